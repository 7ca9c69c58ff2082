import { expect, it } from "vitest";
import { letterText } from "#shared/letters/letter-text.ts";
import type { Told } from "./testing/people.ts";
import { toRequest } from "./testing/to-request.ts";
import { writeLetter } from "./write-letter.ts";

function answered(lang: Told["lang"], question: string, answer: string): string {
  const told: Told = { lang, first: "Ann", last: "Lee", role: "Officer", questions: [question] };
  return letterText(writeLetter(toRequest({ ...told, done: [["question", "", answer, "q0"]] })).letter);
}

it.each<[Told["lang"], string, string, string]>([
  [
    "en",
    "Please tell us how you would handle a driver who is yelling at you.",
    "Let them finish, keep my voice down, and write it down straight after.",
    "“how you would handle a driver who is yelling at you”",
  ],
  [
    "de",
    "Schreiben Sie uns, was Sie an Ihrem ersten Tag tun würden.",
    "Ich ginge zuerst durch alle Hallen und ließe mir die Maschinen erklären.",
    "„was Sie an Ihrem ersten Tag tun würden“",
  ],
])("quotes what somebody would do behind the question that asks for it (%s)", (lang, question, answer, quote) => {
  const text = answered(lang, question, answer);
  expect(text).toContain(quote);
  expect(text).toContain(answer);
});

it("tells what has happened, and what has a word of the question, by itself", () => {
  const rewrote = "I rewrote the leaflet with the booking office, and failed preps went from 14 to 5.";
  expect(answered("en", "Tell us how you have changed something for patients.", rewrote)).not.toMatch(/[“”]/u);
  const yelling = "I let a driver who is yelling finish, and keep my voice down.";
  expect(answered("en", "Tell us how you would handle a yelling driver.", yelling)).not.toMatch(/[“”]/u);
});

it("introduces an answer that begins with no sentence to a question that can't be quoted", () => {
  const question = "Merci de préciser : vos types de forage, et une situation où vous avez arrêté un chantier";
  const text = answered("fr", question, "Taglioline et wagon drill. En 2023 j’ai arrêté un chantier à Vif.");
  expect(text).toMatch(/question\s: Taglioline et wagon drill\. En 2023/u);
});

it("gives what surely is the person's verb its subject", () => {
  const done: Told["done"] = [["demand", "", "Moved pianos for a whole summer.", "p0"]];
  const told: Told = { lang: "en", first: "Ann", last: "Lee", role: "Tuner", asks: [["Able to lift", null]], done };
  expect(letterText(writeLetter(toRequest(told)).letter)).toContain("I moved pianos for a whole summer.");
});

it("quotes what a long answer that is no sentence is to", () => {
  const ending = "Kettenbagger 8 bis 22 Tonnen, Radlader und einen Pisten Bully, 40 Nächte lang, aber ohne Winde";
  const done: Told["done"] = [["demand", "", ending, "p0"]];
  const told: Told = {
    lang: "de",
    first: "A",
    last: "B",
    role: "Fahrer",
    asks: [["Erfahrung mit Geräten", null]],
    done,
  };
  expect(letterText(writeLetter(toRequest(told)).letter)).toMatch(/„Erfahrung mit Geräten“[^\n]*Kettenbagger/u);
});
