import type { KeptOrder, LetterVersion } from "#client/features/generator/generator-state.schema.ts";
import { versionText } from "#client/features/generator/letter-versions.ts";
import type { LetterChange } from "#client/features/generator/prompt-request.ts";
import { randomId } from "#client/lib/random-id.ts";
import { emptyMaterial } from "#shared/material/material.schema.ts";
import type { Briefing } from "#shared/model/briefing.ts";
import { createDisguise, type HiddenDetail } from "#shared/model/disguise.ts";
import { type ModelMessage, toModelMessages } from "#shared/model/model-messages.ts";
import { toBriefing } from "#shared/model/to-briefing.ts";
import { answerPoints } from "#shared/postings/answer-points.ts";
import { emptyJobHead, type PostingReading } from "#shared/postings/posting-reading.schema.ts";

/** What a letter by the person's own chatbot is asked for with; `change` is another version of the one in front. */
export type OwnOrder = {
  order: KeptOrder;
  reading: PostingReading | null;
  versions: readonly LetterVersion[];
  /** Null for a first letter of this order. */
  front: LetterVersion | null;
  change: LetterChange | null;
};

/**
 * The whole prompt as one text, and what is needed to read its answer. `structure` is what the template asks, null where
 * that is not known or not asked.
 */
export function toOwnPrompt(
  own: OwnOrder,
  structure: string | null,
): {
  text: string;
  messages: ModelMessage[];
  briefing: Briefing;
  hidden: HiddenDetail[];
} {
  const { order, reading, versions, front, change } = own;
  const { form, material = emptyMaterial } = order;
  const asOf = new Date().toISOString().slice(0, 10);
  const language = change?.task === "translate" ? change.language : (front?.answer.letter.language ?? order.language);
  const texts = front ? [front, ...versions.filter((version) => version !== front)].map(versionText) : [];
  const briefing = toBriefing({
    // What stands in the posting's place, where there is none, is no posting.
    form: order.withoutPosting ? { ...form, prompt: "" } : form,
    ...{ material, reading, asOf, advice: [], job: order.job ?? emptyJobHead },
    answered: reading ? answerPoints(reading, material, asOf) : [],
    language: language ?? "en",
    tone: change?.task === "regenerate" ? change.tone : (front?.answer.letter.tone ?? form.tone),
    length: form.length ?? "usual",
    templateId: order.templateId ?? null,
    structure,
    task:
      change?.task === "translate" && front
        ? { kind: "translate", text: versionText(front) }
        : { kind: "write", earlier: texts },
  });
  const { email, phone, place, firstName, lastName } = material.person;
  const personalDetails = { name: `${firstName} ${lastName}`.trim(), email, phone, location: place };
  const disguise = createDisguise({ form, resume: { personalDetails } });
  const messages = toModelMessages(briefing, disguise.hide, randomId().slice(0, 8));
  return { messages, text: messages.map(({ content }) => content).join("\n\n"), briefing, hidden: disguise.hidden() };
}
