import { expect, it } from "vitest";
import { pageFormatFor } from "./page-format.ts";

it.each([
  ["en", "en-US", "letter"],
  ["en", "en-GB", "a4"],
  ["en", "en", "letter"],
  ["fr", "fr-CA", "letter"],
  ["fr", "fr", "a4"],
  ["es", "es-MX", "letter"],
  ["de", "en-US", "a4"],
  ["en", "no_such locale", "a4"],
] as const)("a letter in %s from a browser set to %s goes on %s", (language, locale, name) => {
  expect(pageFormatFor(language, locale).name).toBe(name);
});
