"""The settings, as `python bot.py --help` tells them."""

from cogs.configuration import DATABASE

TOKEN_AGAIN = "copy it again from the Bot page of your application"
VARIABLES = {
    "DISCORD_TOKEN": "the bot's token; without one the bot runs in the sandbox",
    "DATABASE_URL": f"sqlite+aiosqlite:///PATH or postgresql+asyncpg://USER:PASSWORD@HOST/NAME ({DATABASE})",
    "SHARD_IDS": "which shards this process serves, as 0,1 (all)",
    "SHARD_COUNT": "of how many",
    "EMOJIS": "0: dice stay words, and no emojis are uploaded",
    "HTTP_PORT": "the port that serves /live, /ready and /metrics (none)",
    "HTTP_HOST": "the address of that port (127.0.0.1)",
    "METRICS_PORT": "a port of their own for /live, /ready and /metrics (HTTP_PORT)",
    "WEB_URL": "the address under which players reach that port: boards in the browser (none)",
    "DISCORD_CLIENT_SECRET": "the application's client secret: boards open inside Discord too (they don't)",
    "TRUSTED_PROXIES": "addresses of proxies before that port, as 127.0.0.1, 10.0.0.0/8 (none)",
    "LOG_LEVEL": "DEBUG, INFO, WARNING, ERROR or CRITICAL (INFO)",
    "LOG_FORMAT": "text or json (text)",
    "SENTRY_DSN": "where errors are sent, if sentry-sdk is installed (nowhere)",
    "OWNER_GUILD": "the server with /owner, for the application's owners (none)",
    "TELL_NEWS": "1: each server hears once of a new version, when its next lobby opens",
    "THINKERS": "processes in which bots think, 60 MiB each (processors less one)",
    "SANDBOX_PORT": "the port of the sandbox's page (a free one)",
    "SANDBOX_OPEN": "0: the sandbox opens no browser",
    "SANDBOX_ACTIVITY": "0: boards open in tabs of their own, by links, instead of beside the channel",
}
"""What the environment may set, with the default in brackets."""
