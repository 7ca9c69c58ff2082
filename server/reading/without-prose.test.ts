import { expect, it } from "vitest";
import { sortText } from "./sort-text.ts";

const sorted = (text: string) => sortText({ text, today: "2026-11-23" }).facts;

it.each([
  [
    "J'ai fait mes études à l'UCLouvain (master en pharmacie en 2019).",
    "Je valide 120 ordonnances par jour. J'ai lancé la conciliation en gériatrie en 2023 : 410 patients la première année, on a trouvé 1,8 erreur. J'ai présenté ça en 2024. Cytotoxiques : j'ai fait 6 mois, pas depuis 2021.",
    "Je forme les stagiaires (4 depuis 2022). Néerlandais niveau B1, à l'école et un peu avec des patients. Visa ok.",
  ],
  [
    "I did my studies at Foyle University (master of pharmacy in 2019).",
    "I check 120 prescriptions a day. I started reconciliation on the ward in 2023: 410 patients in the first year. I presented it in 2024. Cytotoxics: I did 6 months, not since 2021.",
    "I train the students (4 since 2022). Dutch level B1, at school and a bit with patients. Visa ok.",
  ],
  [
    "Studiert habe ich an der Uni Ulm (Staatsexamen Pharmazie 2019).",
    "Ich prüfe 120 Rezepte am Tag. Ich habe 2023 in der Geriatrie den Abgleich eingeführt: 410 Patienten im ersten Jahr. Das habe ich 2024 gezeigt. Zytostatika: 6 Monate gemacht, nicht seit 2021.",
    "Ich lerne Praktikanten an (4 seit 2022). Niederländisch B1, aus der Schule. Visum ok.",
  ],
  [
    "Estudié en la Universidad de León (máster en farmacia en 2019).",
    "Valido 120 recetas al día. Puse en marcha la conciliación en geriatría en 2023: 410 pacientes el primer año. Lo presenté en 2024. Citotóxicos: hice 6 meses, no desde 2021.",
    "Formo a los alumnos (4 desde 2022). Inglés B1, del colegio. Visado ok.",
  ],
])("makes no post of sentences about work: %s", (...paragraphs) => {
  expect(sorted(paragraphs.join("\n\n")).jobs).toEqual([]);
});

it.each([
  ["Bonjour, je m'appelle Inès Roy et j'habite à Gembloux. J'ai fait mes études à Liège.", "Gembloux"],
  ["Hi, I'm Ann Lee and I live in Leeds. Mostly I draw.", "Leeds"],
  ["Hallo, ich heiße Jana Kruse und wohne in St. Gallen. Meistens zeichne ich.", "St. Gallen"],
  ["Hola, me llamo Ana Ruiz y vivo en Soria. Dibujo sobre todo.", "Soria"],
])("ends a town with its sentence: %s", (text, place) => {
  const { person, plain } = sorted(text);
  expect(person.place).toBe(place);
  expect(plain).toHaveLength(1);
});
