import { expect, it } from "vitest";
import { sortText } from "./sort-text.ts";

const sorted = (...lines: string[]) => sortText({ text: lines.join("\n"), today: "2026-11-23" }).facts;

it.each([
  {
    head: ["ING. EFRAÍN TAPIA BOLAÑOS", "Irapuato, Gto. / 462 555 0119 / efrain@example.org", "", "Experiencia"],
    posts: ["Jefe de producción, Hortícola Mezquital, Irapuato. Enero 2020 a la fecha.", "- fresa 60 ha"],
    last: ["Supervisor de campo, Berrymex del Bajío, 2015-2019", "- fertirriego"],
    behind: ["Inglés: intermedio", "Licencia vigente", "Pretensión 43,000", "disponible en 3 semanas"],
  },
  {
    head: ["ANN LEE", "Leeds / 07700 900146 / ann@example.org", "", "Experience"],
    posts: ["Production manager, Foyle Farms Ltd, Leeds. January 2020 to date.", "- 60 ha of berries"],
    last: ["Field supervisor, Aire Growers Ltd, 2015-2019", "- irrigation"],
    behind: ["Spanish: conversational", "Full driving licence", "Asking 43,000", "can start in 3 weeks"],
  },
  {
    head: ["JANA KRUSE", "Ulm / 0171 5550123 / jana@example.org", "", "Berufserfahrung"],
    posts: ["Produktionsleiterin, Obsthof Kern GmbH, Ulm. Januar 2020 bis heute.", "- 60 ha Beeren"],
    last: ["Vorarbeiterin, Gärtnerei Blau GmbH, 2015-2019", "- Bewässerung"],
    behind: ["Englisch: gut", "Führerschein B", "Gehaltswunsch 43.000", "verfügbar in 3 Wochen"],
  },
  {
    head: ["INÈS ROY", "Angers / 06 39 98 22 51 / ines@example.org", "", "Expérience"],
    posts: ["Responsable de production, Vergers du Lac SARL, Angers. Janvier 2020 à ce jour.", "- 60 ha de fraises"],
    last: ["Cheffe d'équipe, Serres Bleues SARL, 2015-2019", "- irrigation"],
    behind: ["Anglais : courant", "Permis B", "Prétentions 43 000", "disponible dans 3 semaines"],
  },
])("hangs a paragraph behind an empty line under no post: $head.0", ({ head, posts, last, behind }) => {
  const { person, jobs } = sorted(...head, ...posts, ...last, "", ...behind);
  expect(person.place).toMatch(/^(?:Irapuato, Gto\.|Leeds|Ulm|Angers)$/u);
  expect(jobs.map(({ from, to }) => [from, to])).toEqual([
    ["2020-01", "now"],
    ["2015", "2019"],
  ]);
  expect(jobs.map(({ lines }) => lines.length)).toEqual([1, 1]);
});
