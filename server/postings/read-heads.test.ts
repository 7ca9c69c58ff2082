import { expect, it } from "vitest";
import { readPosting } from "./read-posting.ts";

const head = (...lines: string[]) => readPosting(lines.join("\n"), { today: "2026-11-23" }).head;

it.each([
  ["Technicien de maintenance (H/F)", "offre n° 204RTBK", "Réf. à rappeler : TM-NTE-26-01", "TM-NTE-26-01"],
  ["Koch (m/w/d)", "Hotel Alpenrose GmbH", "Veröffentlicht am 04.11. · Inserat-Nr. 2209417", "2209417"],
  ["Auxiliar de bodega", "Frutas Ebro SL", "Código de la vacante: 88231-17 · Presencial", "88231-17"],
])("reads the reference that is to be quoted: %s", (title, second, third, reference) => {
  expect(head(title, second, third).reference?.value).toBe(reference);
});

it.each([
  ["Auxiliar de bodega", "Publicada: 10/11/2026 · Vence: 05/12/2026", "2026-12-05"],
  ["Cuisinier (H/F)", "Envoyez votre candidature à Luc Morin d'ici le 12 décembre.", "2026-12-12"],
])("reads the last day: %s", (title, line, date) => {
  expect(head(title, "", line).closingDate?.value).toBe(date);
});

it.each([
  ["Cook", "Harbour House Kitchen – Boise, ID 83702", "Boise, ID"],
  ["Mozo de almacén", "Logística Ebro, S.L.\nZaragoza (Polígono industrial Malpica) · Presencial", "Zaragoza"],
  ["Koch (m/w/d)", "Bergbahn Sonnalm GmbH · 5600 Flachau-Umgebung, Pongau", "Flachau-Umgebung, Pongau"],
])("reads the place beside what else stands on its line: %s", (title, line, place) => {
  expect(head(title, ...line.split("\n")).place?.value).toBe(place);
});

it("takes an employer's letters for no place", () => {
  expect(
    head("Analista de calidad", "Cooperativa de Caficultores del Sur – COOPASUR", "Neiva, Huila").place?.value,
  ).not.toBe("COOPASUR");
});

it("reads the name behind title, post, and degree", () => {
  const { contact } = head(
    "Koch (m/w/d)",
    "Bitte senden Sie Ihre Bewerbung an Herrn Küchenchef Ing. Jakob Moser, jobs@sonnalm.example.",
  );
  expect(contact?.value).toBe("Jakob Moser");
});
