"""Who must decide what (rulebook: "On a ship's turn, you'll", "A Frame Company's Turn", "Ending the Round").

Every request has the facts ``why`` and, where an asset acts, ``asset`` and ``frame`` (the same id). Kind, then
``choice`` [label; facts] of its options:

========== =========================================================================================================
tie        ``stand`` [keep-tie]; ``withdraw:A1`` [withdraw; asset]. Facts: tied
deploy     ``A1`` [place; asset]; ``Ac1>A1`` [place-company; asset, host]; ``all`` [place-all]; ``debris`` or, free,
           ``debris:<name>`` [lay-debris]; ``enough`` [debris-enough]. Facts: step (1–8 as in the book)
where      maps only, see ``where.py``. Facts: item, verb: place, course, move, launch
activate   ``A1`` [asset; asset]; ``pass`` [pass]
target     ``B1`` [asset; asset]; ``X1`` [debris; asset]; ``none`` [no-target]. Facts: under
range      ``dogfight``, ``point-defense``, ``assault``, ``support`` [range; range]. Facts: target
defend     ``defend:3`` [defend; die, face, index]; ``none`` [no-defense]. Facts: under
repair     ``Rp`` [repair; system]; ``none`` [no-repair]. Facts: sixes
act        ``attack:3`` [attack; die, face, index]; ``move:3`` [move of a company, manoeuvre of a ship; the same];
           ``straight`` [straight: a ship or HVA goes on as it is]; ``mend:3`` [mend], ``fuel:3`` [fuel], ``spot:3``
           [spot]; ``nudge:B1:left`` [nudge; asset, how]; ``release:Bc1`` [release; asset]; ``done`` [done].
           Facts: target, kind
cover      ``none`` [open]; ``X1`` [cover-debris; asset]; ``B2`` [cover-ship; asset]. Facts: target
screen     ``none`` [no-screen]; ``B2`` [screen; asset]. Facts: target
use-spot   ``yes`` [use-spot]; ``no`` [keep-spot]. Facts: target, attack, spot, defense
cover-hit  ``yes`` [strike-cover]; ``no`` [spare-cover]. Facts: target, cover, hits
loss       ``Rp`` [lose; system]; ``white`` [lose-white]; ``ace`` [lose-ace]. Facts: hits
dodge      ``yes`` [dodge]; ``no`` [stay-put]. Facts: host, hits, fuel
course     ``straight`` [straight-on; speed]; ``3 straight`` [at-speed; speed]; free: a course (``5 2L 4R``).
           Facts: pips, kind. On a declared table
ride       ``yes`` [ride]; ``no`` [stay-behind]. Facts: host
path       on a declared table, a list of these in order: ``clear`` [path-clear]; ``through:B1`` [path-through];
           ``ends:B1`` [path-ends]; ``beside:B1`` [path-beside]; ``edge`` [path-edge]; for a company ``host:B1``
           [path-host] and ``carry:Bc1`` [path-carry]; ``claim:AV1:B`` [path-claim; asset, side]: from now on that
           player alone is within 2 of that HVA. Facts: kind
carry      ``yes`` [carry]; ``no`` [leave]. Facts: company, captive
cling      ``yes`` [cling]; ``no`` [stay-behind]. Facts: host
avoid      ``yes`` [avoid]; ``no`` [hit-debris]. Facts: debris, pips
ram        ``yes`` [ram]; ``no`` [let-pass]. Facts: target
spin       ``0`` [spin-none]; ``-2`` [spin; clicks, way (port, starboard), count]. Facts: target, hits
debris     ``remove`` [debris-remove]; ``push`` [debris-push]. Facts: debris, speed
hand       ``none`` [hand-nobody]; ``Ac1>A2`` [hand; asset, host]
edge       maps only: ``112.5`` [turn-to; heading]
nudge      ``none`` [nudge-none]; ``left``, ``right``, ``n``, ``ne``… [nudge; asset, how]. Facts: target
mend       ``Ac1`` [mend-company; asset, value]. Facts: value
restore    ``R`` [restore; system], ``white`` [restore-white]. Facts: company, left
refuel     ``Ac1`` [fuel-company; asset, value]. Facts: value
launch     ``B1`` [launch; asset]. Facts: company. On a declared table
spot-target ``B1`` [asset; asset]; ``none`` [nobody]. Facts: value, reach (0, 1, 2), second (of a yellow ace)
lend       ``none`` [lend-none]; ``B`` [lend; side]. Facts: ship
harm       ``B1:Rp`` [harm; asset, system]; ``B1:white``, ``Bc1:ace``. Facts: ship, count
========== =========================================================================================================
"""

from __future__ import annotations
