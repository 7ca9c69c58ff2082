/** Why a page gives no posting, in words for the person. */
export class PageError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = "PageError";
  }
}
