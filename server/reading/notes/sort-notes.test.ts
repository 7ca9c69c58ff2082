import { expect, it } from "vitest";
import { sortText } from "../sort-text.ts";

const sorted = (...lines: string[]) => sortText({ text: lines.join("\n"), today: "2026-11-23" }).facts;
const post = (...lines: string[]) =>
  sorted("Ann Lee", ...lines).jobs.map(({ title, employer, from, to }) => [title, employer, from, to]);

it("keeps street and town together behind a name in one line", () => {
  const { person, plain } = sorted(
    "Sabine Krämer, Ostengasse 12, 93047 Regensburg, 0941 5550123, sabine.kraemer@example.org",
    "2019 bis heute: Altenpflegerin im Seniorenheim Marienhof, Regensburg",
  );
  expect(person).toMatchObject({ lastName: "Krämer", place: "Ostengasse 12, 93047 Regensburg", phone: "0941 5550123" });
  expect(plain).toEqual([]);
});

it.each([
  ["Class 1 driver, Wincanton, 2019 - now", ["Class 1 driver", "Wincanton", "2019", "now"]],
  ["Class 2 driver, Bidfood Slough 2015 - 2019", ["Class 2 driver", "Bidfood Slough", "2015", "2019"]],
  ["2019 - now Corliss Foods, Troy OH - electrician. dough plant", ["electrician", "Corliss Foods", "2019", "now"]],
  ["Altenpflegerin bei Diakonie Hagen seit 2016", ["Altenpflegerin", "Diakonie Hagen", "2016", "now"]],
  ["vorher Verkäuferin bei Rewe 2009-2013", ["Verkäuferin", "Rewe", "2009", "2013"]],
  ["Stage 6 mois Emmaüs Lyon (janv-juin 2023) : newsletter", ["Stage", "Emmaüs Lyon", "2023-01", "2023-06"]],
  ["auxiliar, Refaccionaria El Pistón, mar 2025 a la fecha", ["auxiliar", "Refaccionaria El Pistón", "2025-03", "now"]],
])("reads a post that is noted on one line: %s", (line, head) => {
  expect(post(line)).toEqual([head]);
});

it("keeps what was done under its post, and what is something else apart", () => {
  const facts = sorted(
    ...[
      "Ann Lee",
      "Server, Blue Anchor, 2017-2021",
      "- scheduling for 14 people",
      "BSc Biology, Leeds University, 2016",
    ],
    ...["Spanish: conversational", "Excel, Revit", "", "My cousin knows you"],
  );
  expect(facts.jobs.map(({ lines }) => lines.map(({ text }) => text))).toEqual([["scheduling for 14 people"]]);
  expect(facts.papers).toMatchObject([{ what: "BSc Biology", where: "Leeds University", year: "2016" }]);
  expect(facts.languages).toMatchObject([{ language: "Spanish", level: "conversational" }]);
  expect(facts.skills.map(({ text }) => text)).toEqual(["Excel", "Revit"]);
  expect(facts.plain.map(({ text }) => text)).toEqual(["My cousin knows you"]);
});

it("takes no paper for held that is not, and no day on which somebody can start for a post", () => {
  const facts = sorted(
    ...[
      "Name: Ann Lee",
      "Phone: 07700 900146",
      "führerschein b fang ich im sommer an",
      "pas le BP",
      "verfügbar ab 1. März 2027",
    ],
    "Realschule Bad Iburg, Abschluss Juni 2027",
  );
  expect(facts.jobs).toEqual([]);
  expect(facts.papers.map(({ state }) => state)).toEqual(["under-way"]);
});

it.each([
  ["BERTHIER Loïc", "Loïc", "Berthier"],
  ["Monique Delacroix-Hart, RN", "Monique", "Delacroix-Hart"],
  ["Dr. Friederike Aschoff", "Friederike", "Aschoff"],
])("reads the name %s", (line, firstName, lastName) => {
  expect(sorted(line, "Cook, Blue Anchor, 2019 - now").person).toMatchObject({ firstName, lastName });
});

it("reads papers that are noted in a sentence's order, and no house as a title", () => {
  const facts = sorted(
    ...["Nom : Manon Le Bihan", "Tél : 06 39 98 22 51", "DEAP obtenu en juin 2024 à l'IFAP de Rennes"],
    ...["Kältemittelschein Kat. I seit 2023", "Depuis sept 2024 crèche municipale de Dinard, section des moyens"],
    "electrician, card since 2015, Dayton JATC",
  );
  expect(facts.papers.slice(0, 1)).toMatchObject([{ what: "DEAP", where: "IFAP de Rennes", year: "juin 2024" }]);
  expect(facts.papers.map(({ what }) => what).join()).toMatch(/Kältemittelschein Kat\. I.*electrician card/u);
  expect(facts.jobs).toMatchObject([
    { title: "", employer: "crèche municipale de Dinard", from: "2024-09", to: "now" },
  ]);
});

