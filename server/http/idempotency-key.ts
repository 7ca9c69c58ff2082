import type { Request } from "express";
import { z } from "zod";

const idempotencyKeySchema = z
  .string()
  .regex(/^[\x21-\x7e]{1,200}$/, "Idempotency-Key must be 1 to 200 visible ASCII characters");

/** The name that the browser gave this one request, so that it does its work once; null where it gave none. @throws ZodError */
export function idempotencyKeyOf(request: Request): string | null {
  const key = request.headers["idempotency-key"];
  return key === undefined ? null : idempotencyKeySchema.parse(key);
}
