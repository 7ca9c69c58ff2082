import { z } from "zod";
import { connectionIdSchema } from "./node-config.schema.ts";

/** In characters, or in entries and pages where the name is a plural. */
export const httpLimits = { url: 2_000, name: 200, value: 2_000, body: 20_000, headers: 30, pages: 10_000 } as const;

export const httpMethods = ["GET", "POST"] as const;

/**
 * How the next page is asked for: by its number (`page`), by a value of the answer before (`cursor`), by the `Link` header
 * (`link`), or not at all.
 */
export const paginations = ["none", "page", "cursor", "link"] as const;

const headerSchema = z.object({
  name: z.string().max(httpLimits.name).default(""),
  value: z.string().max(httpLimits.value).default(""),
});
export type HttpHeader = z.infer<typeof headerSchema>;

/** A call whose JSON answer has rows. Keys and passwords are in the connection, which only its own server gets. */
export const httpSourceConfigSchema = z.object({
  connectionId: connectionIdSchema,
  url: z.string().max(httpLimits.url).default(""),
  method: z.enum(httpMethods).default("GET"),
  headers: z.array(headerSchema).max(httpLimits.headers).default([]),
  /** JSON, for POST. */
  body: z.string().max(httpLimits.body).default(""),
  /** Where in the answer the rows are, like `data.items`; empty for the answer itself. */
  rowsPath: z.string().max(httpLimits.name).default(""),
  pagination: z.enum(paginations).default("none"),
  /** Of the query: the page's number, or the cursor. */
  pageParam: z.string().max(httpLimits.name).default("page"),
  firstPage: z.number().int().min(0).max(1_000_000).default(1),
  /** Where in the answer the next cursor is; no more pages where it is missing. */
  cursorPath: z.string().max(httpLimits.name).default("next_cursor"),
  maxPages: z.number().int().min(1).max(httpLimits.pages).default(1_000),
});
export type HttpSourceConfig = z.infer<typeof httpSourceConfigSchema>;
