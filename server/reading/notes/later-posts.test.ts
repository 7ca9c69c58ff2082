import { expect, it } from "vitest";
import { sortText } from "../sort-text.ts";

const sorted = (...lines: string[]) => sortText({ text: lines.join("\n"), today: "2026-11-23" }).facts;
const posts = (line: string) =>
  sorted("Ann Lee", "", line).jobs.map(({ title, employer, from, to }) => [title, employer, from, to]);

it.each([
  "Been tuning since 2018, self employed in and around Sheffield, about 550 pianos a year",
  "Been painting houses since 2015, mostly around Leeds, about 40 a year",
  "Seit 2018 am Stimmen, selbständig in und um Ulm, etwa 500 Klaviere im Jahr",
  "Mache seit 2018 Gärten, selbständig rund um Ulm, etwa 50 im Jahr",
  "En poste depuis 2018, à mon compte dans la région de Nantes, environ 50 chantiers par an",
  "Afinando pianos desde 2018, por mi cuenta en Soria y alrededores, unos 500 al año",
  "Bis 2019 Agentin bei Telenova Süd, seither Teamleiterin",
])("takes what somebody does for no title, and a town for no employer: %s", (line) => {
  const { jobs, plain } = sorted("Ann Lee", "Cook, Blue Anchor, 2009 - 2018", "", line);
  expect(jobs.filter(({ confirmed }) => confirmed)).toHaveLength(1);
  expect(jobs.map(({ title }) => title).join()).not.toMatch(/been|mache|poste|afinando|klaviere|mi cuenta|seither/iu);
  expect(jobs.length + plain.length).toBeGreaterThan(1);
});

it.each([
  [
    "Lehre Strassentransportfachmann EFZ bei Käser Transporte 2004-2007, dann 8 Jahre gefahren, Kat. C/CE. 2015 in die Dispo gewechselt.",
    ["Lehre Strassentransportfachmann EFZ", "Käser Transporte", "2004", "2007"],
  ],
  [
    "Apprentice joiner at Foyle Timber Ltd 2004-2007, then 8 years on site, mostly roofs. Moved to the office in 2015.",
    ["Apprentice joiner", "Foyle Timber Ltd", "2004", "2007"],
  ],
  [
    "Apprentie cuisinière chez Auberge du Lac 2004-2007, puis 8 ans en brigade. Passée à l'économat en 2015.",
    ["Apprentie cuisinière", "Auberge du Lac", "2004", "2007"],
  ],
  [
    "Aprendiz de cocina en Mesón Sol 2004-2007, luego 8 años de camarera, sobre todo bodas. En 2015 pasé a la oficina.",
    ["Aprendiz de cocina", "Mesón Sol", "2004", "2007"],
  ],
] as const)("hangs what came later under no earlier post: %s", (line, head) => {
  const { jobs, plain } = sorted("Ann Lee", "", line);
  expect(jobs.map(({ title, employer, from, to }) => [title, employer, from, to])).toEqual([head]);
  expect(jobs[0]?.lines).toEqual([]);
  expect(plain).toHaveLength(2);
});

it.each([
  [
    "Empecé de teleoperadora en Atendalia (campaña de seguros, 2013-2017) y luego en Telenova Aragón, que es telefonía.",
    ["teleoperadora", "Atendalia", "2013", "2017"],
  ],
  [
    "I started as an agent at Callright (insurance, 2013-2017) and then at Telenova Northern, which is phones.",
    ["agent", "Callright", "2013", "2017"],
  ],
  [
    "Ich war Agentin bei Atendia (Versicherung, 2013-2017) und dann bei Telenova Süd.",
    ["Agentin", "Atendia", "2013", "2017"],
  ],
  [
    "J'ai été téléopératrice chez Atendia (assurances, 2013-2017) puis chez Telenova Ouest.",
    ["téléopératrice", "Atendia", "2013", "2017"],
  ],
] as const)("reads the employer whose bracket holds the time: %s", (line, head) => {
  expect(posts(line)[0]).toEqual(head);
});

it.each([
  [
    "Pendant le master j'étais au CHR du Val d'Heure à Charleroi, et j'y suis restée jusqu'à maintenant comme pharmacienne.",
    "pharmacienne",
    "CHR du Val d'Heure",
  ],
  [
    "During the degree I was at Foyle Hospital in Derry and I have stayed there until now as a pharmacist.",
    "pharmacist",
    "Foyle Hospital",
  ],
  [
    "Während des Studiums war ich an der Uniklinik Ulm und arbeite bis heute dort als Apothekerin.",
    "Apothekerin",
    "Uniklinik Ulm",
  ],
  [
    "Durante el máster estuve en el Hospital Santa Bárbara y trabajo ahí hasta ahora como farmacéutica.",
    "farmacéutica",
    "Hospital Santa Bárbara",
  ],
])("reads a post that goes on, doubtful where nobody says since when: %s", (line, title, employer) => {
  expect(sorted("Ann Lee", "", line).jobs).toMatchObject([{ title, employer, from: "", to: "now", confirmed: false }]);
});

