import type { Language } from "#shared/letters/letter.schema.ts";
import { emptyMaterial, type Job, type Material, type Paper } from "#shared/material/material.schema.ts";
import { rowsOf } from "#shared/material/rows.ts";
import type { AnsweredPoint } from "#shared/postings/answered-point.schema.ts";
import { emptyJobHead, type PostingReading } from "#shared/postings/posting-reading.schema.ts";
import type { LetterRequest } from "../letter-request.ts";
import type { Told } from "./people.ts";

const TYPED = { origin: { from: "typed" as const }, confirmed: true };

/** A person's material, with ids in the order in which they told it. */
function toMaterial(told: Told): Material {
  let count = 0;
  const row = () => ({ id: `row-${++count}`, ...TYPED });
  const line = (text: string) => ({ ...row(), text });
  return {
    ...emptyMaterial,
    person: { ...emptyMaterial.person, firstName: told.first, lastName: told.last },
    jobs: (told.jobs ?? []).map(([title, employer, from, to, lines, as]): Job => {
      const head = { ...row(), title, employer, place: "", from, to, ...(as ? { employerAs: as } : {}) };
      return { ...head, lines: lines.map(line) };
    }),
    papers: (told.papers ?? []).map(([what, where, year, kind, state]): Paper => {
      const head = { ...row(), kind: kind ?? ("certificate" as const), state: state ?? ("held" as const) };
      return { ...head, what, where, year };
    }),
    skills: (told.skills ?? []).map(line),
    languages: (told.languages ?? []).map(([language, level]) => ({ ...row(), language, level })),
    plain: (told.plain ?? []).map(line),
    completions: (told.done ?? []).map(([kind, beginning, ending, point], index) => ({
      ...{ key: `answer-${index}`, kind, language: told.lang, beginning, ending, postingLines: [] },
      ...(point === undefined ? {} : { point }),
    })),
  };
}

function toReading(told: Told, points: PostingReading["points"]): PostingReading {
  const head = { role: null, company: null, contact: null, replyTo: null, place: null, roleType: null };
  return {
    language: told.lang,
    head: { ...head, jobLocation: null, closingDate: null, reference: null },
    points,
    questions: (told.questions ?? []).map((text, index) => ({ id: `q${index}`, text, lines: [20 + index] })),
    smallPrint: [],
    informal: told.informal ?? false,
    agency: false,
    suspicious: [],
  };
}

/** What is asked of the writer for a person; nothing is read, so that a test knows what came in. */
export function toRequest(told: Told, more: Partial<LetterRequest> = {}): LetterRequest {
  const material = toMaterial(told);
  const rows = rowsOf(material);
  const answered = (told.asks ?? []).map(([label, words, kind], index): AnsweredPoint => {
    const found = words === null ? [] : rows.filter(({ text }) => text.includes(words)).map(({ id }) => id);
    const paper = material.papers.find(({ id }) => found.includes(id));
    const sort = !paper ? ("other" as const) : paper.kind === "course" ? ("certificate" as const) : paper.kind;
    const head = { id: `p${index}`, kind: kind ?? ("must" as const), sort };
    const point = { ...head, text: label, lines: [index + 3], hard: false, label };
    return { point, status: found.length > 0 ? "met" : "missing", rows: found };
  });
  const contact = { ...emptyJobHead.contact, ...told.contact };
  return {
    material,
    job: { ...emptyJobHead, role: told.role ?? "", company: told.company ?? "", reference: told.ref ?? "", contact },
    reading:
      told.posting === false
        ? null
        : toReading(
            told,
            answered.map(({ point }) => point),
          ),
    answered: told.posting === false ? [] : answered,
    tone: told.tone ?? "professional",
    language: told.lang satisfies Language,
    length: "usual",
    templateId: null,
    seed: 3,
    earlier: { texts: [], used: [] },
    asOf: "2026-11-23",
    translation: null,
    ...more,
  };
}
