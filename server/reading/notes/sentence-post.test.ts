import { expect, it } from "vitest";
import { sortText } from "../sort-text.ts";

const sorted = (...lines: string[]) => sortText({ text: lines.join("\n"), today: "2026-11-23" }).facts;
const heads = (...lines: string[]) =>
  sorted("Ann Lee", ...lines).jobs.map(({ title, employer, place, from, to, period = "" }) =>
    [title, employer, place, from, to, period].filter(Boolean).join(" | "),
  );

it.each([
  [
    "Desde 2019 trabajo en Faro Rojo Iluminación, empresa de alquiler, en Paraná. Soy técnica de luces, hago teatro",
    "técnica de luces | Faro Rojo Iluminación | 2019 | now",
  ],
  [
    "Depuis 2019 je travaille chez Phare Rouge Éclairage à Vannes. Je suis éclairagiste, je fais du théâtre",
    "éclairagiste | Phare Rouge Éclairage | Vannes | 2019 | now",
  ],
  [
    "Seit 2019 arbeite ich bei Rotlicht Bühnentechnik in Celle. Ich bin Beleuchterin, meistens Theater",
    "Beleuchterin | Rotlicht Bühnentechnik | Celle | 2019 | now",
  ],
  [
    "Since 2019 I have worked at Red Lamp Lighting in Truro. I am a lighting technician, mostly theatre",
    "lighting technician | Red Lamp Lighting | Truro | 2019 | now",
  ],
])("reads what somebody is from the sentence behind: %s", (line, head) => {
  expect(heads(line)).toEqual([head]);
});

it.each([
  ["2009 bis 2016 Küchenchefin im Gasthof Linde, Calw", "Seit 2016 bin ich stellvertretende Direktorin dort.", "2016"],
  ["2009 - 2016 waitress, Harbour Hotel, Oban", "Since May 2016 I have been shift manager there.", "2016-05"],
  ["2009 - 2016 cocinera, Hotel Mirador, Jaca", "Desde 2016 soy jefa de cocina allí.", "2016"],
  ["2009 - 2016 serveuse, Hôtel du Port, Sète", "Depuis 2016 je suis cheffe de rang là-bas.", "2016"],
])("reads a post at the place of the one before, and tells it once: %s %s", (before, line, from) => {
  const { jobs } = sorted("Ann Lee", before, line);
  expect(jobs).toHaveLength(2);
  expect(jobs[1]).toMatchObject({ employer: jobs[0]?.employer, from, to: "now", lines: [] });
  expect(jobs[1]?.title).toMatch(/^(?:stellvertretende Direktorin|shift manager|jefa de cocina|cheffe de rang)$/u);
});

it.each([
  [
    "L'été 2024 j'ai travaillé 6 semaines au camping Les Pins Bleus à Royan, à l'accueil : je faisais les arrivées.",
    "camping Les Pins Bleus | Royan | été 2024",
  ],
  [
    "En verano 2024 trabajé 6 semanas en el camping Pinos Azules en Nerja, en recepción.",
    "camping Pinos Azules | Nerja | verano 2024",
  ],
  [
    "In summer 2024 I worked 6 weeks at Blue Pines Camping in Bude, on reception.",
    "Blue Pines Camping | Bude | summer 2024",
  ],
  [
    "Im Sommer 2024 habe ich 6 Wochen bei Camping Blautanne in Calw gearbeitet.",
    "Camping Blautanne | Calw | Sommer 2024",
  ],
])("reads a stint of weeks: %s", (line, head) => {
  expect(heads(line).map((one) => one.replace(/Im |In |En /u, ""))).toEqual([head]);
});

it.each([
  ["De 2003 a 2008 trabajé en el laboratorio del Hospital Santa Clara con contratos cortos.", "Hospital Santa Clara"],
  [
    "De 2003 à 2008 j'ai travaillé au laboratoire de l'Hôpital Sainte-Claire avec des contrats courts.",
    "Hôpital Sainte-Claire",
  ],
  [
    "From 2003 to 2008 I worked in the laboratory of the Santa Clara Hospital on short contracts.",
    "Santa Clara Hospital",
  ],
  ["Von 2003 bis 2008 war ich an der Rezeption im Berghotel Almrausch, auch nachts.", "Berghotel Almrausch"],
])("reads whose part it was that somebody worked in: %s", (line, employer) => {
  expect(sorted("Ann Lee", line).jobs).toMatchObject([{ employer, from: "2003", to: "2008" }]);
});

