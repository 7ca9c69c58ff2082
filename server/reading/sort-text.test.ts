import fc from "fast-check";
import { expect, it } from "vitest";
import { factsSchema } from "#shared/material/material.schema.ts";
import type { SortedText } from "#shared/material/sort.schema.ts";
import { toldLines, wordKey } from "#shared/material/told-text.ts";
import { sortText } from "./sort-text.ts";

const today = "2026-11-23";

const resume = `Marian Holloway
Frome, Somerset
marian.holloway@example.com
07700 900146

Experience
Senior Gardener, Marlpit House
Mar 2019 – present
- Look after six acres, open to visitors
- Lead two gardeners and a trainee
Gardener, Ivelmere Gardens
Sep 2014 – Feb 2019
- Listed and labelled 1,100 plants

Education
RHS Level 3 Diploma, Westmoor College, 2014

Skills
Propagation, Rose pruning, Topiary

I once met the Queen's head gardener at a flower show.
`;

it("sorts a resume's text into jobs, papers, skills and the person", () => {
  const { facts } = sortText({ text: resume, today });
  expect(facts.person).toMatchObject({
    firstName: "Marian",
    lastName: "Holloway",
    email: "marian.holloway@example.com",
  });
  expect(facts.jobs.map(({ title, from, to }) => [title, from, to])).toEqual([
    ["Senior Gardener", "2019-03", "now"],
    ["Gardener", "2014-09", "2019-02"],
  ]);
  expect(facts.jobs[1]?.lines.map(({ text }) => text)).toEqual(["Listed and labelled 1,100 plants"]);
  expect(facts.papers.map(({ what }) => what)).toEqual(["RHS Level 3 Diploma"]);
  expect(facts.jobs[0]?.origin.from).toBe("pasted");
});

it("keeps an old letter sentence by sentence, nothing of it confirmed", () => {
  const text =
    "Dear Ms Farrant,\n\nI look after six acres. I lead two gardeners and a trainee.\n\nYours sincerely,\nMarian Holloway";
  const { facts, doubtful } = sortText({ text, today });
  expect(facts.jobs).toEqual([]);
  expect(facts.plain.map(({ text: line }) => line)).toEqual([
    "Dear Ms Farrant,",
    "I look after six acres.",
    "I lead two gardeners and a trainee.",
    "Yours sincerely,",
    "Marian Holloway",
  ]);
  expect(facts.plain.every(({ confirmed }) => !confirmed)).toBe(true);
  expect(doubtful).toEqual(facts.plain.map(({ id }) => id));
});

it("marks what fits nowhere as doubtful and keeps it whole", () => {
  const { facts, doubtful } = sortText({ text: resume, today });
  const all = JSON.stringify(facts);
  expect(all).toContain("I once met the Queen's head gardener at a flower show.");
  expect(factsSchema.safeParse(facts).error).toBeUndefined();
  expect(doubtful.every((id) => all.includes(`"id":"${id}"`))).toBe(true);
});

it("drops no line of any text: each is in a row or left over", () => {
  const piece = fc.constantFrom(
    ...resume.split("\n"),
    "Reference on request",
    "2019",
    "•",
    "Sprachen: Deutsch (C1)",
    Array.from({ length: 500 }, (_none, index) => `word${index}`).join(" "),
  );
  const ugly = fc.string({ maxLength: 60, unit: "grapheme" });
  fc.assert(
    fc.property(fc.array(fc.oneof({ weight: 3, arbitrary: piece }, ugly), { maxLength: 40 }), (lines) => {
      const text = lines.join("\n");
      const sorted = sortText({ text, today });
      expect(factsSchema.safeParse(sorted.facts).error).toBeUndefined();
      const words = new Set(wordsOf(sorted));
      for (const line of toldLines(text)) {
        if (sorted.leftover.includes(line)) continue;
        const missing = tokens(line.replace(/^\p{L}+: /u, "")).filter((word) => !words.has(word) && !isDate(word));
        expect(missing).toEqual([]);
      }
    }),
    { numRuns: 150 },
  );
});

const tokens = (text: string) => wordKey(text).split(" ").filter(Boolean);
/** Months, years and "present" stand in rows as dates. */
const isDate = (word: string) => /^(?:mar|sep|feb|present|(?:19|20)\d\d)$/u.test(word);

function wordsOf({ facts }: SortedText): string[] {
  const texts: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === "string") texts.push(value);
    else if (Array.isArray(value)) value.forEach(collect);
    else if (typeof value === "object" && value) Object.values(value).forEach(collect);
  };
  collect(facts);
  return texts.flatMap((text) => tokens(text.replaceAll("\n", " ")));
}

