import { expect, it } from "vitest";
import { letterText } from "#shared/letters/letter-text.ts";
import type { Told } from "./testing/people.ts";
import { toRequest } from "./testing/to-request.ts";
import { writeLetter } from "./write-letter.ts";

const nurse = (...jobs: NonNullable<Told["jobs"]>) =>
  letterText(
    writeLetter(
      toRequest({ lang: "en", first: "Ann", last: "Lee", role: "Registered Nurse", company: "Marlpit", jobs }),
    ).letter,
  );
const staff: NonNullable<Told["jobs"]>[number] = [
  "Staff Nurse",
  "Mercy Lakeside",
  "2021",
  "now",
  ["I care for 5 patients"],
];

it("does not say twice that somebody works at one place, where nothing else can be said of the second post", () => {
  const text = nurse(staff, ["Relief charge nurse two nights a week", "Mercy Lakeside", "2023", "now", []]);
  expect(text.match(/Mercy Lakeside/gu)).toHaveLength(1);
});

it("says it where the second post has a title of its own, or is elsewhere", () => {
  expect(nurse(staff, ["Charge Nurse", "Mercy Lakeside", "2023", "now", []])).toMatch(/charge nurse/iu);
  expect(nurse(staff, ["Nights, two a week", "Alder Clinic", "2023", "now", []])).toContain("Alder Clinic");
});
