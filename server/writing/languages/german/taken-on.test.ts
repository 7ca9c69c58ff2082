import { expect, test } from "vitest";
import type { Post } from "../../facts/profile.ts";
import { takenOn } from "./taken-on.ts";

const post = (open: boolean): Post => ({
  fact: "p",
  title: "",
  company: "",
  period: { start: { year: 2020, month: 1 }, end: { year: 2024, month: 5 }, open, months: 53 },
  lines: [],
});
const told = (open: boolean, text: string, other?: string) =>
  takenOn({
    kind: "more",
    post: post(open),
    line: { fact: "f", text, post: "p" },
    ...(other && { second: { fact: "g", text: other, post: "p" } }),
  })?.text ?? null;

test("what a noun of doing names is taken on, in the tense of its post", () => {
  expect(told(true, "Betreuung von 12 Kindern")).toBe("übernehme ich die Betreuung von 12 Kindern");
  expect(told(false, "Betreuung von 12 Kindern", "Aufbau der Abteilung")).toBe(
    "habe ich die Betreuung von 12 Kindern und den Aufbau der Abteilung übernommen",
  );
  expect(told(true, "Betreuung von 12 Kindern", "Einführung von SAP 2023")).toBeNull();
});

test.each(["Lohnabrechnungen", "Mitwirkung an Studien", "Kasse abgerechnet", "Weiterbildung in Pflege"])(
  "%s is not taken on",
  (text) => {
    expect(told(true, text)).toBeNull();
  },
);
