import { ApiError, callApi } from "#client/lib/api-client.ts";
import {
  type PromptAnswer,
  type PromptEvent,
  type PromptRequest,
  promptAnswerSchema,
  promptEventSchema,
} from "#shared/generator/prompt.schema.ts";
import { readEventStream } from "./read-event-stream.ts";

const PROMPTS = "/api/prompts";

export const promptsKey = [PROMPTS] as const;

/** The plain call: the whole answer at once. */
export async function requestLetter(request: PromptRequest, signal: AbortSignal): Promise<PromptAnswer> {
  const response = await callApi(PROMPTS, { method: "POST", body: request, signal });
  return promptAnswerSchema.parse(await response.json());
}

/**
 * The same call with word of what happens meanwhile; where the server answers plainly all the same, that answer counts.
 * @throws ApiError for what the server reports before or within the stream, TypeError when the connection breaks off.
 */
export async function streamLetter(
  request: PromptRequest,
  options: { signal: AbortSignal; onEvent: (event: PromptEvent) => void },
): Promise<PromptAnswer> {
  const response = await callApi(PROMPTS, {
    method: "POST",
    body: request,
    headers: { Accept: "text/event-stream" },
    signal: options.signal,
  });
  const isStream = response.headers.get("Content-Type")?.startsWith("text/event-stream");
  if (!isStream || !response.body) return promptAnswerSchema.parse(await response.json());
  for await (const { name, text } of readEventStream(response.body)) {
    const event = parsePromptEvent(name, text);
    if (event?.type === "done") return event.answer;
    if (event) options.onEvent(event);
    if (event?.type === "error") throw toApiError(event);
  }
  throw new TypeError("the stream ended before the letter did");
}

/** Null for events of kinds that this page does not know. */
function parsePromptEvent(name: string, text: string): PromptEvent | null {
  const value: unknown = JSON.parse(text);
  const named = typeof value === "object" && value !== null ? { type: name, ...value } : value;
  return promptEventSchema.safeParse(named).data ?? null;
}

function toApiError({ status, message, retryAfter }: Extract<PromptEvent, { type: "error" }>): ApiError {
  return new ApiError({
    status,
    statusText: "",
    body: JSON.stringify({ message }),
    retryAfter: retryAfter === undefined ? null : String(retryAfter),
  });
}