it("reads sixty thousand characters of one line, and of lines without end, in time", () => {
  for (const text of [
    "a ".repeat(30_000),
    "- x\n".repeat(15_000),
    "1. ".repeat(20_000),
    "(".repeat(60_000),
    ", ".repeat(30_000),
  ]) {
    // Of the processor, whoever else is at it.
    const start = process.cpuUsage();
    expect(factsSchema.safeParse(sortText({ text, today }).facts).success).toBe(true);
    expect(process.cpuUsage(start).user).toBeLessThan(5_000_000);
  }
});

it("reads a text in sentences as notes, where the reader of resumes would hang all of it under one post", () => {
  const text = [
    "Rodrigo Ñancucheo Paredes",
    "Soy técnico en electromecánica y vivo en Puerto Montt, sector Alerce.",
    "Desde marzo de 2020 trabajo en Procesadora Chilota S.A. como supervisor eléctrico de turno.",
    "El 2023 bajamos las detenciones de 31 a 18 horas al mes, haciendo termografía a los tableros.",
    "Antes fui mantenedor eléctrico en Lácteos del Maullín, planta Frutillar, entre 2014 y febrero de 2020.",
    "SAP PM lo uso como usuario, avisos y órdenes.",
  ].join("\n");
  const { facts } = sortText({ text, today });
  expect(facts.jobs.map(({ title, employer, lines }) => [title, employer, lines.length])).toEqual([
    ["supervisor eléctrico de turno", "Procesadora Chilota S.A.", 0],
    ["mantenedor eléctrico", "Lácteos del Maullín", 0],
  ]);
  expect(facts.plain).toHaveLength(3);
});

it("reads lines that look like sentences without end in time", () => {
  const lines = ["Ich war bei Aa Bb ", "at Aa in ", "als ", "a, ", "Aa - ", "Deutsch, ", "en una a a a, "];
  for (const line of lines) {
    const one = `Cook, Blue Anchor, 2019 - now\n${line.repeat(7900 / line.length)} 2019 - 2020`.slice(0, 7990);
    const many = `${line.repeat(300 / line.length)} 2019 - 2020\n`.repeat(25);
    for (const text of [one, many]) {
      const start = process.cpuUsage();
      expect(factsSchema.safeParse(sortText({ text, today }).facts).success).toBe(true);
      expect(process.cpuUsage(start).user).toBeLessThan(3_000_000);
    }
  }
});

it("keeps a resume's two Spanish family names, and its employers' legal forms", () => {
  const text =
    "José Luis Arriaga Mendoza\nCURRICULUM VITAE\n\nEXPERIENCIA\n\nSupervisor de Mantenimiento\nTubos de León, S.A. de C.V. — León, Gto.\nMarzo 2019 – Actual\n• Personal a cargo: 8 técnicos\n• Apoyo en el arranque de la planta 2 y en las auditorías";
  const { facts } = sortText({ text, today: "2026-11-29" });
  expect(facts.person).toMatchObject({ firstName: "José Luis", lastName: "Arriaga Mendoza", place: "" });
  expect(facts.jobs).toMatchObject([
    { title: "Supervisor de Mantenimiento", employer: "Tubos de León, S.A. de C.V.", from: "2019-03", to: "now" },
  ]);
  expect(facts.jobs[0]?.lines).toHaveLength(2);
});

it("takes an area code in brackets for a part of the phone number", () => {
  const text = "Marcus Bell\n4410 S Yakima Ave, Tacoma, WA\n(253) 555-0142\nMaintenance tech, Larch Court, 2019 - now";
  expect(sortText({ text, today: "2026-11-29" }).facts.person.phone).toBe("(253) 555-0142");
});

it("takes marks before every line for no list, and letters for what somebody is", () => {
  const text =
    "Aoife Brannigan\n- 2022 - now Courtown Road Vets, Gorey, RVN\n- anaesthetics nearly every day\n- 2019-2022 Navan Animal Hospital, vet nurse\n- nights 1 in 4\n- Safe Pass, 2024\n- full clean driving licence\n- 4 weeks notice";
  const { facts } = sortText({ text, today: "2026-11-29" });
  expect(facts.jobs.map(({ title, employer }) => [title, employer])).toEqual([
    ["RVN", "Courtown Road Vets"],
    ["vet nurse", "Navan Animal Hospital"],
  ]);
  expect(facts.jobs[0]?.lines.map((line) => line.text)).toEqual(["anaesthetics nearly every day"]);
  expect(facts.papers.map(({ what }) => what)).toEqual(["Safe Pass", "full clean driving licence"]);
});

