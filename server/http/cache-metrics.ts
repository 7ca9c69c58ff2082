import { Gauge, Registry } from "prom-client";

/** What a part of the product keeps in memory to answer sooner. */
export type Cache = { name: string; bytes: () => number };

/** `cache_bytes` by name. */
export function cacheMetrics(caches: readonly Cache[]): Registry {
  const registry = new Registry();
  new Gauge({
    name: "cache_bytes",
    help: "What is kept in memory to answer sooner, by name",
    labelNames: ["name"] as const,
    registers: [registry],
    collect() {
      for (const { name, bytes } of caches) this.set({ name }, bytes());
    },
  });
  return registry;
}
