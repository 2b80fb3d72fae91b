"""The contract of fields and photographs, on every kind of database."""

from __future__ import annotations

from msgspec import structs

from storage import PhotographRow, Storage
from tests.storage.tools import ANA, BEN

OWN, SERVER = f"user:{ANA}", "guild:7"


async def test_fields_are_kept_by_name_on_their_list(storage: Storage) -> None:
    first = await storage.fields.save(OWN, ANA, "Old Town", "FLD1-A")
    again = await storage.fields.save(OWN, ANA, "OLD TOWN", "FLD1-B")
    other = await storage.fields.save(SERVER, BEN, "Old Town", "FLD1-C")
    assert (again.id, again.code, again.name) == (first.id, "FLD1-B", "OLD TOWN")
    assert other.id != first.id
    assert await storage.fields.on_shelf(OWN) == [again]
    assert await storage.fields.named(SERVER, "old town") == other
    assert await storage.fields.named(OWN, "new town") is None
    assert await storage.fields.get(first.id) == again
    assert await storage.fields.of_owner(BEN) == [other]
    assert await storage.fields.delete(again)
    assert not await storage.fields.delete(again)
    assert await storage.fields.on_shelf(OWN) == []


async def test_a_field_has_another_name_where_none_has_it(storage: Storage) -> None:
    first = await storage.fields.save(OWN, ANA, "Old Town", "FLD1-A", PhotographRow("photo-1", ANA, b"webp"))
    await storage.fields.save(OWN, ANA, "Docks", "FLD1-B")
    await storage.fields.save(SERVER, ANA, "Harbor", "FLD1-C")
    assert await storage.fields.rename(first, "DOCKS") is None
    assert await storage.fields.named(OWN, "old town") == first
    for name in ("OLD TOWN", "Harbor"):
        assert await storage.fields.rename(first, name) == structs.replace(first, name=name)
    assert await storage.fields.named(OWN, "old town") is None
    await storage.fields.delete(first)
    assert await storage.fields.rename(first, "Gone") is None


async def test_whose_a_photograph_is(storage: Storage) -> None:
    await storage.fields.save(OWN, ANA, "Table", "FLD1-A", PhotographRow("photo-1", ANA, b"webp"))
    assert await storage.fields.photograph_owner("photo-1") == ANA
    assert await storage.fields.photograph_owner("") is None


async def test_a_photograph_goes_with_the_last_field_that_has_it(storage: Storage) -> None:
    picture = PhotographRow("photo-1", ANA, b"webp")
    own = await storage.fields.save(OWN, ANA, "Table", "FLD1-A", picture)
    shared = await storage.fields.save(SERVER, ANA, "Table", "FLD1-A", picture)
    assert (own.photograph, shared.photograph) == ("photo-1", "photo-1")
    await storage.fields.delete(own)
    assert await storage.fields.photograph("photo-1") == picture
    await storage.fields.save(SERVER, ANA, "Table", "FLD1-A")
    assert await storage.fields.photograph("photo-1") is None


async def test_a_photograph_goes_with_its_last_field_when_another_saves_over_it(storage: Storage) -> None:
    await storage.fields.save(SERVER, ANA, "Table", "FLD1-A", PhotographRow("photo-1", ANA, b"webp"))
    await storage.fields.save(SERVER, BEN, "table", "FLD1-B", PhotographRow("photo-2", BEN, b"webp"))
    assert await storage.fields.photographs_of(ANA) == []
    assert await storage.fields.photograph("photo-2") is not None


async def test_a_photograph_that_is_taken_away_leaves_the_drawing(storage: Storage) -> None:
    await storage.fields.save(OWN, ANA, "Table", "FLD1-A", PhotographRow("photo-1", ANA, b"webp"))
    assert await storage.fields.take_away("photo-1")
    assert not await storage.fields.take_away("photo-1")
    kept = await storage.fields.named(OWN, "Table")
    assert kept is not None
    assert (kept.code, kept.photograph) == ("FLD1-A", "")


async def test_who_is_forgotten_leaves_neither_fields_nor_photographs(storage: Storage) -> None:
    await storage.fields.save(OWN, ANA, "Table", "FLD1-A", PhotographRow("photo-1", ANA, b"webp"))
    await storage.fields.save(SERVER, ANA, "Table", "FLD1-A", PhotographRow("photo-1", ANA, b"webp"))
    await storage.fields.save(SERVER, BEN, "Other", "FLD1-B", PhotographRow("photo-2", BEN, b"webp"))
    await storage.forgotten.begin(ANA, 1.0)
    assert await storage.fields.of_owner(ANA) == []
    assert await storage.fields.photographs_of(ANA) == []
    assert [row.name for row in await storage.fields.on_shelf(SERVER)] == ["Other"]
    assert await storage.fields.photograph("photo-2") is not None
