import { expect, it } from "vitest";
import { letterText } from "#shared/letters/letter-text.ts";
import type { Told } from "./testing/people.ts";
import { toRequest } from "./testing/to-request.ts";
import { writeLetter } from "./write-letter.ts";

const written = (told: Told) => letterText(writeLetter(toRequest(told)).letter);

it("tells papers that the posting asks for beside an answer about others, small inside a sentence", () => {
  const told: Told = {
    lang: "en",
    first: "A",
    last: "B",
    jobs: [],
    papers: [["First aid", "", "March 2025", "certificate"]],
  };
  const asks: Told["asks"] = [["First aid certificate", "First aid"]];
  const done: Told["done"] = [["papers", "", "I got my Level 4 in Cookery at NMIT in 2021."]];
  const text = written({ ...told, asks, done });
  expect(text).toContain("I got my Level 4 in Cookery at NMIT in 2021.");
  expect(text).toMatch(/first aid \(March 2025\)/u);
});

it("knows a Swiss licence to drive by its name", () => {
  const papers: Told["papers"] = [["Fahrausweis B und BE", "", "", "driving"]];
  const asks: Told["asks"] = [["Fahrausweis Kat. B", "Fahrausweis B und BE"]];
  expect(written({ lang: "de", first: "A", last: "B", jobs: [], papers, asks })).toContain("der Klassen B und BE");
});

it.each([
  ["fr", ["maîtrise en sciences de l’information"], /J’ai (?:une|la) maîtrise/u],
  ["es", ["carpintería", "Carné de salud"], /carpintería \(2010\) y el carné de salud/u],
] as const)("says in %s that a degree is held, and papers without their capitals: %j", (lang, whats, said) => {
  const papers = whats.map((what): NonNullable<Told["papers"]>[number] => [what, "", "2010", "degree"]);
  const asks = whats.map((what): NonNullable<Told["asks"]>[number] => [what, what]);
  expect(written({ lang, first: "A", last: "B", jobs: [], papers, asks })).toMatch(said);
});

it("names a Swiss licence's classes as Switzerland does", () => {
  const papers: Told["papers"] = [["Fahrausweis B und BE", "", "", "driving"]];
  const asks: Told["asks"] = [["Fahrausweis Kat. B", "Fahrausweis B und BE"]];
  const plain = ["Ich wohne in Bern."];
  expect(written({ lang: "de", first: "A", last: "B", jobs: [], papers, asks, plain })).toContain(
    "Fahrausweis der Kategorien B und BE",
  );
});

it("claims no tool that somebody knows from home", () => {
  const asks: Told["asks"] = [["Linux", null]];
  const told: Told = { lang: "de", first: "A", last: "B", jobs: [], asks };
  expect(written({ ...told, plain: ["Linux privat: Proxmox seit 3 Jahren, Home Assistant"] })).not.toContain("umgehen");
});

it("tells a degree that an answer about another one leaves out", () => {
  const what = "Postgraduate Diploma in Housing Studies";
  const papers: Told["papers"] = [[what, "UCD", "2014", "degree"]];
  const done: Told["done"] = [["papers", "", "My diploma was done in the evenings while I worked for the council."]];
  expect(written({ lang: "en", first: "A", last: "B", jobs: [], papers, asks: [[what, what]], done })).toContain(
    "Housing Studies",
  );
});
