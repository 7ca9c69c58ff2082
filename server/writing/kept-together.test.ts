import { describe, expect, it } from "vitest";
import { letterText } from "#shared/letters/letter-text.ts";
import type { LetterRequest } from "./letter-request.ts";
import type { Told } from "./testing/people.ts";
import { toRequest } from "./testing/to-request.ts";
import { writeLetter } from "./write-letter.ts";

const ann = { lang: "en", first: "Ann", last: "Lee", role: "Gardener", company: "Marlpit House" } as const;

function written(told: Told, more: Partial<LetterRequest> = {}): string {
  return letterText(writeLetter(toRequest(told, more)).letter);
}

describe("an answer of several sentences", () => {
  const answer = "Zuerst suche ich das Schild. Dann lasse ich mir ein Foto schicken.";
  const to = (question: string, ending = answer) =>
    written({ lang: "de", first: "A", last: "B", questions: [question], done: [["question", "", ending, "q0"]] });

  it("stands alone, as the page asks it to say what it is about", () => {
    expect(to("Schreiben Sie uns, wie Sie vorgehen.")).not.toContain("„");
    expect(to("Wie gehen Sie vor, wenn etwas fehlt?")).not.toContain("„");
  });

  it("stands alone where its first sentence says what it is about", () => {
    const own = "Wenn etwas im Lager fehlt, suche ich zuerst das Schild. Dann lasse ich mir ein Foto schicken.";
    expect(to("Wie gehen Sie vor, wenn im Lager etwas fehlt?", own)).not.toContain("„");
  });
});

it("keeps the beginning for why, and answers elsewhere what is asked before it", () => {
  const story = "We built a relief pool. I grew up on a farm.";
  const to = (question: string) =>
    written({ ...ann, jobs: [], questions: [question], done: [["question", "", story, "q0"]] }).split("\n\n")[2];
  expect(to("Tell us why you want to work in the country.")).toContain("relief pool");
  expect(to("Describe how you have cut overtime in an earlier job, and tell us why you want this.")).not.toContain(
    "relief pool",
  );
});

it("tells an answer beside a line that has some of its words", () => {
  const jobs: NonNullable<Told["jobs"]> = [
    ["Nurse", "Old Mill", "2020", "now", ["I lead 96 nurses and aides, all of them in SUN or CUPE."]],
  ];
  const done: NonNullable<Told["done"]> = [["demand", "I", "settle most grievances of SUN and CUPE at once.", "p0"]];
  expect(written({ ...ann, jobs, asks: [["Experience with unions", null]], done })).toContain("settle most grievances");
});

it("says there of the employer that was just named", () => {
  const jobs: NonNullable<Told["jobs"]> = [
    ["Fitter", "Brogeen Engineering", "2014", "2018", ["At Brogeen it was mostly farm gear."]],
  ];
  expect(written({ ...ann, jobs })).toContain("There it was mostly farm gear.");
});

it("makes no sentence of a note that begins with its title, or has a second verb", () => {
  const jobs: NonNullable<Told["jobs"]> = [
    [
      "Fixed plant fitter",
      "Old Mill",
      "2020",
      "now",
      ["fixed plant fitter on a site", "fixed the press, was back by noon"],
    ],
  ];
  const text = written({ ...ann, jobs });
  expect(text).not.toContain("on a site");
  expect(text).not.toContain("back by noon");
});

it("tells a required paper beside an answer about others", () => {
  const papers: NonNullable<Told["papers"]> = [["Level 6 certificate in horticulture", "", "2014"]];
  const asks: NonNullable<Told["asks"]> = [["Level 6 in horticulture", "Level 6"]];
  const done: NonNullable<Told["done"]> = [["papers", "", "I hold a forklift licence."]];
  const text = written({ ...ann, jobs: [], papers, asks, done });
  expect(text).toContain("forklift licence. I have a Level 6 certificate in horticulture (2014).");
});

it("ends with a paragraph of its own", () => {
  const done: NonNullable<Told["done"]> = [
    ["papers", "", "I hold a forklift licence. I read plans."],
    ["start", "I could start", "in May"],
  ];
  const [papers, close] = written({ ...ann, jobs: [], done })
    .split("\n\n")
    .slice(-3);
  expect(papers).toBe("I hold a forklift licence. I read plans.");
  expect(close).toMatch(/^I could start in May\. /u);
});

it("knows no tool from a line that says what somebody can't do with it", () => {
  const asks: NonNullable<Told["asks"]> = [["PLC Siemens", null]];
  const plain = ["PLC: entro a buscar fallas, programar desde cero no"];
  expect(written({ lang: "es", first: "A", last: "B", jobs: [], plain, asks })).not.toContain("PLC");
});

it("does not work as a pupil", () => {
  const jobs: NonNullable<Told["jobs"]> = [["Schüler", "Fachoberschule Technik", "2025", "now", []]];
  expect(written({ lang: "de", first: "A", last: "B", jobs })).not.toContain("Schüler");
});

