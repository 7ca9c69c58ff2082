import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { z } from "zod";

const requestSchema = z.looseObject({
  model: z.string(),
  stream: z.boolean().optional(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
});

type ModelCall = {
  body: z.infer<typeof requestSchema>;
  authorization: string | undefined;
  /** Settles when the caller has hung up before the answer was complete. */
  closed: Promise<void>;
};

/** How the server answers a call; see {@link answers}. */
export type ModelAnswer = (response: ServerResponse) => Promise<void> | void;

export type OpenAiServer = {
  url: string;
  port: number;
  /** Calls that asked for a letter or anything else but a check of one. */
  calls: ModelCall[];
  /** Second looks at a letter, and repairs after them, in order. */
  checks: ModelCall[];
  /** The next calls get these answers, one each; the last one stays. Checks find nothing until it is said otherwise. */
  answerWith: (...next: ModelAnswer[]) => void;
  /** The same for checks: verdicts or new sentences. */
  checkWith: (...next: ModelAnswer[]) => void;
  close: () => Promise<void>;
};

/** A stand-in that speaks OpenAI's chat completions on loopback; `lists` answer other calls, as "GET /v1/models". */
export async function startOpenAiServer(lists: Record<string, ModelAnswer> = {}): Promise<OpenAiServer> {
  const calls: ModelCall[] = [];
  const checks: ModelCall[] = [];
  let next: ModelAnswer[] = [];
  let nextChecks: ModelAnswer[] = [];
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const list = lists[`${request.method} ${request.url}`];
    if (list) {
      list(response);
      return;
    }
    if (request.method !== "POST" || request.url !== "/v1/chat/completions") {
      response.writeHead(404).end();
      return;
    }
    const body = requestSchema.parse(JSON.parse(await text(request)));
    const closed = once(response, "close").then(() =>
      response.writableFinished ? new Promise<void>(() => {}) : undefined,
    );
    const call = { body, authorization: request.headers.authorization, closed };
    const isCheck = /^(?:You check|A check found)/u.test(body.messages[0]?.content ?? "");
    (isCheck ? checks : calls).push(call);
    const waiting = isCheck ? nextChecks : next;
    const answer = waiting.length > 1 ? waiting.shift() : waiting[0];
    await (answer ?? (isCheck ? answers.stream(allHeld(body)) : null))?.(response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    port,
    url: `http://127.0.0.1:${port}/v1`,
    calls,
    checks,
    answerWith: (...answers) => {
      calls.length = 0;
      checks.length = 0;
      next = answers;
      nextChecks = [];
    },
    checkWith: (...answers) => {
      nextChecks = answers;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** "S1 yes" for each sentence that is asked about. */
function allHeld({ messages }: ModelCall["body"]): string {
  const asked = messages.at(-1)?.content.match(/^S\d+(?=: )/gmu) ?? [];
  return asked.map((number) => `${number} yes`).join("\n");
}

/** Everything such a server may do. */
export const answers = {
  /** Streams the text token by token, so many milliseconds apart. */
  stream:
    (content: string, { pause = 0, reason = "stop" }: { pause?: number; reason?: string } = {}): ModelAnswer =>
    async (response) => {
      await sendTokens(response, content, pause);
      sendEvent(response, { choices: [{ index: 0, delta: {}, finish_reason: reason }] });
      response.end("data: [DONE]\n\n");
    },
  /** Answers whole although a stream was asked for. */
  whole:
    (content: string): ModelAnswer =>
    (response) => {
      const choices = [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }];
      sendJson(response, 200, { object: "chat.completion", choices });
    },
  refusal: (): ModelAnswer => (response) => {
    beginStream(response);
    sendEvent(response, { choices: [{ index: 0, delta: { refusal: "I will not." }, finish_reason: null }] });
    response.end("data: [DONE]\n\n");
  },
  error:
    (status: number, code: string | null = null, headers: Record<string, string> = {}): ModelAnswer =>
    (response) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      sendJson(response, status, { error: { message: "internal: key sk-secret on host gpu-7", type: code, code } });
    },
  errorInStream:
    (content: string): ModelAnswer =>
    async (response) => {
      await sendTokens(response, content, 0);
      sendEvent(response, { error: { message: "internal: gpu-7 is on fire", type: "server_error", code: null } });
      response.end();
    },
  /** Never answers. */
  hang: (): ModelAnswer => () => {},
  /** Sends the beginning and then nothing more. */
  stall:
    (content: string): ModelAnswer =>
    (response) =>
      sendTokens(response, content, 0),
  /** Sends the beginning and drops the connection. */
  cut:
    (content: string): ModelAnswer =>
    async (response) => {
      await sendTokens(response, content, 0);
      await new Promise((resolve) => setTimeout(resolve, 20));
      response.destroy();
    },
  json:
    (body: object, status = 200): ModelAnswer =>
    (response) =>
      sendJson(response, status, body),
  redirect:
    (location: string): ModelAnswer =>
    (response) => {
      response.writeHead(302, { Location: location }).end();
    },
  nonsense: (): ModelAnswer => (response) => {
    response.writeHead(200, { "Content-Type": "text/html" }).end("<html>Welcome to nginx</html>");
  },
};

async function sendTokens(response: ServerResponse, content: string, pause: number): Promise<void> {
  beginStream(response);
  for (const token of content.match(/\s*\S{1,6}/g) ?? []) {
    if (response.destroyed) return;
    sendEvent(response, { choices: [{ index: 0, delta: { content: token }, finish_reason: null }] });
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

function beginStream(response: ServerResponse): void {
  response.writeHead(200, { "Content-Type": "text/event-stream" });
  sendEvent(response, { choices: [{ index: 0, delta: { role: "assistant" }, finish_reason: null }] });
}

function sendEvent(response: ServerResponse, chunk: object): void {
  response.write(`data: ${JSON.stringify({ object: "chat.completion.chunk", ...chunk })}\n\n`);
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}
