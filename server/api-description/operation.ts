import type { ZodType } from "zod";

/** What is sent besides JSON: `media` is its type; `schema` the JSON that stands for its fields, where it has some. */
export type Content = { media: string; note: string; schema?: ZodType };

/** JSON of that shape, other content, or nothing. */
export type Shape = ZodType | Content | null;

/** A header that a caller may send, and what it does. */
export type Header = "Idempotency-Key" | "If-Match";

/**
 * What one route takes and gives. Its guard and the limit by address are read from the router.
 * `query` is an object schema; `limits` names limits that the handler counts itself, as their `RateLimit` does;
 * `or` is what lets a caller in besides a session.
 */
export type Operation = {
  summary: string;
  query?: ZodType;
  headers?: readonly Header[];
  body?: ZodType | Content;
  answers: Readonly<Record<number, Shape>>;
  limits?: readonly string[];
  /** What it sends piece by piece where the caller accepts `text/event-stream`. */
  events?: ZodType;
  or?: "token" | "secret";
};

/** By method and path, as `npm run routes` lists them: "GET /api/executions/:id". */
export type Operations = Readonly<Record<string, Operation>>;

export const html: Content = { media: "text/html", note: "A page" };
export const csv: Content = { media: "text/csv", note: "UTF-8 with a byte order mark" };
export const calendar: Content = { media: "text/calendar", note: "iCalendar" };
export const anyFile: Content = { media: "application/octet-stream", note: "The file's bytes" };
export const upload: Content = { media: "multipart/form-data", note: "One part with the file" };

export function isContent(shape: ZodType | Content): shape is Content {
  return "media" in shape;
}