it("tells what is required whatever else has to go", () => {
  const lines = Array.from({ length: 24 }, (_, at) => `I planted ${at + 20} apple trees in row ${at + 3} by hand.`);
  const plain = ["I hold the SEC licence."];
  const asks: NonNullable<Told["asks"]> = [["SEC licence", "SEC"]];
  const jobs: NonNullable<Told["jobs"]> = [["Gardener", "Old Mill", "2020", "now", lines]];
  expect(written({ ...ann, jobs, plain, asks })).toContain("SEC licence");
});

describe("posts", () => {
  type Jobs = Array<NonNullable<Told["jobs"]>[number]>;
  const mill: Jobs[number] = ["Gardener", "Old Mill", "2019", "now", ["I prune forty apple trees."]];

  it("of which nothing is told are one sentence", () => {
    const jobs: Jobs = [mill];
    jobs.push(["Porter", "St Bride's", "2014", "2018", []], ["Waiter", "Blue Boar", "2010", "2014", []]);
    expect(written({ ...ann, jobs })).toMatch(
      /(?:was|worked as) a porter at St Bride's from 2014 to 2018 and a waiter at Blue Boar from 2010 to 2014\./u,
    );
  });

  it("have a line between them that tells of the years between", () => {
    const jobs: Jobs = [mill];
    jobs.push(["Porter", "St Bride's", "2010", "2014", ["I carried 300 trays a night."]]);
    const plain = ["From 2014 to 2019 I was at home with our two gardening children."];
    const text = written({ ...ann, jobs, plain, asks: [["Gardening", "gardening"]] });
    expect(text.indexOf("at home")).toBeGreaterThan(text.indexOf("apple trees"));
    expect(text.indexOf("at home")).toBeLessThan(text.indexOf("300 trays"));
  });

  it("of today have the only answer with them", () => {
    const jobs: Jobs = [mill];
    const done: NonNullable<Told["done"]> = [["demand", "I", "know the safety rules of the county.", "p0"]];
    const text = written({ ...ann, jobs, asks: [["Safety rules", null]], done });
    expect(text).toContain("apple trees. I know the safety rules");
  });
});

it("has one kind of apostrophe, and French spaces where the person typed one", () => {
  const jobs: NonNullable<Told["jobs"]> = [
    ["Jardinier", "Vallon", "2020", "now", ["J'ai planté 40 chênes ; c'est fait."]],
  ];
  const text = written({ lang: "fr", first: "A", last: "B", jobs });
  expect(text).toContain("’ai planté 40 chênes\u202f; c’est fait.");
  expect(text).not.toContain("'");
});

describe("a row that was pasted", () => {
  const pasted = (lines: readonly string[], plain: readonly string[] = []) => {
    const jobs: NonNullable<Told["jobs"]> = [["Controller", "Kaimai", "2019", "now", [...lines]]];
    const request = toRequest({ ...ann, jobs, plain: [...plain] });
    const origin = { from: "pasted" as const };
    const { material } = request;
    const told = material.jobs.map((job) => ({ ...job, lines: job.lines.map((line) => ({ ...line, origin })) }));
    const rows = material.plain.map((line) => ({ ...line, origin }));
    return letterText(writeLetter({ ...request, material: { ...material, jobs: told, plain: rows } }).letter);
  };

  it("gets no subject where it lacks more than that", () => {
    const notes = ["Replaced Greentree with Central, 2021–22", "Started the focaccia, 60 covers -> they sold it after"];
    const text = pasted(["Managed insurance programme and audit", ...notes]);
    expect(text).not.toMatch(/I managed|I replaced|focaccia/u);
  });

  it("gets one where that is all it lacks", () => {
    expect(pasted(["Led the audit of three plants"])).toContain("I led the audit of three plants");
  });

  it("is the introduction of a post where it says where and when", () => {
    const text = pasted(["I cut losses from 6% to 4%."], ["Since 2019 I have run the books at Kaimai in Matamata."]);
    expect(text).toContain("Since 2019 I have run the books at Kaimai in Matamata. I cut losses");
    expect(text.match(/Kaimai/gu)).toHaveLength(1);
  });
});

it("keeps a sentence that an answer tells a part of again", () => {
  const plain = ["I built a henhouse for twelve hens beside the barn, and a larch bed for the loft last winter."];
  const done: NonNullable<Told["done"]> = [
    ["question", "", "I built a larch bed for the loft last winter. It stands.", "q0"],
  ];
  const questions = ["What have you built?"];
  expect(written({ ...ann, jobs: [], plain, questions, done, asks: [["Larch, oak, and ash", null]] })).toContain(
    "henhouse",
  );
});

it("completes courses", () => {
  const papers: NonNullable<Told["papers"]> = [["Berufsbildnerkurs", "", "2021", "course"]];
  const asks: NonNullable<Told["asks"]> = [["Berufsbildnerkurs", "Berufsbildnerkurs"]];
  const text = written({ lang: "de", first: "A", last: "B", jobs: [], papers, asks });
  expect(text).toContain("Ich habe den Berufsbildnerkurs (2021) besucht.");
});

