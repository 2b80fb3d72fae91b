// The page on which a battlefield is drawn, in a browser: by its own link.

import { useArt } from "./art.js";
import { html } from "./dom.js";
import { draw } from "./draw.js";
import { file, readLink } from "./link.js";
import { t } from "./words.js";

const alone = (text) => document.getElementById("app").replaceChildren(html("main", { class: "alone" }, html("h1", {}, t("draw-title")), html("p", { role: "alert" }, text)));

const link = readLink();
useArt(await (await file("art.json")).json());
await draw(link).catch((problem) => alone(link.token ? problem.message : t("no-link")));
addEventListener("hashchange", () => location.reload());
