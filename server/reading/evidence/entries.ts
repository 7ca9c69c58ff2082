import { findPeriods, type Period } from "../dates.ts";
import { isPlace } from "../kinds-of-words.ts";
import type { TextLine } from "../resume-text.ts";
import type { Labelled } from "./crf.ts";
import type { Header } from "./piece-features.ts";
import type { Piece } from "./pieces.ts";
import { lineKey, type RuleReading } from "./read-by-rules.ts";
import { type LabelledLine, labelPieces, type Models, toHeader } from "./read-evidence.ts";

/** A name that was read, and how probably it is right. */
export type Found = { text: string; share: number };

export type ReadEntry = {
  header: TextLine[];
  body: TextLine[];
  period: Period | null;
  /** What the header names as places. */
  places: string[];
  /** How many pieces of the header name nothing that is known. */
  loose: number;
  /** How probably the least sure of its lines belongs to it. */
  least: number;
  title: Found;
  company: Found;
  degree: Found;
  school: Found;
};

type Means = { rules: RuleReading; models: Models };
type Open = { header: TextLine[]; shares: number[]; body: TextLine[] };

const heads = new Set(["job1", "job2", "jobEnd", "study1", "study2", "studyEnd"]);
/** Below this the rules decide whether a head opens an entry. */
const CLEAR = 0.97;

function opensEntry(
  kind: Header["kind"],
  { label, role, top }: { label: string; role: string | undefined; top: number },
): boolean {
  const byRule = role === `${kind}1` || role === `${kind}2` ? role : label;
  return (top < CLEAR ? byRule : label) === `${kind}1`;
}

/** The jobs or studies among labelled lines, in the order of the file. */
export function readEntries(
  kind: Header["kind"],
  lines: readonly LabelledLine[],
  { rules, models }: Means,
): ReadEntry[] {
  const open: Open[] = [];
  for (const { line, label, probabilities } of lines) {
    const last = open.at(-1);
    const role = rules.roles.get(lineKey(line));
    const isHead = heads.has(label);
    if (label === `${kind}Body` || (!isHead && label !== "title" && role === `${kind}Body`)) last?.body.push(line);
    if (!isHead || !label.startsWith(kind)) continue;
    const share = models.linesAgain.labels.reduce(
      (sum, name, at) => (heads.has(name) && name.startsWith(kind) ? sum + (probabilities[at] ?? 0) : sum),
      0,
    );
    if (opensEntry(kind, { label, role, top: Math.max(...probabilities) }) || !last)
      open.push({ header: [line], shares: [share], body: [] });
    else {
      last.header.push(line);
      last.shares.push(share);
    }
  }
  return nameEntries(kind, open, { rules, models });
}

/** What the headers of entries name; `shares` tells how probably each of their lines belongs there. */
export function nameEntries(kind: Header["kind"], entries: readonly Open[], { rules, models }: Means): ReadEntry[] {
  const headers = entries.map(({ header }) => toHeader(kind, header));
  const labels = labelPieces(headers, rules, models);
  return entries.map(({ header, shares, body }, index) => {
    const pieces = headers[index]?.pieces ?? [];
    const own = labels[index] ?? [];
    const find = (label: string) => findName(label, { pieces, labels: own, header, shares, models });
    return {
      header,
      body,
      period: periodOf(pieces),
      loose: own.filter(({ label }) => label === "other").length,
      least: Math.min(1, ...shares),
      places: pieces.flatMap(({ text }, at) => (own[at]?.label === "place" ? [text] : [])),
      title: find("title"),
      company: find("company"),
      degree: find("degree"),
      school: find("school"),
    };
  });
}

type Naming = {
  pieces: readonly Piece[];
  labels: readonly Labelled[];
  header: readonly TextLine[];
  shares: readonly number[];
  models: Models;
};

/** The most probable run of pieces with the label, as the line has it. */
function findName(label: string, { pieces, labels, header, shares, models }: Naming): Found {
  const at = models.piecesAgain.labels.indexOf(label);
  let best: Found = { text: "", share: 0 };
  for (const [index, piece] of pieces.entries()) {
    if (labels[index]?.label !== label) continue;
    const run = [piece];
    let share = labels[index]?.probabilities[at] ?? 0;
    for (let next = index + 1; labels[next]?.label === "more"; next++) {
      const more = pieces[next];
      if (more) run.push(more);
      share = Math.min(share, Math.max(...(labels[next]?.probabilities ?? [0])));
    }
    if (label === "school" || label === "company") while (run.length > 1 && isPlace(run.at(-1)?.text ?? "")) run.pop();
    // What follows might belong to it as well.
    const after = labels[index + run.length];
    share *= 1 - (after?.probabilities[models.piecesAgain.labels.indexOf("more")] ?? 0);
    share *= shares[piece.row] ?? 1;
    if (share > best.share) best = { text: textOf(run, header), share };
  }
  return best;
}

function textOf(run: readonly Piece[], header: readonly TextLine[]): string {
  const rows = [...new Set(run.map(({ row }) => row))];
  const parts = rows.map((row) => {
    const own = run.filter((piece) => piece.row === row);
    const [from, to] = [own[0]?.from ?? 0, own.at(-1)?.to ?? 0];
    return (header[row]?.text ?? "").slice(from, closing(header[row]?.text ?? "", from, to));
  });
  return tidyName(parts.join(" ").replaceAll("\t", " "));
}

/** A bracket that was opened within the name belongs to it, and so does the dot of "e.V." and "Inc.". */
function closing(text: string, from: number, to: number): number {
  const inner = text.slice(from, to);
  const isOpen = inner.lastIndexOf("(") > inner.lastIndexOf(")");
  const isShort = /(?:\p{L}\.\p{L}{1,3}|\s(?:Inc|Ltd|Corp|Co|Cia|Univ|Ltda|Lda))$/u.test(inner.slice(-12));
  return (isOpen && text[to] === ")") || (isShort && text[to] === ".") ? to + 1 : to;
}

const edges = new Set(" \t\n,.:;|–—-");

/** Without the marks around a name; the dot of ".NET" and of "Inc." stays. */
function tidyName(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && edges.has(text[from] ?? "") && !/^\.\p{L}/u.test(text.slice(from, from + 2))) from++;
  while (to > from && edges.has(text[to - 1] ?? "") && text[to - 1] !== ".") to--;
  return text.slice(from, to);
}

/** The stretch of time that the header tells; two dates in rows of their own are its ends. */
function periodOf(pieces: readonly Piece[]): Period | null {
  const dated = pieces.filter(({ date }) => date);
  const periods = dated.flatMap(({ text }) => findPeriods(text).slice(0, 1));
  const range = periods.find((period) => period.range);
  const [first, second] = dated;
  if (range && range.to !== "present") return range;
  if (first && second) {
    const joined = `${first.text.replace(/\s*[–—-]\s*$/u, "")} – ${second.text}`;
    const both = findPeriods(joined)[0];
    if (both?.range && both.end >= joined.length - 1) return range && range.text.length > 12 ? range : both;
  }
  return range ?? periods[0] ?? null;
}