it.each([
  ["2015-2019 Brandt & Lowry Electric, commercial, schools", "Brandt & Lowry Electric"],
  ["2018-2022 oenegé internacional Norlys, Apartadó, oficial de proyecto", "Norlys"],
  ["technicien SAV portes automatiques, Portalp, depuis septembre 2024", "Portalp"],
  ["Treasure Valley Pediatrics front desk Jan 2024 to now", "Treasure Valley Pediatrics"],
])("finds the employer: %s", (line, employer) => {
  expect(post(line)[0]?.[1]).toBe(employer);
});

it("keeps a count in brackets with what it counts", () => {
  const [job] = sorted("2018-2022 Norlys, oficial de proyecto y desde 2020 líder de equipo (4 personas). Agua").jobs;
  expect(job?.lines.map(({ text }) => text).join()).toContain("líder de equipo (4 personas)");
});

it("leaves a doubtful post for the person to confirm, and what follows it to no post", () => {
  const facts = sorted(
    ...["Name: Urs Kälin", "Verkäufer, Rewe Gibswil, 2004-2026"],
    ...["Ausweis B seit 1996, C1 vom Militär, BE", "ran their IC for about six months"],
  );
  expect(facts.jobs.map(({ employer, confirmed }) => [employer, confirmed])).toEqual([
    ["Rewe Gibswil", true],
    ["C1 vom Militär", false],
  ]);
  expect(facts.plain.map(({ text }) => text)).toContain("ran their IC for about six months");
});

it("hangs notes below the last of several posts under none of them", () => {
  const posts = ["Name: Ann Lee", "Waiter, Blue Anchor, 2019 - now", "Cook, Old Mill, 2015 - 2019"];
  const facts = sorted(...posts, "did the rota for 14 people", "kept the waste log");
  expect(facts.jobs.map(({ lines }) => lines)).toEqual([[], []]);
  expect(facts.plain.map(({ text }) => text)).toEqual(["did the rota for 14 people", "kept the waste log"]);
  const [first, , last] = posts;
  const under = sorted(...[first ?? "", "Waiter, Blue Anchor, 2019 - now", "did the rota for 14 people", last ?? ""]);
  expect(under.jobs.find(({ employer }) => employer === "Blue Anchor")?.lines).toHaveLength(1);
});

it.each([
  [
    "Since May 2019 I have worked at Ardmore Dental in Cork as a hygienist.",
    ["hygienist", "Ardmore Dental", "Cork", "2019-05", "now"],
  ],
  [
    "Antes fui jefa de cocina en Hotel Mirasol, planta Puerto Varas, entre 2014 y febrero de 2020.",
    ["jefa de cocina", "Hotel Mirasol", "Puerto Varas", "2014", "2020-02"],
  ],
  [
    "Avant, j'étais vendeuse chez Maison Perrin à Dijon, de 2014 à août 2019.",
    ["vendeuse", "Maison Perrin", "Dijon", "2014", "2019-08"],
  ],
  [
    "Seit Februar 2016 arbeite ich als Hauswart bei der Stiftung Birkenhof in Uster.",
    ["Hauswart", "Stiftung Birkenhof", "Uster", "2016-02", "now"],
  ],
])("reads the post of a sentence, which is told in its words and nowhere else: %s", (sentence, head) => {
  const { jobs, plain } = sorted("Ann Lee", sentence);
  expect(jobs.map(({ title, employer, place, from, to }) => [title, employer, place, from, to])).toEqual([head]);
  expect(Object.values(jobs[0]?.said ?? {})).toEqual([sentence]);
  expect(jobs[0]?.lines).toEqual([]);
  expect(plain).toEqual([]);
});

it("keeps a sentence that follows on from an earlier post as a line of its post", () => {
  const sentence = "Danach war ich von 2001 bis 2010 Altenpflegerin im Haus Mainblick in Mühlheim.";
  const [job] = sorted("Ann Lee", "Ich wohne in Hanau.", sentence).jobs;
  expect(job?.said).toBeUndefined();
  expect(job?.lines.map(({ text }) => text)).toEqual([sentence]);
});

it("hangs a sentence that points back under the post before it, and no other", () => {
  const { jobs, plain } = sorted(
    "Rosa Paz Gil",
    "Antes fui supervisora de planta en Conservas del Sur, Puerto Montt, entre 2014 y febrero de 2020.",
    "Ahí aprendí la sala de máquinas con amoníaco.",
    "El 2023 bajamos las detenciones de 31 a 18 horas al mes.",
  );
  expect(jobs.map(({ lines }) => lines.map(({ text }) => text))).toEqual([
    ["Ahí aprendí la sala de máquinas con amoníaco."],
  ]);
  expect(plain).toHaveLength(1);
});

