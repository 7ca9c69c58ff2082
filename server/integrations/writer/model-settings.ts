import type { ModelMessage } from "#shared/model/model-messages.ts";
import type { LocalServer } from "#shared/writer/local-servers.ts";

export type ModelSettings = {
  apiKey: string | null;
  baseUrl: string | null;
  name: string;
  /** The server, where it was found on this computer. */
  local?: LocalServer;
};

/** One question to a model; `schema` (JSON Schema) is the form of the answer, for servers that can hold a model to one. */
export type Asked = { messages: ModelMessage[]; temperature?: number; schema?: object };

/** Asks a server once. Text goes to `onText`, any sign of life to `onSign`. @throws whatever went wrong */
export type Speaker = {
  baseUrl: string;
  ask: (
    asked: Asked,
    call: { signal: AbortSignal; onText: (delta: string) => void; onSign: () => void },
  ) => Promise<void>;
};

/**
 * Milliseconds. `first` is how long a server may keep silent before the answer begins, `idle` while it comes; `total`
 * holds for all tries together. A server that asks to wait is waited for up to `longestWait`.
 */
export type ModelTiming = { total: number; first: number; idle: number; pauses: number[]; longestWait: number };
