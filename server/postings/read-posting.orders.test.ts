import { expect, it } from "vitest";
import { readPosting } from "./read-posting.ts";

const read = (...lines: string[]) => readPosting(lines.join("\n"), { today: "2026-11-29" });
const nurse = ["Registered Nurse", "Santa Rita Health", "", "Qualifications", "- RN license", "", "How to apply"];

it("takes what a letter is to address for something to tell", () => {
  const { smallPrint } = read(
    ...nurse,
    "Contact: Ann Lee, Nurse Manager. Please address shift flexibility in your letter.",
  );
  expect(smallPrint).toMatchObject([{ kind: "instruction", value: "address shift flexibility in your letter" }]);
});

it.each([
  "Please address your letter to Dr. Ann Lee.",
  "Address applications to jobs@santarita.example.",
  "Please address the cover letter to the hiring committee.",
])("takes to whom a letter goes for nothing to tell: %s", (line) => {
  const { questions, smallPrint } = read(...nurse, line);
  expect([questions, smallPrint.filter(({ kind }) => kind === "instruction")]).toEqual([[], []]);
});

it("finds the town behind the employer, however wide the space around the mark between them", () => {
  const head = ["Warehouse Associate", "Harlan & Pike Logistics  ·  Joliet, IL 60436", "Full-time", ""];
  expect(read(...head, "About us", "Harlan & Pike moves groceries.").head.place?.value).toBe("Joliet, IL");
});