it("gives no letter a sentence that may be private for its post", () => {
  const sentence = "Since May 2019 I have worked at Ardmore Dental in Cork as a hygienist, near my mum.";
  const [job] = sorted("Ann Lee", sentence).jobs;
  expect(job?.said).toBeUndefined();
  expect(job?.lines.map(({ text }) => text)).toEqual([sentence]);
});

it.each([
  ["Óptica Lluna, Sagunto - óptica optometrista, desde sept. 2019 hasta ahora", "óptica optometrista", "Óptica Lluna"],
  ["2014 to 2018 Bracken Engineering, stayed on as fitter", "fitter", "Bracken Engineering"],
  ["2018-2019 Perth Australia, plant fitter with Coolgardie Civil", "plant fitter", "Coolgardie Civil"],
  ["Praktikum 9. Klasse 2 Wochen bei Heizungsbau Lorenz (2024)", "Praktikum", "Heizungsbau Lorenz"],
  ["Ferienjob Sommer 2025 bei Tiefbau Krause, 5 Wochen, Gräben verfüllt", "Ferienjob", "Tiefbau Krause"],
])("tells title and employer apart in any order: %s", (line, title, employer) => {
  expect(post(line).map((head) => head.slice(0, 2))).toEqual([[title, employer]]);
});

it("reads a title and, on the line below, where and when, with the list under it", () => {
  const { jobs, papers, plain } = sorted(
    ...["ANN P. LEE, RN, BSN", "Regina, SK | 306-555-0148 | a.lee@mail.example", "", "EXPERIENCE"],
    ...["Nurse Manager, Long-Term Care", "Stonefield Health Centre, Melville, SK | March 2019 – Present"],
    ...["• Agency hours down from 11,200 to 3,900 a year (2022 to 2024)", "", "Clinical Coordinator"],
    ...[
      "Sister Alma Manor, Regina, SK | 2013 – 2019",
      "",
      "References available",
      "",
      "EDUCATION",
      "BSN, Regina University, 2006",
    ],
  );
  expect(jobs.map(({ title, employer, place, lines }) => [title, employer, place, lines.length])).toEqual([
    ["Nurse Manager, Long-Term Care", "Stonefield Health Centre", "Melville, SK", 1],
    ["Clinical Coordinator", "Sister Alma Manor", "Regina, SK", 0],
  ]);
  expect(plain.map(({ text }) => text)).toEqual(["References available"]);
  expect(papers.map(({ what }) => what)).toEqual(["BSN", "RN"]);
});

it.each([
  "2014 bis 2019 Familienpause, zwei Kinder",
  "baja de maternidad de feb a agosto 2023",
  "Congé parental d'octobre 2021 à mars 2022",
  "Jugendfeuerwehr seit 2018",
  "trésorière du comité de quartier depuis 2015",
  "orto-k: 46 niños adaptados desde 2020",
])("takes time without work, honorary posts, and what was counted for no post: %s", (line) => {
  const { jobs, plain } = sorted("Ann Lee", "Cook, Blue Anchor, 2019 - now", line);
  expect(jobs.map(({ employer }) => employer)).toEqual(["Blue Anchor"]);
  expect(plain.map(({ text }) => text)).toEqual([line]);
});

it("reads the papers of a list each by itself, and no hobby as one", () => {
  const facts = sorted(
    ...["Cook, Blue Anchor, 2019 - now", "Safe Pass (till 2027), manual handling, forklift", "Clean licence B and BE"],
    ...["Grado en Óptica, Universitat de València 2010-2014", "2020 : Attestation de gérant, FIH Namur"],
    ...["Autoführerschein angefangen", "Curling, church choir"],
  );
  expect(facts.papers.map(({ what, where, year, kind, state }) => [what, where, year, kind, state])).toEqual([
    ["Safe Pass", "", "till 2027", "certificate", "held"],
    ["manual handling", "", "", "certificate", "held"],
    ["forklift", "", "", "certificate", "held"],
    ["Clean licence B and BE", "", "", "driving", "held"],
    ["Grado en Óptica", "Universitat de València", "2010-2014", "degree", "held"],
    ["Attestation de gérant", "FIH Namur", "2020", "certificate", "held"],
    ["Autoführerschein", "", "", "driving", "under-way"],
  ]);
  expect(facts.plain.map(({ text }) => text)).toEqual(["Curling, church choir"]);
});

