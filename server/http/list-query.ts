import type { Request, Response } from "express";
import { z } from "zod";
import { AppError } from "#server/errors.ts";

const MOST = 1000;
const wholeNumber = (least: number, most: number) =>
  z.coerce.number(`must be a number from ${least} to ${most}`).int().min(least).max(most);

export const listQuerySchema = z.object({
  page: wholeNumber(1, 1_000_000).default(1),
  limit: wholeNumber(1, MOST).default(100),
  q: z.string().trim().max(200).default(""),
  sort: z.string().max(40).default(""),
});

/** `sort` is a column of the list, descending with a leading minus. */
export type ListQuery<Column extends string> = {
  page: number;
  limit: number;
  offset: number;
  q: string;
  sort: { column: Column; descending: boolean };
};

/**
 * Page, limit, search and order from the address.
 * @throws ZodError or AppError (400) for what no list has.
 */
export function parseListQuery<Column extends string>(
  request: Request,
  columns: readonly Column[],
  usual: ListQuery<Column>["sort"],
): ListQuery<Column> {
  const { page, limit, q, sort } = listQuerySchema.parse(request.query);
  const cleaned = q.replaceAll("\0", "").toWellFormed();
  return { page, limit, offset: (page - 1) * limit, q: cleaned, sort: sort === "" ? usual : parseSort(sort, columns) };
}

function parseSort<Column extends string>(sort: string, columns: readonly Column[]): ListQuery<Column>["sort"] {
  const name = sort.replace(/^-/, "");
  const column = columns.find((one) => one === name);
  if (!column)
    throw new AppError("malformed", `This list can be sorted by ${columns.join(", ")}.`, {
      fields: { sort: ["Unknown column"] },
    });
  return { column, descending: sort.startsWith("-") };
}

type PageHead = { total: number; query: { page: number; limit: number } };

/** Sends one page of short rows as an array; see {@link announcePage}. */
export function sendPage(response: Response, { rows, ...head }: PageHead & { rows: unknown[] }): void {
  announcePage(response, head);
  response.json(rows);
}

/** Says in headers how many there are in all and where the pages around this one are. */
export function announcePage(response: Response, { total, query }: PageHead): void {
  const last = Math.max(1, Math.ceil(total / query.limit));
  const links: [string, number][] = [
    ["first", 1],
    ...(query.page > 1 ? [["prev", query.page - 1] satisfies [string, number]] : []),
    ...(query.page < last ? [["next", query.page + 1] satisfies [string, number]] : []),
    ["last", last],
  ];
  response.setHeader("X-Total-Count", String(total));
  response.setHeader("Link", links.map(([rel, number]) => `<${addressOf(response, number)}>; rel="${rel}"`).join(", "));
}

function addressOf(response: Response, page: number): string {
  const url = new URL(response.req.originalUrl, "http://list");
  url.searchParams.set("page", String(page));
  return `${url.pathname}${url.search}`;
}

/** A LIKE pattern that finds the words as they are typed, wildcards included. */
export function containsPattern(q: string): string {
  return `%${q.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
}