it("keeps the name of a firm as it is", () => {
  const jobs: NonNullable<Told["jobs"]> = [
    ["Analista", "Pagani", "2019", "now", ["Trabajo en Pagani, Rossi & Asoc. de Rosario"]],
  ];
  expect(written({ lang: "es", first: "A", last: "B", jobs })).toContain("Rossi & Asoc. de Rosario");
});

it("names the town of an employer that is spoken of later", () => {
  const jobs: NonNullable<Told["jobs"]> = [
    ["Vet nurse", "Ballin Animal Hospital", "2019", "2022", ["In Navan I did one night in four."]],
  ];
  const request = toRequest({ ...ann, jobs });
  const at = (place: string) => {
    const material = { ...request.material, jobs: request.material.jobs.map((job) => ({ ...job, place })) };
    return letterText(writeLetter({ ...request, material }).letter);
  };
  expect(at("Navan")).toContain("Ballin Animal Hospital in Navan");
  expect(at("Trim")).not.toContain("Trim");
});

it("leaves no bracket open behind a school that was cut", () => {
  const papers: NonNullable<Told["papers"]> = [["Level 6 certificate", "Santa Fe College (", "2020"]];
  expect(written({ ...ann, jobs: [], papers, asks: [["Level 6", "Level 6"]] })).toContain("(Santa Fe College, 2020)");
});

describe("a note with a sum or a car", () => {
  const request = (told: Partial<Told>) => {
    const made = toRequest({ lang: "fr", first: "A", last: "B", jobs: [], ...told });
    const asked = {
      kind: "salary-asked" as const,
      text: "Vos attentes salariales",
      value: "attentes salariales",
      lines: [9],
    };
    return { ...made, reading: made.reading && { ...made.reading, smallPrint: [asked] } };
  };

  it("is no pay where it speaks of something else", () => {
    const text = letterText(writeLetter(request({ plain: ["coffre complet, env 22 000 $ d'outils"] })).letter);
    expect(text).not.toContain("22 000");
  });

  it("has its sign where the language has it", () => {
    const text = letterText(writeLetter(request({ plain: ["salaire voulu 39 $/h"] })).letter);
    expect(text).toContain("39 $");
  });

  it("is no car where there is none", () => {
    const papers: NonNullable<Told["papers"]> = [["carné B, sin coche propio", "", "", "driving"]];
    const asks: NonNullable<Told["asks"]> = [["Carné de conducir", "carné B"]];
    expect(written({ lang: "es", first: "A", last: "B", jobs: [], papers, asks })).not.toContain("vehículo propio");
  });
});

describe("what a person has said", () => {
  const reto = { lang: "de", first: "A", last: "B", jobs: [] } as const;

  it("is told however short it is", () => {
    const done: NonNullable<Told["done"]> = [
      ["demand", "Ich", "habe den Führerausweis Kat. B und BE.", "p0"],
      ["question", "", "Ich führe ein Team von vier Leuten und fahre gern.", "q0"],
    ];
    expect(written({ ...reto, jobs: [], done, questions: ["Was noch?"] })).toContain("Führerausweis Kat. B und BE");
  });

  it("is not told again by a note about the notice", () => {
    const done: NonNullable<Told["done"]> = [["terms", "", "Ich habe drei Monate Kündigungsfrist."]];
    const text = written({ ...reto, jobs: [], plain: ["Kündigungsfrist 3 Monate"], done });
    expect(text.match(/Kündigungsfrist/gu)).toHaveLength(1);
  });

  it("about why stands alone in the opening", () => {
    const done: NonNullable<Told["done"]> = [["why", "I am applying because", "the woods are near."]];
    const text = written({ ...ann, jobs: [], plain: ["I want off the tools a bit, more running jobs."], done });
    expect(text).not.toContain("off the tools");
  });

  it("keeps its verb small behind zu", () => {
    const asks: NonNullable<Told["asks"]> = [["Lust auf genaues Arbeiten, sauberes Arbeiten", null]];
    const done: NonNullable<Told["done"]> = [["work", "Ich", "lerne gern, genau zu arbeiten."]];
    expect(written({ ...reto, jobs: [], asks, done })).toContain("zu arbeiten");
  });

  it("is no pay where it is the year of a birth", () => {
    const made = toRequest({ ...reto, jobs: [], plain: ["Jg. 1988, verheiratet"] });
    const asked = { kind: "salary-asked" as const, text: "Lohnvorstellung", value: "Lohnvorstellung", lines: [9] };
    const reading = made.reading && { ...made.reading, smallPrint: [asked] };
    expect(letterText(writeLetter({ ...made, reading }).letter)).not.toContain("1988");
  });
});

it("says once what a row's sentence and an answer both say", () => {
  const plain = ["Dutch, learnt at home"];
  const done: NonNullable<Told["done"]> = [["demand", "I", "speak good Dutch but write it badly.", "p0"]];
  const request = toRequest({ ...ann, jobs: [], plain, asks: [["Dutch", null]], done });
  const said = { en: "I speak good Dutch, learnt with my neighbours, but write it badly." };
  const material = { ...request.material, plain: request.material.plain.map((line) => ({ ...line, said })) };
  expect(letterText(writeLetter({ ...request, material }).letter).match(/Dutch/gu)).toHaveLength(1);
});
