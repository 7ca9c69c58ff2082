import { connectionSecrets } from "#shared/workflows/connection.schema.ts";
import type { ConnectionType } from "#shared/workflows/node-types.ts";

const MASK = "•••";
/** A shorter one would be found in words that have nothing to do with it. */
const SHORTEST = 4;

/**
 * For what other systems say and people or logs are told: without the secrets of these connections, in the forms in which
 * they were sent. Some systems repeat the key that they refuse.
 */
export function maskSecrets(
  connections: readonly { type: ConnectionType; config: Record<string, unknown> }[],
): (text: string) => string {
  const forms = connections.flatMap(({ type, config }) =>
    connectionSecrets[type].flatMap((name) => formsOf(String(config[name] ?? ""), String(config.username ?? ""))),
  );
  const longestFirst = [...new Set(forms)].sort((a, b) => b.length - a.length);
  return (text) => longestFirst.reduce((masked, form) => masked.replaceAll(form, MASK), text);
}

function formsOf(secret: string, username: string): string[] {
  if (secret.length < SHORTEST) return [];
  const base64 = (text: string) => Buffer.from(text).toString("base64");
  const inUrl = new URLSearchParams({ "": secret }).toString().slice(1);
  return [
    ...[secret, encodeURIComponent(secret), inUrl, JSON.stringify(secret).slice(1, -1)],
    ...[base64(secret), base64(`${username}:${secret}`)],
  ];
}
