// The class alone: the package's index brings a mock, prices and permissions, which are two fifths of it.
export { DiscordSDK } from "./node_modules/@discord/embedded-app-sdk/output/Discord.mjs";
