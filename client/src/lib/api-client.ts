import { recoverSession } from "./session-recovery.ts";

export type FieldErrors = Record<string, string[]>;

/** A failed call: the message is `status: body text`; what the server said to the person is beside it. */
export class ApiError extends Error {
  readonly status: number;
  readonly serverMessage: string | null;
  readonly fields: FieldErrors;
  /** Seconds to wait before another try, where the server said so. */
  readonly retryAfter: number | null;
  constructor(response: { status: number; statusText: string; body: string; retryAfter: string | null }) {
    super(`${response.status}: ${response.body || response.statusText}`);
    this.name = "ApiError";
    this.status = response.status;
    const problem = parseProblem(response.body);
    this.serverMessage = problem.message;
    this.fields = problem.fields;
    const seconds = Number(response.retryAfter);
    this.retryAfter = response.retryAfter && Number.isFinite(seconds) ? seconds : null;
  }
}

export type CallOptions = {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** What a 401 means: the session has ended, sign in again and repeat the call (the default), or a plain failure. */
  signedOut?: "recover" | "fail";
};

/**
 * Every call of the page: with cookies, JSON only where there is a body. When the session has ended, the call waits
 * for the person to sign in again and is then repeated.
 * @throws ApiError for every answer that is not OK; TypeError when the network is gone.
 */
export async function callApi(path: string, options: CallOptions = {}): Promise<Response> {
  const response = await fetch(path, {
    method: options.method ?? "GET",
    credentials: "include",
    headers: { ...(options.body === undefined ? {} : { "Content-Type": "application/json" }), ...options.headers },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    ...(options.signal ? { signal: options.signal } : {}),
  });
  if (response.ok) return response;
  const maySignIn = response.status === 401 && options.signedOut !== "fail";
  if (maySignIn && (await recoverSession())) return callApi(path, { ...options, signedOut: "fail" });
  throw await toApiError(response);
}

type Schema<T> = { parse: (value: unknown) => T };

/** What a type guard lets through, for answers that a page reads before it has the code of schemas. */
export function toParser<T>(isShape: (value: unknown) => value is T): Schema<T> {
  return {
    parse: (value) => {
      if (!isShape(value)) throw new TypeError("The answer has an unexpected shape");
      return value;
    },
  };
}

/**
 * The answer's JSON; an empty answer (204) is null. A schema may be loaded beside the call: pages that call for nothing
 * at first then do without the code of schemas.
 */
export async function callJson<T>(
  path: string,
  schema: Schema<T> | (() => Promise<Schema<T>>),
  options: CallOptions = {},
): Promise<T> {
  const [response, loaded] = await Promise.all([
    callApi(path, options),
    typeof schema === "function" ? schema() : schema,
  ]);
  const text = await response.text();
  return loaded.parse(text === "" ? null : JSON.parse(text));
}

async function toApiError(response: Response): Promise<ApiError> {
  const body = await response.text().catch(() => "");
  return new ApiError({
    status: response.status,
    statusText: response.statusText,
    body,
    retryAfter: response.headers.get("Retry-After"),
  });
}

function parseProblem(body: string): { message: string | null; fields: FieldErrors } {
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value !== "object" || value === null) return { message: null, fields: {} };
    const message = "message" in value && typeof value.message === "string" ? value.message : null;
    const errors =
      "errors" in value && typeof value.errors === "object" && value.errors !== null
        ? Object.entries(value.errors)
        : [];
    const fields = Object.fromEntries(
      errors.map(([field, texts]) => [
        field,
        Array.isArray(texts) ? texts.filter((text) => typeof text === "string") : [],
      ]),
    );
    return { message, fields };
  } catch {
    return { message: null, fields: {} };
  }
}
