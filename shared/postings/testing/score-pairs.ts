import { emptyMaterial, type Material } from "#shared/material/material.schema.ts";
import { answerPoints } from "#shared/postings/answer-points.ts";
import type { AnsweredPoint } from "#shared/postings/answered-point.schema.ts";

/** Rows as one line each, and points of a posting with whether the rows answer them. */
export type Pair = { name: string; rows: readonly string[]; points: readonly { text: string; isThere: boolean }[] };

/** How many points are shown as met and as missing, and where that is wrong. */
export function scorePairs(pairs: readonly Pair[]) {
  const score = { met: 0, missing: 0, maybe: 0, wronglyMet: [] as string[], wronglyMissing: [] as string[] };
  for (const { name, rows, points } of pairs) {
    const answered = answerPoints({ points: points.map(({ text }) => toPoint(text)) }, toMaterial(rows), "2026-11-23");
    for (const [index, { status }] of answered.entries()) {
      const { text, isThere } = points[index] ?? { text: "", isThere: false };
      score[status]++;
      if (status === "met" && !isThere) score.wronglyMet.push(`${name}: ${text}`);
      if (status === "missing" && isThere) score.wronglyMissing.push(`${name}: ${text}`);
    }
  }
  return score;
}

export function toPoint(text: string): AnsweredPoint["point"] {
  return { id: text.slice(0, 50), kind: "must", sort: "other", text, lines: [1], hard: false, label: text };
}

const entry = (id: string) => ({ id, origin: { from: "typed" as const }, confirmed: true });

/** "paper degree held | BSc Physics | 2014", "job Nurse | Mercy | 2019-04 | now" and so on as material. */
export function toMaterial(rows: readonly string[]): Material {
  const material: Material = { ...emptyMaterial, jobs: [], papers: [], skills: [], languages: [], plain: [] };
  for (const [index, row] of rows.entries()) {
    const [head = "", ...parts] = row.split(" | ");
    const [sort = "", ...words] = head.split(" ");
    const id = `r${index}`;
    const first = words.join(" ");
    if (sort === "job")
      material.jobs.push({
        ...entry(id),
        title: first,
        employer: parts[0] ?? "",
        place: "",
        from: parts[1] ?? "",
        to: parts[2] ?? "",
        lines: [],
      });
    else if (sort === "skill")
      for (const [at, text] of [first, ...parts].entries()) material.skills.push({ ...entry(`${id}-${at}`), text });
    else if (sort === "lang") material.languages.push({ ...entry(id), language: first, level: parts[0] ?? "" });
    else if (sort === "line") material.plain.push({ ...entry(id), text: first });
    else if (sort === "paper") {
      const [kind = "", state = ""] = words;
      const [what = "", ...rest] = parts;
      if (isKind(kind) && isState(state))
        material.papers.push({ ...entry(id), kind, state, what, where: "", year: rest.at(-1) ?? "" });
    }
  }
  return material;
}

function isKind(kind: string): kind is Material["papers"][number]["kind"] {
  return ["degree", "licence", "certificate", "course", "driving"].includes(kind);
}

function isState(state: string): state is Material["papers"][number]["state"] {
  return ["held", "under-way", "lapsed"].includes(state);
}
