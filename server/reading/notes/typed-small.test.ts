import { describe, expect, it } from "vitest";
import { sortText } from "../sort-text.ts";

const factsOf = (text: string) => sortText({ text, today: "2026-11-30" }).facts;
const jobsOf = (text: string) =>
  factsOf(text).jobs.map(({ title, employer, from, to }) => [title, employer, from, to].join(" | "));
const head = {
  en: "Wilma Tarrant\n2015-2018 fitter, Brightwell Gates\n",
  de: "Gerda Immhof\n2015-2018 Schlosserin, Torbau Ruhl\n",
  fr: "Odile Garnaud\n2015-2018 serrurière, Portails Vuillard\n",
  es: "Casilda Oteiza\n2015-2018 cerrajera, Portones Ardila\n",
};

describe("who works for themselves works at their own business", () => {
  it.each<[keyof typeof head, string, string]>([
    ["en", "2019-2023 own business, Tarrant Gate Care, 90 customers", " | Tarrant Gate Care | 2019 | 2023"],
    ["en", "freelance since 2024, gates and railings for two builders", "freelance |  | 2024 | now"],
    ["de", "2019-2023 selbständig, Torservice Immhof, 60 Kunden", " | Torservice Immhof | 2019 | 2023"],
    ["de", "seit 2020 Schlosserin, eigener Betrieb (Immhof Tore)", "Schlosserin | Immhof Tore | 2020 | now"],
    ["fr", "2019→ autoentrepreneuse, je pose pour deux boîtes", "autoentrepreneuse |  | 2019 | now"],
    ["fr", "2019→2023 à mon compte, « Portes Garnaud », 70 clients", " | Portes Garnaud | 2019 | 2023"],
    ["es", "2019-2023 autónoma (Rejas Oteiza), obras y comunidades", "autónoma | Rejas Oteiza | 2019 | 2023"],
  ])("%s: %s", (language, line, job) => {
    expect(jobsOf(head[language] + line)).toContain(job);
  });
});

describe("things, doings and papers are no posts", () => {
  it.each<[keyof typeof head, string]>([
    ["en", "gate fitter, welding since 2015"],
    ["en", "CWI since 2019 (AWS, passed all 3 exams)"],
    ["de", "Plasma Tisch seit 2021, hab ich eingerichtet, anfangs mühsam"],
    ["de", "welder MAG3 seit 2019"],
    ["fr", "soudeuse MAG3 depuis 2020 (MAG2 en 2018)"],
    ["es", "2016 curso soldadura, 2017-2018 certificado Homologación UNE287, practicas 90h en Talleres Urko"],
  ])("%s: %s", (language, line) => {
    expect(jobsOf(head[language] + line)).toHaveLength(1);
  });

  it("takes a small German word for no institute", () => {
    expect(jobsOf("Gerda Immhof\nmit dr Tante Zaun gflickt letschti Wuche\nHandball im Club seit 6")).toEqual([]);
  });

  it("takes a doctor with whom somebody works for no degree", () => {
    const { papers } = factsOf(`${head.de}- Wunden: jeden Mo in der Sprechstunde mit Dr. Ettwein, Verbände, Schienen`);
    expect(papers).toEqual([]);
  });

  it.each([
    ["en", "cherry picker valid until 2028"],
    ["de", "Hebebühne gültig bis 2028"],
    ["fr", "nacelle valable jusqu'en 2028"],
    ["es", "plataformas vigente hasta 2028"],
  ] as const)("but what runs out is one: %s %s", (language, line) => {
    expect(factsOf(head[language] + line).papers).toHaveLength(1);
  });
});

describe("a line is cut where it ends, and nowhere else", () => {
  it.each<[keyof typeof head, string]>([
    ["de", "dort geblieben bis zuletzt, v.a. Tore und Geländer, ca. 9 Stück"],
    ["fr", "chantier du pont fini, 2 sem. de retard mais sans surcoût"],
    ["es", "taller de rejas, 3 hab. por obra y sin quejas"],
  ])("%s: %s", (language, line) => {
    const { jobs, plain } = factsOf(`${head[language]}\n${line}`);
    expect([...plain, ...jobs.flatMap(({ lines }) => lines)].map(({ text }) => text)).toContain(line);
  });

  it("keeps a minus with its figure, and small words with what they join", () => {
    const [, job] = factsOf(
      `${head.fr}2019-2024 serrurière, Froid Lambal, 2 chambres - 25, 40 portes par an en série de dix`,
    ).jobs;
    expect(job?.lines.map(({ text }) => text).join("\n")).toContain("2 chambres - 25");
    const [, other] = factsOf(
      `${head.de}2019-2024 Torwerk Aller, Schiebetore, rund 80 Stück im Jahr komplett allein`,
    ).jobs;
    expect(other?.lines.map(({ text }) => text).join("\n")).toContain("rund 80 Stück im Jahr komplett allein");
  });
});

describe("languages are read without a colon", () => {
  it.each<[keyof typeof head, string, string[]]>([
    ["en", "Languages Tamil (mother tongue), Hindi, English", ["Tamil", "Hindi", "English"]],
    ["de", "Sprachen Deutsch Polnisch etwas Englisch", ["Deutsch", "Polnisch", "Englisch"]],
    ["fr", "langues français wolof un peu d'anglais", ["français", "wolof", "anglais"]],
    ["es", "idiomas español gallego algo inglés", ["español", "gallego", "inglés"]],
    ["fr", "allemand B1, je me débrouille au téléphone", ["allemand"]],
  ])("%s: %s", (language, line, names) => {
    expect(factsOf(head[language] + line).languages.map((one) => one.language)).toEqual(names);
  });
});

describe("who it is, and headings in a hurry", () => {
  it.each([
    [
      "CURRICULUM VITAE (short)\nName: Wilma R. Tarrant, Dip. Welding\n2015-2018 fitter, Brightwell Gates",
      "Wilma R.",
      "Tarrant",
    ],
    ["hi im Wilma Tarrant 22 from Ludlow\n2015-2018 fitter, Brightwell Gates", "Wilma", "Tarrant"],
  ])("%s", (text, firstName, lastName) => {
    expect(factsOf(text).person).toMatchObject({ firstName, lastName });
  });

  it("takes a heading with a remark for no town, and jobs for a heading", () => {
    const { person, plain } = factsOf("Odile Garnaud\nParcours (en vrac)\n2015-2018 serrurière, Portails Vuillard");
    expect([person.place, plain]).toEqual(["", []]);
    expect(factsOf("Wilma Tarrant\njobs:\n2015-2018 fitter, Brightwell Gates").plain).toEqual([]);
  });
});

describe("a line right below the job of today that names it is of that job", () => {
  const now = "Wilma Tarrant\n2012-2015 helper, Foss Yard\n2016-now fitter, Corbel College\n";

  it("by a word of the employer's name", () => {
    const { jobs } = factsOf(`${now}I rehung four doors at the college\n`);
    expect(jobs.at(-1)?.lines.map(({ text }) => text)).toEqual(["I rehung four doors at the college"]);
  });

  it("and stays apart where it names nothing", () => {
    expect(factsOf(`${now}I rehung four doors for a neighbour\n`).jobs.at(-1)?.lines).toEqual([]);
  });
});
