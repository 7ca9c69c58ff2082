import { connectionSecrets } from "#shared/workflows/connection.schema.ts";
import type { ConnectionType } from "#shared/workflows/node-types.ts";

const MASK = "•••";
/** A shorter one would be found in words that have nothing to do with it. */
const SHORTEST = 4;

/**
 * For what other systems say and people or logs are told: without the secrets of these connections, in the forms in which
 * they were sent. Some systems repeat the key that they refuse, and their words are cut where they are long: the beginning
 * of a secret is masked as well.
 */
export function maskSecrets(
  connections: readonly { type: ConnectionType; config: Record<string, unknown> }[],
): (text: string) => string {
  const forms = connections.flatMap(({ type, config }) =>
    connectionSecrets[type].flatMap((name) => formsOf(String(config[name] ?? ""), String(config.username ?? ""))),
  );
  const longestFirst = [...new Set(forms)].sort((a, b) => b.length - a.length);
  return (text) => {
    const masked = longestFirst.reduce((left, form) => left.replaceAll(form, MASK), text);
    return longestFirst.reduce(maskBeginnings, masked);
  };
}

/** A beginning of so many characters is no chance, wherever it stands. */
function tellingLength(form: string): number {
  return Math.min(form.length, Math.max(6, Math.ceil(form.length / 2)));
}

function maskBeginnings(text: string, form: string): string {
  const head = form.slice(0, tellingLength(form));
  let masked = "";
  let rest = text;
  for (let at = rest.indexOf(head); at >= 0; at = rest.indexOf(head)) {
    let end = head.length;
    while (end < form.length && rest[at + end] === form[end]) end += 1;
    masked += rest.slice(0, at) + MASK;
    rest = rest.slice(at + end);
  }
  return masked + withoutCutEnd(rest, form);
}

/** At the very end, where a text may have been cut, fewer characters tell. */
function withoutCutEnd(text: string, form: string): string {
  const [end = ""] = /[…."”\s]*$/u.exec(text.slice(-10)) ?? [];
  const before = text.slice(0, text.length - end.length);
  const head = form.slice(0, SHORTEST);
  for (let at = before.indexOf(head); at >= 0; at = before.indexOf(head, at + 1))
    if (form.startsWith(before.slice(at))) return before.slice(0, at) + MASK + end;
  return text;
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
