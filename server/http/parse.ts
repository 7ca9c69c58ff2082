import { setImmediate as nextTurn } from "node:timers/promises";
import type { Request } from "express";
import type { ZodType } from "zod";
import { AppError } from "#server/errors.ts";
import { nameOfBody } from "#server/text-work/body-schemas.ts";

/**
 * The request body as the schema has it. A long one is read in a thread, and is in `request.body` then.
 * @throws ZodError (400 with messages by field), AppError wrongType (415) when a body is not JSON.
 */
export async function parseBody<T>(request: Request, schema: ZodType<T>): Promise<T> {
  const type = request.headers["content-type"];
  const hasBody = request.headers["content-length"] !== undefined && request.headers["content-length"] !== "0";
  if (hasBody && !request.is("application/json")) {
    throw new AppError(
      "wrongType",
      type
        ? "Please send JSON (content-type: application/json)."
        : "Please say what you send: content-type: application/json.",
    );
  }
  if (request.readLongBody === undefined) return schema.parse(request.body ?? {});
  const name = nameOfBody(schema);
  const read: T = JSON.parse(await request.readLongBody(name));
  const body = name === null ? schema.parse(read) : read;
  request.body = body;
  // What is done with a long body is work of its own.
  await nextTurn();
  return body;
}

/**
 * A row id from the path.
 * @throws AppError malformed ("Invalid ID format") for anything but a positive 32-bit whole number.
 */
export function parseId(value: unknown): number {
  const id = typeof value === "string" && /^\d{1,10}$/.test(value) ? Number(value) : Number.NaN;
  if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647) throw new AppError("malformed", "Invalid ID format");
  return id;
}
