import type { Checklist, ChecklistPoint } from "#shared/postings/checklist.ts";

/** "Your details cover 7 of 8 requirements. Missing: PA6." */
export function PointsAnswered({ checklist: { missing, held, inLetter, notClaimed } }: { checklist: Checklist }) {
  const open = missing.filter(isCounted);
  const shown = [...held, ...inLetter].filter(isCounted);
  const points = [...open, ...shown, ...notClaimed.filter(isCounted)];
  if (points.length === 0) return null;
  const answered = shown.filter(({ sure }) => sure).length;
  const maybe = shown.length - answered;
  return (
    <p className="text-small">
      <strong className="font-semibold text-strong">
        Your details cover {answered} of {points.length} requirements.
      </strong>{" "}
      {maybe > 0 ? `${maybe} more might fit: answer Yes or No below. ` : ""}
      {open.length > 0 ? `Missing: ${namesOf(open.map(({ title }) => title))}.` : ""}
    </p>
  );
}

/** The same points from the first row to the last, so that the total stands still. */
function isCounted({ isQuestion, isAlwaysListed }: ChecklistPoint): boolean {
  return !isQuestion && isAlwaysListed;
}

const NAMED = 3;

function namesOf(titles: readonly string[]): string {
  const named = titles.slice(0, NAMED).map((title) => title.replace(/[.;]$/u, ""));
  return [named.join("; "), titles.length > NAMED ? `; and ${titles.length - NAMED} more` : ""].join("");
}
