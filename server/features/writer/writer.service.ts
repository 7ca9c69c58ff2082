import { AppError } from "#server/errors.ts";
import { ConnectorError } from "#server/integrations/connectors/connector-error.ts";
import { reachUrl } from "#server/integrations/connectors/reach-url.ts";
import { localUrl } from "#server/integrations/local-models/ask-local.ts";
import type { LocalModelFinder } from "#server/integrations/local-models/find-local-models.ts";
import { type OllamaPull, offeredModel } from "#server/integrations/local-models/ollama-pull.ts";
import type { SecretBox } from "#server/integrations/secret-box/secret-box.ts";
import { ModelError } from "#server/integrations/writer/model-problems.ts";
import type { ModelSettings } from "#server/integrations/writer/model-settings.ts";
import { type LocalServer, localServerName, localServers } from "#shared/writer/local-servers.ts";
import type { WriterChange, WriterState } from "#shared/writer/writer.schema.ts";
import type { WriterChoiceRow, WriterStore } from "./writer.store.ts";

export type WriterServiceDeps = {
  store: WriterStore;
  box: SecretBox;
  finder: LocalModelFinder;
  pull: OllamaPull;
  /** Set in the environment, and then nobody's to change. */
  fromEnvironment: ModelSettings | null;
  /** Whether models on this computer are looked for. */
  looksHere: boolean;
  allowPrivateHosts: boolean;
  /** Asks a model for a word. @throws ModelError */
  tryModel: (settings: ModelSettings) => Promise<void>;
  /** Keeps what an admin did. */
  record: (entry: { actor: string; action: "choose writer"; target: string }) => Promise<void>;
};

export type WriterService = ReturnType<typeof createWriterService>;

