/** Servers of language models that people run on their own computers, with the port each listens at unless told otherwise. */
export const localServers = [
  { server: "ollama", name: "Ollama", port: 11434 },
  { server: "lm-studio", name: "LM Studio", port: 1234 },
  { server: "llama-cpp", name: "llama.cpp", port: 8080 },
  { server: "vllm", name: "vLLM", port: 8000 },
  { server: "jan", name: "Jan", port: 1337 },
] as const;

export type LocalServer = (typeof localServers)[number]["server"];

/** Always on the loopback address. */
export type LocalServerAddress = { server: LocalServer; port: number };

export function localServerName(server: LocalServer): string {
  return localServers.find((one) => one.server === server)?.name ?? server;
}
