import { describe, expect, it } from "vitest";
import { findPeriods, isDateOnly } from "./dates.ts";
import { countYears } from "./years.ts";

const read = (text: string) => findPeriods(text).map(({ from, to }) => [from, to]);
const march2019 = { year: 2019, month: 3 };

describe("a period", () => {
  it.each([
    ["Mar 2019 – May 2021", march2019, { year: 2021, month: 5 }],
    ["03/2019 - 05/2021", march2019, { year: 2021, month: 5 }],
    ["2019.03 - 2021.05", march2019, { year: 2021, month: 5 }],
    ["2019-03 - 2021-05", march2019, { year: 2021, month: 5 }],
    ["2019-03 to 2021-05", march2019, { year: 2021, month: 5 }],
    ["01.03.2019 bis 31.05.2021", march2019, { year: 2021, month: 5 }],
    ["March 2019–present", march2019, "present"],
    ["marzo de 2019 – actualidad", march2019, "present"],
    ["mars 2019 à aujourd'hui", march2019, "present"],
    ["März 2019 bis heute", march2019, "present"],
    ["março de 2019 até o momento", march2019, "present"],
    ["2019年3月 – 至今", march2019, "present"],
    ["seit 03/2019", march2019, "present"],
    ["od 03.2019", march2019, "present"],
    ["sedan mars 2019", march2019, "present"],
    ["Sep 15 - NOW", { year: 2015, month: 9 }, "present"],
    ["2012-14", { year: 2012, month: null }, { year: 2014, month: null }],
    ["June to August 2018", { year: 2018, month: 6 }, { year: 2018, month: 8 }],
  ])("is read from %s", (text, from, to) => {
    expect(read(text)).toEqual([[from, to]]);
  });

  it.each(["served 2000 guests a day 2000%", "room 12, 50674 Köln", "a team of 12", "version 4.2.1"])(
    "is not read from %s",
    (text) => {
      expect(findPeriods(text).filter((period) => period.range)).toEqual([]);
    },
  );

  it("stands alone with words that go with dates", () => {
    expect(isDateOnly("(June 2019 – present, 2 years 3 months)")).toBe(true);
    expect(isDateOnly("June 2019, Baker")).toBe(false);
  });

  it("answers quickly to text that is made to be slow", () => {
    const started = performance.now();
    for (const text of ["2019 - ".repeat(300), "january ".repeat(300), "1".repeat(2000), "12/".repeat(600)])
      findPeriods(text);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

describe("years of experience", () => {
  const today = new Date("2026-06-15");
  const years = (...texts: string[]) =>
    countYears(
      texts.flatMap((text) => findPeriods(text)),
      today,
    );

  it("counts overlapping jobs once", () => {
    expect(years("Jan 2015 – Dec 2018", "Jan 2017 – Dec 2019")).toBe(5);
  });
  it("leaves gaps out", () => {
    expect(years("2010 – 2012", "2020 – 2022")).toBe(4);
  });
  it("counts what goes on up to today, and nothing of the future", () => {
    expect(years("July 2024 – present")).toBe(2);
    expect(years("2030 – 2040")).toBe(0);
  });
});
