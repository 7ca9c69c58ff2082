import { expect, it } from "vitest";
import { templateClosingsSchema, writerBooks } from "./writer-books.ts";

it.each(Object.entries(writerBooks))("has closings in %s of every template", (_language, { templates }) => {
  expect(templateClosingsSchema.parse(templates)).toEqual(templates);
});