it.each([
  ["Praktikum: 3 Wochen Copyshop Krähe, März 2024", "Praktikum", "Copyshop Krähe"],
  ["Work experience: 2 weeks Foyle Print, March 2024", "Work experience", "Foyle Print"],
  ["Stage : 2 semaines Imprimerie du Lac, mars 2024", "Stage", "Imprimerie du Lac"],
  ["Prácticas: 2 semanas en Imprenta Soria, marzo 2024", "Prácticas", "Imprenta Soria"],
])("reads the kind of a post before a colon: %s", (line, title, employer) => {
  const { jobs } = sorted("Ann Lee", "Cook, Blue Anchor, 2009 - 2018", line);
  expect(jobs.at(-1)).toMatchObject({ title, employer, from: "2024-03", confirmed: false });
});

it.each([
  [
    "Empecé de teleoperadora en Atendalia (seguros, 2013-2017) y luego en Telenova Aragón, que es telefonía: agente hasta 2019 y desde entonces supervisora de 16 agentes.",
    "agente",
    "supervisora",
    "Telenova Aragón",
  ],
  [
    "I started as an agent at Callright (insurance, 2013-2017) and then at Telenova Northern, which is phones: agent till 2019 and since then supervisor.",
    "agent",
    "supervisor",
    "Telenova Northern",
  ],
  [
    "Ich war Agentin bei Atendia (Versicherung, 2013-2017) und dann bei Telenova Süd: Agentin bis 2019, seither Teamleiterin.",
    "Agentin",
    "Teamleiterin",
    "Telenova Süd",
  ],
  [
    "J'ai été téléopératrice chez Atendia (assurances, 2013-2017) puis chez Telenova Ouest : agente jusqu'en 2019 et depuis lors cheffe d'équipe.",
    "agente",
    "cheffe d'équipe",
    "Telenova Ouest",
  ],
])("reads two titles in turn at one employer, both doubtful: %s", (line, before, later, employer) => {
  expect(sorted("Ann Lee", "", line).jobs.slice(1)).toMatchObject([
    { title: before, employer, from: "", to: "2019", confirmed: false },
    { title: later, employer, from: "2019", to: "now", confirmed: false },
  ]);
});

it.each([
  ["quality technician, Foyle Plastics Ltd, 2017-2020. before that operator nights 2015-17", "operator nights"],
  [
    "technicienne qualité, Plastiques du Lac SARL, 2017-2020. Avant opératrice chez Moules Bleus 2015-2017",
    "opératrice",
  ],
  ["Qualitätstechnikerin, Kern GmbH, 2017-2020. Davor Maschinenführerin bei Blau GmbH 2015-2017", "Maschinenführerin"],
  ["técnica de calidad, Plásticos Soria S.L., 2017-2020. Antes operaria en Moldes Soria 2015-2017", "operaria"],
])("reads an earlier post in the sentence behind: %s", (line, title) => {
  const { jobs } = sorted("Ann Lee", "", line);
  expect(jobs).toMatchObject([{ from: "2017" }, { title, from: "2015", to: "2017" }]);
  expect(jobs[0]?.lines).toEqual([]);
});

it.each([
  ["Antes fui rigger 2 años en Constructora Nahuel.", "rigger", "Constructora Nahuel"],
  ["I worked as a rigger for 2 years at Foyle Cranes Ltd.", "rigger", "Foyle Cranes Ltd"],
  ["Ich war 3 Jahre Monteur bei Kern Kranbau GmbH.", "Monteur", "Kern Kranbau GmbH"],
  ["J'ai été vendeuse pendant 2 ans chez Rabouin Couverture.", "vendeuse", "Rabouin Couverture"],
])("reads a post that only says how long it was, doubtful: %s", (line, title, employer) => {
  expect(sorted("Ann Lee", "", line).jobs).toMatchObject([{ title, employer, from: "", to: "", confirmed: false }]);
});

it.each([
  "I have been a member for 3 years at Leeds Rowing Club",
  "I was ill for 2 years at Foyle Hospital",
  "Mein Vater war 3 Jahre bei Siemens",
  "Ich bin seit 3 Jahren Mitglied im Ruderclub Ulm",
])("takes a club, an illness, or somebody else's work for no post: %s", (line) => {
  expect(sorted("Ann Lee", "Cook, Blue Anchor, 2009 - 2018", "", line).jobs).toHaveLength(1);
});

it("reads a post in a later sentence of who somebody is", () => {
  const line =
    "Soy Nuria Bescós Lahoz, de Zaragoza, 38 años. Llevo 11 años en call center, empecé de teleoperadora en Atendia (seguros, 2013-2017).";
  const { person, jobs } = sorted(line, "Excel alto: tablas dinámicas", "carnet B");
  expect(person).toMatchObject({ lastName: "Bescós Lahoz", place: "Zaragoza" });
  expect(jobs).toMatchObject([{ title: "teleoperadora", employer: "Atendia", from: "2013", to: "2017" }]);
});
