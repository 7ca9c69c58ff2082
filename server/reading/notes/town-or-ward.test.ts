import { expect, it } from "vitest";
import { sortText } from "../sort-text.ts";

const sorted = (...lines: string[]) => sortText({ text: ["Ann Lee", ...lines].join("\n"), today: "2026-11-23" }).facts;

it.each([
  ["2009–2015 Klinikum Wels, Unfallchirurgie", "Klinikum Wels", "Unfallchirurgie"],
  [
    "seit 9/2017 Bezirksaltenheim Peuerbach, Krankenpfleger, Wohnbereich Demenz",
    "Bezirksaltenheim Peuerbach",
    "Demenz",
  ],
  ["2014-2019 Klinikum Emden, Kardiologie", "Klinikum Emden", "Kardiologie"],
  ["2014-2019 Staff nurse, Foyle Hospital, Cardiology", "Foyle Hospital", "Cardiology"],
  ["2014-2019 infirmière, Hôpital du Jorat, Réanimation", "Hôpital du Jorat", "Réanimation"],
  ["2014-2019 enfermera, Hospital San Eloy, Urgencias", "Hospital San Eloy", "Urgencias"],
  [
    "Konstrukteur, Ennstal Maschinenbau GmbH, 2012-2017, SolidWorks, Getriebe",
    "Ennstal Maschinenbau GmbH",
    "SolidWorks",
  ],
])("takes a ward or a tool for no town: %s", (line, employer, ward) => {
  const [job] = sorted(line).jobs;
  expect(job).toMatchObject({ employer, place: "" });
  expect(job?.lines.map(({ text }) => text).join()).toContain(ward);
});

it.each([
  ["Junior Embedded Engineer, Harrowgate Pumps, Palmerston North NZ — 2015-2019", "Palmerston North NZ"],
  ["Network Engineer, Lochside Broadband, Fort William UK — 2018-present", "Fort William UK"],
  ["Field Technician, Caledonian Cable, Inverness — 2013-2018", "Inverness"],
])("takes a town with its country for the place: %s", (line, place) => {
  expect(sorted(line).jobs).toMatchObject([{ place, lines: [] }]);
});

it.each([
  [
    "étés 2021 et 2022 : réception camping Les Pins Couchés, Saint-Brevin",
    "réception",
    "camping Les Pins Couchés",
    "2021",
  ],
  ["étés 2016 à 2018 : plonge crêperie Ty Breizh, Bénodet", "plonge", "crêperie Ty Breizh", "2016"],
  ["summers 2018 and 2019: fruit picking, Ellison Orchards, Shepparton", "fruit picking", "Ellison Orchards", "2018"],
  [
    "veranos 2013 y 2014: ayudante de cocina, Chiringuito Sol y Mar",
    "ayudante de cocina",
    "Chiringuito Sol y Mar",
    "2013",
  ],
  ["Sommer 2025 und 2026: Kellner, Gasthof Adler, Lungern", "Kellner", "Gasthof Adler", "2025"],
])("takes seasons for no title and no duty: %s", (line, title, employer, from) => {
  const [job] = sorted(line).jobs;
  expect(job).toMatchObject({ title, employer, from });
  expect(job?.lines.map(({ text }) => text).join()).not.toMatch(/étés|summers|veranos|sommer/iu);
});
