import { addLines, typed } from "#client/components/facts/facts-edits.ts";
import { limits } from "#client/components/facts/row-limits.ts";
import { linesOf } from "#client/components/facts/typed-lines.ts";
import { skillsOf } from "#client/components/facts/typed-skills.ts";
import { languageOf } from "#client/features/generator/desk-letter.ts";
import type { GeneratorState } from "#client/features/generator/generator-state.schema.ts";
import { randomId } from "#client/lib/random-id.ts";
import { type Facts, paperKindSchema } from "#shared/material/material.schema.ts";
import { periodOfJob } from "#shared/material/period-of-job.ts";

/** What still stands in the boxes for new rows counts as added when the person goes on. */
export function commitDrafts(state: GeneratorState): GeneratorState {
  const language = languageOf(state);
  let { material } = state;
  const drafts: Record<string, string> = {};
  for (const [box, draft] of Object.entries(state.desk.drafts)) {
    const job = /^line (?<place>.+)$/u.exec(box)?.groups?.place;
    if (job === "plain") material = addLines(material, null, linesOf(draft, language));
    else if (job && material.jobs.some(({ id }) => id === job)) {
      material = addLines(material, job, linesOf(draft, language));
    } else if (box === "skill") {
      const skills = [...material.skills, ...skillsOf(draft, material.skills)].slice(0, limits.skills);
      material = { ...material, skills };
    } else drafts[box] = draft;
  }
  for (const { needed, boxes, add } of forms) {
    const values = Object.fromEntries(boxes.map((box) => [box, (drafts[box] ?? "").trim()]));
    if (!values[needed]) continue;
    material = { ...material, ...add(material, (box) => values[box] ?? "") };
    for (const box of boxes) delete drafts[box];
  }
  return { ...state, material, desk: { ...state.desk, drafts } };
}

type NewRow = {
  /** Without it there is no row. */
  needed: string;
  boxes: readonly string[];
  add: (facts: Facts, said: (box: string) => string) => Partial<Facts>;
};

const asTyped = () => ({ id: randomId(), origin: typed, confirmed: true });

/** The open forms for new rows, by the boxes that they keep what is typed in. */
const forms: readonly NewRow[] = [
  {
    needed: "job title",
    boxes: ["job title", "job employer", "job when"],
    add: ({ jobs }, said) => {
      const head = { title: said("job title"), employer: said("job employer"), place: "" };
      const job = { ...asTyped(), ...head, ...periodOfJob(said("job when")), lines: [] };
      return { jobs: [job, ...jobs].slice(0, limits.jobs) };
    },
  },
  {
    needed: "paper what",
    boxes: ["paper what", "paper kind", "paper where", "paper year"],
    add: ({ papers }, said) => {
      const kind = paperKindSchema.catch("certificate").parse(said("paper kind"));
      const row = {
        what: said("paper what"),
        where: said("paper where"),
        year: said("paper year").slice(0, 60),
      };
      return { papers: [...papers, { ...asTyped(), kind, state: "held" as const, ...row }].slice(0, limits.papers) };
    },
  },
  {
    needed: "language name",
    boxes: ["language name", "language level"],
    add: ({ languages }, said) => {
      const row = { language: said("language name"), level: said("language level").slice(0, 120) };
      return { languages: [...languages, { ...asTyped(), ...row }].slice(0, limits.languages) };
    },
  },
  {
    needed: "link address",
    boxes: ["link address", "link name"],
    add: ({ links }, said) => {
      const row = { url: said("link address"), label: said("link name") };
      return { links: [...links, { ...asTyped(), ...row }].slice(0, limits.links) };
    },
  },
];
