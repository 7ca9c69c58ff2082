/**
 * A set of small whole numbers that takes no time to empty: a number is in it if it was put in since then. The drafts of a
 * letter fill it with some hundreds of numbers each.
 */
export class NumberSet {
  /** By number: in which filling it was put in last. */
  private fillings = new Int32Array(1024);
  private filling = 1;

  clear(): void {
    this.filling += 1;
  }

  addAll(numbers: readonly number[]): void {
    for (const number of numbers) {
      if (number >= this.fillings.length) this.grow(number);
      this.fillings[number] = this.filling;
    }
  }

  hasAny(numbers: readonly number[]): boolean {
    for (const number of numbers) if (this.fillings[number] === this.filling) return true;
    return false;
  }

  private grow(number: number): void {
    const larger = new Int32Array(2 * number);
    larger.set(this.fillings);
    this.fillings = larger;
  }
}
