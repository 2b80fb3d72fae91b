# /company: names, descriptions and messages about companies.

cmd-company-new = Start an empty company for a ruleset and a game size
cmd-company-frame = Add a frame, ship or other asset, or replace the one with that name
cmd-company-remove = Remove a frame, ship or other asset
cmd-company-list = All your companies
cmd-company-delete = Delete a company, after you confirm
cmd-company-share = A short code to share a company
cmd-company-import = A company from a code or text, forum notation too; leave text empty for a form
opt-company-which = One of your companies
opt-company-frame = The frame's, ship's or other asset's name, or its number
opt-company-systems = Like Rd Rd B G, or 2W 2Rd+d8 1B 1G; in a fleet like Capital Rp Ra B K, Company ace R, HVA
opt-company-rockets = How many rockets it carries
opt-company-text = A code (MF1-…) or Kestrel: Rd Rd B G +1 rocket; … or Capital Vega: Rp Ra B K; HVA; …

decimal-sign = .
company-default-name = Company
company-head = ### { $name }
company-built-for = { $ruleset } · { $size }, { $players ->
    [one] 1 player
   *[other] { $players } players
}
company-built-custom = { $ruleset } · custom game
company-ready = Ready to play.
company-ready-short = ready to play
company-faults-short = { $n ->
    [one] 1 problem to fix
   *[other] { $n } problems to fix
}
company-faults = { $n ->
    [one] **One problem to fix:**
   *[other] **{ $n } problems to fix:**
}
company-note-rockets = { $n ->
    [one] Its rocket goes to a frame at the start; `/company frame` puts it where you like.
   *[other] Its { $n } rockets are spread over the frames at the start; `/company frame` puts them where you like.
}
company-note-no-spare = No spare frame: it cannot add one if the highest score is tied. To bring one, write `spare` after its systems.
company-note-split = Split weapons are only legal in a game that allows them.
company-note-hazard = Environmental systems only help in a game with hazardous areas.
company-frame-number = Frame { $number }
company-frame = **{ $name }**{ $kind ->
    [none] {""}
   *[other] {" "}({ $kind })
} `{ $systems }`{ $rockets }{ $spare ->
    [yes] , spare
   *[no] {""}
}
company-spare = spare
company-frame-rockets = , { $rockets }
company-no-systems = no systems
company-figures = attack { $close } / { $direct } / { $far }{ $rocket }, defense { $defense }, movement { $movement }, spotting { $spotting }, survives { $endurance } attacks
company-figures-rocket = , with a rocket { $value }
company-totals = { $frames ->
    [one] 1 frame
   *[other] { $frames } frames
}, { $systems ->
    [one] 1 system
   *[other] { $systems } systems
}
company-totals-hits = { $rockets } · takes { $hits }
company-totals-endurance = Survives { $value } spotted attacks
company-hits-caption = Hits expected
company-hits-open = open
company-hits-cover = cover
company-expected = Hits expected if each frame attacks once, in the open / behind terrain: hand-to-hand { $close }, direct fire { $direct }, artillery { $far }.
company-legend = Attack (hand-to-hand / direct fire / artillery), defense, movement and spotting are the average of the best die. “Survives” counts the spotted attacks it takes to destroy the frame.
company-alt = { $name }: { $frames }
company-text-hint = To join a game with it, use its name or this text:
company-empty-hint = Add frames with the menu below, or draw them all at random.

company-made = **{ $name }** created. Now give it frames.
company-frame-added = { $frame } added.
company-frame-replaced = { $frame } rebuilt.
company-frame-removed = { $frame } removed.
company-drawn = Drawn at random and saved as **{ $name }**.
company-imported = Saved as **{ $name }**. Is this what you meant?
company-imported-code = From a share code, saved as **{ $name }**.
company-share-code = Anyone with this code can take a copy of **{ $name }** with `/company import`:
company-share-text = As plain text:
company-delete-ask = Delete **{ $name }** ({ $frames })?
company-delete-frames = { $n ->
    [0] no frames
    [one] 1 frame
   *[other] { $n } frames
}
company-deleted = **{ $name }** deleted. If that was a mistake, `/company import` restores it from this code:
company-kept = **{ $name }** is still there.
company-list-empty = You have no companies yet: build one with `/company new`, draw one with `/company generate`, or read one with `/company import`.
company-list-head = { $n ->
    [one] **Your company**
   *[other] **Your { $n } companies**
}
company-list-line = **{ $name }** · { $built } · { $frames } · { $status }
company-list-more = … and { $n } more: type part of a name in `/company show`.
button-company-delete = Delete
button-company-keep = Keep
form-company-title = A company from text
form-company-name = Its name
form-company-text = Code, or one frame, ship or asset per line
form-company-hint = Kestrel: Rd Rd B G +1 rocket

error-company-exists = You already have a company named { $name }: choose another name, or change that one with `/company frame`.
error-company-changed = { $name } has changed since: `/company show` shows it as it is now.
error-company-frame-unknown = There is nothing called { $text } here: it has { $known }.
error-too-many-units = { $count } are too many: { $most } at most.
error-import-other-game = That company was built for a different ruleset: pick the right one, or leave it blank.
error-one-frame = That is { $count } frames: write the systems of one, like `Rd Rd B G`.
error-company-name-empty = A company needs a name with at least one letter.
error-share-unreadable = That code is mistyped or cut off: copy all of it, from MF1- to the last letter.
error-share-too-big = { $frame } carries { $count } systems, but a code holds only { $most } each: share the text instead.
error-import-unreadable = “{ $text }” in frame { $number } is not a system or a die: write systems like `Rd Rd B G` or dice like `2W 2Rd+d8 1B 1G`, one frame per line, with its name before a colon.
error-too-many-companies = You already have { $most } companies: delete one with `/company delete`.

# Rolls
button-roll-again = Roll again
roll-again = **{ $name }** rolls again:

# Pictures of units.
cmd-company-picture = Give a frame, ship or other asset your own picture
opt-company-image = PNG, JPEG or WebP; without one, the current picture is removed
opt-crop = Which part of the picture to keep
button-build-picture = Picture
build-picture = Picture of { $name }
build-picture-hint = PNG, JPEG or WebP, up to 8 MB. Send the form without one to remove the picture.
build-place = Which part to keep
place-center = Center
place-top = Top
place-bottom = Bottom
place-left = Left
place-right = Right
picture-kept = **{ $name }** has a picture now. Everybody sees it on the board of your games.
picture-removed = The picture of **{ $name }** is gone.
picture-none = **{ $name }** has no picture. Attach an image to give it one.
error-photo-kind = I can't use that file as a picture. Send a PNG, a JPEG or a WebP.
error-photo-size = That picture is too big or too small. Send one of 32 pixels or more a side and { $most } MB at most; about 4000 × 3000 from a camera and 3000 × 3000 from a drawing are fine.
error-photo-moves = That picture is animated. Send a still one.
error-photo-broken = I can't read that picture. Save it again as PNG or JPEG and send that.
error-photo-unnamed = Number { $number } has no name. Give it one first, then its picture.
