"""Lessons: the course of each family, as it declares it. Their sentences are in ``locales/*/tutorial*.ftl``."""

import pkgutil
from collections.abc import Mapping

from rules import Family
from rules.games import Gathered
from table.lessons.course import Course

__all__ = ["COURSES", "first_course"]


def _courses(family: Family) -> dict[str, Course]:
    if not family.lesson:
        return {}
    course: Course = pkgutil.resolve_name(family.lesson)
    return {course.id: course}


COURSES: Mapping[str, Course] = Gathered(_courses)
"""By id, in the order in which they are offered."""


def first_course() -> str:
    """The lesson that is meant where none is named, in old custom ids too."""
    return next(iter(COURSES))
