/**
 * What was found out about texts that are asked for again and again: at least the last `most` of them, at most twice as
 * many. What letter after letter asks for stays, however much passes by in between.
 */
export class TextMemory<Answer extends string | number | boolean | object | null> {
  private readonly most: number;
  private readonly longest: number;
  private recent = new Map<string, Answer>();
  private older = new Map<string, Answer>();

  /** Texts of more than `longest` characters are not kept. */
  constructor({ most, longest }: { most: number; longest: number }) {
    this.most = most;
    this.longest = longest;
  }

  get(text: string): Answer | undefined {
    const known = this.recent.get(text);
    if (known !== undefined) return known;
    const before = this.older.get(text);
    if (before !== undefined) this.set(text, before);
    return before;
  }

  set(text: string, answer: Answer): void {
    if (text.length > this.longest) return;
    if (this.recent.size >= this.most) {
      this.older = this.recent;
      this.recent = new Map();
    }
    this.recent.set(text, answer);
  }
}
