/** An expression that cannot be used; the message is for the person who wrote it. */
export class ExpressionError extends Error {
  /** Where in the text the problem begins, where that is known. */
  readonly offset: number | null;
  constructor(message: string, offset: number | null = null) {
    super(message);
    this.name = "ExpressionError";
    this.offset = offset;
  }
}
