import { describe, expect, it } from "vitest";
import { letterText } from "#shared/letters/letter-text.ts";
import type { Told } from "./testing/people.ts";
import { toRequest } from "./testing/to-request.ts";
import { writeLetter } from "./write-letter.ts";

type Done = NonNullable<Told["done"]>;
type Jobs = NonNullable<Told["jobs"]>;

const jobs: Jobs = [
  ["Gardener", "Old Mill", "2019", "now", ["I prune forty apple trees."]],
  ["Porter", "St Bride's", "2014", "2019", ["I carried 300 trays of drywall a night."]],
];

function paragraphs(done: Done, told: Partial<Told> = {}): string[] {
  const all = {
    lang: "en",
    first: "Ann",
    last: "Lee",
    role: "Forester",
    company: "Marlpit",
    jobs,
    done,
    ...told,
  } as const;
  return letterText(writeLetter(toRequest(all)).letter).split("\n\n");
}

const find = (all: readonly string[], text: string) => all.findIndex((one) => one.includes(text));

describe("an answer", () => {
  const asks: NonNullable<Told["asks"]> = [
    ["Saws", null],
    ["Heavy loads", null],
  ];

  it("about what somebody does every day stands with the post held now", () => {
    const all = paragraphs([["demand", "I", "sharpen the saws every day.", "p0"]], { asks });
    expect(all[find(all, "sharpen the saws")]).toContain("apple trees");
  });

  it("with a word that no other post has stands with that post", () => {
    const done: Done = [
      ["demand", "I", "sharpen saws.", "p0"],
      ["demand", "I", "lifted drywall for five years.", "p1"],
    ];
    const all = paragraphs(done, { asks });
    expect(all[find(all, "lifted drywall")]).toContain("St Bride's");
  });

  it("about where somebody lives or why they leave stands at the end", () => {
    const done: Done = [
      ["demand", "I", "live ten minutes from the woods.", "p0"],
      ["work", "", "I'm leaving because they are moving the yard to Hanover."],
    ];
    const [close = ""] = paragraphs(done, { asks }).slice(-2, -1);
    expect(close).toMatch(/^I live ten minutes from the woods\. I'm leaving because/u);
  });

  it("about notice or hours stands at the end, whatever it was asked as", () => {
    const done: Done = [
      ["demand", "", "With my 4 weeks' notice I could start at Old Mill's end of season.", "p0"],
      ["work", "", "I'd like to work 30 hours."],
    ];
    const [close = ""] = paragraphs(done, { asks }).slice(-2, -1);
    expect(close).toMatch(/^With my 4 weeks' notice .* I'd like to work 30 hours\./u);
  });

  it("about the hours and something else stays whole", () => {
    const ending =
      "I would like to work 30 hours. A good hedge is cut twice a year and left alone in spring, when the birds that eat the aphids nest in it.";
    const all = paragraphs([["question", "", ending, "q0"]], { questions: ["Which hours, and what makes a hedge?"] });
    expect(all).toContain(ending);
  });
});

describe("a note that became a sentence", () => {
  const all = (note: string) => {
    const request = toRequest({
      lang: "en",
      first: "Ann",
      last: "Lee",
      role: "Forester",
      jobs: [...jobs],
      plain: ["note"],
    });
    const plain = request.material.plain.map((line) => ({ ...line, said: { en: note } }));
    return letterText(writeLetter({ ...request, material: { ...request.material, plain } }).letter).split("\n\n");
  };

  it.each([
    ["I always have an apprentice with me.", "Old Mill"],
    ["At St Bride's I won the cup of 2018.", "St Bride's"],
  ])("stands with its post: %s", (note, post) => {
    const letter = all(note);
    expect(letter[find(letter, note)]).toContain(post);
  });

  it("begins with there where it would name again what its post has named", () => {
    const own = { title: "Cashier", employer: "Tesk Post Office" };
    const request = toRequest({
      ...{ lang: "en", first: "Ann", last: "Lee" },
      jobs: [["", "", "2019", "now", ["Parcels"]]],
    });
    const said = { en: "At the post office I look after parcels." };
    const jobs = request.material.jobs.map((job) => ({
      ...job,
      ...own,
      lines: job.lines.map((line) => ({ ...line, said })),
    }));
    const text = letterText(writeLetter({ ...request, material: { ...request.material, jobs } }).letter);
    expect(text).toContain("There I look after parcels.");
  });

  it("stands by itself where it names none", () => {
    expect(all("I won the cup of 2018 with a larch bed that I built.")).toContain(
      "I won the cup of 2018 with a larch bed that I built.",
    );
  });
});

describe("a story that answers a question", () => {
  const story = "The apple trees at Old Mill were full of canker. I cut out a third. They bear again.";

  it("follows the posts, as a paragraph of its own", () => {
    const all = paragraphs([["question", "", story, "q0"]], { questions: ["What have you saved?"] });
    expect(all.slice(4, 6)).toEqual([expect.stringMatching(/^Before that, .* St Bride's/u), story]);
  });

  it("stands by itself where it is about no post", () => {
    const plan = "If the trees were ill I would cut out a third. I would burn it. I would wait.";
    const all = paragraphs([["question", "", plan, "q0"]], { questions: ["What would you do?"] });
    expect(find(all, plan)).toBeGreaterThan(find(all, "St Bride's"));
  });

  it("stands behind its question where a short opening does not say what it is about", () => {
    const told = "I do not push. I stay around, and mostly the words come later.";
    const questions = ["What do you do when a boy refuses to talk?"];
    const text = paragraphs([["question", "", told, "q0"]], { questions }).join(" ");
    expect(text).toMatch(/refuses to talk\?” (?:you ask\. )?I do not push/u);
  });

  it("stays in front where a template begins with answers", () => {
    const done: Done = [["question", "", story, "q0"]];
    const questions = ["What have you saved?"];
    const request = toRequest(
      { lang: "en", first: "Ann", last: "Lee", jobs, done, questions },
      { templateId: "education" },
    );
    const text = letterText(writeLetter(request).letter);
    expect(text.indexOf("canker")).toBeLessThan(text.indexOf("I prune forty"));
  });

  it("is introduced by the line that says where it was", () => {
    const told = "At the care home a lady called Jean was thirsty. I brought her a cup. She drank it.";
    const plain = ["In Year 10 I did a week at a care home, where I brought every lady a cup."];
    const all = paragraphs([["question", "", told, "q0"]], {
      plain,
      questions: ["What have you done for a lady?"],
      jobs: [],
    });
    expect(all).toContainEqual(`${plain[0]} ${told}`);
  });
});

it("begins with what somebody learns who works nowhere", () => {
  const past: Jobs = [["Paper girl", "Echo", "2024", "2025", ["I delivered 90 papers before school."]]];
  const papers: NonNullable<Told["papers"]> = [
    ["Level 2 Carpentry", "City College", "2027", "certificate", "under-way"],
  ];
  const done: Done = [["papers", "", "I am doing Level 2 Carpentry at City College."]];
  const all = paragraphs(done, { jobs: past, papers });
  expect(find(all, "City College")).toBe(3);
});

describe("before that", () => {
  const letterSince = (from: string) => {
    const held: Jobs = [
      ["Volunteer", "Cat Rescue", from, "now", ["I wash the cats."]],
      ["Nurse", "Old Mill", "2014", "2019", ["I trained 3 students."]],
    ];
    return paragraphs([], { jobs: held }).join("\n");
  };

  it("is said of the post right before, and not across years of something else", () => {
    expect(letterSince("2019")).toMatch(/Before that|Earlier/u);
    expect(letterSince("2025")).not.toMatch(/Before that|Earlier/u);
    expect(letterSince("2025")).toContain("Old Mill");
  });
});

it("says once what an answer has told of a row, with the figure in words", () => {
  const held: Jobs = [["Sonidista", "El Andén", "2018", "2020", ["operaba QLab (3 obras, 64 funciones)"]]];
  const request = toRequest({ lang: "es", first: "A", last: "B", jobs: held, plain: ["nota"] });
  const said = { es: "En El Andén operaba QLab: hicimos tres obras y 64 funciones." };
  const plain = request.material.plain.map((line) => ({ ...line, said }));
  const text = letterText(writeLetter({ ...request, material: { ...request.material, plain } }).letter);
  expect(text.match(/QLab/gu)).toHaveLength(1);
});

describe("an answer about what somebody does today", () => {
  it.each<[Told["lang"], string, string, string]>([
    ["en", "I", "order all the saws myself.", "I order all the saws"],
    ["de", "Ich", "schreibe die Angebote selbst.", "Ich schreibe die Angebote"],
    ["fr", "Je", "gère le stock de pièces.", "Je gère le stock"],
    ["es", "", "Superviso a seis personas.", "Superviso a seis"],
  ])("stands with the post held now (%s)", (lang, beginning, ending, said) => {
    const all = paragraphs([["demand", beginning, ending, "p0"]], { lang, asks: [["Saws", null]] });
    const at = find(all, said);
    expect(all[at]).toContain("Old Mill");
    expect(all[at]?.indexOf(said)).toBeLessThan(all.join("\n\n").indexOf("Bride"));
  });
});