/** Who writes letters here: the environment says, else what was chosen in the settings, else the built-in writer. */
export function createWriterService(deps: WriterServiceDeps) {
  const { store, box, finder, pull, fromEnvironment } = deps;

  /** The model that writes now; null where the built-in writer does. */
  async function model(): Promise<ModelSettings | null> {
    return fromEnvironment ?? toSettings(await store.get());
  }

  function toSettings(row: WriterChoiceRow | null): ModelSettings | null {
    if (row?.kind === "address" && row.addressUrl && row.addressModel)
      return { baseUrl: row.addressUrl, name: row.addressModel, apiKey: openKey(row) };
    const server = localServers.find((one) => one.server === row?.server)?.server;
    const port = server && finder.portOf(server);
    if (row?.kind === "local" && server && port && row.model) return localSettings(server, port, row.model);
    return null;
  }

  /** A key counts only for the address that it was entered for. */
  function openKey({ addressUrl, addressKey }: WriterChoiceRow): string | null {
    const opened = addressKey ? box.open(addressKey) : null;
    const at = opened?.indexOf("\n") ?? -1;
    return opened && opened.slice(0, at) === addressUrl ? opened.slice(at + 1) : null;
  }

  async function state(mayChoose: boolean): Promise<WriterState> {
    const row = await store.get();
    const settings = fromEnvironment ?? toSettings(row);
    const kind = fromEnvironment
      ? "environment"
      : settings === null
        ? "built-in"
        : settings.local
          ? "local"
          : "address";
    const isHere = kind === "built-in" || kind === "local";
    const now = {
      kind,
      model: settings?.name ?? null,
      server: settings?.local ?? null,
      host: isHere || !mayChoose ? null : new URL(settings?.baseUrl ?? "https://api.openai.com/v1").host,
    } satisfies WriterState["now"];
    if (!mayChoose) return { now, mayChoose, choice: null };
    const found = await finder.find();
    const ollama = found.find(({ server }) => server === "ollama");
    return {
      now,
      mayChoose: fromEnvironment === null,
      choice: {
        looksHere: deps.looksHere,
        found,
        offer: ollama?.models.length === 0 ? offeredModel() : null,
        pull: pull.state(),
        address:
          row?.addressUrl && row.addressModel
            ? { baseUrl: row.addressUrl, model: row.addressModel, hasKey: openKey(row) !== null }
            : null,
      },
    };
  }

  /** @throws AppError conflict, unusable with what is wrong by field */
  async function choose(change: WriterChange): Promise<void> {
    if (fromEnvironment)
      throw new AppError("conflict", "The writer is set by OPENAI_ variables. Remove them to choose here.");
    if (change.kind === "built-in") return store.set({ kind: "built-in" });
    if (change.kind === "local") {
      const found = (await finder.find()).find(({ server }) => server === change.server);
      if (!found?.models.some(({ name }) => name === change.model)) throw gone(change.server, change.model);
      return store.set({ kind: "local", server: change.server, model: change.model });
    }
    const { baseUrl, model: name } = change;
    const row = await store.get();
    const kept = row?.addressUrl === baseUrl ? openKey(row) : null;
    const apiKey = change.apiKey === undefined ? kept : change.apiKey || null;
    await tryAddress({ baseUrl, name, apiKey });
    await store.set({
      kind: "address",
      addressUrl: baseUrl,
      addressModel: name,
      addressKey: apiKey === null ? null : box.seal(`${baseUrl}\n${apiKey}`),
    });
  }

  async function tryAddress(settings: ModelSettings & { baseUrl: string }): Promise<void> {
    try {
      await reachUrl(settings.baseUrl, { allowPrivate: deps.allowPrivateHosts });
    } catch (error) {
      if (error instanceof ConnectorError) throw wrong("baseUrl", error.message);
      throw error;
    }
    try {
      await deps.tryModel(settings);
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      const { field, message } = trials[error.problem] ?? other;
      throw wrong(field, message);
    }
  }

  return {
    model,
    state,
    /** `actor`: the account that chooses; null for the person at the computer. @throws as {@link choose} */
    choose: async (change: WriterChange, actor: string | null): Promise<void> => {
      await choose(change);
      const target = change.kind === "address" ? `${change.model} at ${new URL(change.baseUrl).host}` : nameOf(change);
      if (actor !== null) await deps.record({ actor, action: "choose writer", target });
    },
    /** @throws AppError unusable for a model that is not offered, unavailable where there is no Ollama */
    startPull: async (wanted: string): Promise<void> => {
      const isThere = (await finder.find()).some(({ server }) => server === "ollama");
      if (!isThere) throw new AppError("unavailable", "Ollama doesn't answer. Start it and try again.");
      if (wanted !== offeredModel().model)
        throw new AppError("unusable", `Only ${offeredModel().model} can be downloaded from here.`);
      pull.start(wanted);
    },
    cancelPull: pull.cancel,
    /** No more than one person has an account here. */
    hasOnePerson: async (): Promise<boolean> => (await store.countPeople()) <= 1,
    /** For the operator, at the start: models that could write. */
    notice: async (): Promise<string[]> => {
      if (fromEnvironment || (await store.get())) return [];
      const names = (await finder.find()).flatMap(({ server, models }) =>
        models.slice(0, 3).map(({ name }) => `${name} (${localServerName(server)})`),
      );
      return names.length > 0
        ? [`Found on this computer: ${names.join(", ")}. Choose one under Settings, Writer.`]
        : [];
    },
  };
}

function localSettings(server: LocalServer, port: number, name: string): ModelSettings {
  const baseUrl = server === "ollama" ? localUrl(port) : `${localUrl(port)}/v1`;
  return { apiKey: null, baseUrl, name, local: server };
}

function nameOf(change: Exclude<WriterChange, { kind: "address" }>): string {
  return change.kind === "built-in" ? "built-in writer" : `${change.model} (${localServerName(change.server)})`;
}

type Trial = { field: "baseUrl" | "model" | "apiKey"; message: string };

/** What the word that was asked for failed with, by the field to look at. */
const trials: Partial<Record<ModelError["problem"], Trial>> = {
  keyRefused: { field: "apiKey", message: "The server refused this key." },
  quota: { field: "apiKey", message: "The server knows this key, but its allowance is used up." },
  modelUnknown: {
    field: "model",
    message: "The server doesn't know this model, or its address should end with /v1.",
  },
  rejected: { field: "model", message: "The server refused to use this model for a chat." },
  busy: { field: "baseUrl", message: "The server is busy. Try again in a moment." },
  late: { field: "baseUrl", message: "The server accepted the request but didn't respond in time." },
};
const other: Trial = {
  field: "baseUrl",
  message: "This address isn't an OpenAI-compatible server. Its address usually ends with /v1.",
};

function wrong(field: Trial["field"], message: string): AppError {
  return new AppError("unusable", message, { fields: { [field]: [message] } });
}

function gone(server: LocalServer, model: string): AppError {
  const message = `${localServerName(server)} no longer has ${model}, or doesn't answer.`;
  return new AppError("unusable", message, { fields: { model: [message] } });
}
