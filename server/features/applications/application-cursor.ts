import { z } from "zod";
import { AppError } from "#server/errors.ts";
import { cleanText } from "#server/text-work/clean-text.ts";
import type { ApplicationSort } from "#shared/applications/application.schema.ts";

/** Where a page of the list ended: what it is sorted by, and the row. */
export type Cursor = { value: string; id: number };

const idSchema = z.int().min(0).max(2_147_483_647);
const day = z.iso.date();
const words = z.string().max(300).transform(cleanText);
/** As the database writes it: a day, an hour and the offset. */
const moment = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(?:\.\d{1,6})?[+-]\d{2}(?::\d{2})?$/)
  .refine((text) => !Number.isNaN(Date.parse(text.replace(" ", "T").replace(/([+-]\d{2})$/, "$1:00"))));

const valueSchemas: Record<ApplicationSort, z.ZodType<string>> = {
  next: day,
  newest: moment,
  closing: day,
  role: words,
  company: words,
};

export function toCursor({ value, id }: Cursor): string {
  return Buffer.from(JSON.stringify([value, id])).toString("base64url");
}

/** @throws AppError malformed where it is no cursor of a list in that order */
export function parseCursor(text: string, sort: ApplicationSort): Cursor {
  try {
    const [value, id] = z
      .tuple([valueSchemas[sort], idSchema])
      .parse(JSON.parse(Buffer.from(text, "base64url").toString("utf8")));
    return { value, id };
  } catch (cause) {
    throw new AppError("malformed", "This part of the list can't be found. Load the list again.", { cause });
  }
}
