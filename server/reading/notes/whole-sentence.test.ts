import { expect, it } from "vitest";
import { sortText } from "../sort-text.ts";

const sorted = (...lines: string[]) => sortText({ text: lines.join("\n\n"), today: "2026-11-23" }).facts;
const job = "Since 2019 I have been a cook at the Blue Anchor in Bray.";

it("keeps the sentence of a post that is read in parts, and no piece of it as a line", () => {
  const first =
    "Desde 2016 dirijo la Residencia Virgen del Olmo, de Grupo Sanalta, en Palencia, con 180 plazas y 142 trabajadores.";
  const next = "He renovado con la Junta el concierto de 96 plazas en dos ocasiones.";
  const last = "Negocié con el comité de empresa un calendario de turnos.";
  const { jobs } = sorted("Mercedes Arranz Villalba", `${first} ${next} ${last}`);
  expect(jobs.map(({ said }) => said)).toEqual([{ es: first }]);
  expect(jobs[0]?.lines.map(({ text }) => text.replace(/\.$/u, ""))).toEqual(
    [next, last].map((text) => text.replace(/\.$/u, "")),
  );
});

it.each([
  "From 2003 to 2010 I worked at Harker & Bligh in Kendal, first as a trainee and then as an audit senior.",
  "Entre 2008 y 2016 fui subdirectora y responsable de administración del Centro de Día San Telmo, en Burgos.",
])("cuts nothing off a post's sentence: %s", (sentence) => {
  const { jobs, plain } = sorted("Ann Lee", sentence);
  expect(jobs.flatMap(({ said }) => Object.values(said ?? {}))).toEqual([sentence]);
  expect(plain).toEqual([]);
});

it("keeps a sentence whole that goes on behind a colon", () => {
  const sentence =
    "J'ai remplacé la cheffe, de septembre 2023 à mars 2024 : je faisais les horaires de 27 personnes et j'ai mené 11 entretiens.";
  const { jobs } = sorted(
    "Anne Delvaux",
    `Depuis 2015, je travaille comme infirmière à la Clinique Sainte-Ode. ${sentence} J'ai écrit un protocole.`,
  );
  expect(jobs[0]?.lines.map(({ text }) => text)).toEqual([sentence, "J'ai écrit un protocole."]);
});

it("takes a full stop behind a note for no sentence", () => {
  const { jobs } = sorted(
    "Ann Lee",
    "Chef de partie, The Longboat, Nelson, 2022 to now. 80 seats, harbour restaurant.",
  );
  expect(jobs).toMatchObject([{ title: "Chef de partie", employer: "The Longboat" }]);
  expect(jobs[0]?.said).toBeUndefined();
});

it("keeps beside its row what a whole sentence says of a paper and more", () => {
  const sentence = "I passed the trainer exam at Foyle College in 2022 and have looked after two apprentices since.";
  const { plain } = sorted("Ann Lee", job, sentence);
  expect(plain.map(({ text }) => text)).toEqual([sentence]);
});

it("reads no employer from letters in brackets, and no name from those of a paper", () => {
  expect(sorted("Ann Lee", job, "Je suis formatrice en réanimation (ALS) depuis 2019.").jobs).toHaveLength(1);
  const { person, jobs, papers } = sorted(
    "CDL A, tanker + doubles, since 2014",
    "Coulee Transport, 2018 - now. driver",
  );
  expect(person.lastName).toBe("");
  expect(jobs.map(({ employer }) => employer)).toEqual(["Coulee Transport"]);
  expect(papers.map(({ what }) => what)).toEqual(["CDL A"]);
});

it("leaves what was typed between two posts with the first of them", () => {
  const { jobs } = sortText({
    text: [
      "Ann Lee",
      "Apprentice, Foyle Joinery, 2008-2011",
      "Joiner, Harte Construction, 2012-2018",
      "new builds, mostly flats, last one with 64 homes",
      "Foreman, Lough Homes, since 2018",
    ].join("\n"),
    today: "2026-11-23",
  }).facts;
  expect(jobs[1]?.lines.map(({ text }) => text)).toEqual(["new builds, mostly flats, last one with 64 homes"]);
});

it("reads the class of a licence as Québec has it, and a post that lasts until today", () => {
  const { jobs, papers } = sorted(
    "Réjean Boisvert",
    "classe 1 depuis 2009",
    "2017-auj. Chauffeur, Transport Morin, Victo",
  );
  expect(papers).toMatchObject([{ kind: "driving", what: "classe 1" }]);
  expect(jobs).toMatchObject([{ employer: "Transport Morin", from: "2017", to: "now" }]);
});
