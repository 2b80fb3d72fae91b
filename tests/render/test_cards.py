"""What has changed hands stands above the picture of an activation, and alone where there is no map."""

from __future__ import annotations

import io
from itertools import islice

from PIL import Image

from render import MomentCard, draw_moment
from tests.text.talk import played
from text import narrator


def test_a_declared_table_has_the_card_alone_and_more_lines_make_it_taller() -> None:
    *_, (event, state, _) = islice(played("rapid-attack", "demo", 1), 60)
    words = narrator(state).board_labels("en", state)
    assert draw_moment(state, event, words) is None
    one = draw_moment(state, event, words, MomentCard(("Ben takes station SB1 from Ana.",), 1))
    two = draw_moment(state, event, words, MomentCard(("Ben takes station SB1 from Ana.", "Ana −3 · Ben +7."), 1))
    assert one is not None
    assert two is not None
    low, high = (Image.open(io.BytesIO(picture.data)) for picture in (one, two))
    assert low.width == high.width
    assert low.height < high.height
