import type { SmallPrintItem, SmallPrintKind } from "../../posting.ts";
import type { Books } from "../books.ts";
import type { Statement } from "../statements.ts";
import { fold } from "../tokens.ts";
import { closingDatesOf } from "./closing-dates.ts";
import { instructionsOf, languagesOf, licencesOf } from "./conditions.ts";
import { documentsOf } from "./documents.ts";
import { referenceOf } from "./reference.ts";
import { salariesOf } from "./salaries.ts";

/** What the posting wants known or done besides the work, each item with its line; the first of equal items stays. */
export function smallPrintOf(statements: readonly Statement[], books: Books): SmallPrintItem[] {
  const items = [
    ...closingDatesOf(statements, books),
    ...referenceOf(statements, books),
    ...salariesOf(statements, books),
    ...documentsOf(statements, books),
    ...licencesOf(statements, books),
    ...languagesOf(statements, books),
    ...instructionsOf(statements, books),
  ];
  const seen = new Set<string>();
  const counts = new Map<SmallPrintKind, number>();
  return items.filter(({ kind, value }) => {
    const key = `${kind} ${fold(value)}`;
    const count = counts.get(kind) ?? 0;
    if (seen.has(key) || count === MOST_OF_A_KIND) return false;
    seen.add(key);
    counts.set(kind, count + 1);
    return true;
  });
}

const MOST_OF_A_KIND = 8;
