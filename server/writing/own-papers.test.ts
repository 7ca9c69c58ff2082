import { describe, expect, it } from "vitest";
import { letterText } from "#shared/letters/letter-text.ts";
import type { Told } from "./testing/people.ts";
import { toRequest } from "./testing/to-request.ts";
import { writeLetter } from "./write-letter.ts";

const written = (told: Told) => letterText(writeLetter(toRequest(told)).letter);
const regula: Told = {
  ...{ lang: "de", first: "Regula", last: "Amann", role: "Leiterin Pflege" },
  asks: [["HF-Diplom", null]],
  papers: [
    ["Diplomierte Pflegefachfrau HF", "", "2006", "degree"],
    ["MAS in Health Care Management", "FH Tellingen", "2021", "certificate"],
    ["CAS Palliative Care", "", "2016", "certificate"],
  ],
};

describe("papers", () => {
  it("that name the person stand apart from what they have", () => {
    const text = written(regula);
    expect(text).toContain("Ich bin diplomierte Pflegefachfrau HF (2006).");
    expect(text).toMatch(/den MAS in Health Care Management .* und den CAS Palliative Care \(2016\)/u);
  });

  it("are not told by words that they share with something else", () => {
    const done: NonNullable<Told["done"]> = [["work", "", "2024 haben wir das Audit Palliative Care bestanden.", "p0"]];
    expect(written({ ...regula, done })).toContain("CAS Palliative Care");
  });
});

it.each([
  ["en", "BE (Hons) Electronics", "a BE (Hons) in Electronics, Massey, 2014"],
  ["en", "Leaving Cert", "a Leaving Cert (Massey, 2014)"],
  ["es", "grado superior Robótica Industrial", "un grado superior en Robótica Industrial (Massey, 2014)"],
  ["es", "curso de cocina", "un curso de cocina (Massey, 2014)"],
  ["fr", "Licence HEC Lausanne", "une licence HEC Lausanne (Massey, 2014)"],
] as const)("says in %s what %j was in", (lang, what, said) => {
  const papers: Told["papers"] = [[what, "Massey", "2014", "degree"]];
  expect(written({ lang, first: "A", last: "B", jobs: [], papers, asks: [["degree", what]] })).toContain(said);
});

it("says what a learner is learning for, and not first of all that they will learn to drive", () => {
  const jannik: Told = {
    ...{ lang: "de", first: "Jannik", last: "Ost", role: "Auszubildender" },
    jobs: [["Praktikum", "Sanitär Wrede", "2026", "2026", ["Ich habe Leitungen isoliert."]]],
    papers: [["Realschulabschluss", "Realschule Oyten", "sommer 2027", "certificate", "under-way"]],
    asks: [["Führerschein Klasse B", null]],
    done: [["demand", "", "Mit dem Führerschein fange ich bald an.", "p0"]],
  };
  expect(written(jannik)).toMatch(/mache (?:ich|gerade) den Realschulabschluss \(Realschule Oyten, Sommer 2027\)/u);
  const untold = written({ ...jannik, papers: [["Wahlfach", "", "", "certificate", "under-way"]] });
  expect(untold.indexOf("Führerschein")).toBeGreaterThan(untold.indexOf("Wrede"));
});

it("names a car once, where somebody has named theirs", () => {
  const text = written({
    ...{ lang: "es", first: "Nerea", last: "Cid", role: "electricista" },
    asks: [["Carné B y coche", "carné B"]],
    papers: [["carné B y coche propio", "", "", "driving"]],
    done: [["terms", "", "Tengo carné B y coche propio."]],
  });
  expect(text.match(/coche propio|vehículo propio/gu)).toHaveLength(1);
});

it.each([
  ["fr", "anglais", "courant", "couramment anglais"],
  ["de", "Englisch", "fließend", "fließend Englisch"],
  ["en", "French", "fluent", "fluent French"],
  ["es", "inglés", "fluido", "inglés con fluidez"],
  ["de", "Englisch", "B2", "Englisch (B2)"],
] as const)("says in %s how well %s is spoken: %s", (lang, language, level, said) => {
  const person: Told = {
    lang,
    first: "A",
    last: "B",
    jobs: [],
    languages: [[language, level]],
    asks: [[language, null]],
  };
  expect(written(person)).toContain(said);
});

it("names several classes of a driving license as several", () => {
  const papers: Told["papers"] = [["Führerschein B und BE", "", "", "driving"]];
  const text = written({ lang: "de", first: "A", last: "B", jobs: [], papers, asks: [["Führerschein BE", "BE"]] });
  expect(text).toContain("den Führerschein der Klassen B und BE");
});

it("tells of the tools and driving that the posting asks for, where somebody has told of their certificates only", () => {
  const text = written({
    ...{ lang: "de", first: "Claudia", last: "Ring", role: "Rezeptionistin" },
    asks: [
      ["Sicher in Opera und Excel", "Opera"],
      ["Führerschein Klasse B", "Klasse B"],
    ],
    papers: [["Führerschein Klasse B", "", "", "driving"]],
    skills: ["Opera", "Excel", "Lotus"],
    done: [["papers", "", "Ich habe die Hotelfachschule in Thun abgeschlossen."]],
  });
  expect(text).toContain("Opera und Excel");
  expect(text).toContain("Führerschein der Klasse B");
  expect(text).not.toContain("Lotus");
});

