import { describe, expect, it } from "vitest";
import { asksOnlyWhy } from "#shared/material/starters.ts";
import { readPosting } from "./read-posting.ts";

const read = (text: string) => readPosting(text, { today: "2026-11-30" });
const asked = (text: string) => read(text).questions.map((question) => question.text);

const heads = {
  en: "Beekeeper\nMill Lane Apiary looks after ninety hives for farms near the river.\n\nRequirements\n- Own suit\n\n",
  de: "Imker (m/w/d)\nDie Imkerei am Bach betreut neunzig Völker für die Höfe am Fluss.\n\nAnforderungen\n- Eigener Anzug\n\n",
  fr: "Apiculteur H/F\nLe rucher du moulin suit quatre-vingt-dix ruches pour les fermes.\n\nProfil\n- Votre propre tenue\n\n",
  es: "Apicultor\nEl colmenar del molino cuida noventa colmenas para las fincas.\n\nRequisitos\n- Traje propio\n\n",
};

describe("a list under a heading of questions is asked item by item, however the heading is worded", () => {
  it.each<[keyof typeof heads, string, string[]]>([
    ["en", "HIRING QUESTIONNAIRE", ["Describe a swarm you caught", "Have you moved hives at night?"]],
    ["en", "Questions from the owner:", ["The most hives you have kept", "Do you drive a trailer?"]],
    ["de", "Zusatzfragen des Betriebs", ["Welche Rassen haben Sie gehalten?", "Größter Schwarm bisher"]],
    ["de", "Unsere Fragen an Sie:", ["Wie überwintern Sie Ableger?", "Haben Sie schon Königinnen gezogen?"]],
    ["fr", "Questions du recruteur", ["Combien de ruches avez-vous suivies ?", "Votre plus belle récolte"]],
    ["fr", "Petit questionnaire :", ["Quel miel préférez-vous ?", "Savez-vous lire une carte ?"]],
    ["es", "Preguntas del empleador:", ["¿Cuántas colmenas has llevado?", "¿Has criado reinas?"]],
    ["es", "Cuestionario previo", ["Cuéntanos un traslado difícil", "¿Tienes remolque?"]],
  ])("%s: %s", (language, heading, items) => {
    const numbered = items.map((item, at) => `${at + 1}) ${item}`).join("\n");
    const { questions, points } = read(`${heads[language]}${heading}\n${numbered}`);
    expect(questions.map(({ text }) => text)).toEqual(items);
    expect(points.filter(({ text }) => text.includes(heading.replace(":", "")))).toEqual([]);
  });

  it("but neither what others often ask nor ways to ask", () => {
    expect(asked(`${heads.en}Frequently asked questions\n- Is there a bus?\n- Where do I park?`)).toEqual([]);
    expect(asked(`${heads.en}Questions?\n- 0555 010 2233\n- hives@mill.example`)).toEqual([]);
  });
});

describe("a question is quoted from where it begins to where the sentence speaks of sending", () => {
  it.each<[keyof typeof heads, string, string[]]>([
    [
      "en",
      "Please send a few lines about yourself and why bees suit you to Orla at hives@mill.example or leave them in the shop.",
      ["why bees suit you"],
    ],
    [
      "de",
      "Bitte schicken Sie ein paar Zeilen über sich und warum Sie gern draußen arbeiten an Orla unter imker@bach.example.",
      ["warum Sie gern draußen arbeiten"],
    ],
    [
      "fr",
      "Candidature (CV et lettre) à ruches@moulin.example. Nous aimerions lire dans votre lettre : une récolte que vous avez sauvée.",
      ["une récolte que vous avez sauvée"],
    ],
    [
      "es",
      "Interesadas mandar CV a la Ing. Ana Luz Prado, colmenas@molino.example, explicando por qué les gusta el campo y una cosecha que salvaron.",
      ["explicando por qué les gusta el campo y una cosecha que salvaron"],
    ],
  ])("%s: %s", (language, line, questions) => {
    expect(asked(`${heads[language]}${line}`)).toEqual(questions);
  });
});

describe("fields between bars are none of the demands beside them", () => {
  it.each<[string, string[]]>([
    ["Experience: 4-6 years | CTC: 9 lakh p.a. | Openings: 3 | Ref BEE/7", ["4-6 years"]],
    ["Requirements: own van | clean licence | Shift: days", ["own van", "clean licence"]],
  ])("%s", (line, demands) => {
    const points = read(`Beekeeper\n${line}\n\nAbout us\nWe keep bees for farms.`).points;
    expect(points.map(({ text }) => text)).toEqual(demands);
  });
});

describe("whether a question asks for the motive, so that the page need not ask why", () => {
  it.each<[string, boolean]>([
    ["why you wish to leave your current shop", false],
    ["warum Holz und nicht Metall", false],
    ["pourquoi vous quittez votre poste", false],
    ["por qué deja su empresa", false],
    ["why bees suit you", true],
    ["warum Sie gern draußen arbeiten", true],
    ["pourquoi ce poste vous attire", true],
    ["por qué les gusta el campo", true],
  ])("%s: %s", (question, isMotive) => {
    expect(asksOnlyWhy(question)).toBe(isMotive);
  });
});

describe("heads that no weight is sure of are shown for the person to confirm", () => {
  it.each<[string, "role" | "company", string]>([
    [
      "NORTH RIVER SCHOOLS\nFacilities\n\nCLOCK & BELL MECHANIC\nJob ID: 7\n\nDuties\n- Wind the clocks of the school and look after all of the bells",
      "role",
      "Clock & Bell Mechanic",
    ],
    [
      "Seilbahn Kar\n\nWIR SUCHEN AB MAI\n\nWANDERFÜHRER/IN\nim Sommer\n\nDeine Aufgaben\n- Gruppen führen",
      "role",
      "Wanderführer/in",
    ],
    [
      "Grutier H/F – chantiers navals\n\nMAREVAL SAS (40 salariés, basée à Port-Luc) répare des coques.\n\nMissions\n- lever",
      "company",
      "Mareval SAS",
    ],
    [
      "AVIS DE RECRUTEMENT\n\nLa société SEL DU RIVAGE SARL, récolte et conditionnement, recrute :\n\nUN MAGASINIER\n\nProfil\n- CAP",
      "company",
      "Sel du Rivage SARL",
    ],
    [
      "HERRERO/A – Forja Quintela e Hijos\nPublicada: hace 2 días | Presencial\n\nFunciones\n- Forjar\n\nContacto: rrhh@forjaquintela.example",
      "company",
      "Forja Quintela e Hijos",
    ],
  ])("%s", (text, field, value) => {
    expect(read(text).head[field]?.value).toBe(value);
  });

  it("reads who begins a line with their post and is reached there", () => {
    const text = "WANDERFÜHRER/IN\nSeilbahn Kar GmbH\n\nDeine Aufgaben\n- Gruppen führen\n- Wege prüfen\n\n";
    const { contact } = read(`${text}Betriebsleiter Toni Aschauer, 0000/44 10-2, jobs@kar.example`).head;
    expect(contact).toMatchObject({ value: "Toni Aschauer", post: "Betriebsleiter" });
  });

  it.each([
    ["a la Lic. Ana Luz Prado", "female"],
    ["al Lic. Hugo Prado", "male"],
  ])("takes from an article who is meant: %s", (who, gender) => {
    const { contact } = read(`${heads.es}Interesados enviar CV ${who}, colmenas@molino.example`).head;
    expect(contact?.gender).toBe(gender);
  });
});
