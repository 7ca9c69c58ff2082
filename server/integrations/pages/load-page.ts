import robotsParser from "robots-parser";
import { unwrapConnectorError } from "#server/integrations/connectors/connector-error.ts";
import { PageError } from "./page-error.ts";

export type LoadedPage = { url: URL; html: string; status: number };

const pageLimits = { patienceMs: 10_000, bytes: 5_000_000, redirects: 5, robotsBytes: 500_000 } as const;

/** Robots are told apart by this name. */
const ROBOT = "CoverLetterDesk";

/**
 * The page at an address, as text. Only for processes whose sockets are guarded: each address is checked as it is used,
 * those of redirects too. Pages that ask programs to stay away are left alone (RFC 9309).
 * @throws PageError
 */
export async function loadPage(link: string, { contact }: { contact: string }): Promise<LoadedPage> {
  const signal = AbortSignal.timeout(pageLimits.patienceMs);
  const headers = {
    "User-Agent": `${ROBOT}/1.0 (+${contact}; one page, for a person who asked for it)`,
    Accept: "text/html,application/xhtml+xml,text/plain;q=0.9",
    "Accept-Language": "en,de,fr,es;q=0.8,*;q=0.5",
  };
  const asked = new Map<string, Promise<string>>();
  let url = parseLink(link);
  for (let hop = 0; hop <= pageLimits.redirects; hop++) {
    await checkRobots(url, { headers, signal, asked });
    const response = await call(url, { headers, signal });
    const location = response.headers.get("location");
    if (location === null || response.status < 300 || response.status > 399) return readPage(response, url);
    await response.body?.cancel();
    if (!URL.canParse(location, url.href)) throw new PageError("This link doesn't work. Paste the text instead.");
    url = checkProtocol(new URL(location, url));
  }
  throw new PageError("This page keeps redirecting. Paste the text instead.");
}

type Call = { headers: Record<string, string>; signal: AbortSignal };

function parseLink(link: string): URL {
  const full = /^[a-z][a-z\d+.-]*:/i.test(link) ? link : `https://${link}`;
  if (!URL.canParse(full)) throw new PageError("This isn't a web address. Paste the text instead.");
  return checkProtocol(new URL(full));
}

function checkProtocol(url: URL): URL {
  if (url.protocol !== "https:" && url.protocol !== "http:")
    throw new PageError("Only links that begin with https:// or http:// can be opened. Paste the text instead.");
  url.username = "";
  url.password = "";
  url.hash = "";
  return url;
}

async function checkRobots(url: URL, { asked, ...options }: Call & { asked: Map<string, Promise<string>> }) {
  const address = new URL("/robots.txt", url);
  const rules = asked.get(url.origin) ?? loadRobots(address, options);
  asked.set(url.origin, rules);
  if (robotsParser(address.href, await rules).isAllowed(url.href, ROBOT) === false)
    throw new PageError(`${url.hostname} doesn't let programs open this page. Paste the text instead.`);
}

/** No rules where there are none; where the server cannot say, everything is off limits. */
async function loadRobots(address: URL, options: Call): Promise<string> {
  const response = await call(address, options, "follow");
  if (response.status >= 500) return "User-agent: *\nDisallow: /";
  if (!response.ok) {
    await response.body?.cancel();
    return "";
  }
  return new TextDecoder().decode(await readBytes(response, pageLimits.robotsBytes, "cut"));
}

async function call(url: URL, options: Call, redirect: "manual" | "follow" = "manual"): Promise<Response> {
  return fetch(url, { ...options, redirect }).catch((error: unknown) => {
    const inside = unwrapConnectorError(error);
    if (inside) throw new PageError("This address isn't on the public internet, so it can't be opened.", error);
    if (options.signal.aborted)
      throw new PageError(
        `${url.hostname} didn't answer within 10 seconds. Try again, or paste the text instead.`,
        error,
      );
    throw new PageError(`${url.hostname} can't be reached. Check the link, or paste the text instead.`, error);
  });
}

async function readPage(response: Response, url: URL): Promise<LoadedPage> {
  const type = response.headers.get("content-type") ?? "text/html";
  if (!/^\s*(?:text\/(?:html|plain)|application\/xhtml\+xml)/i.test(type)) {
    await response.body?.cancel();
    throw new PageError("This link opens a file, not a page. Open it, copy its text, and paste it instead.");
  }
  const bytes = await readBytes(response, pageLimits.bytes, "refuse").catch((error: unknown) => {
    if (error instanceof PageError) throw error;
    throw new PageError(`${url.hostname} stopped or took too long. Try again, or paste the text instead.`, error);
  });
  const html = decode(bytes, type);
  return { url, status: response.status, html: /^\s*text\/plain/i.test(type) ? asHtml(html) : html };
}

async function readBytes(response: Response, most: number, beyond: "cut" | "refuse"): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    size += piece.length;
    if (size > most && beyond === "refuse")
      throw new PageError("This page is larger than 5 MB. Paste the text instead.");
    if (size > most) break;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** By what the server says, else by what the page says in its first lines. */
function decode(bytes: Uint8Array, type: string): string {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 2_048));
  const name =
    /charset\s*=\s*"?([\w-]+)/i.exec(type)?.[1] ?? /<meta[^>]{0,200}?charset\s*=\s*["']?([\w-]+)/i.exec(head)?.[1];
  try {
    return new TextDecoder(name ?? "utf-8").decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

function asHtml(text: string): string {
  return `<pre>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</pre>`;
}
