// What has changed, put on top of what was there.

/** A board with what has changed since the one before it; null for what is gone. */
export function changed(before, patch) {
  const after = { ...before };
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete after[key];
    else after[key] = key === "map" && before.map ? changed(before.map, value) : value;
  }
  return after;
}
