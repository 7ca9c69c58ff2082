import type { z } from "zod";
import type { connectionConfigSchemas } from "#shared/workflows/connection.schema.ts";
import { ConnectorError, unwrapConnectorError } from "./connector-error.ts";

export type HttpConnection = z.infer<typeof connectionConfigSchemas.http>;

export type ApiCall = { url: URL; method: string; headers: readonly [string, string][]; body: string | null };
export type ApiAnswer = { status: number; headers: Headers; text: string; url: URL };

/** Of one answer, unpacked: what is larger has to come in pages. */
const MOST_BYTES = 64 * 1024 * 1024;
const PATIENCE_MS = 60_000;
const MOST_REDIRECTS = 5;
/** What an API that takes keys in its own header or parameter expects where nobody says its name. */
const usualKeyNames = { header: "X-API-Key", query: "api_key" } as const;

/**
 * Calls an API that a user named. The secret of the connection goes to the connection's own server and below its path only,
 * whatever the answer redirects to. Only for processes whose sockets are guarded ({@link guardSockets}): there each
 * address is checked as it is used, those of redirects too.
 * @throws ConnectorError where no answer came; an answer of any status is given back.
 */
export async function callApi(
  call: ApiCall,
  options: { connection: HttpConnection | null; allowPrivate: boolean },
): Promise<ApiAnswer> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  let { url, method, body } = call;
  for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
    checkProtocol(url);
    const own = url.origin === call.url.origin;
    const { target, headers } = withSecret(url, own ? call.headers : [], options);
    const response = await fetch(target, { method, headers, body, redirect: "manual", signal }).catch(
      (error: unknown) => {
        throw describeCallError(error, url);
      },
    );
    const location = response.headers.get("location");
    if (!isRedirect(response.status) || location === null) {
      const text = await readText(response, url);
      return { status: response.status, headers: response.headers, text, url };
    }
    await response.body?.cancel();
    if (!URL.canParse(location, url.href))
      throw new ConnectorError("other", `“${url.host}” redirects to something that isn't a URL.`);
    url = new URL(location, url);
    if (response.status <= 303 && method !== "GET") {
      method = "GET";
      body = null;
    }
  }
  throw new ConnectorError("other", `“${call.url.host}” redirects more than ${MOST_REDIRECTS} times.`);
}

/** A step's address, which may be one below that of its connection. @throws ConnectorError */
export function apiUrl(given: string, connection: HttpConnection | null): URL {
  const text = given.trim();
  if (!connection) {
    if (URL.canParse(text)) return new URL(text);
    throw new ConnectorError("host", "This isn't a URL. Enter one that begins with https://.");
  }
  const base = baseOf(connection);
  const absolute = /^[a-z][a-z0-9+.-]*:/i.test(text);
  const url = absolute ? new URL(text) : new URL(text.replace(/^\/+/, ""), base);
  if (!isBelow(url, base))
    throw new ConnectorError(
      "host",
      `This URL isn't below “${base.href}”, which the connection is for. Choose another connection, or none.`,
    );
  return url;
}

/** What was reached, for the person. @throws ConnectorError */
export async function tryApi(connection: HttpConnection, options: { allowPrivate: boolean }): Promise<string> {
  const url = baseOf(connection);
  if (connection.secret === "") throw new ConnectorError("credentials", "Enter the token, password, or key.");
  const { status } = await callApi({ url, method: "GET", headers: [], body: null }, { ...options, connection });
  if (status === 401 || status === 403)
    throw new ConnectorError("credentials", `“${url.host}” doesn't accept this key (${status}).`);
  if (status >= 500) throw new ConnectorError("other", `“${url.host}” answered with an error (${status}).`);
  return `“${url.host}” answered (${status}). Steps with this connection can call what is below “${url.href}”.`;
}

function baseOf({ baseUrl }: HttpConnection): URL {
  const text = baseUrl.trim();
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new ConnectorError("host", "The base URL isn't valid. Enter one that begins with https://.");
  const url = new URL(text);
  if (!url.pathname.endsWith("/")) url.pathname += "/";
  url.search = "";
  url.hash = "";
  return url;
}

function isBelow(url: URL, base: URL): boolean {
  return url.origin === base.origin && `${url.pathname}/`.startsWith(base.pathname);
}

function withSecret(
  url: URL,
  given: readonly [string, string][],
  { connection, allowPrivate }: { connection: HttpConnection | null; allowPrivate: boolean },
): { target: URL; headers: Headers } {
  const headers = new Headers([
    ["Accept", "application/json"],
    ["User-Agent", "Cover-Letter-Desk"],
  ]);
  for (const [name, value] of given) headers.set(name, value);
  const target = new URL(url);
  if (!connection || connection.secret === "" || !isBelow(url, baseOf(connection))) return { target, headers };
  // A password must not cross the net in the clear.
  if (url.protocol === "http:" && !allowPrivate)
    throw new ConnectorError("tls", "The URL must begin with https://, so that the key is sent encrypted.");
  const { auth, username, keyName, secret } = connection;
  if (auth === "query") target.searchParams.set(keyName.trim() || usualKeyNames.query, secret);
  else
    try {
      if (auth === "header") headers.set(keyName.trim() || usualKeyNames.header, secret);
      else if (auth === "bearer") headers.set("Authorization", `Bearer ${secret}`);
      else headers.set("Authorization", `Basic ${Buffer.from(`${username}:${secret}`).toString("base64")}`);
    } catch (error) {
      throw new ConnectorError("credentials", "The key has characters that a header can't have.", error);
    }
  return { target, headers };
}

function checkProtocol(url: URL): void {
  if (!/^https?:$/.test(url.protocol)) throw new ConnectorError("host", "Only http and https URLs can be called.");
}

function isRedirect(status: number): boolean {
  return status >= 301 && status <= 308 && status !== 304;
}

async function readText(response: Response, url: URL): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const part of response.body ?? []) {
      bytes += part.length;
      if (bytes > MOST_BYTES) break;
      parts.push(part);
    }
  } catch (error) {
    throw describeCallError(error, url);
  }
  if (bytes > MOST_BYTES)
    throw new ConnectorError("other", `“${url.host}” answered with more than 64 MB. Ask for smaller pages.`);
  return new TextDecoder().decode(Buffer.concat(parts));
}

function describeCallError(error: unknown, url: URL): ConnectorError {
  const ours = unwrapConnectorError(error);
  if (ours) return ours;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  const name = error instanceof Error ? error.name : "";
  if (name === "TimeoutError" || /TIMEOUT|ETIMEDOUT/.test(code))
    return new ConnectorError("timeout", `“${url.host}” didn't respond in time.`, error);
  if (code === "ENOTFOUND" || code === "EAI_AGAIN")
    return new ConnectorError("host", `There's no server called “${url.hostname}”. Check the spelling.`, error);
  if (code === "ECONNREFUSED") return new ConnectorError("refused", `Nothing answers at “${url.host}”.`, error);
  if (/CERT|SIGNED|SIGNATURE|ALTNAME/.test(code))
    return new ConnectorError("tls", `The certificate of “${url.hostname}” isn't trusted (${code}).`, error);
  if (/SSL|EPROTO/.test(code))
    return new ConnectorError("tls", `“${url.host}” didn't agree on an encrypted connection.`, error);
  if (cause instanceof Error && cause.message === "bad port")
    return new ConnectorError("host", `A URL with port ${url.port} can't be called.`, error);
  return new ConnectorError("unreachable", `The connection to “${url.host}” broke.`, error);
}
