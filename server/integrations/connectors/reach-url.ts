import { connect as connectPlain, isIP, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";
import { resolveGuarded } from "./address-guard.ts";
import { ConnectorError } from "./connector-error.ts";

const PATIENCE_MS = 10_000;

/**
 * Checks that something answers at an address, over TLS where it says so, and ends the connection. Libraries try for minutes
 * what cannot be reached and say little about it.
 * @throws ConnectorError
 */
export async function reachUrl(text: string, options: { allowPrivate: boolean }): Promise<void> {
  const url = parseUrl(text, options.allowPrivate);
  const secure = url.protocol === "https:";
  const port = Number(url.port) || (secure ? 443 : 80);
  const { address } = await resolveGuarded(url.hostname, options.allowPrivate);
  const servername = isIP(url.hostname) === 0 ? { servername: url.hostname } : {};
  const socket = secure ? connectTls({ host: address, port, ...servername }) : connectPlain({ host: address, port });
  try {
    await established(socket, secure ? "secureConnect" : "connect");
  } catch (error) {
    throw describe(error, { host: url.hostname, port });
  } finally {
    socket.destroy();
  }
}

function parseUrl(text: string, allowPlain: boolean): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol)) throw new ConnectorError("host", "The URL of the service isn't valid.");
  // A password must not cross the net in the clear.
  if (url.protocol === "http:" && !allowPlain)
    throw new ConnectorError("tls", "The URL of the service must begin with https://.");
  return url;
}

function established(socket: Socket, event: "connect" | "secureConnect"): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once(event, () => resolve());
    socket.once("error", reject);
    socket.setTimeout(PATIENCE_MS, () => reject(new ConnectorError("timeout", "")));
  });
}

function describe(error: unknown, { host, port }: { host: string; port: number }): ConnectorError {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "ECONNREFUSED")
    return new ConnectorError("refused", `Nothing answers on port ${port} of “${host}”.`, error);
  if (code === "ETIMEDOUT" || error instanceof ConnectorError)
    return new ConnectorError("timeout", `“${host}” didn't respond on port ${port} in time.`, error);
  if (/UNREACH|EADDRNOTAVAIL/.test(code))
    return new ConnectorError("unreachable", `Can't reach “${host}”. Check the address and the network.`, error);
  if (/CERT|SIGNED|SIGNATURE|ALTNAME/.test(code))
    return new ConnectorError("tls", `The certificate of “${host}” isn't trusted (${code}).`, error);
  return new ConnectorError("tls", `“${host}” didn't agree on an encrypted connection on port ${port}.`, error);
}
