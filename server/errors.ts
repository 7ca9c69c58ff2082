/** What can go wrong, and the HTTP status it answers with. */
export const errorStatus = {
  malformed: 400,
  signedOut: 401,
  unpaid: 402,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  staleWrite: 412,
  tooLarge: 413,
  wrongType: 415,
  unusable: 422,
  tooMany: 429,
  upstreamFailed: 502,
  unavailable: 503,
  upstreamTimeout: 504,
  diskFull: 507,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export type FieldErrors = Record<string, string[]>;

/** The one error that features throw: a code, a message for the person, and messages by field. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  /** Seconds until another try makes sense; sent as Retry-After. */
  readonly retryAfter: number | undefined;
  constructor(
    code: ErrorCode,
    message: string,
    details: { fields?: FieldErrors; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = "AppError";
    this.code = code;
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
  }

  /** The same with other words, and without what caused it, which has the old ones. */
  reworded(change: (text: string) => string): AppError {
    const fields = Object.entries(this.fields ?? {}).map(([name, texts]) => [name, texts.map(change)]);
    return new AppError(this.code, change(this.message), {
      ...(this.fields ? { fields: Object.fromEntries(fields) } : {}),
      ...(this.retryAfter === undefined ? {} : { retryAfter: this.retryAfter }),
    });
  }
}
