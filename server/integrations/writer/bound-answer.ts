import { ModelError } from "./model-problems.ts";

/** Of a refusal nobody reads more than its reason. */
const MOST_OF_REFUSAL = 64 * 1024;
/** A letter of 60,000 characters, each of them escaped, with its form. */
const MOST_OF_WHOLE = 512 * 1024;
/** Many servers send hundreds of bytes for each word, thoughts included. */
const MOST_OF_STREAM = 32 * 1024 * 1024;

/**
 * The answer of a model's server, of which so much is read: it may be packed, endless, or no model's at all, and all of it
 * would be held by the process that serves everybody.
 */
export function boundAnswer(response: Response): Response {
  if (!response.body) return response;
  const isStream = /event-stream|ndjson/.test(response.headers.get("content-type") ?? "");
  let left = response.ok ? (isStream ? MOST_OF_STREAM : MOST_OF_WHOLE) : MOST_OF_REFUSAL;
  const bound = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (piece, controller) => {
      left -= piece.byteLength;
      if (left >= 0) controller.enqueue(piece);
      else if (response.ok) controller.error(new ModelError("endless"));
      else controller.terminate();
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(bound), { status, statusText, headers });
}
