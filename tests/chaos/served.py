"""``bot.py run``, or another command, at a Discord on this machine: its address, then the command."""

import sys

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

import bot
from table.waiting import elsewhere

if __name__ == "__main__":
    Route.BASE = f"http://{sys.argv[1]}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://{sys.argv[1]}/gateway")
    elsewhere.BEAT = 0.3
    sys.exit(bot.main(sys.argv[2:] or ["run"]))
