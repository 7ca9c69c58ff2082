import { describe, expect, it } from "vitest";
import { letterText } from "#shared/letters/letter-text.ts";
import type { Told } from "./testing/people.ts";
import { toRequest } from "./testing/to-request.ts";
import { writeLetter } from "./write-letter.ts";

const ann = { lang: "en", first: "Ann", last: "Lee", role: "Electrician", company: "Marlpit House" } as const;
const bea = { first: "Bea", last: "Roth" } as const;

function written(told: Told): string {
  return letterText(writeLetter(toRequest(told)).letter);
}

describe("a note that answers the posting", () => {
  it.each([
    ["en", "arc flash class (70E) Feb 2025", "Arc flash training", /points in your posting: arc flash class \(70E\)/u],
    ["de", "Stapler und Ameise täglich", "Erfahrung mit Stapler", /Punkten der Anzeige: Stapler und Ameise täglich\./u],
    ["fr", "inventaire tournant chaque mois", "Inventaire tournant", /points de l’annonce\s: inventaire tournant/u],
    [
      "es",
      "autoclave y carretilla a diario",
      "Manejo de autoclave",
      /puntos del anuncio: autoclave y carretilla a diario\./u,
    ],
  ] as const)("is told whole at the end in %s", (lang, note, ask, expected) => {
    expect(written({ ...bea, lang, plain: [note], asks: [[ask, note]] })).toMatch(expected);
  });

  it.each([
    [
      "en",
      "now",
      "powerflex 525 drives and most of the danfoss ones, all day long",
      /My work there includes: powerflex/u,
    ],
    [
      "en",
      "2022",
      "powerflex 525 drives and most of the danfoss ones, all day long",
      /My work there included: powerfl/u,
    ],
    [
      "de",
      "now",
      "Kreditoren und Debitoren für rund 30 kleine und mittlere Betriebe, MWST",
      /Zu meiner Arbeit dort gehört: Kr/u,
    ],
    [
      "fr",
      "now",
      "inventaire tournant chaque mois dans les trois allées du froid positif",
      /Mon travail y comprend\s: inv/u,
    ],
    [
      "es",
      "now",
      "presupuesto de unos 300 mil euros al año para tres sedes en el norte",
      /Mi trabajo allí incluye: pres/u,
    ],
  ] as const)("is told as the work of its post in %s, %s", (lang, to, note, expected) => {
    expect(written({ ...bea, lang, jobs: [["", "Corliss Foods", "2019", to, [note]]], asks: [[note, note]] })).toMatch(
      expected,
    );
  });

  it("ends before what it says is not so, and says that of nothing but the posting's wish", () => {
    const note = "mostly studio 5000 and some danfoss, I dont write programs";
    const text = written({ ...ann, plain: [note, "likes jazz and tea"], asks: [["Studio 5000 experience", note]] });
    expect(text).toContain("mostly studio 5000 and some danfoss");
    expect(text).not.toMatch(/programs|jazz/u);
  });

  it("stays out where it is private, pay or a word to us", () => {
    const notes = ["own tools, dont put that in", "own tools since my divorce", "own tools, 900 salary"];
    const text = written({ ...ann, plain: notes, asks: [["Own hand tools", "own tools"]] });
    expect(text).not.toMatch(/tools/u);
  });

  it("is no part of a post where it is the person's own", () => {
    const told: Told = { ...ann, jobs: [["", "Corliss Foods", "2019", "now", ["own hand tools"]]] };
    const text = written({ ...told, asks: [["Own hand tools", "own hand tools"]] });
    expect(text).toMatch(/in your posting: own hand tools\./u);
    expect(text).not.toMatch(/Corliss Foods \(/u);
  });

  it("has the nouns of German typed small as the posting has them", () => {
    const note = "führerschein b fang ich im märz an";
    const told: Told = { ...bea, lang: "de", plain: [note], asks: [["Gern mit Führerschein der Klasse B", note]] };
    expect(written(told)).toContain("Führerschein B fang ich im März an");
  });
});

describe("a note with its own time", () => {
  it.each([
    ["en", "2017-2018 au pair in Lyon, three children", "2017-2018 au pair in Lyon, three children"],
    ["de", "2017–2018 Sprachaufenthalt Lausanne", "2017–2018 Sprachaufenthalt Lausanne"],
    ["fr", "2017-2018 service civique à Lyon", "2017-2018 service civique à Lyon"],
    ["es", "Curso 24-25: academia Vector, grupos de 8", "curso 24-25: academia Vector, grupos de 8"],
  ] as const)("is told behind the posts in %s", (lang, note, expected) => {
    expect(written({ ...bea, lang, plain: [note] })).toContain(`: ${expected}.`);
  });
});

it("tells with its limits what somebody offers for a need of the posting", () => {
  const line = "I can do days Monday to Thursday and every second weekend. Nights maybe one a week, not more.";
  const text = written({ ...ann, plain: [line], asks: [["Days, some nights, alternate weekends", "I can do days"]] });
  expect(text).toContain("every second weekend. Nights maybe one a week, not more.");
});

it("names the letter's language beside another one from birth", () => {
  const languages: Told["languages"] = [
    ["Deutsch", ""],
    ["Albanisch", "Muttersprache"],
  ];
  expect(written({ ...bea, lang: "de", languages })).toMatch(/Deutsch und Albanisch \(Muttersprache\)/u);
});

it("does not say that somebody can prove a person", () => {
  const told: Told = { ...bea, lang: "de", papers: [["Sachbearbeiterin Rechnungswesen", "", "2016"]] };
  expect(written(told)).toContain("Abgeschlossen habe ich: Sachbearbeiterin Rechnungswesen (2016).");
});

describe("words of a country", () => {
  it.each([
    ["en", "Dayton, Ohio", /the (?:post|notice period)(?! you)/u, /position/u],
    ["de", "Schule im Kanton Zug", /Kennziffer/u, /Referenz AB-1/u],
    ["fr", "Usine de Québec", /entretien/u, /entrevue/u],
  ] as const)("are those of the posting in %s", (lang, ask, not, expected) => {
    const text = written({ ...bea, lang, role: lang === "en" ? "Cook" : "Koch", ref: "AB-1", asks: [[ask, null]] });
    expect(text).not.toMatch(not);
    expect(text).toMatch(expected);
  });
});

it.each([
  ["Pilar Lanaspa Ostáriz", "Estimada Sra. Lanaspa:"],
  ["Ana María López Gil", "Estimada Sra. López:"],
  ["Inés de la Fuente Gil", "Estimada Sra. de la Fuente:"],
])("greets %s by her first surname", (name, expected) => {
  const contact = { name, title: "Sra.", gender: "female", post: "" } as const;
  expect(written({ ...bea, lang: "es", contact })).toContain(expected);
});

it("sets a short note behind the sentence that it follows", () => {
  const line = "I moved the box on line 4 and sealed it. hasn't tripped since March";
  const text = written({ ...ann, jobs: [["Fitter", "Corliss Foods", "2019", "now", [line]]] });
  expect(text).toContain("moved the box on line 4 and sealed it – hasn't tripped since March.");
});

describe("an answer", () => {
  it("to a language of the posting that does not name it stands behind what was asked", () => {
    const request = toRequest({
      ...{ ...bea, lang: "es", languages: [["Inglés", "B2"]], asks: [["Inglés B2 acreditado", "Inglés"]] },
      done: [["demand", "Tengo", "el B2 de la EOI (2021)", "p0"]],
    });
    const answered = request.answered.map((one) => ({ ...one, point: { ...one.point, sort: "language" as const } }));
    expect(letterText(writeLetter({ ...request, answered }).letter)).toMatch(/«Inglés B2 acreditado».*Tengo el B2/u);
  });

  it("about the start leaves a paper behind its comma to a sentence of its own", () => {
    const start: NonNullable<Told["done"]>[number] = [
      "start",
      "Je pourrais commencer",
      "le 4 janvier, CACES 3 valable",
    ];
    const text = written({ ...bea, lang: "fr", papers: [["CACES 3", "", "2023"]], done: [start] });
    expect(text).toContain("Je pourrais commencer le 4 janvier.");
    expect(text).toContain("CACES 3 valable");
  });

  it("that has said where and when somebody worked leaves nothing for a bare sentence", () => {
    const text = written({
      ...ann,
      jobs: [["", "Old Mill", "2018", "2021", []]],
      done: [["demand", "I", "have wired panels since 2018, first at Old Mill and then for myself"]],
    });
    expect(text.match(/Old Mill/gu)).toHaveLength(1);
  });
});

it("takes the form of a title by which people call themselves", () => {
  const told: Told = { ...bea, lang: "es", role: "Profesor/a", plain: ["En 2022 cambié para ser profesora"] };
  const request = toRequest(told);
  const role = { value: "Profesor/a", text: "Profesor/a", lines: [1], sure: false, forms: ["Profesor", "Profesora"] };
  const { reading } = request;
  if (!reading) throw new Error("The request has no posting");
  const { letter } = writeLetter({ ...request, reading: { ...reading, head: { ...reading.head, role } } });
  expect(letter.subject).toContain("puesto de profesora");
});

it("tells until when a paper holds as it was typed", () => {
  const told: Told = { ...bea, lang: "fr", papers: [["CACES 3", "", "2023, valable 5 ans"]] };
  expect(written({ ...told, asks: [["CACES 3", "CACES 3"]] })).toContain("CACES 3 (2023, valable 5 ans)");
});

it("leaves out what is private in front of a language that somebody speaks", () => {
  const note = "oma kommt aus enschede, ich versteh niederländisch ganz gut";
  const text = written({ ...bea, lang: "de", plain: [note], asks: [["Niederländisch wäre gut", note]] });
  expect(text).toContain("ich versteh Niederländisch ganz gut");
  expect(text).not.toMatch(/oma|enschede/iu);
});

describe("notes in another language than the letter", () => {
  const notes: Told = {
    ...{ ...bea, lang: "fr", jobs: [["backend dev", "Old Mill", "2021", "now", []]] },
    ...{ papers: [["bac génie logiciel", "ULaval", "2019"]], plain: ["3 weeks notice", "salary 100k"] },
  };
  const asked = (cue: string) => {
    const request = toRequest(
      { ...notes, asks: [[cue, null]] },
      { translation: { from: "en", untranslated: "leave-out" } },
    );
    const { reading } = request;
    if (!reading) throw new Error("The request has no posting");
    const smallPrint = [{ kind: "salary-asked" as const, text: "Salaire?", value: "", lines: [9] }];
    return letterText(writeLetter({ ...request, reading: { ...reading, smallPrint } }).letter);
  };

  it("tell title, paper, notice and pay, which need no translation", () => {
    const text = asked("Python");
    expect(text).toContain("Old Mill (backend dev)");
    expect(text).toMatch(/un bac génie logiciel \(ULaval, 2019\)/u);
    expect(text).toContain("préavis est de 3 semaines");
    expect(text).toMatch(/souhaite 100\s000\s€/u);
  });

  it("have no currency that nobody named where another one than the euro is likely", () => {
    expect(asked("Bureau de Québec")).toMatch(/souhaite 100\s000\./u);
  });
});

it.each([
  ["en", "I slept in my car in 1991. I don't mind you knowing but I'd not want it in writing.", /slept/u],
  ["en", "I got a written warning in 2024 for being late.", /warning/u],
  ["de", "Ich habe 2024 eine Abmahnung bekommen.", /Abmahnung/u],
  ["fr", "J'ai eu un avertissement écrit en 2024.", /avertissement/u],
  ["es", "Tuve una amonestación en 2024.", /amonestación/u],
] as const)("keeps what nobody would want in writing out of a letter in %s", (lang, note, left) => {
  expect(written({ ...bea, lang, plain: [note] })).not.toMatch(left);
});
