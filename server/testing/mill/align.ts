import type { LineLabel } from "#server/reading/evidence/line-labels.ts";
import type { Piece, PieceLabel } from "#server/reading/evidence/pieces.ts";
import type { TextLine } from "#server/reading/resume-text.ts";
import type { Atom } from "./sheet.ts";

type Hit = { atom: Atom; from: number; to: number; whole: boolean };

const lineLabelOf: Record<Atom["kind"], LineLabel | "job" | "study"> = {
  name: "name",
  contact: "contact",
  headline: "headline",
  cv: "other",
  section: "title",
  summary: "summary",
  title: "job",
  company: "job",
  place: "job",
  dates: "job",
  line: "jobBody",
  studyLine: "studyBody",
  sector: "job",
  custom: "other",
  paperLine: "papers",
  degree: "study",
  school: "study",
  studyPlace: "study",
  studyDates: "study",
  skill: "skills",
  skillGroup: "group",
  strength: "strengths",
  language: "languages",
  paper: "papers",
  project: "projects",
  projectLine: "projects",
  volunteering: "volunteering",
  publication: "publications",
  award: "awards",
  interest: "interests",
  reference: "references",
};

/**
 * What each line of a made resume is, by the texts that were put on its page: found by their words, in the order of the
 * lines, because programs that write and read files change all else.
 */
export function alignLines(lines: readonly TextLine[], atoms: readonly Atom[]): { labels: LineLabel[]; hits: Hit[][] } {
  const tokens = atoms.map((atom) => toTokens(atom.text));
  const state = { job: -1, study: -1, body: false };
  const hits: Hit[][] = [];
  const labels = lines.map((line): LineLabel => {
    const found = hitsOf(toTokens(line.text), atoms, tokens, {
      job: Math.max(0, state.job),
      study: Math.max(0, state.study),
    });
    hits.push(found);
    const weights = new Map<string, number>();
    for (const { atom, from, to } of found) {
      const label = lineLabelOf[atom.kind];
      weights.set(label, (weights.get(label) ?? 0) + to - from);
    }
    const [top = "other"] = [...weights].sort((a, b) => b[1] - a[1])[0] ?? [];
    if (top !== "job" && top !== "study") {
      if (top === "jobBody" || top === "studyBody") state.body = true;
      if (top === "title") state.body = false;
      return isLineLabel(top) ? top : "other";
    }
    const entry = entryOf(
      found.filter(({ atom }) => lineLabelOf[atom.kind] === top),
      state[top],
    );
    if (entry !== state[top]) {
      state[top] = entry;
      state.body = false;
      return `${top}1`;
    }
    return state.body ? `${top}End` : `${top}2`;
  });
  return { labels, hits };
}

function isLineLabel(label: string): label is LineLabel {
  return label !== "job" && label !== "study";
}

/** Two jobs may share an employer or a date, so the entry that explains most of the line counts. */
function entryOf(hits: readonly Hit[], current: number): number {
  const counts = new Map<number, number>();
  for (const { atom, from, to, whole } of hits)
    counts.set(atom.entry, (counts.get(atom.entry) ?? 0) + (to - from) * (whole ? 1 : 0.5));
  const best = [...counts].sort(
    (a, b) => b[1] - a[1] || Math.abs(a[0] - current - 0.1) - Math.abs(b[0] - current - 0.1),
  );
  return best[0]?.[0] ?? current;
}

function hitsOf(
  line: readonly string[],
  atoms: readonly Atom[],
  tokens: readonly (readonly string[])[],
  current: { job: number; study: number },
): Hit[] {
  const found: Hit[] = [];
  for (const [index, atom] of atoms.entries()) {
    const words = tokens[index] ?? [];
    const run = longestRun(line, words);
    const enough =
      run.length === words.length || run.length >= Math.max(2, 0.34 * words.length) || run.length === line.length;
    if (run.length > 0 && enough)
      found.push({ atom, from: run.from, to: run.from + run.length, whole: run.length === words.length });
  }
  const near = ({ atom }: Hit) =>
    Math.abs(atom.entry - (lineLabelOf[atom.kind] === "study" ? current.study : current.job));
  found.sort((a, b) => b.to - b.from - (a.to - a.from) || Number(b.whole) - Number(a.whole) || near(a) - near(b));
  const taken: Hit[] = [];
  for (const hit of found) {
    const same = taken.find((other) => other.from === hit.from && other.to === hit.to);
    const free = taken.every((other) => other.to <= hit.from || other.from >= hit.to);
    // Texts that stand in several entries count for each of them until the line is known.
    if (free || (same && same.atom.kind === hit.atom.kind)) taken.push(hit);
  }
  return taken;
}

function longestRun(line: readonly string[], words: readonly string[]): { from: number; length: number } {
  let best = { from: 0, length: 0 };
  for (let from = 0; from < line.length; from++) {
    for (let start = 0; start < words.length; start++) {
      let length = 0;
      while (line[from + length] !== undefined && line[from + length] === words[start + length]) length++;
      if (length > best.length) best = { from, length };
    }
  }
  return best;
}

function toTokens(text: string): string[] {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}\u00ad]/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter(Boolean);
}

const pieceLabelOf: Partial<Record<Atom["kind"], PieceLabel>> = {
  title: "title",
  company: "company",
  place: "place",
  dates: "date",
  degree: "degree",
  school: "school",
  studyPlace: "place",
  studyDates: "date",
};

/** What each piece of a header names: that of the text which holds it, and "more" where the piece before began it. */
export function alignPieces(
  pieces: readonly Piece[],
  lines: readonly TextLine[],
  hits: readonly (readonly Hit[])[],
): PieceLabel[] {
  let before: Atom | null = null;
  return pieces.map((piece) => {
    if (piece.date) {
      before = null;
      return "date";
    }
    const text = lines[piece.row]?.text ?? "";
    const start = toTokens(text.slice(0, piece.from)).length;
    const end = start + toTokens(piece.text).length;
    const own = (hits[piece.row] ?? [])
      .map((hit) => ({ hit, shared: Math.min(end, hit.to) - Math.max(start, hit.from) }))
      .filter(({ shared, hit }) => shared > 0 && pieceLabelOf[hit.atom.kind])
      .sort((a, b) => b.shared - a.shared)[0];
    if (!own || own.shared * 2 < end - start) {
      before = null;
      return "other";
    }
    const label = pieceLabelOf[own.hit.atom.kind] ?? "other";
    const goesOn = before !== null && before.kind === own.hit.atom.kind && before.text === own.hit.atom.text;
    before = own.hit.atom;
    return goesOn ? "more" : label;
  });
}
