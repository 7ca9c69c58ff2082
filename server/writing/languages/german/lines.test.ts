import { expect, test } from "vitest";
import { readLine } from "./lines.ts";

test("a figure behind a comma stands inside what was done", () => {
  expect(readLine("Umstieg auf Compose geleitet, 64 Bildschirme in sieben Monaten")).toEqual({
    kind: "done",
    text: "Umstieg auf Compose (64 Bildschirme in sieben Monaten) geleitet",
  });
});

test("a clause behind what was done is no second deed", () => {
  expect(readLine("Offline-Modus einer App gebaut, den 70 % der Lernenden nutzen")).toEqual({
    kind: "done",
    text: "Offline-Modus einer App gebaut",
    tail: ", den 70 % der Lernenden nutzen",
  });
});
