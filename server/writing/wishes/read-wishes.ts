import { wishesOf } from "#shared/generator/prompt-form.schema.ts";
import type { Fact, Language } from "#shared/letters/letter.schema.ts";
import type { LetterRequest } from "../letter-request.ts";
import type { Message } from "../planning/plan.ts";
import { isPractical, readWish } from "./read-wish.ts";

type Wishes = { facts: Fact[]; notices: string[] };

/** What the person wishes the letter to say: each is a fact of their own, or told back with the reason why not. */
export function readWishes({ applicant, language }: LetterRequest): Wishes {
  const wishes: Wishes = { facts: [], notices: [] };
  for (const [index, wish] of wishesOf(applicant.form).entries()) {
    const read = readWish(wish, language);
    if ("why" in read) wishes.notices.push(read.why);
    else wishes.facts.push({ id: `form.wishes.${index}`, origin: "form", label: "Your wish", text: read.sentence });
  }
  return wishes;
}

/** One message a wish; terms apart, as they stand near the end. */
export function toMessages({ facts }: Wishes, language: Language): { practical: Message[]; other: Message[] } {
  const messages = facts.map(({ id, text }): Message => ({ kind: "own", own: { fact: id, text, language } }));
  const isOfTerms = ({ own }: Message) => isPractical(own?.text ?? "");
  return { practical: messages.filter(isOfTerms), other: messages.filter((message) => !isOfTerms(message)) };
}
