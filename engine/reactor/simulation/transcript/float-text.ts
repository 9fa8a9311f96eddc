const round = Math.fround;

/**
 * The number whose shortest decimal is the shortest one that reads back to the same binary32: what a saved game writes
 * for a float. Of several shortest ones the nearest.
 */
export function shortestFloat32(value: number): number {
  if (Number.isInteger(value) && Math.abs(value) < 1e6) return value;
  // most floats need 7 to 9 digits; where 6 are enough, fewer may be
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

/** A decimal of so many digits that reads back to the value. */
function readsBack(value: number, digits: number): number | undefined {
  const text = value.toPrecision(digits);
  const nearest = Number(text);
  if (round(nearest) === value) return nearest;
  // below a power of two floats lie closer than above it: the nearest decimal may miss where the next one up does not
  const unit = 10 ** (Math.floor(Math.log10(Math.abs(value))) - digits + 1);
  const next = Number((nearest + Math.sign(value) * unit).toPrecision(digits));
  return round(next) === value ? next : undefined;
}
