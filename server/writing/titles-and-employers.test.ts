import { expect, it } from "vitest";
import { letterText } from "#shared/letters/letter-text.ts";
import type { Told } from "./testing/people.ts";
import { toRequest } from "./testing/to-request.ts";
import { writeLetter } from "./write-letter.ts";

const ann = { lang: "en", first: "Ann", last: "Lee", role: "Gardener", company: "Marlpit House" } as const;

function written(told: Told): string {
  return letterText(writeLetter(toRequest(told)).letter);
}

it.each([
  ["Café-Konditorei Moosbrugger", "in der Café-Konditorei Moosbrugger"],
  ["Notariat Dr. Sievert & Brandes", "im Notariat Dr. Sievert & Brandes"],
  ["Bezirksspital Affoltern", "im Bezirksspital Affoltern"],
  ["Kanton Glarus", "beim Kanton Glarus"],
  ["Weingut Rebhalde Genossenschaft", "bei der Weingut Rebhalde Genossenschaft"],
])("has the article that %s needs", (company, at) => {
  expect(written({ lang: "de", first: "A", last: "B", company, jobs: [] })).toContain(at);
});

it("spells out short titles, has no brackets in brackets, and the posting's accents", () => {
  const post = (lang: Told["lang"], title: string, role = "") =>
    written({ lang, first: "A", last: "B", role, jobs: [[title, "Eichhof", "2018", "2020", []]] });
  expect(post("de", "Stv. Kellermeisterin")).toContain("stellvertretende Kellermeisterin");
  expect(post("de", "Stv. Kellermeister")).toContain("stellvertretender Kellermeister");
  expect(post("de", "Lehre Metalltechnik (Maschinenbau)")).toContain("(Metalltechnik, Maschinenbau)");
  expect(post("es", "topografo", "Topógrafo")).toContain("como topógrafo");
});

it("names degrees as people say them", () => {
  const held = (lang: Told["lang"], what: string) =>
    written({ lang, first: "A", last: "B", jobs: [], papers: [[what, "Uni", "2017", "degree"]] });
  expect(held("fr", "M. Sc. océanographie")).toContain("J’ai une M. Sc. océanographie (Uni, 2017).");
  expect(held("fr", "Bachelier en assurances")).toContain("J’ai un bachelier en assurances (Uni, 2017).");
  expect(held("de", "Dipl.-Ing. Maschinenbau")).toContain("Ich bin Dipl.-Ing. Maschinenbau (Uni, 2017).");
  expect(held("en", "GOC registered")).toContain("I am GOC registered (Uni, 2017).");
});

it("greets a doctor of engineering as a doctor", () => {
  const contact = { name: "Ulf Ruhnau", title: "Herrn Dr.-Ing." };
  expect(written({ lang: "de", first: "A", last: "B", jobs: [], contact })).toContain("Herr Dr. Ruhnau,");
});

it("names tools whole, and none that are hardly known", () => {
  const asks: Told["asks"] = [["Working knowledge of Applied Epic", "Applied Epic"]];
  const jobs: Told["jobs"] = [["Broker", "Carrow", "2019", "now", ["migration from AMS360 to Applied Epic"]]];
  expect(written({ ...ann, asks, jobs })).not.toMatch(/(?<!Applied )Epic/u);
  const python = (skill: string) =>
    written({ lang: "es", first: "A", last: "B", jobs: [], skills: [skill], asks: [["Manejo de Python", "Python"]] });
  expect(python("Python (pandas)")).toContain("Python");
  expect(python("Python apenas (pandas)")).not.toContain("Python");
});

it("keeps among others as it is", () => {
  const text = written({ lang: "de", first: "A", last: "B", jobs: [], plain: ["Ich habe u. a. die Kasse geführt."] });
  expect(text).toContain("u. a. die Kasse");
});

it("calls a post in a sentence by what stands before its dash", () => {
  const text = written({ ...ann, role: "AZ Driver – LTL Linehaul & City P&D", jobs: [] });
  expect(text).toContain("Re: AZ Driver – LTL Linehaul & City P&D");
  expect(text).toMatch(/(?:post|position) of AZ Driver at/u);
});

it("has no years from first to last for a post of seasons", () => {
  const post = (line: string) =>
    written({ lang: "de", first: "A", last: "B", jobs: [["Maschinist", "Hochgrat AG", "2019-12", "2023", [line]]] });
  expect(post("Immer Saison, im Sommer war ich Helfer")).not.toContain("2023");
  expect(post("Ich habe 90 Klemmen revidiert.")).toContain("2023");
});

it("spells its own sentences as they are meant, whatever the posting has with an accent", () => {
  const texts = Array.from({ length: 8 }, (_, seed) => {
    const request = toRequest({
      lang: "fr",
      first: "A",
      last: "B",
      role: "Régisseur",
      company: "Eichhof",
      asks: [["Permis souhaité", null]],
    });
    return letterText(writeLetter({ ...request, seed }).letter);
  });
  expect(texts.join()).toContain("Je souhaite ");
  expect(texts.join()).not.toContain("souhaité");
});

it("names an employer once where two posts were with it", () => {
  const posts: Told["jobs"] = [
    ["Shift leader", "Old Mill", "2019", "now", ["I lead nine people."]],
    ["Packer", "Old Mill", "2014", "2019", ["I packed flour."]],
  ];
  const text = written({ ...ann, jobs: posts });
  expect(text.match(/Old Mill/gu)).toHaveLength(1);
  expect(text).toMatch(/packer there|there (?:from|as)/u);
});

