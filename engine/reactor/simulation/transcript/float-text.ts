const round = Math.fround;

/**
 * Returns the number with the shortest decimal that reads back to the same binary32, which is how a saved game writes a
 * float. Of several shortest ones it is the nearest.
 */
export function shortestFloat32(value: number): number {
  if (Number.isInteger(value) && Math.abs(value) < 1e6) return value;
  // most floats need 7 to 9 digits; if 6 are enough, fewer may be as well
  if (readsBack(value, 6) !== undefined) {
    for (let digits = 1; digits < 6; digits++) {
      const short = readsBack(value, digits);
      if (short !== undefined) return short;
    }
  }
  for (let digits = 6; digits < 9; digits++) {
    const short = readsBack(value, digits);
    if (short !== undefined) return short;
  }
  return Number(value.toPrecision(9));
}

/** Finds a decimal with this number of digits that reads back to the value: the nearest one or the next one up. */
function readsBack(value: number, digits: number): number | undefined {
  const text = value.toPrecision(digits);
  const nearest = Number(text);
  if (round(nearest) === value) return nearest;
  // below a power of two floats are closer together than above it, so the nearest decimal may miss and the next one up
  // may not
  const unit = 10 ** (Math.floor(Math.log10(Math.abs(value))) - digits + 1);
  const next = Number((nearest + Math.sign(value) * unit).toPrecision(digits));
  return round(next) === value ? next : undefined;
}
