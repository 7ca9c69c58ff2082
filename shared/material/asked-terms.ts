import type { PostingReading } from "#shared/postings/posting-reading.schema.ts";
import type { SmallPrintItem } from "#shared/postings/small-print.schema.ts";

/** A sentence of the posting that asks for several things at once, from the first to the last of them. */
export type AskedTogether = { text: string; lines: number[]; kinds: ReadonlySet<SmallPrintItem["kind"]> };

/** So few words behind the last thing that we know belong to what is asked. */
const LONGEST_REST = 9;
const LEAST_OTHERS = 2;
const ORDER_WORDS = 4;

/** Sentences that ask for a start, pay, hours, or the like together; a person answers them in one go. */
export function askedTogether({ smallPrint, questions }: PostingReading): AskedTogether[] {
  const asked = smallPrint.filter(isAsked);
  return [...new Set(asked.map(orderOf))].flatMap((order) => {
    const items = asked.filter((item) => orderOf(item) === order);
    // What a question quotes is answered there.
    const isQuoted = questions.some(
      ({ text }) => order.includes(text) || items.some(({ value }) => text.includes(value)),
    );
    const isOrder = items.some((item) => item.asked !== undefined);
    const text = isOrder ? order : spanOf(order, items);
    const kinds = new Set(items.map(({ kind }) => kind));
    const known = items.reduce((rest, { value }) => rest.replace(value, " "), text);
    // "Please state your …" asks for nothing by itself.
    const words = known.split(/[\s,;]+/u).slice(isOrder ? ORDER_WORDS : 0);
    const others = words.filter((word) => word.length > 3).length;
    const isSeveral = kinds.size > 1 || kinds.has("instruction") || others >= LEAST_OTHERS;
    return isQuoted || !isSeveral ? [] : [{ text, lines: items[0]?.lines ?? [], kinds }];
  });
}

/** What one order asks for; else the sentence stands for it. */
function orderOf({ asked, text }: SmallPrintItem): string {
  return asked ?? text;
}

/** A statement is a part of its sentence; a whole one is about how to apply. */
function isAsked({ kind, text, value, asked }: SmallPrintItem): boolean {
  return (
    kind === "salary-asked" ||
    kind === "start-date" ||
    (kind === "instruction" && (asked !== undefined || value !== text))
  );
}

function spanOf(sentence: string, items: readonly SmallPrintItem[]): string {
  const places = items.map(({ value }) => ({
    from: sentence.indexOf(value),
    to: sentence.indexOf(value) + value.length,
  }));
  const from = Math.max(0, Math.min(...places.map((place) => place.from)));
  const to = Math.max(...places.map((place) => place.to));
  const rest = sentence.slice(to);
  const isShort = !rest.includes("@") && rest.trim().split(/\s+/u).length <= LONGEST_REST;
  return (isShort ? sentence.slice(from) : sentence.slice(from, to)).replace(/[\s.,;:]+$/u, "");
}