it("tells what somebody registers, and not whom they lost", () => {
  const line = "J'enregistre les déclarations de décès et je délivre les actes.";
  const post = (plain: string) =>
    written({
      lang: "fr",
      first: "A",
      last: "B",
      jobs: [["Agente", "Mairie de Panazol", "2019", "now", [line]]],
      plain: [plain],
    });
  const text = post("J'ai arrêté deux ans après le décès de mon père.");
  expect(text).toContain("déclarations de décès");
  expect(text).not.toContain("mon père");
});

it("begins with the work of today where only an old post has a row of its own", () => {
  const text = written({
    ...ann,
    jobs: [["Waiter", "Old Mill", "2003", "2005", []]],
    plain: [
      "I have been in the laundry for 19 years.",
      "Since 2015 I have been shift leader there with nine people.",
      "In 2019 we brought in a new washing line and I ran the tests.",
    ],
  });
  expect(text).toContain("Since 2015 I have been shift leader");
  expect(text).not.toContain("Old Mill");
});

it.each<[Told["lang"], string, string, string]>([
  ["es", "auxiliar", "asesoría Lasheras", "en la asesoría Lasheras"],
  ["es", "auxiliar", "despacho Moncayo", "en el despacho Moncayo"],
  ["es", "encargado de la cuadra en el turno noche", "Don Atilio", "como encargado de la cuadra en el turno noche"],
  ["fr", "Electricien bâtiment", "Hanquet", "électricien bâtiment"],
  ["fr", "Esthéticienne", "Hanquet", "esthéticienne"],
])("in %s says of %s at %s: %s", (lang, title, employer, said) => {
  expect(written({ lang, first: "A", last: "B", jobs: [[title, employer, "2018", "2020", []]] })).toContain(said);
});

it("names a later title only where it is a person's", () => {
  const text = written({
    lang: "de",
    first: "A",
    last: "B",
    jobs: [["Sekretärin, später Zoll", "Alpenfracht", "2017", "2021", []]],
  });
  expect(text).toContain("Sekretärin");
  expect(text).not.toMatch(/als Zoll|später Zoll/u);
});

it("names all classes of a licence that the posting asks for under another name", () => {
  const papers: Told["papers"] = [
    ["B licence", "", "2022", "driving"],
    ["BE licence", "", "", "driving"],
  ];
  const text = written({ ...ann, jobs: [], papers, asks: [["Full clean B licence", "B licence"]] });
  expect(text).toMatch(/licence \(class B and BE/u);
});

it("writes as in Austria to Austria, though Switzerland is spoken of", () => {
  const plain = ["Ich habe drei Jahre lang die Papiere für die Schweiz gemacht."];
  const text = written({
    lang: "de",
    first: "A",
    last: "B",
    role: "Sachbearbeiterin Export",
    company: "Tauern GmbH",
    plain,
  });
  expect(text).toContain("Grüßen");
  expect(text).not.toContain("«");
});

it("gives a title its article where there is no posting, and names one that may be no person's as the post's", () => {
  const unasked = (role: string, seed: number) => {
    const request = toRequest({ ...ann, role }, { seed });
    return letterText(writeLetter({ ...request, reading: null }).letter);
  };
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    expect(unasked("Bakery assistant", seed)).toMatch(/as a bakery assistant/iu);
    expect(unasked("Data entry", seed)).not.toMatch(/ as data entry/iu);
  }
});

it("tells of a post with a long employer and the year of its last title", () => {
  const employer = "centre de revalidation pour la faune sauvage Les Hérissons du Bois";
  const jobs: Told["jobs"] = [["directrice adjointe puis directrice (2019)", employer, "2015", "now", []]];
  const text = written({ lang: "fr", first: "A", last: "B", role: "Directrice", jobs });
  expect(text).toContain("Hérissons du Bois");
  expect(text).toMatch(/depuis 2015/iu);
});

it("does not say that a season during the post of today was before it", () => {
  const jobs: Told["jobs"] = [
    ["Baggerfahrerin", "Erdbau Pichlmair", "2019", "now", []],
    ["Pistengerätefahrerin", "Schlepplift Oberndorf", "2022", "2023", []],
    ["Landmaschinentechnikerin", "Landtechnik Egger", "2017", "2019", []],
  ];
  const text = written({ lang: "de", first: "A", last: "B", role: "Fahrerin", jobs });
  expect(text).toContain("beim Schlepplift Oberndorf");
  expect(text).not.toMatch(/davor|zuvor/iu);
});

it("tells an answer that names an employer and something else, and a post that somebody has put in words", () => {
  const jobs: Told["jobs"] = [1, 2, 3, 4].map((at) => [
    "cordiste",
    `Altirocs ${"x".repeat(at)}`,
    `201${9 - at}`,
    "",
    [],
  ]);
  const done: Told["done"] = [["demand", "J'", "ai souvent eu un nouveau avec moi chez Altirocs x.", "p0"]];
  const request = toRequest({
    lang: "fr",
    first: "A",
    last: "B",
    role: "Cordiste",
    asks: [["binôme", null]],
    jobs,
    done,
  });
  const said = "En 2015, j’ai été charpentier chez Marchal.";
  const told = request.material.jobs.map((job, at) => (at === 3 ? { ...job, said: { fr: said } } : job));
  const text = letterText(writeLetter({ ...request, material: { ...request.material, jobs: told } }).letter);
  expect(text).toContain("souvent eu un nouveau avec moi");
  expect(text).toContain("charpentier chez Marchal");
});

it("says since when somebody has been something, in a sentence of theirs", () => {
  const request = toRequest({ ...ann, jobs: [["Head Gardener", "Old Mill", "2017", "now", []]] });
  const said = "Since April 2017 I am Head Gardener at Old Mill.";
  const jobs = request.material.jobs.map((job) => ({ ...job, said: { en: said } }));
  const text = letterText(writeLetter({ ...request, material: { ...request.material, jobs } }).letter);
  expect(text).toContain("Since April 2017 I have been Head Gardener");
});
