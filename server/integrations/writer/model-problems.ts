import { APIConnectionError, APIError } from "openai";
import { AppError, type ErrorCode } from "#server/errors.ts";
import type { LetterProblem } from "#shared/model/model-letter.ts";
import { type LocalServer, localServerName } from "#shared/writer/local-servers.ts";

/** Why a model gave no letter. */
export type ModelProblem =
  | "keyRefused"
  | "modelUnknown"
  | "busy"
  | "quota"
  | "tooLong"
  | "filtered"
  | "rejected"
  | "broken"
  | "unreachable"
  | "late"
  | "silent"
  | "cut"
  | LetterProblem;

const problems: Record<ModelProblem, { code: ErrorCode; message: string; again: boolean }> = {
  keyRefused: {
    code: "upstreamFailed",
    message:
      "The language model rejected this site's key. The site's operator needs to fix this. Your details are saved.",
    again: false,
  },
  modelUnknown: {
    code: "upstreamFailed",
    message: "This site's language model wasn't found. The site's operator needs to fix this.",
    again: false,
  },
  busy: {
    code: "unavailable",
    message: "The language model is busy. Try again a little later.",
    again: true,
  },
  quota: {
    code: "unavailable",
    message: "This site has used up its language model allowance. The site's operator needs to fix this.",
    again: false,
  },
  tooLong: {
    code: "unusable",
    message: "This is too long for the language model. Shorten the posting and try again.",
    again: false,
  },
  filtered: {
    code: "upstreamFailed",
    message: "The language model's content filter blocked this letter. Check the posting and try again.",
    again: false,
  },
  rejected: {
    code: "upstreamFailed",
    message: "The language model rejected this request. The site's operator needs to fix this.",
    again: false,
  },
  broken: {
    code: "upstreamFailed",
    message: "The language model has a problem. Try again in a moment.",
    again: true,
  },
  unreachable: {
    code: "unavailable",
    message: "Couldn't reach the language model. Try again in a moment.",
    again: true,
  },
  late: {
    code: "upstreamTimeout",
    message: "The language model took too long to start. Try again in a moment.",
    again: false,
  },
  silent: {
    code: "upstreamTimeout",
    message: "The language model stopped partway. Try again.",
    again: true,
  },
  cut: {
    code: "upstreamFailed",
    message: "The language model stopped in the middle of the letter. Try again.",
    again: true,
  },
  refused: {
    code: "upstreamFailed",
    message: "The language model declined to write this letter. Check the posting and try again.",
    again: false,
  },
  empty: {
    code: "upstreamFailed",
    message: "The language model didn't send a usable letter. Try again.",
    again: false,
  },
  endless: {
    code: "upstreamFailed",
    message: "The language model didn't stop writing. Try again.",
    again: false,
  },
  language: {
    code: "upstreamFailed",
    message: "The language model wrote in the wrong language twice. Try again.",
    again: false,
  },
  verse: {
    code: "upstreamFailed",
    message: "The language model didn't write a letter, twice. Try again.",
    again: false,
  },
  leak: {
    code: "upstreamFailed",
    message: "The language model repeated its instructions twice instead of writing a letter. Try again.",
    again: false,
  },
  wrapped: {
    code: "upstreamFailed",
    message: "The language model sent code twice instead of a letter. Try again.",
    again: false,
  },
  same: {
    code: "upstreamFailed",
    message: "The language model wrote an earlier letter again, twice. Your letter is unchanged.",
    again: false,
  },
};

/** What the person can do about it where the model runs on the computer that they sit at. */
const onThisComputer: Partial<Record<ModelProblem, (model: string, server: string) => string>> = {
  unreachable: (model, server) => `${server} doesn't answer, so ${model} can't write. Start ${server} and try again.`,
  modelUnknown: (model, server) => `${server} no longer has ${model}. Choose another writer under Settings.`,
  late: (model) => `${model} took too long to start. A smaller model may be faster on this computer.`,
  broken: (model, server) => `${server} couldn't run ${model}. Its window or log says why. A smaller model may fit.`,
};

/** A try at a letter that failed; `waitSeconds` is what the model's server asks to wait, where it does. */
export class ModelError extends Error {
  readonly problem: ModelProblem;
  readonly waitSeconds: number | null;
  constructor(problem: ModelProblem, details: { waitSeconds?: number | null; cause?: unknown } = {}) {
    super(problem, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = "ModelError";
    this.problem = problem;
    this.waitSeconds = details.waitSeconds ?? null;
  }

  /** Whether the same request may go well a moment later. */
  get again(): boolean {
    return problems[this.problem].again;
  }

  /** For the person: no word of keys, hosts or what the server said. A server on their own computer they can see to. */
  toAppError({ name, local }: { name?: string; local?: LocalServer } = {}): AppError {
    const { code, message } = problems[this.problem];
    const here = local && onThisComputer[this.problem]?.(name ?? "", localServerName(local));
    return new AppError(code, here ?? message, {
      cause: new Error(this.problem),
      ...(this.waitSeconds === null ? {} : { retryAfter: this.waitSeconds }),
    });
  }
}

/** What the SDK or the connection threw, by what it means. */
export function toModelError(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  if (error instanceof APIConnectionError) return new ModelError("unreachable", { cause: error });
  if (error instanceof APIError) return fromAnswer(error);
  // A connection that breaks while the answer comes is a plain TypeError ("terminated").
  return new ModelError("cut", { cause: error });
}

function fromAnswer(error: APIError): ModelError {
  const words = `${error.code ?? ""} ${error.type ?? ""}`;
  const waitSeconds = toSeconds(error.headers?.get("retry-after") ?? null);
  if (/content_filter|content_policy/.test(words)) return new ModelError("filtered");
  if (/insufficient_quota|billing/.test(words) || error.status === 402) return new ModelError("quota");
  if (/context_length|too_large|string_above_max/.test(words) || error.status === 413) return new ModelError("tooLong");
  const byStatus: Record<number, ModelProblem> = {
    401: "keyRefused",
    403: "keyRefused",
    404: "modelUnknown",
    408: "broken",
    409: "broken",
    429: "busy",
  };
  const status = error.status ?? 500;
  return new ModelError(byStatus[status] ?? (status >= 500 ? "broken" : "rejected"), { waitSeconds, cause: error });
}

/** Retry-After is seconds or a date. */
function toSeconds(header: string | null): number | null {
  if (header === null) return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, (date - Date.now()) / 1000);
}
