import type { ConfigProblem } from "./config-problem.ts";
import type { HttpHeader, HttpSourceConfig } from "./http-config.schema.ts";
import { parseJsonPath } from "./json-path.ts";

/** Headers that carry secrets: they belong into a connection, where they are sealed. */
const secretHeader = /^(authorization|proxy-authorization|cookie)$|(^|[-_])(api[-_]?key|key|token|secret|password)$/i;
const secretParameter = /^(api[-_]?key|access[-_]?token|token|secret|password|apikey|sig|signature)$/i;
/** What Node sets itself, or what would change how the answer is read. */
const ownHeader = /^(host|content-length|transfer-encoding|connection|upgrade|expect|te|trailer|keep-alive)$/i;
const headerName = /^[!#$%&'*+.^_`|~\w-]+$/;

/** What keeps the call from being made. */
export function httpProblems(config: HttpSourceConfig): (ConfigProblem | false | null)[] {
  const { connectionId, url, headers, method, body, pagination, pageParam, cursorPath, rowsPath } = config;
  return [
    urlProblem(url, connectionId !== null),
    ...headers.map(headerProblem),
    method === "POST" && body.trim() !== "" && !isJson(body) && { message: "The body isn't JSON.", field: "body" },
    parseJsonPath(rowsPath) === null && { message: "Write the path to the rows like data.items.", field: "rowsPath" },
    (pagination === "page" || pagination === "cursor") &&
      !pageParam.trim() && { message: "Name the parameter for the next page.", field: "pageParam" },
    pagination === "cursor" &&
      (!cursorPath.trim() || parseJsonPath(cursorPath) === null) && {
        message: "Say where the next cursor is, like meta.next.",
        field: "cursorPath",
      },
  ];
}

function urlProblem(url: string, relative: boolean): ConfigProblem | null {
  const given = url.trim();
  if (given === "") return { message: "Enter the URL.", field: "url" };
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(given);
  const { host, query } = partsOf(relative && !hasScheme ? `https://host/${given}` : given);
  if (host === "") return { message: "This isn't a URL. Enter one that begins with https://.", field: "url" };
  const names = query.split("&").map((pair) => pair.split("=", 1)[0] ?? "");
  if (host.includes("@") || names.some((name) => secretParameter.test(name)))
    return { message: "Put keys and passwords into a connection, not into the URL.", field: "url" };
  return null;
}

/** Its host, with a username and password where it has them, and its query; nothing of what is no address. */
function partsOf(address: string): { host: string; query: string } {
  // Spaces are looked for first: where one pattern does all of it, each character is looked at for each other one.
  const [, host = ""] = (/\s/.test(address) ? null : /^https?:\/\/([^/?#]+)/i.exec(address)) ?? [];
  const [beforeHash = ""] = address.split("#", 1);
  const from = beforeHash.indexOf("?");
  return { host, query: host === "" || from < 0 ? "" : beforeHash.slice(from + 1) };
}

function headerProblem({ name, value }: HttpHeader): ConfigProblem | null {
  if (!headerName.test(name)) return { message: "Name every header, like Accept.", field: "headers" };
  if (ownHeader.test(name)) return { message: `The header “${name}” can't be set.`, field: "headers" };
  if (secretHeader.test(name))
    return { message: `Put “${name}” into a connection, where it's kept encrypted.`, field: "headers" };
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what may not be in there
  return /[\x00-\x08\x0a-\x1f\x7f]/.test(value)
    ? { message: `The value of “${name}” has a line break.`, field: "headers" }
    : null;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
