import { expect, it } from "vitest";
import { readPeriod } from "./read-period.ts";

it("counts no months between one season and the next", () => {
  expect(readPeriod("veranos 2016-2020", "2026-11-21")).toMatchObject({ start: { year: 2016 }, months: null });
  expect(readPeriod("2016-2020", "2026-11-21")).toMatchObject({ months: 48 });
});

it.each([
  ...["März 2014 - dato", "03/2014 bis dato", "seit März 2014", "marzo 2014 a la fecha", "03/2014 hasta la fecha"],
  ...["mars 2014 à nos jours", "mars 2014 - en cours", "marzo 2014 a esta fecha", "marzo 2014 - en curso"],
])("goes on until today: %s", (text) => {
  expect(readPeriod(text, "2026-11-21")).toMatchObject({ open: true, start: { year: 2014, month: 3 } });
});

it("reads the month of a date that a word stands before", () => {
  const month = { year: 2019, month: 3 };
  expect(readPeriod("from 2019-03", "2026-11-21")).toMatchObject({ open: true, start: month });
  expect(readPeriod("until 2019-03", "2026-11-21")).toMatchObject({ open: false, start: month, end: month });
  expect(readPeriod("MÄRZ 2019", "2026-11-21")).toMatchObject({ start: month });
});
