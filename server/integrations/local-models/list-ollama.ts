import { z } from "zod";
import type { FoundServer } from "#shared/writer/writer.schema.ts";
import { askLocal } from "./ask-local.ts";

const tagsSchema = z.object({
  models: z.array(
    z.object({
      name: z.string(),
      size: z.number().optional(),
      /** Set where the model runs on Ollama's own servers. */
      remote_host: z.string().optional(),
      details: z.object({ family: z.string().nullish() }).nullish(),
    }),
  ),
});
const showSchema = z.object({ capabilities: z.array(z.string()).optional() });

/** More are not asked one by one what they can do. */
const MOST_ASKED = 40;

/** Ollama's models that can write, and do so on this computer: those "in the cloud" are in the same list. */
export async function listOllama(port: number): Promise<FoundServer["models"] | null> {
  const tags = await askLocal({ port, path: "/api/tags" }, tagsSchema);
  if (tags === null) return null;
  const here = tags.models.filter(({ name, remote_host }) => !remote_host && !/[:-]cloud$/u.test(name));
  const able = await Promise.all(
    here.slice(0, MOST_ASKED).map(async (model) => {
      const shown = await askLocal({ port, path: "/api/show", body: { model: model.name } }, showSchema);
      const can = shown?.capabilities?.includes("completion") ?? !isEmbedding(model);
      return can ? [{ name: model.name, bytes: model.size ?? null }] : [];
    }),
  );
  return able.flat();
}

/** Versions that do not say what a model can do. */
function isEmbedding({ name, details }: z.infer<typeof tagsSchema>["models"][number]): boolean {
  return /bert/iu.test(details?.family ?? "") || /embed|minilm|bge-/iu.test(name);
}
