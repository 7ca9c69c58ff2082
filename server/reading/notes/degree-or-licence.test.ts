import { expect, it } from "vitest";
import { sortText } from "../sort-text.ts";

const papers = (...lines: string[]) =>
  sortText({ text: ["Ann Lee", "Cook, Blue Anchor, 2009 - 2018", "", ...lines].join("\n"), today: "2026-11-23" }).facts
    .papers;

it.each([
  "BE (Hons) Electronics & Computer, Massey University, 2014",
  "BE Civil Engineering, University of Auckland, 2014",
  "BE en Electrónica, Universidad de Oviedo, 2014",
  "B Tech Mechanical, Anna University, 2014",
  "B Eng Electronics, University of Strathclyde, 2014",
])("takes a degree for no licence to drive: %s", (line) => {
  expect(papers(line)).toMatchObject([{ kind: "degree", year: "2014" }]);
});

it.each(["BE", "B, BE", "Führerschein B und BE", "BE, C1E seit 2012", "Fahrausweis B"])(
  "takes a class of licence for no degree: %s",
  (line) => expect(papers(line)[0]).toMatchObject({ kind: "driving" }),
);

it.each([
  ["Forklift licence LF", "licence"],
  ["RSA certificate 2023", "certificate"],
])("takes an English licence to work for no degree: %s", (line, kind) => {
  expect(papers(line)).toMatchObject([{ kind }]);
});

it("takes an office's tools for no degree", () => {
  expect(papers("AutoCAD, SAP, MS Project")).toEqual([]);
});

it.each([
  ["Realschule Oyten, 10. Klasse, Abschluss Sommer 2027", "Realschule Oyten, 10. Klasse"],
  ["10e année, école de commerce Martigny 2022", "école de commerce Martigny, 10e année"],
])("takes a class at school for no degree: %s", (line, what) => {
  expect(papers(line)).toMatchObject([{ what, kind: "certificate" }]);
});

it.each([
  ["HTL Steyr, Matura 2005", "Matura", "HTL Steyr", "2005"],
  [
    "DEC Techniques juridiques, Cégep de Trois-Rivières, 2012",
    "DEC Techniques juridiques",
    "Cégep de Trois-Rivières",
    "2012",
  ],
  ["Leaving Cert from 2013", "Leaving Cert", "", "2013"],
])("reads one paper with its school: %s", (line, what, where, year) => {
  expect(papers(line)).toMatchObject([{ what, where, year }]);
});

it("takes a degree that was not finished for none", () => {
  expect(papers("BSc Geography, Queen's University Belfast, 2009 (didnt finish the dissertation)")).toEqual([]);
});
