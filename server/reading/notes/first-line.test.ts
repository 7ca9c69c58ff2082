import { expect, it } from "vitest";
import { sortText } from "../sort-text.ts";

const sorted = (...lines: string[]) => sortText({ text: lines.join("\n"), today: "2026-11-23" }).facts;
const post = {
  de: "Köchin bei Gasthof Adler, 2019 - heute",
  en: "cook, Blue Anchor, 2019 - now",
  es: "camarera, Bar La Luna, 2019 - 2022",
  fr: "cuisinière chez Auberge du Lac, 2019 - 2024",
};

it.each([
  ["Kévin Bodineau 31 ans, habite aux Ponts-de-Cé", "fr", "Kévin", "Bodineau", "Ponts-de-Cé"],
  ["Bonjour, je m'appelle Charlotte Mathonet, j'ai 29 ans et j'habite à Gembloux.", "fr", "Charlotte", "Mathonet"],
  ["inès le roy, 33 ans, j'habite à angers", "fr", "Inès", "le Roy", "Angers"],
  ["Inès Roy, née en 1988, Angers", "fr", "Inès", "Roy", "Angers"],
  ["yamilet sepulveda rain, 33, vivo en hualpen", "es", "Yamilet", "Sepulveda Rain", "Hualpen"],
  ["me llamo ana ruiz gil, tengo 38 años y vivo en zaragoza", "es", "Ana", "Ruiz Gil", "Zaragoza"],
  ["Lic. María López Ruiz, 38 años, vivo en Irapuato", "es", "María", "López Ruiz", "Irapuato"],
  ["ann lee, 33, living in leeds", "en", "Ann", "Lee", "Leeds"],
  ["Ann Lee, age 34, born 1990, Leeds", "en", "Ann", "Lee", "Leeds"],
  ["Hi, I'm Ann Lee, I'm 29 and live in Leeds.", "en", "Ann", "Lee", "Leeds"],
  ["jana kruse, 33, wohne in ulm", "de", "Jana", "Kruse", "Ulm"],
  ["Reto Aeschbacher, wohne in Burgdorf, Jg. 1988", "de", "Reto", "Aeschbacher", "Burgdorf"],
  ["Hallo, mein Name ist Jana Kruse, ich bin 29 Jahre alt und wohne in Ulm.", "de", "Jana", "Kruse", "Ulm"],
  ["Jana Kruse, geb. 12.3.1988", "de", "Jana", "Kruse", ""],
  ["MAUDE CARIGNAN-BÉLIVEAU, géo", "fr", "Maude", "Carignan-Béliveau", ""],
] as const)(
  "reads who somebody is, and takes no age for a row: %s",
  (line, language, firstName, lastName, place = "") => {
    const { person, jobs, plain } = sorted(line, post[language], language === "es" ? "Tengo carnet de conducir" : "");
    expect(person).toMatchObject({ firstName, lastName, ...(place === "" ? {} : { place }) });
    expect(jobs).toHaveLength(1);
    expect(plain).toEqual([]);
  },
);

it.each([
  ["gelernter koch, 34, wohne in ulm", "de"],
  ["suche arbeit, 34, wohne in ulm", "de"],
  ["busco trabajo, 33, vivo en hualpen", "es"],
  ["looking for work, 33, living in leeds", "en"],
  ["cherche emploi, 33 ans, j'habite à angers", "fr"],
] as const)("takes no words about work for a name: %s", (line, language) => {
  expect(sorted(line, post[language]).person).toMatchObject({ firstName: "", lastName: "" });
});

it.each([
  "yamilet sepulveda rain, 33, vivo en hualpen\n\ntrabajo con grua torre desde el 2019. antes fui rigger 2 años\ncarnet B",
  "ann lee, 33, living in leeds\n\nbeen on tower cranes since 2019. before that a rigger for 2 years\nfirst aid 2024",
])("reads a name in small letters where nothing below names a post: %s", (text) => {
  const { person, jobs, papers } = sorted(text);
  expect(person.lastName).toMatch(/^(?:Sepulveda Rain|Lee)$/u);
  expect(jobs).toEqual([]);
  expect(papers).toHaveLength(1);
});

it("takes no end of a study that nobody names for a paper", () => {
  const { papers, plain } = sorted("Jana Kruse", post.de, "", "Abschluss im Juni 2025");
  expect(papers).toEqual([]);
  expect(plain.map(({ text }) => text)).toEqual(["Abschluss im Juni 2025"]);
});
