import type { Language, Letter } from "#shared/letters/letter.schema.ts";
import { isLanguageSkill } from "./facts/language-skill.ts";
import { moduleFor } from "./languages/languages.ts";
import { partsOf } from "./planning/desk.ts";
import type { Message, Plan } from "./planning/plan.ts";
import { createRealiser } from "./realising/realise-letter.ts";

/**
 * The same content in another language: the plan of a letter (from writeLetter) put into words again. Nothing is added,
 * and nothing is cut for length; what one language has no room for in a sentence has one of its own.
 */
export function translateLetter({ plan, language }: { plan: Plan; language: Language }): Letter {
  const module = moduleFor(language);
  let whole: Plan = { ...plan, paragraphs: plan.paragraphs.map((paragraph) => paragraph.map(indispensable)) };
  const realise = createRealiser(module, plan.tone, {});
  let { letter } = realise(whole);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const told = new Set(letter.paragraphs.flat().flatMap(({ facts }) => facts));
    const completed = withUntold(whole.paragraphs, told);
    if (completed.flat().length === whole.paragraphs.flat().length) break;
    whole = { ...whole, paragraphs: completed };
    ({ letter } = realise(whole));
  }
  return letter;
}

const MOST_ROUNDS = 3;

/** What tells no fact is not said in the same words twice: it goes where the language has no other. */
function indispensable(message: Message): Message {
  const { spare, ...needed } = message;
  return TELLS_NOTHING.has(message.kind) && partsOf(message).length === 0 ? message : needed;
}

const TELLS_NOTHING: ReadonlySet<Message["kind"]> = new Set(["start", "arrive", "reach"]);

/** What no sentence tells yet stands behind the message that was to tell it; what was kept for the talk, beside its post. */
function withUntold(paragraphs: Plan["paragraphs"], told: Set<string>): Message[][] {
  const completed: Message[][] = [];
  for (const paragraph of paragraphs) {
    const messages: Message[] = [];
    completed.push(messages);
    for (const message of paragraph) {
      const missing = untold(message, told);
      const isFirst = completed.length === 1 && messages.length === 0;
      if (message.kind !== "tell") messages.push(message, ...(isFirst ? missing.map(asOpening) : missing));
      else {
        const body = completed.findLast((others) =>
          others.some(({ post }) => post && post.fact === message.post?.fact),
        );
        const last = body?.findLastIndex(({ post }) => post?.fact === message.post?.fact) ?? -1;
        if (body && last >= 0) body.splice(last + 1, 0, ...missing);
        else messages.push(...missing);
        // The talk is offered though what was kept for it is told already.
        messages.push(missing.length === 0 ? message : { kind: "offer", ...(message.post && { post: message.post }) });
      }
    }
  }
  return completed;
}

/** Nothing stands before the first sentence that it could go on from. */
function asOpening(message: Message): Message {
  return message.kind === "more" ? { ...message, kind: "post" } : message;
}

const TELLS_YEARS: ReadonlySet<Message["kind"]> = new Set(["years", "open-years"]);

/** What of a message no sentence tells yet, as messages of its own. */
function untold(message: Message, told: Set<string>): Message[] {
  const isNew = ({ fact }: { fact: string }) => {
    const known = told.has(fact);
    told.add(fact);
    return !known;
  };
  const { post, line, second, skills = [], strengths = [], credential, credentials = [], years, level } = message;
  const messages: Message[] = post && isNew(post) ? [{ kind: "post", post }] : [];
  for (const done of [line, second].filter((one) => one !== undefined))
    if (isNew(done)) messages.push(post ? { kind: "more", post, line: done } : { kind: "statement", line: done });
  for (const skill of skills)
    if (isNew(skill)) messages.push({ kind: isLanguageSkill(skill.text) ? "language" : "skills", skills: [skill] });
  for (const strength of strengths) if (isNew(strength)) messages.push({ kind: "strength", strengths: [strength] });
  for (const paper of [credential, ...credentials].filter((one) => one !== undefined))
    if (isNew(paper)) messages.push({ kind: "credential", credential: paper });
  // Elsewhere the years only say that somebody does not begin.
  if (years && TELLS_YEARS.has(message.kind) && isNew(years)) messages.push({ kind: "years", years });
  if (level && isNew(level)) messages.push({ kind: "level", level });
  return messages;
}
