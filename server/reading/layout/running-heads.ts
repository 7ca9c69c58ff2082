import { isDateOnly } from "#server/reading/dates.ts";
import type { Chunk } from "./chunks.ts";

const pageNumber =
  /^(page|seite|p[aá]g(ina)?\.?|第)?\s*\d{1,2}\s*(页)?(\s*(\/|of|von|de|sur|out of)\s*\d{1,2})?$|[–|-]\s*\d{1,2}\s*\/\s*\d{1,2}$/i;
const updated = /^(last )?updated (in|on|at)\b|^(zuletzt )?aktualisiert|^stand:/i;
const impersonal = /^false \p{L}* ?#,? ?\p{L}* ?#?$|curriculum|r[eé]sum[eé]|lebenslauf|\bcv\b|currículo/iu;
/** Heads and feet stand in this part of a page's height at either end. */
const EDGE = 0.09;

/** Page numbers go from every page, and from the second page on what was painted at the same edge before. */
export function withoutRunningHeads(pages: { chunks: Chunk[]; height: number }[]): Chunk[][] {
  const seen = new Set<string>();
  const feet = repeatedFeet(pages);
  return pages.map(({ chunks, height }, index) => {
    const foot = footOf(chunks);
    const kept = chunks.filter((chunk) => {
      const atTop = chunk.y < EDGE * height;
      const atEdge = atTop || chunk.y > (1 - EDGE) * height;
      if (!atEdge) return true;
      if (pages.length > 1 && pageNumber.test(chunk.text)) return false;
      if (!atTop && foot.has(chunk)) return false;
      if (updated.test(chunk.text) || (!atTop && feet.has(toKey(chunk, false)))) return false;
      return index === 0 || !seen.has(toKey(chunk, atTop));
    });
    for (const chunk of chunks) {
      if (chunk.y < EDGE * height) seen.add(toKey(chunk, true));
      if (chunk.y > (1 - EDGE) * height) seen.add(toKey(chunk, false));
    }
    return kept;
  });
}

const namedPage = /^(page|seite|p[aá]gina|pág\.?)\s*\d{1,2}\b/i;

/** The lowest row, where it stands far below everything else and is a date or "Page 1/1 - Curriculum vitae of …". */
function footOf(chunks: Chunk[]): Set<Chunk> {
  const lowest = chunks.reduce<Chunk | null>((low, chunk) => (low && low.y >= chunk.y ? low : chunk), null);
  if (!lowest) return new Set();
  const row = chunks.filter((chunk) => lowest.y - chunk.y <= 0.5 * lowest.size);
  const isClose = chunks.some(
    (chunk) => chunk.y > lowest.y - 4 * lowest.size && chunk.y < lowest.y - 0.5 * lowest.size,
  );
  const isImpersonal = ({ text }: Chunk) =>
    isDateOnly(text) || /^\d{1,2}$/.test(text) || namedPage.test(text) || impersonal.test(text);
  if (isClose || row.some(({ text }) => text.includes("@"))) return new Set();
  const isFoot = row.some(({ text }) => namedPage.test(text)) || row.filter(isImpersonal).length * 2 > row.length;
  return new Set(isFoot ? row : []);
}

/** What stands at the foot of several pages and tells a date or what the file is, nothing of the person. */
function repeatedFeet(pages: { chunks: Chunk[]; height: number }[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { chunks, height } of pages) {
    const feet = chunks.filter((chunk) => chunk.y > (1 - EDGE) * height).map((chunk) => toKey(chunk, false));
    for (const key of new Set(feet)) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return new Set([...counts.keys()].filter((key) => (counts.get(key) ?? 0) > 1 && impersonal.test(key)));
}

function toKey(chunk: Chunk, atTop: boolean): string {
  return `${atTop} ${chunk.text.replace(/\d+/g, "#").toLowerCase()}`;
}