it("takes what a driver's licence is called by as a part of it", () => {
  const text =
    "Marcus Bell\nMaintenance tech, Larch Court, 2019 - now\nWA driver's license, clean\nEPA 608 Type II, 2022";
  const { facts } = sortText({ text, today: "2026-11-29" });
  expect(facts.papers.map(({ what }) => what)).toEqual(["WA driver's license, clean", "EPA 608 Type II"]);
});

it("reads what has no titles of sections line by line, and no sentence about what somebody is as a post", () => {
  const text =
    "Fabienne Jaquier\nJe suis infirmière diplômée HES depuis 2007 (La Source, Lausanne).\nDe 2007 à 2013 j'ai travaillé au CHUV, en traumatologie, comme infirmière à 100 %.\nDepuis 2013 je suis infirmière à domicile au CMS de Payerne, d'abord à 80 %, maintenant à 70 %.\nMon délai de congé est de trois mois.";
  const { facts } = sortText({ text, today: "2026-11-29" });
  expect(facts.jobs.map(({ title, employer, from, to }) => [title, employer, from, to])).toEqual([
    ["infirmière", "CHUV", "2007", "2013"],
    ["infirmière", "CMS de Payerne", "2013", "now"],
  ]);
  expect(facts.plain.map((line) => line.text)).toContain(
    "Je suis infirmière diplômée HES depuis 2007 (La Source, Lausanne).",
  );
});

it("reads letters that stand for languages where each has its level", () => {
  const text =
    "Corinne Aebischer\nseit Aug. 2020 Chemtra AG, Basel, Exportsachbearbeiterin\n- SAP SD\nD Muttersprache, E C1, F B1, bisschen Italienisch";
  const { facts } = sortText({ text, today: "2026-11-29" });
  expect(facts.languages.map(({ language, level }) => [language, level])).toEqual([
    ["Deutsch", "Muttersprache"],
    ["Englisch", "C1"],
    ["Französisch", "B1"],
    ["Italienisch", "bisschen"],
  ]);
});

it("takes of two readings the one in which titles name people at work", () => {
  const text =
    "Rogelio Camacho Uribe\n\nTRABAJOS\nTremec, Pedro Escobedo — operador CNC A, 2019 a la fecha\nKostal Mexicana, operador de inyección 2016-2018, plástico\nTaller Güero, tornero convencional 2010-2016, bombas";
  const { facts } = sortText({ text, today: "2026-11-29" });
  expect(facts.jobs.map(({ title, employer, to }) => [title, employer, to])).toEqual([
    ["operador CNC", "Tremec", "now"],
    ["operador de inyección", "Kostal Mexicana", "2018"],
    ["tornero convencional", "Taller Güero", "2016"],
  ]);
});

it("takes a name, an address and a phone from the head of prose", () => {
  const text =
    "Inès Bouvard, 18 ans\n12 rue des Lices, 49100 Angers, 06 00 00 00 00\nJe suis en terminale à Angers, je passe le bac en juin.\nLe mercredi je vais lire le journal à ma grand-mère.";
  const { facts } = sortText({ text, today: "2026-11-29" });
  expect(facts.person).toMatchObject({ firstName: "Inès", lastName: "Bouvard", phone: "06 00 00 00 00" });
  expect(facts.person.place).toBe("12 rue des Lices, 49100 Angers");
  expect(facts.plain.map((line) => line.text).join()).toContain("Je suis en terminale");
});

it("reads what somebody is since then, at nobody with a name, as a post", () => {
  const text =
    "Pilar Lahoz Embid\nResidencia Romareda, gerocultora, desde marzo de 2017 hasta enero de 2023\nDesde febrero 2023: cuidadora de una señora de 91 años en su casa, de 9 a 13\nDesde 2020: no fumo";
  const { facts } = sortText({ text, today: "2026-11-29" });
  expect(facts.jobs.map(({ title, employer, from }) => [title, employer, from])).toEqual([
    ["gerocultora", "Residencia Romareda", "2017-03"],
    ["cuidadora", "", "2023-02"],
  ]);
  expect(facts.jobs[1]?.lines[0]?.text).toContain("de una señora de 91 años");
});

it("takes nothing that somebody doesn't like for a paper, and tickets for the title of papers", () => {
  const text =
    "Keziah Broadbent\nSat job at Nunn's bakery since nov 2024, till + serving\ndon't like phoning people much tbh but getting better\nEDUCATION / TICKETS\nForklift licence, 2019";
  const { facts } = sortText({ text, today: "2026-11-29" });
  expect(facts.papers.map(({ what }) => what)).toEqual(["Forklift licence"]);
  expect(JSON.stringify(facts.jobs)).not.toContain("TICKETS");
});
