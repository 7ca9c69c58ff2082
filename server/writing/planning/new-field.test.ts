import { describe, expect, test } from "vitest";
import { promptFormSchema } from "#shared/generator/prompt-form.schema.ts";
import { paragraphText } from "#shared/letters/letter-text.ts";
import { resumeOf } from "../testing/resume-of.ts";
import { translateLetter } from "../translate-letter.ts";
import { writeLetter } from "../write-letter.ts";

const posting = `Site Foreman

Duties
- Lead squads of joiners on new-build plots
- Order materials and call off deliveries with the yard
- Read drawings and set out sole plates
- Keep the site diary and timesheets

Requirements
- CSCS card
- Full UK driving licence
`;

type Post = [title: string, company: string, period: string, lines: string];

function write(post: Post, { highlights = "", language = "en" as const, seed = 1 } = {}) {
  const form = promptFormSchema.parse({
    firstName: "Rhys",
    lastName: "Morgan",
    jobTitle: "Site Foreman",
    company: "Ashclyst Timber Frame",
    skills: "scheduling, ordering, first aid",
    highlights,
    prompt: posting,
  });
  const resume = resumeOf({ posts: [post] });
  const history = { strategies: [], openingFacts: [] };
  return writeLetter({
    applicant: { form, resume },
    tone: "professional",
    language,
    seed,
    history,
    asOf: "2026-11-21",
  });
}

const chef: Post = [
  "Head Chef",
  "The Otter Inn",
  "2017 – present",
  "Lead a brigade of 9 in a kitchen\nOrder stock worth £9,000 a week\nTrained 4 apprentices\nPlan rotas for two kitchens",
];
const joiner: Post = [
  "Site Joiner",
  "Exe Builds",
  "2017 – present",
  "Lead a squad of 3 joiners\nRead drawings\nOrdered materials for 12 plots\nSet out sole plates",
];

describe("somebody from another field", () => {
  test("says so first, and names the role there", () => {
    const { letter, used } = write(chef);
    expect(used.strategy).toBe("new-field");
    const [first] = letter.paragraphs.map(paragraphText);
    expect(first).toMatch(/field|history/u);
    expect(first).toContain("Site Foreman");
    expect(first).toContain("The Otter Inn");
  });

  test("sets beside each duty what comes closest to it, and claims no more", () => {
    const kinds = write(chef).plan.paragraphs.flat();
    const carried = kinds.filter(({ kind }) => kind === "carry");
    const pairs = carried.map(({ line, topic }) => `${line?.text.slice(0, 5).trim()}: ${topic?.text.slice(0, 8)}`);
    expect(pairs.toSorted()).toEqual(["Lead: leading ", "Order: ordering"]);
  });

  test("names what was done outside any post in the new field", () => {
    const { plan } = write(chef, { highlights: "Built a timber-framed extension on my own house in 2025" });
    expect(plan.paragraphs.flat().find(({ kind }) => kind === "toward")?.line?.text).toContain("timber-framed");
  });

  test("is nobody who has done this work", () => {
    const { plan, used } = write(joiner);
    expect(used.strategy).not.toBe("new-field");
    expect(plan.paragraphs.flat().some(({ kind }) => kind === "carry")).toBe(false);
  });
});

test.each(["es", "fr"] as const)("a translation says the same in the ways of its language: %s", (language) => {
  const { plan, facts } = write(chef);
  const told = translateLetter({ plan, language })
    .paragraphs.flat()
    .flatMap((sentence) => sentence.facts);
  const work = facts.filter(({ id }) => id.startsWith("resume.experience"));
  expect(work.filter(({ id }) => !told.includes(id))).toEqual([]);
});

test("whose posts show the years asked for in a field comes from that field, whatever the duties", () => {
  const posting = `Assistant Community Manager

Duties
- Collect rent
- Resolve resident concerns
- File for eviction and appear in court

Requirements
- 2+ years property management experience
`;
  const form = promptFormSchema.parse({
    firstName: "Marisol",
    lastName: "Quintero",
    jobTitle: "Assistant Community Manager",
    company: "Brightwater",
    skills: "Yardi",
    prompt: posting,
  });
  const resume = resumeOf({
    posts: [
      ["Senior Leasing Consultant", "Palo Verde", "2021 – present", "Toured 9 prospects a day\nPlan monthly events"],
    ],
  });
  const history = { strategies: [], openingFacts: [] };
  const tone = "professional";
  const asked = { applicant: { form, resume }, tone, language: "en", seed: 1, history, asOf: "2026-11-21" } as const;
  expect(writeLetter(asked).used.strategy).not.toBe("new-field");
});

describe("the end of a letter", () => {
  test.each([1, 2, 3, 4])("keeps one thing done for the interview and tells it nowhere else (seed %i)", (seed) => {
    const { letter, plan } = write(chef, { seed });
    const kept = plan.paragraphs.at(-1)?.find(({ kind }) => kind === "tell")?.line;
    expect(kept?.text).toBe("Trained 4 apprentices");
    const telling = letter.paragraphs.flat().filter(({ facts }) => kept && facts.includes(kept.fact));
    expect(telling).toHaveLength(1);
    expect(letter.paragraphs.at(-1)?.some(({ text }) => /how I trained 4 apprentices/iu.test(text))).toBe(true);
  });
});

test("who has studied what the posting asks for comes from the field, whatever the posts of a student were", () => {
  const posting = `Sachbearbeiter Gewässerschutz

Ihre Aufgaben
- Überwachung von Gewässern
- Bearbeitung von Anträgen

Ihr Profil
- abgeschlossenes Hochschulstudium der Geographie`;
  const form = promptFormSchema.parse({
    firstName: "Maike",
    lastName: "Petersen",
    jobTitle: "Sachbearbeiter Gewässerschutz",
    company: "Landkreis Nordermarsch",
    skills: "QGIS",
    prompt: posting,
  });
  const resume = resumeOf({
    posts: [["Kellnerin", "Fischhus", "2019 – 2022", "Service auf der Terrasse\nKasse abgerechnet"]],
    education: [["B. Sc. Geographie", "Universität Greifswald", "2022"]],
  });
  for (const seed of [1, 2, 3]) {
    const history = { strategies: [], openingFacts: [] };
    const applicant = { form, resume };
    const { letter } = writeLetter({
      applicant,
      tone: "professional",
      language: "de",
      seed,
      history,
      asOf: "2026-11-21",
    });
    expect(letter.paragraphs.map(paragraphText).join(" ")).not.toMatch(
      /Quereinstieg|anderen Beruf|neues Fach|Berufswechsel/u,
    );
  }
});

test("a licence for a car is no reason to come from another field", () => {
  const { plan } = write(["Sales Assistant", "Oak Furniture", "2019 – present", "Sold kitchens and wardrobes"], {
    highlights: "Full UK driving licence",
  });
  const told = plan.paragraphs.flat();
  expect(told.filter(({ kind }) => kind === "toward" || kind === "open-checks")).toEqual([]);
});
