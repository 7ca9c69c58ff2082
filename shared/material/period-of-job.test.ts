import { expect, it } from "vitest";
import { isSeasonal, periodOfJob } from "./period-of-job.ts";

it.each([
  "verano 2024 y 2025",
  "summers 2021-2023",
  "Sommer 2019 – 2021",
  "étés 2018 à 2020",
  "Semesterferien 2020–2022",
])("reads no years from %s, which is a time of seasons", (period) => {
  expect(isSeasonal(period)).toBe(true);
  expect(periodOfJob(period)).toEqual({ from: "", to: "", period });
});

it("reads what is a stretch of time", () => {
  expect(isSeasonal("March 2019 – now")).toBe(false);
  expect(periodOfJob("March 2019 – now")).toEqual({ from: "2019-03", to: "now" });
});
