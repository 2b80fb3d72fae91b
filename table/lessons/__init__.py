"""Every lesson there is: a module each, and a line here. Its sentences are in ``locales/*/tutorial*.ftl``."""

from __future__ import annotations

from table.lessons import football, intercept_orbit, rapid_attack
from table.lessons.course import Course

__all__ = ["COURSES", "FIRST"]

COURSES: dict[str, Course] = {
    course.id: course
    for course in (
        rapid_attack.COURSE,
        football.COURSE,
        intercept_orbit.COURSE,
    )
}
FIRST = next(iter(COURSES))
"""The lesson of whoever does not say which, and of every custom id that names none."""
