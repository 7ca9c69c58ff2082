import { once } from "node:events";
import { createServer } from "node:http";
import type { Express } from "express";
import {
  type PromptAnswer,
  type PromptEvent,
  promptAnswerSchema,
  promptEventSchema,
} from "#shared/generator/prompt.schema.ts";

export type PromptSite = {
  /** Posts to /api/prompts over a real connection; accepts events unless `Accept` says otherwise. */
  post: (body: object, options?: { headers?: Record<string, string>; signal?: AbortSignal }) => Promise<Response>;
  close: () => Promise<void>;
};

export async function listenOnLoopback(app: Express): Promise<PromptSite> {
  const server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/api/prompts`;
  return {
    post: (body, { headers = {}, signal } = {}) =>
      fetch(url, {
        method: "POST",
        headers: {
          Accept: "text/event-stream",
          "Accept-Encoding": "gzip, br",
          "Content-Type": "application/json",
          ...headers,
        },
        body: JSON.stringify(body),
        ...(signal ? { signal } : {}),
      }),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

export function cookieOf(response: Response): string {
  return response.headers.get("set-cookie")?.split(";")[0] ?? "";
}

/** The answer of a plain call. Throws where it is not as promised. */
export async function readAnswer(response: Response): Promise<PromptAnswer> {
  return promptAnswerSchema.parse(await response.json());
}

/** All events of a stream that ends. Throws where one is not as promised. */
export async function readEvents(response: Response): Promise<PromptEvent[]> {
  const blocks = (await response.text()).split("\n\n").filter((block) => block.startsWith("event:"));
  return blocks.map((block) => {
    const [name, line] = block.split("\n");
    const event = promptEventSchema.parse(JSON.parse(line?.replace(/^data: /, "") ?? ""));
    if (name !== `event: ${event.type}`) throw new Error(`${name} carries ${event.type}`);
    return event;
  });
}

export function textOf(events: PromptEvent[]): string {
  return events.flatMap((event) => (event.type === "text" ? [event.delta] : [])).join("");
}

/** The answer that ends a stream. Throws where there is none. */
export function answerOf(events: PromptEvent[]): PromptAnswer {
  const last = events.at(-1);
  if (last?.type !== "done") throw new Error(`the stream ended with ${JSON.stringify(last)}`);
  return last.answer;
}
