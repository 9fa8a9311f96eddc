/** A growing list of 32-bit integers: 4 bytes each, up to 8 while half of it is spare. */
export class Ints {
  length = 0;
  private values = new Int32Array(256);

  /** The value at an index below `length`. */
  at(index: number): number {
    return this.values[index] ?? 0;
  }

  set(index: number, value: number): void {
    this.values[index] = value;
  }

  push(value: number): void {
    if (this.length === this.values.length) {
      const grown = new Int32Array(this.length * 2);
      grown.set(this.values);
      this.values = grown;
    }
    this.values[this.length++] = value;
  }
}
