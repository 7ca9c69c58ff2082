import { expect, it } from "vitest";
import { sortText } from "../sort-text.ts";

const sorted = (...lines: string[]) => sortText({ text: lines.join("\n"), today: "2026-11-23" }).facts;

it.each([
  "Messe 2023, 600 Leute, Budget 410.000, 12.000 darunter geblieben",
  "Auflage 1.200.000, Reichweite 3 400 000",
  "annual spend 1,250,000, suppliers 40",
  "SKU 1234567, order 20231234",
  "chiffre d'affaires 2 400 000, budget 350 000",
  "CA 1.250.000, effectif 1200",
  "presupuesto 1.250.000, proveedores 40",
  "Inversión 350.000",
])("takes no amount for a phone number: %s", (line) => {
  const { person, jobs } = sorted("Ann Lee", "Cook, Blue Anchor, 2009 - 2018", `- ${line}`);
  expect(person.phone).toBe("");
  expect(jobs[0]?.lines.map(({ text }) => text)).toEqual([line]);
});

it.each([
  ["Mobile 07700 900146, Leeds", "07700 900146"],
  ["Privat 0171 5550123 | ann@x.example", "0171 5550123"],
  ["tél 06 39 98 22 51", "06 39 98 22 51"],
  ["Fono 9 8765 4321, Temuco", "9 8765 4321"],
  ["612 345 678, Leeds", "612 345 678"],
  ["Cel 8888 1234", "8888 1234"],
  ["555-0148", "555-0148"],
  ["Whatsapp +34 612 345 678", "+34 612 345 678"],
])("reads a phone number: %s", (line, phone) => {
  expect(sorted("Ann Lee", line, "Cook, Blue Anchor, 2009 - 2018").person.phone).toBe(phone);
});