it("swallows no sentence about something else below the post of a sentence", () => {
  const others = [
    "En marzo de 2018 lo dejé porque los niños eran pequeños.",
    "Mis hijos tienen ya 15 y 12 años.",
    "En 2021 hice un cribado de covid, cogiendo muestras.",
    "Tengo el perfil PL2 de euskera desde 2006, lo hablo en casa.",
    "Carnet B pero no conduzco por autopista.",
  ];
  const { jobs, plain, person } = sorted(
    "Me llamo Nerea Ibarra Otaola, tengo 46 años y vivo en Portugalete.",
    "De 2009 a 2018 estuve en Analítica Deba, en Eibar, en microbiología. Sembrábamos unas 250 muestras al día.",
    ...others,
  );
  expect(person.lastName).toBe("Ibarra Otaola");
  expect(jobs.map(({ employer, place, from, to }) => [employer, place, from, to])).toEqual([
    ["Analítica Deba", "Eibar", "2009", "2018"],
  ]);
  expect(jobs[0]?.lines.map(({ text }) => text)).toEqual(["Sembrábamos unas 250 muestras al día."]);
  expect(plain.map(({ text }) => text)).toEqual(expect.arrayContaining(others));
});

it.each([
  "Ich bin Eigentümerin in einer Anlage mit 14 Parteien und seit 2019 im Verwaltungsbeirat bei uns",
  "Sept 2019 to now - at home with my three kids, youngest started in Montessori this September",
  "2018 - 2022 en casa con mis dos hijos, Colegio Montessori",
  "2018 – 2022 daheim bei meinen Kindern, Waldorfschule Calw",
  "De 2018 à 2022 à la maison avec mes enfants, école Freinet",
])("takes time at home, and what is done for a house, for no post: %s", (line) => {
  expect(heads("Cook, Blue Anchor, 2009 - 2018", line)).toEqual(["Cook | Blue Anchor | 2009 | 2018"]);
});

it.each([
  "De 2015 a 2018 estuve en Costa Rica con una beca.",
  "De 2012 a 2014 estuve en Reino Unido de intercambio.",
  "De 2010 a 2012 trabajé en San Luis Potosí, en una fábrica.",
  "De 2008 a 2010 trabajé en Nueva York.",
  "De 2015 à 2018 j'ai travaillé au Royaume Uni.",
  "De 2015 à 2018 j'ai travaillé au Pays Basque, dans un bar.",
])("takes no town, and no country, for an employer: %s", (line) => {
  const facts = sorted("Marta Gil Ros", "2019-2021 camarera, Bar Sol", line);
  expect(facts.jobs.map(({ employer }) => employer)).toEqual(["Bar Sol"]);
});

it.each([
  [
    "Since 2021 fitter at Harbour Works: I mend hoist brakes",
    "fitter | Harbour Works | 2021 | now",
    "I mend hoist brakes",
  ],
  [
    "Since 2021 I have been a fitter at Harbour Works: we mend hoist brakes",
    "fitter | Harbour Works | 2021 | now",
    "we mend hoist brakes",
  ],
  [
    "Seit 2019 Schlosser bei Maschinenbau Hartl: ich warte Pressen",
    "Schlosser | Maschinenbau Hartl | 2019 | now",
    "ich warte Pressen",
  ],
  [
    "Depuis 2018 vendeuse chez Optique Lumen : j'établis les devis",
    "vendeuse | Optique Lumen | 2018 | now",
    "j'établis les devis",
  ],
])("keeps what was done behind the colon of a post: %s", (line, head, done) => {
  expect(heads(line)).toEqual([head]);
  const { jobs, plain } = sorted("Ann Lee", line);
  expect([...plain, ...jobs.flatMap(({ lines }) => lines)].map(({ text }) => text)).toEqual([done]);
});
