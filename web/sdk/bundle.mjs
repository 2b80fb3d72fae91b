// Bundles Discord's SDK into one file with its license, version and hash: node bundle.mjs [FILE], in make sdk.

import { readFileSync, readdirSync } from "node:fs";
import { build } from "esbuild";

const NAME = "@discord/embedded-app-sdk";
const read = (file) => readFileSync(new URL(file, import.meta.url), "utf8");
const lock = JSON.parse(read("package-lock.json")).packages;
const own = `node_modules/${NAME}`;
const { metafile } = await build({ entryPoints: ["entry.js"], bundle: true, write: false, metafile: true, format: "esm" });
const within = new Set(Object.keys(metafile.inputs).map((file) => /output\/lib\/([^/]+)/.exec(file)?.[1]).filter(Boolean));

function holders(name) {
  const license = readdirSync(new URL(`node_modules/${name}`, import.meta.url)).find((file) => /^licen[cs]e/i.test(file));
  const found = license ? read(`node_modules/${name}/${license}`).split("\n").find((line) => /copyright .*\d/i.test(line)) : "";
  return `${name}, ${lock[`node_modules/${name}`].license}${found ? `: ${found.trim().replace(/^[\s*]+/, "")}` : ""}`;
}

const notice = [`${NAME} ${lock[own].version}`, lock[own].integrity, "Bundled by make sdk; not to be changed by hand.", "",
  ...read(`${own}/LICENSE.md`).trim().split("\n"), "", "It contains", ...[...within].sort().map(holders)];
await build({
  entryPoints: ["entry.js"], outfile: process.argv[2] ?? "../page/discord.js", bundle: true, minify: true, format: "esm", target: "es2022",
  charset: "utf8", legalComments: "none", banner: { js: `/*!\n${notice.map((line) => ` * ${line}`.trimEnd()).join("\n")}\n */` },
});
