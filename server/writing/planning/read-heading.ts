import { cleanTypedText } from "../facts/clean-typed-text.ts";
import { quietCapitals } from "../facts/quiet-capitals.ts";
import { isBlank } from "../facts/read-facts.ts";
import { typedName } from "../facts/typed-name.ts";
import type { Applicant } from "../letter-request.ts";
import { DEADLINE, GENDER_MARK, LETTERS, PAPERS } from "../lexicon/paper-words.ts";
import { isLatinAmerican } from "../posting/latin-american.ts";
import { isSwiss } from "../posting/swiss.ts";
import type { Named, Posting } from "../posting.ts";
import type { Heading } from "./plan.ts";
import { readWelcome } from "./read-welcome.ts";

/** What the person typed wins over what the posting says; what neither tells stays null. */
export function readHeading({ form, wizard }: Applicant, posting: Posting): Heading {
  const typedRole = [form.jobTitle, wizard?.jobPosition ?? ""]
    .map((text) => cleanTypedText(text).replace(GENDER_MARK, "").trim())
    .find((text) => !isBlank(text));
  const typedCompany = cleanTypedText(form.company);
  const closingDate = posting.smallPrint.find(
    ({ kind, value }) => kind === "closing-date" && /^\d{4}-\d\d-\d\d$/u.test(value),
  );
  const reference = posting.smallPrint.find((print) => print.kind === "reference");
  return {
    name: typedName(form.firstName, form.lastName),
    role: typed(typedRole, posting.role),
    company: typed(isBlank(typedCompany) ? undefined : typedCompany, posting.company),
    contact: sure(posting.contact),
    reference: reference ? { text: reference.value, lines: reference.lines } : null,
    documents: posting.smallPrint
      .filter(({ kind, value }) => kind === "document" && isPaper(value))
      .map(({ value, lines }) => ({ text: value.replace(DEADLINE, "").trim(), lines }))
      .slice(0, 2),
    closingDate: closingDate ? { text: closingDate.value, lines: closingDate.lines } : null,
    // In America "tú" has no "vosotros" beside it: such a posting is answered with "ustedes".
    informal: posting.informal && !(posting.language === "es" && isLatinAmerican(posting.lines)),
    ...(isSwiss(posting) && { isSwiss: true }),
    ...(isForClient(posting, typedCompany) && { isForClient: true }),
    sector: posting.sector,
    welcome: readWelcome(posting.lines),
    hasPosting: posting.substance > 0,
  };
}

/** An agency's posting, unless the person knows whose post it is and has typed another name. */
function isForClient({ agency, company }: Posting, typedCompany: string): boolean {
  return agency === true && (isBlank(typedCompany) || (company?.lines.length ?? 0) > 0);
}

/** "CV", "two references": the name of a paper, and not of the letter itself. */
function isPaper(text: string): boolean {
  return text.trim().split(/\s+/u).length <= 7 && !/[.:;!?]/u.test(text) && PAPERS.test(text) && !LETTERS.test(text);
}

function typed(text: string | undefined, read: Named | null): { text: string; lines: number[] } | null {
  if (text === undefined) return sure(read);
  const isSame = read !== null && read.text.toLowerCase() === text.toLowerCase();
  return { text: quietCapitals(text, "title"), lines: isSame ? read.lines : [] };
}

/** Below this confidence a name is left out rather than got wrong. */
const LEAST_CONFIDENCE = 0.6;

function sure(named: Named | null): { text: string; lines: number[] } | null {
  if (!named || named.confidence < LEAST_CONFIDENCE) return null;
  const text = quietCapitals(cleanTypedText(named.text), "title");
  return isBlank(text) || !/\p{L}{2}/u.test(text) ? null : { text, lines: named.lines };
}