it.each([
  ["Englisch geht so, bisschen Russisch von Oma", ["Englisch: geht so", "Russisch: bisschen von Oma"]],
  ["Anglais scolaire, arabe parlé à la maison", ["Anglais: scolaire", "arabe: parlé à la maison"]],
  ["valenciano nativo, C1 JQCV; inglés B2", ["valenciano: nativo, C1 JQCV", "inglés: B2"]],
  ["Ukrainian (conversational, from my baba), English", ["Ukrainian: conversational, from my baba", "English: "]],
  ["French clients, mostly hotels", []],
])("reads languages with the words that say how well: %s", (line, languages) => {
  const facts = sorted("Ann Lee", "Cook, Blue Anchor, 2019 - now", "", line);
  expect(facts.languages.map(({ language, level }) => `${language}: ${level}`)).toEqual(languages);
});

it.each([
  [
    "Amparo Llorens Ferri",
    "Amparo",
    "Llorens Ferri",
    "de Burriana, 34 años, colegiada en el Colegio de la Comunitat desde 2014",
    "Burriana",
  ],
  ["Rodrigo Huenchumán Paredes", "Rodrigo", "Huenchumán Paredes", "Soy técnico. Vivo en Puerto Montt.", "Puerto Montt"],
  ["Fabienne Zurfluh, Elgg", "Fabienne", "Zurfluh", "Kündigungsfrist zwei Monate und mehr", "Elgg"],
  ["Yanis Belhadj", "Yanis", "Belhadj", "19 ans, j'habite à Vaulx-en-Velin chez mes parents", "Vaulx-en-Velin"],
  ["Colm Deasy", "Colm", "Deasy", "Kanturk, Co Cork, 20 mins from Mallow", "Kanturk, Co Cork"],
])("reads who it is and where they live: %s", (name, firstName, lastName, line, place) => {
  const job =
    firstName === "Rodrigo" || firstName === "Amparo" ? "Cocinera, Bar Sol, 2019-2021" : "Koch, Hotel Sonne, 2019-2021";
  expect(sorted(name, line, job).person).toMatchObject({ firstName, lastName, place });
});

it("keeps a line that is for no letter whole, and for the person to confirm", () => {
  const warned = [
    "cobro 23.400 brutos (esto no ponerlo)",
    "Nachtdienst bei Kauz GmbH, 2012-2013, bitte nicht reinschreiben",
  ];
  const { jobs, plain } = sorted(
    "Ann Lee",
    "Cook, Blue Anchor, 2019 - now",
    "private hire driver, Kirk Taxis, 2011-2017",
    ...warned,
  );
  expect(jobs.map(({ employer }) => employer)).toEqual(["Blue Anchor", "Kirk Taxis"]);
  expect(plain.map(({ text, confirmed }) => [text, confirmed])).toEqual(warned.map((line) => [line, false]));
});

it("takes a paragraph sentence by sentence, each of the others to be kept or crossed out", () => {
  const facts = sorted(
    "Hi, I'm Declan Rooney and I live in Sligo. I've been a site foreman with Harte Construction since 2016. " +
      "Before that I was a carpenter with Lough Joinery in Ballina, 2008 to 2016. I have a Safe Pass. I like sea fishing.",
  );
  expect(facts.person).toMatchObject({ firstName: "Declan", lastName: "Rooney", place: "Sligo" });
  expect(facts.jobs.map(({ title, employer }) => [title, employer])).toEqual([
    ["site foreman", "Harte Construction"],
    ["carpenter", "Lough Joinery"],
  ]);
  expect(facts.papers.map(({ what }) => what)).toEqual(["Safe Pass"]);
  expect(facts.plain.map(({ text, confirmed }) => [text, confirmed])).toEqual([
    ["I have a Safe Pass.", false],
    ["I like sea fishing.", false],
  ]);
});

it("keeps the post of somebody whom a parish pays", () => {
  const { jobs } = sorted(
    "Ann Lee",
    "Office administrator, St Mary's Parish, 2015 - 2019",
    "choir, parish council since 2020",
  );
  expect(jobs.map(({ employer, confirmed }) => [employer, confirmed])).toEqual([["St Mary's Parish", false]]);
});

it.each(["I'm Ann Lee, Hull", "I am Ann Lee, 07700 900123", "My name is Ann Lee"])("reads the name of %s", (line) => {
  expect(sorted(line, "Server, Blue Anchor, 2017-2021", "scheduling for 14 people").person).toMatchObject({
    firstName: "Ann",
    lastName: "Lee",
  });
});

it("takes “worked” for no title", () => {
  expect(post("worked at The Crown Hotel Leeds 2021 to now, check in 60 guests a day")).toEqual([
    ["", "The Crown Hotel Leeds", "2021", "now"],
  ]);
});
