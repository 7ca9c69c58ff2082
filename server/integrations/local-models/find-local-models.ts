import { z } from "zod";
import type { LocalServer, LocalServerAddress } from "#shared/writer/local-servers.ts";
import type { FoundServer } from "#shared/writer/writer.schema.ts";
import { askLocal } from "./ask-local.ts";
import { listOllama } from "./list-ollama.ts";

type Model = FoundServer["models"][number];

/** A list that is being shown, and another press of the button, are answered by one look. */
const FRESH_MS = 2_000;
const MOST_MODELS = 60;

export type LocalModelFinder = {
  /** Servers that answer now, with the models that can write a letter. */
  find: () => Promise<FoundServer[]>;
  portOf: (server: LocalServer) => number | null;
};

/** Looks for servers of language models at their ports on this machine, all at once. */
export function createLocalModelFinder(addresses: readonly LocalServerAddress[]): LocalModelFinder {
  let last: { at: number; found: Promise<FoundServer[]> } | null = null;
  return {
    find: () => {
      if (last && Date.now() - last.at < FRESH_MS) return last.found;
      last = { at: Date.now(), found: lookEverywhere(addresses) };
      return last.found;
    },
    portOf: (server) => addresses.find((one) => one.server === server)?.port ?? null,
  };
}

async function lookEverywhere(addresses: readonly LocalServerAddress[]): Promise<FoundServer[]> {
  const looks = addresses.map(async ({ server, port }) => ({ server, models: await lists[server](port) }));
  const all = await Promise.all(looks);
  return all.flatMap(({ server, models }) =>
    models === null ? [] : { server, models: models.filter(isUsable).slice(0, MOST_MODELS) },
  );
}

/** How each kind of server is asked for its models; null where it is not there. */
const lists: Record<LocalServer, (port: number) => Promise<Model[] | null>> = {
  ollama: listOllama,
  "lm-studio": listLmStudio,
  "llama-cpp": listOpenAi,
  vllm: listOpenAi,
  jan: listOpenAi,
};

const lmStudioSchema = z.object({ data: z.array(z.object({ id: z.string(), type: z.string() })) });

/** LM Studio's own list says which models can talk; its older versions have only OpenAI's list. */
async function listLmStudio(port: number): Promise<Model[] | null> {
  const list = await askLocal({ port, path: "/api/v0/models" }, lmStudioSchema);
  if (list === null) return listOpenAi(port);
  return list.data.filter(({ type }) => type === "llm" || type === "vlm").map(({ id }) => ({ name: id, bytes: null }));
}

const openAiSchema = z.object({
  object: z.literal("list"),
  data: z.array(z.object({ id: z.string(), meta: z.object({ size: z.number().optional() }).nullish() })),
});

/** `GET /v1/models` says nothing of what a model is for; the names of those that do not talk do. */
async function listOpenAi(port: number): Promise<Model[] | null> {
  const list = await askLocal({ port, path: "/v1/models" }, openAiSchema);
  const models = list?.data.filter(({ id }) => !/embed|rerank|whisper|\btts\b|(?:^|[/_-])bge-|clip/iu.test(id));
  return models?.map(({ id, meta }) => ({ name: id, bytes: meta?.size ?? null })) ?? null;
}

/** Names are shown and sent back to the server: what is no name is no model. */
function isUsable({ name }: Model): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{N} ._:/@+()-]{0,199}$/u.test(name) || /^\/[\p{L}\p{N} ._:/@+()-]{1,199}$/u.test(name);
}
