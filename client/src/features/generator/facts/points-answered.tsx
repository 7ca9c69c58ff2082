import type { Checklist } from "#shared/postings/checklist.ts";

/** "Your details cover 7 of 8 requirements. Missing: PA6." */
export function PointsAnswered({ checklist: { missing, held, inLetter } }: { checklist: Checklist }) {
  const open = missing.filter(({ isQuestion }) => !isQuestion);
  const shown = [...held, ...inLetter].filter(({ isQuestion }) => !isQuestion);
  const points = [...open, ...shown];
  if (points.length === 0) return null;
  const answered = shown.filter(({ sure }) => sure).length;
  const maybe = shown.length - answered;
  return (
    <p className="text-small">
      <strong className="font-semibold text-strong">
        Your details cover {answered} of {points.length} requirements.
      </strong>{" "}
      {maybe > 0 ? `${maybe} more might fit: tick ${maybe === 1 ? "it if it does" : "those that do"}. ` : ""}
      {open.length > 0 ? `Missing: ${namesOf(open.map(({ title }) => title))}.` : ""}
    </p>
  );
}

const NAMED = 3;

function namesOf(titles: readonly string[]): string {
  const named = titles.slice(0, NAMED).map((title) => title.replace(/[.;]$/u, ""));
  return [named.join("; "), titles.length > NAMED ? ` and ${titles.length - NAMED} more` : ""].join("");
}
