import type { Router } from "express";
import type { Database } from "#server/db/database.ts";
import type { Env } from "#server/env.ts";
import { writerRoutes } from "#server/features/writer/writer.routes.ts";
import { createWriterService, type WriterServiceDeps } from "#server/features/writer/writer.service.ts";
import { createWriterStore } from "#server/features/writer/writer.store.ts";
import { createLocalModelFinder } from "#server/integrations/local-models/find-local-models.ts";
import { createOllamaPull } from "#server/integrations/local-models/ollama-pull.ts";
import { createSecretBox } from "#server/integrations/secret-box/secret-box.ts";
import { modelTiming } from "#server/integrations/writer/model-client.ts";
import type { ModelSettings } from "#server/integrations/writer/model-settings.ts";
import { createOpenAiWriter, type ModelReading } from "#server/integrations/writer/openai-writer.ts";
import { tryModel } from "#server/integrations/writer/try-model.ts";
import type { Writer } from "#server/integrations/writer/writer.ts";

export type WriterServicesDeps = {
  db: Database;
  env: Env;
  encryptionKey: string;
  builtIn: Writer;
  reading: ModelReading;
  record: WriterServiceDeps["record"];
};

/** The part of {@link createServices} for who writes: the environment's model, one that was chosen, or the built-in writer. */
export function createWriterServices({ db, env, encryptionKey, builtIn, reading, record }: WriterServicesDeps): {
  /** Null where the built-in writer writes. */
  model: () => Promise<ModelSettings | null>;
  usual: () => Promise<{ writer: Writer; name: string }>;
  routes: [path: string, router: Router][];
  /** Answers lines for the operator to read. */
  notice: () => Promise<string[]>;
} {
  const finder = createLocalModelFinder(env.localModels);
  const service = createWriterService({
    store: createWriterStore(db),
    box: createSecretBox(encryptionKey),
    finder,
    pull: createOllamaPull(finder.portOf("ollama")),
    fromEnvironment: env.model,
    looksHere: env.localModels.length > 0,
    allowPrivateHosts: env.allowPrivateHosts,
    tryModel,
    record,
  });
  let last: { key: string; writer: Writer } | null = null;

  async function usual(): Promise<{ writer: Writer; name: string }> {
    const settings = await service.model();
    if (settings === null) return { writer: builtIn, name: "" };
    const key = JSON.stringify(settings);
    // What a writer has learnt of its server (whether it takes a schema) counts until another is chosen.
    if (last?.key !== key)
      last = { key, writer: createOpenAiWriter(settings, reading, modelTiming(env.modelIdle, settings)) };
    return { writer: last.writer, name: `${settings.baseUrl ?? ""} ${settings.name}` };
  }

  return {
    model: service.model,
    usual,
    routes: [["/api/writer", writerRoutes({ service, mayBeOnePersons: !env.production && env.databaseUrl === null })]],
    notice: service.notice,
  };
}
