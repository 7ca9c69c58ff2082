import { z } from "zod";
import { boundAnswer } from "./bound-answer.ts";
import { linesOf, MOST_LINES } from "./lines-of.ts";
import { ModelError, type ModelProblem } from "./model-problems.ts";
import type { Asked, ModelSettings, Speaker } from "./model-settings.ts";

/**
 * Ollama's own chat: unlike its OpenAI one it can be told how much a model is to hold in mind. Left to itself it takes the
 * last 4,096 tokens of a longer prompt, and the rules, which stand first, are gone without a word.
 */
export function createOllamaSpeaker({ baseUrl, name }: ModelSettings): Speaker {
  const address = baseUrl ?? "";
  return {
    baseUrl: address,
    ask: async (asked, { signal, onText, onSign }) => {
      const response = await fetch(`${address}/api/chat`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(toRequest(name, asked)),
        redirect: "error",
        signal,
      }).catch((error: unknown) => {
        signal.throwIfAborted();
        throw new ModelError("unreachable", { cause: error });
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new ModelError(byStatus[response.status] ?? (response.status >= 500 ? "broken" : "rejected"));
      }
      let isComplete = false;
      for await (const line of linesOf(boundAnswer(response), signal, MOST_LINES)) {
        const said = lineSchema.safeParse(toJson(line));
        if (!said.success || said.data.error !== undefined) throw new ModelError("broken");
        onSign();
        const { message, done, done_reason } = said.data;
        if (message?.content) onText(message.content);
        if (done_reason === "length") throw new ModelError("cut");
        isComplete ||= done === true;
      }
      if (!isComplete) throw new ModelError("cut");
    },
  };
}

const lineSchema = z.object({
  message: z.object({ content: z.string().nullish() }).nullish(),
  done: z.boolean().optional(),
  done_reason: z.string().nullish(),
  error: z.string().optional(),
});

const byStatus: Record<number, ModelProblem> = { 404: "modelUnknown", 503: "busy" };

function toRequest(model: string, { messages, temperature, schema }: Asked): object {
  return {
    ...{ model, messages, stream: true },
    // Thinking first takes minutes on a computer like this, and the letter is looked at twice anyway.
    think: false,
    ...(schema ? { format: schema } : {}),
    options: { num_ctx: contextFor(messages), ...(temperature === undefined ? {} : { temperature }) },
  };
}

/** In tokens; few sizes, because Ollama loads a model anew for each. Three letters a token is a careful guess in any language. */
function contextFor(messages: Asked["messages"]): number {
  const letters = messages.reduce((sum, { content }) => sum + content.length, 0);
  const needed = letters / 3 + ANSWER_TOKENS;
  return [8_192, 16_384].find((size) => needed <= size) ?? 32_768;
}

const ANSWER_TOKENS = 2_000;

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
