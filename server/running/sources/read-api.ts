import { setTimeout } from "node:timers/promises";
import {
  type ApiAnswer,
  type ApiCall,
  apiUrl,
  callApi,
  type HttpConnection,
} from "#server/integrations/connectors/call-api.ts";
import { ConnectorError } from "#server/integrations/connectors/connector-error.ts";
import { thousands } from "#shared/limits/thousands.ts";
import { type HttpSourceConfig, httpSourceConfigSchema } from "#shared/workflows/http-config.schema.ts";
import { parseJsonPath } from "#shared/workflows/json-path.ts";
import { StepError } from "../step-error.ts";
import type { FetchOptions, FetchRows } from "./fetch-rows.ts";
import { parseJson, rowsOf, valueAt } from "./json-rows.ts";
import { createJsonSink } from "./json-sink.ts";
import { nextPage } from "./next-page.ts";

const MOST_TRIES = 5;
/** Who asks to wait for longer is not waited for: the run would stand for nothing. */
const LONGEST_WAIT_MS = 120_000;
/** Somebody waits for a preview. */
const LONGEST_WAIT_OF_PREVIEW_MS = 2_000;

/** Copies the rows of an API's answers to a CSV file, page after page. */
export function fetchApi(connection: HttpConnection | null): FetchRows {
  return async (options, path) => {
    const config = httpSourceConfigSchema.parse(options.node.data.config);
    const sink = createJsonSink(options, path);
    for await (const page of pagesOf(config, connection, options)) {
      await sink.add(page);
      if (sink.isFull()) break;
    }
    return sink.end();
  };
}

/** The entries of each answer. @throws StepError, ConnectorError */
async function* pagesOf(
  config: HttpSourceConfig,
  connection: HttpConnection | null,
  options: FetchOptions,
): AsyncGenerator<unknown[]> {
  const { node, plan } = options;
  const first = apiUrl(config.url, connection);
  if (config.pagination === "page") first.searchParams.set(config.pageParam.trim(), String(config.firstPage));
  const path = parseJsonPath(config.rowsPath) ?? [];
  let url: URL | null = first;
  let before: string | null = null;
  for (let page = 1; url !== null; page++) {
    if (page > config.maxPages)
      throw new StepError(
        node.id,
        `There are more than ${thousands(config.maxPages)} pages. Raise the limit in this step, or ask for larger pages.`,
      );
    const answer: ApiAnswer = await patiently({ ...callOf(config), url }, options, connection);
    // Some count their pages and know none after the last.
    if (config.pagination === "page" && page > 1 && answer.status === 404) return;
    checkStatus(answer, node.id, connection !== null);
    if (answer.text === before)
      throw new StepError(
        node.id,
        `Page ${page} is the same as the page before. Check how the next page is asked for.`,
      );
    before = config.pagination === "none" ? null : answer.text;
    const value = parseAnswer(answer, node.id);
    const rows = rowsOf(valueAt(value, path));
    if (rows === null)
      throw new StepError(
        node.id,
        config.rowsPath.trim() === ""
          ? "The answer is neither a list nor an object. Check the URL."
          : `There are no rows at “${config.rowsPath}” in the answer. Check the path${suggestion(value)}.`,
      );
    yield rows;
    url = nextPage({ config, answer, value, page, rows: rows.length });
    if (url && url.origin !== first.origin)
      throw new StepError(node.id, `The next page is on another server (“${url.host}”), which this step doesn't call.`);
    if (url && url.protocol !== "https:" && !plan.allowPrivateHosts && first.protocol === "https:")
      throw new StepError(node.id, "The URL of the next page isn't encrypted (https).");
  }
}

function callOf({ method, headers, body }: HttpSourceConfig): Omit<ApiCall, "url"> {
  const given = headers.map(({ name, value }): [string, string] => [name.trim(), value.trim()]);
  if (method === "GET" || body.trim() === "") return { method, headers: given, body: null };
  return { method, headers: [["Content-Type", "application/json"], ...given], body };
}

/** Calls again where the API asks for patience or is away for a moment. */
async function patiently(
  call: ApiCall,
  { plan, limit, onNote }: FetchOptions,
  connection: HttpConnection | null,
): Promise<ApiAnswer> {
  const longest = limit === null ? LONGEST_WAIT_MS : LONGEST_WAIT_OF_PREVIEW_MS;
  const usual = (attempt: number) => plan.retryPausesMs?.[attempt - 1] ?? 1_000 * 2 ** (attempt - 1);
  for (let attempt = 1; ; attempt++) {
    let wait: number;
    let why: string;
    try {
      const answer = await callApi(call, { connection, allowPrivate: plan.allowPrivateHosts });
      const passes =
        answer.status === 429 || answer.status === 503 || (call.method === "GET" && isGateway(answer.status));
      if (!passes || attempt === MOST_TRIES) return answer;
      wait = retryAfter(answer.headers.get("retry-after")) ?? usual(attempt);
      if (wait > longest) return answer;
      why = answer.status === 429 ? "The API asks to slow down" : `The API is unavailable (${answer.status})`;
    } catch (error) {
      const passes = error instanceof ConnectorError && /^(timeout|unreachable)$/.test(error.problem);
      wait = usual(attempt);
      if (!passes || call.method !== "GET" || attempt === MOST_TRIES || wait > longest) throw error;
      why = error.message.replace(/\.$/, "");
    }
    onNote?.(`${why}. Trying again in ${Math.ceil(wait / 1000)} s.`);
    await setTimeout(wait);
  }
}

/** In milliseconds; null where it says nothing that can be read. */
function retryAfter(header: string | null): number | null {
  if (header === null) return null;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header.trim()) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now());
}

function isGateway(status: number): boolean {
  return status === 502 || status === 504;
}

function checkStatus({ status, url, text, headers }: ApiAnswer, nodeId: string, hasKey: boolean): void {
  if (status >= 200 && status < 300) return;
  const passing = status === 429 || status >= 500;
  const wait = retryAfter(headers.get("retry-after"));
  const told: Record<number, string> = {
    401: hasKey ? "doesn't accept the key. Check the connection" : "asks for a key. Choose a connection that has it",
    403: "doesn't allow this call. Check the connection's key and what it may read",
    404: "has nothing at this URL. Check it",
    429: `asks to slow down${wait === null ? "" : ` and to wait ${Math.ceil(wait / 1000)} s`}. Try again later`,
  };
  const said = told[status] ?? (status >= 500 ? "has a problem. Try again later" : "refuses this call");
  const quoted = text.trim().startsWith("<") ? "" : ` It says: ${text.replace(/\s+/g, " ").trim().slice(0, 200)}`;
  throw new StepError(nodeId, `“${url.host}” ${said} (${status}).${quoted.length > 10 ? quoted : ""}`, { passing });
}

function parseAnswer({ text, url }: ApiAnswer, nodeId: string): unknown {
  try {
    return parseJson(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    const seen = text.trim() === "" ? "nothing" : text.trim().startsWith("<") ? "a web page" : "something else";
    throw new StepError(nodeId, `“${url.host}” answered with ${seen} instead of JSON. Check the URL.`, {
      cause: error,
    });
  }
}

/** Where a list of objects stands in the answer, for the person who named another place. */
function suggestion(value: unknown): string {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return "";
  const place = Object.entries(value).find(([, inner]) => Array.isArray(inner))?.[0];
  return place === undefined ? "" : `; there is a list at “${place.slice(0, 100)}”`;
}
