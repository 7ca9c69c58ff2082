import dns, { type LookupAddress } from "node:dns";
import { isIP, Socket } from "node:net";
import { isAllowed } from "./address-guard.ts";
import { insideError } from "./connector-error.ts";

type Target = { host?: unknown; port?: unknown; path?: unknown; lookup?: unknown };
type Found = (error: Error | null, address?: string | LookupAddress[], family?: number) => void;

/**
 * From now on every connection that this process opens, whatever library opens it, goes only where connections may go: the
 * address is checked as it is used. For processes that do nothing but speak with other people's systems.
 */
export function guardSockets(allowPrivate: boolean): void {
  const connect = Socket.prototype.connect;

  function guardedConnect(this: Socket, ...given: unknown[]): Socket {
    const [options, callback] = readArguments(given);
    const host = typeof options.host === "string" && options.host !== "" ? options.host : "localhost";
    const refused = Boolean(options.path) || (isIP(host) !== 0 && !isAllowed(host, allowPrivate));
    if (refused) {
      process.nextTick(() => this.destroy(insideError(host)));
      return this;
    }
    return Reflect.apply(connect, this, [{ ...options, lookup: guardedLookup }, callback]);
  }

  function guardedLookup(host: string, asked: dns.LookupOptions, found: Found): void {
    dns.lookup(host, { ...asked, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) found(error ?? new Error(`no address for ${host}`));
      else if (addresses.some(({ address }) => !isAllowed(address, allowPrivate))) found(insideError(host));
      else if (asked.all) found(null, addresses);
      else found(null, first.address, first.family);
    });
  }

  Object.defineProperty(Socket.prototype, "connect", { value: guardedConnect, configurable: true, writable: true });
}

/** The forms in which Node itself and libraries call it: options, a port and a host, a path, or all of it in one list. */
function readArguments(given: unknown[]): [options: Target, callback: unknown] {
  const [first, ...rest] = Array.isArray(given[0]) ? given[0] : given;
  const callback = rest.findLast((one) => typeof one === "function");
  if (typeof first === "object" && first !== null) return [first, callback];
  const isPort = typeof first === "number" || (typeof first === "string" && /^\d+$/.test(first));
  return [
    isPort ? { port: first, host: typeof rest[0] === "string" ? rest[0] : "localhost" } : { path: first },
    callback,
  ];
}
