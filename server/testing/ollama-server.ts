import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

type Model = { name: string; size: number; capabilities?: string[]; remote_host?: string; family?: string };
type ChatCall = {
  model: string;
  messages: { role: string; content: string }[];
  format?: object;
  think?: boolean;
  options?: { num_ctx?: number; temperature?: number };
};

export type OllamaServer = {
  port: number;
  models: Model[];
  chats: ChatCall[];
  /** What the model says to anything but a check of a letter. */
  say: (content: string) => void;
  pulls: { model: string; closed: boolean }[];
  /** Lines of the next pull, one every few milliseconds; it stays open after them unless the last one says "success" or an error. */
  pullWith: (...lines: object[]) => void;
  close: () => Promise<void>;
};

/** A stand-in that speaks Ollama's own protocol on loopback: JSON, one object a line where it streams. Ollama's own port is 11434. */
export async function startOllama(models: Model[] = [], wantedPort = 0): Promise<OllamaServer> {
  const chats: ChatCall[] = [];
  const pulls: OllamaServer["pulls"] = [];
  let content = "";
  let pullLines: object[] = [];
  const state = { models };

  const server = createServer(async (request, response) => {
    const asked = request.method === "POST" ? JSON.parse(await text(request)) : {};
    const known = state.models.find(({ name }) => name === asked.model);
    if (request.url === "/api/tags")
      return send(response, 200, {
        models: state.models.map(({ capabilities: _, family = "qwen3", ...model }) => ({
          ...model,
          model: model.name,
          modified_at: "2026-11-01T09:00:00Z",
          digest: "500a1f067a9f",
          details: { format: "gguf", family, families: [family], parameter_size: "8.2B", quantization_level: "Q4_K_M" },
        })),
      });
    if (request.url === "/api/show" && known)
      return send(response, 200, { details: {}, ...(known.capabilities ? { capabilities: known.capabilities } : {}) });
    if (request.url === "/api/chat") {
      if (!known) return send(response, 404, { error: `model '${asked.model}' not found` });
      chats.push(asked);
      return chat(response, asked, content);
    }
    if (request.url === "/api/pull") return pull(response, asked.model);
    return send(response, 404, { error: "not found" });
  });

  async function pull(response: ServerResponse, model: string): Promise<void> {
    const call = { model, closed: false };
    pulls.push(call);
    response.on("close", () => {
      call.closed = !response.writableFinished;
    });
    response.writeHead(200, { "Content-Type": "application/x-ndjson" });
    for (const line of pullLines) {
      response.write(`${JSON.stringify(line)}\n`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    const last = pullLines.at(-1);
    if (last && "status" in last && last.status === "success")
      state.models.push({ name: model, size: 1, capabilities: ["completion"] });
    if (last && ("error" in last || ("status" in last && last.status === "success"))) response.end();
  }

  server.listen(wantedPort, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : 0,
    models: state.models,
    chats,
    pulls,
    say: (said) => {
      content = said;
    },
    pullWith: (...lines) => {
      pullLines = lines;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** A check finds that every sentence is held; where a schema is given, the letter keeps to it. */
function chat(response: ServerResponse, asked: ChatCall, content: string): void {
  const isCheck = /^(?:You check|A check found)/u.test(asked.messages[0]?.content ?? "");
  const held = asked.messages.at(-1)?.content.match(/^S\d+(?=: )/gmu) ?? [];
  const answer = isCheck
    ? held.map((number) => `${number} yes`).join("\n")
    : asked.format
      ? JSON.stringify(toForm(content))
      : content;
  response.writeHead(200, { "Content-Type": "application/x-ndjson" });
  const base = { model: asked.model, created_at: "2026-11-24T09:00:00Z" };
  response.write(
    `${JSON.stringify({ ...base, message: { role: "assistant", content: "", thinking: "Hm." }, done: false })}\n`,
  );
  for (const piece of answer.match(/[\s\S]{1,7}/gu) ?? [])
    response.write(`${JSON.stringify({ ...base, message: { role: "assistant", content: piece }, done: false })}\n`);
  response.end(`${JSON.stringify({ ...base, done: true, done_reason: "stop", eval_count: 200 })}\n`);
}

/** The letter as a model says it in our JSON form: each sentence rests on the first fact. */
function toForm(letter: string): object {
  return {
    paragraphs: letter.split("\n\n").map((paragraph) => ({
      sentences: paragraph.split(/(?<=[.!?]) (?=\p{Lu})/u).map((sentence) => ({ text: sentence, sources: ["F1"] })),
    })),
  };
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}
