import type { ApiAnswer } from "#server/integrations/connectors/call-api.ts";
import type { HttpSourceConfig } from "#shared/workflows/http-config.schema.ts";
import { parseJsonPath } from "#shared/workflows/json-path.ts";
import { valueAt } from "./json-rows.ts";

/** Where the page after this one is; null after the last. */
export function nextPage(options: {
  config: HttpSourceConfig;
  answer: Pick<ApiAnswer, "headers" | "url">;
  /** The parsed answer, and how many rows it had. */
  value: unknown;
  rows: number;
  /** Number of the page that was read, from 1. */
  page: number;
}): URL | null {
  const { config, answer, value, rows, page } = options;
  const { url } = answer;
  if (config.pagination === "none") return null;
  if (config.pagination === "link") return linkedPage(answer);
  const next = new URL(url);
  if (config.pagination === "page") {
    if (rows === 0) return null;
    next.searchParams.set(config.pageParam.trim(), String(config.firstPage + page));
    return next;
  }
  const cursor = valueAt(value, parseJsonPath(config.cursorPath) ?? []);
  if (cursor === undefined || cursor === null || cursor === "" || cursor === false) return null;
  // Many put the whole address of the next page where others have a cursor.
  if (typeof cursor === "string" && /^https?:\/\//.test(cursor) && URL.canParse(cursor)) return new URL(cursor);
  next.searchParams.set(config.pageParam.trim(), String(cursor));
  return next;
}

/** The target of `rel="next"`, after RFC 8288. */
function linkedPage({ headers, url }: Pick<ApiAnswer, "headers" | "url">): URL | null {
  for (const part of (headers.get("link") ?? "").split(/,\s*(?=<)/)) {
    const [, target, parameters = ""] = /^\s*<([^>]*)>(.*)$/.exec(part) ?? [];
    const relations = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,]+))/i.exec(parameters);
    const isNext = (relations?.[1] ?? relations?.[2] ?? "").toLowerCase().split(/\s+/).includes("next");
    if (isNext && target !== undefined && URL.canParse(target, url.href)) return new URL(target, url);
  }
  return null;
}