it("leads to an address on the web that answers the posting", () => {
  const text = written({
    ...{ lang: "en", first: "Mark", last: "Lee", role: "Designer", questions: ["Include a link to your portfolio"] },
    done: [["question", "", "marklee.example/work, four modules. One is used by the whole district.", "q0"]],
  });
  expect(text).toMatch(/marklee\.example\/work \(four modules\)\. One is used by the whole district\./u);
  expect(text).not.toMatch(/your question|Marklee\.example/u);
});

it("says once when somebody can start, in a month as by a day", () => {
  const text = written({
    ...{ lang: "en", first: "Dee", last: "Moy", role: "Clerk", questions: ["Which days would suit you?"] },
    plain: ["can start in January"],
    done: [["question", "", "Mondays would suit me, and I could start in January after the holidays.", "q0"]],
  });
  expect(text.match(/January/gu)).toHaveLength(1);
});

it("drops an answer that says again what the person's sentence for the post says", () => {
  const request = toRequest({
    ...{ lang: "fr", first: "Ana", last: "Roy", role: "préposée", asks: [["Unité prothétique", null]] },
    jobs: [["préposée", "Résidence Le Boisé", "2020", "now", []]],
    done: [["demand", "", "Je travaille depuis 2020 dans une unité prothétique de 18 résidents.", "p0"]],
  });
  const said = { fr: "Je suis préposée depuis 2020 à la Résidence Le Boisé, unité prothétique de 18 résidents." };
  const jobs = request.material.jobs.map((job) => ({ ...job, said }));
  const text = letterText(writeLetter({ ...request, material: { ...request.material, jobs } }).letter);
  expect(text.match(/18 résidents/gu)).toHaveLength(1);
});

it("takes the start of somebody's studies for no start of work", () => {
  const text = written({
    ...{ lang: "es", first: "Ximena", last: "Tovar", role: "auxiliar de mostrador" },
    plain: ["en las mañanas voy a empezar la uni en enero", "vivo a 5 cuadras de la sucursal"],
  });
  expect(text).not.toContain("incorporarme");
});

it("says what somebody is by a paper that names them, whatever stands behind the name", () => {
  const papers: Told["papers"] = [["bióloga titulada (tesis de roedores)", "UA del Centro", "2016", "degree"]];
  const text = written({ lang: "es", first: "A", last: "B", jobs: [], papers, asks: [["Biología", "bióloga"]] });
  expect(text).toContain("Soy bióloga titulada (tesis de roedores, UA del Centro, 2016).");
});

it("names all classes of a licence to drive", () => {
  const papers: Told["papers"] = [["Führerschein B, BE, F, C", "", "", "driving"]];
  const asks: Told["asks"] = [["Führerschein F", "Führerschein"]];
  const done: Told["done"] = [["work", "", "Ich habe vier Winter lang Pisten präpariert."]];
  expect(written({ lang: "de", first: "A", last: "B", jobs: [], papers, asks, done })).toContain(
    "den Führerschein der Klassen B, BE, F und C",
  );
});

it.each([
  ["Ausbildung Orthopädieschuhmacher", "die Ausbildung zum Orthopädieschuhmacher"],
  ["Lehre Bäckerin", "die Lehre zur Bäckerin"],
])("says as what somebody was trained: %s", (what, said) => {
  const papers: Told["papers"] = [[what, "", "2012", "certificate"]];
  expect(written({ lang: "de", first: "A", last: "B", jobs: [], papers, asks: [["Ausbildung", what]] })).toContain(
    said,
  );
});

it("names papers that nothing asks for, of who tells little else", () => {
  const told: Told = {
    ...{ lang: "fr", first: "A", last: "B", role: "Assistant", asks: [["Sens du contact", null]] },
    papers: [
      ["CESS technique sociale", "", "2024", "degree"],
      ["permis B", "", "", "driving"],
    ],
    done: [
      ["work", "", "J’ai aidé pour les repas."],
      ["why", "Je pose ma candidature parce que", "ce métier me tient à cœur"],
      ["work", "", "J’ai tenu la caisse de la kermesse."],
    ],
  };
  expect(written(told)).toContain("CESS technique sociale");
  expect(written(told)).toContain("permis B");
});

it.each([
  [
    "en",
    ["Chartered accountant (ACA)", "ICAEW", "2007", "certificate"],
    "I am a chartered accountant (ACA, ICAEW, 2007).",
  ],
  ["en", ["Registered with the NMC", "", "", "licence"], "I am registered with the NMC."],
  ["es", ["Pasante de Ing. en Alimentos", "UPQ", "2023", "degree", "under-way"], "Soy pasante de Ing. en Alimentos"],
] as const)("says in %s what somebody is: %j", (lang, paper, said) => {
  const asks: Told["asks"] = [["degree", paper[0]]];
  expect(written({ lang, first: "A", last: "B", jobs: [], papers: [[...paper]], asks })).toContain(said);
});

it.each(["full clean driving licence", "clean driving licence", "full driving licence"])(
  "leaves out no word of a %s",
  (what) => {
    const papers: Told["papers"] = [[what, "", "", "driving"]];
    const asks: Told["asks"] = [["A driving licence", what]];
    expect(written({ lang: "en", first: "A", last: "B", jobs: [], papers, asks })).toContain(`I have a ${what}.`);
  },
);
