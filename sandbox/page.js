// Watches the bot: says when it has stopped, and loads the page again when it is back.
const run = document.documentElement.dataset.run;
const notice = Object.assign(document.createElement("p"), { id: "sandbox-notice", hidden: true });
notice.textContent = "The bot has stopped. Start it again with \"make play\".";
document.body.append(notice);

async function look() {
  try {
    const now = await (await fetch("/sandbox-run", { cache: "no-store" })).text();
    notice.hidden = true;
    if (now !== run) location.reload();
  } catch {
    notice.hidden = false;
  }
}
setInterval(look, 2000);
