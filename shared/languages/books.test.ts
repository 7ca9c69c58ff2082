import { expect, it } from "vitest";
import { bookSchema } from "./book.ts";
import { books } from "./books.ts";

it.each(Object.entries(books))("has all of %s that a letter needs, in the shape it needs", (_language, book) => {
  expect(bookSchema.parse(book)).toEqual(book);
});
