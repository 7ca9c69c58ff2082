import OpenAI from "openai";
import { z } from "zod";
import { boundAnswer } from "./bound-answer.ts";
import { ModelError, toModelError } from "./model-problems.ts";
import type { ModelSettings, ModelTiming, Speaker } from "./model-settings.ts";
import { readServerEvents } from "./server-events.ts";

/** OpenAI's chat completions, as most servers have them. */
export function createOpenAiSpeaker(settings: ModelSettings, timing: Pick<ModelTiming, "total">): Speaker {
  const client = new OpenAI({
    apiKey: settings.apiKey ?? "none",
    baseURL: settings.baseUrl ?? "https://api.openai.com/v1",
    organization: null,
    project: null,
    adminAPIKey: null,
    // The SDK would sleep out any Retry-After and not hear the signal meanwhile.
    maxRetries: 0,
    timeout: timing.total,
    logLevel: "off",
    // What leaves goes to the host that the person is told of, and to no other that this one names.
    fetchOptions: { redirect: "error" },
    fetch: async (...asked) => boundAnswer(await fetch(...asked)),
    ...(settings.apiKey === null ? { defaultHeaders: { Authorization: null } } : {}),
  });
  return {
    baseUrl: client.baseURL,
    ask: async ({ schema, ...asked }, { signal, onText, onSign }) => {
      const format = schema && {
        response_format: {
          type: "json_schema" as const,
          json_schema: { name: "letter", strict: true, schema: { ...schema } },
        },
      };
      const response = await client.chat.completions
        .create({ model: settings.name, ...asked, ...format, stream: true }, { signal })
        .asResponse();
      await readAnswer(response, { onText, signal, onSign });
    },
  };
}

const choiceSchema = z.object({
  delta: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }).nullish(),
  message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }).nullish(),
  finish_reason: z.string().nullish(),
});
/** Of several choices, of which nobody asked for more than one, the first is looked at. */
const chunkSchema = z.object({
  choices: z.preprocess((given) => (Array.isArray(given) ? given.slice(0, 1) : given), z.array(choiceSchema).nullish()),
  error: z.unknown().optional(),
});

type Reading = { onText: (delta: string) => void; signal: AbortSignal; onSign: () => void };

/** Some servers answer whole although a stream was asked for. */
async function readAnswer(response: Response, reading: Reading): Promise<void> {
  const type = response.headers.get("content-type") ?? "";
  if (!type.includes("event-stream")) {
    if (readChunk(await response.text(), reading) === null) throw new ModelError("cut");
    return;
  }
  let ended = false;
  for await (const line of readServerEvents(response, reading)) {
    if (line === "[DONE]") {
      ended = true;
      break;
    }
    if (readChunk(line, reading) !== null) ended = true;
  }
  if (!ended) throw new ModelError("cut");
}

/** Passes on the text; answers why the model ended, null where it goes on. */
function readChunk(text: string, { onText }: Reading): string | null {
  const chunk = chunkSchema.safeParse(toJson(text));
  if (!chunk.success) throw new ModelError("broken");
  if (chunk.data.error) throw toModelError(toApiError(chunk.data.error));
  const choice = chunk.data.choices?.[0];
  const part = choice?.delta ?? choice?.message;
  if (part?.refusal) throw new ModelError("refused");
  if (choice?.finish_reason === "content_filter") throw new ModelError("filtered");
  if (part?.content) onText(part.content);
  if (choice?.finish_reason === "length") throw new ModelError("cut");
  return choice?.finish_reason ?? null;
}

/** An error in the middle of a stream comes as a chunk like the others. */
function toApiError(error: unknown): Error {
  const known = z.object({ code: z.string().nullish(), type: z.string().nullish() }).safeParse(error);
  const body = known.success ? { code: known.data.code, type: known.data.type } : {};
  return OpenAI.APIError.generate(500, { error: body }, undefined, new Headers());
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
