import type { PromptRequest } from "#shared/generator/prompt.schema.ts";
import { UNKNOWN, wishesOf } from "#shared/generator/prompt-form.schema.ts";
import type { LeadForm } from "#shared/leads/lead-form.schema.ts";
import type { NewLead } from "#shared/leads/prompt-submission.table.ts";
import { letterText } from "#shared/letters/letter-text.ts";
import type { DraftContent } from "./draft.ts";

export function toLead(body: PromptRequest, content: DraftContent): NewLead {
  return {
    name: oneLine(body.name),
    email: body.email,
    jobTitle: oneLine(body.jobTitle ?? "") || content.form.jobTitle || null,
    source: oneLine(body.source ?? "") || null,
    otherSource: oneLine(body.otherSource ?? "") || null,
    prompt: body.prompt,
    result: letterText(content.letter),
    form: body.letter ? toLeadForm(content) : null,
  };
}

/** What was told; the kinds of work are left out, because nobody knows here whether the person or we chose them. */
function toLeadForm({ form, wizard, withoutPosting }: DraftContent): LeadForm {
  return {
    posting: withoutPosting ? "" : form.prompt,
    company: told(form.company),
    skills: form.skills,
    highlights: form.highlights,
    strengths: wizard?.selectedStrengths?.join(", ") ?? "",
    experience: wizard?.yearsOfExperience ?? "",
    wishes: wishesOf(form).join("\n"),
    linkedin: told(form.linkedin),
  };
}

function told(text: string): string {
  return text.trim() === UNKNOWN ? "" : text.trim();
}

/** Who gives their e-mail owns the letter; a plain call may have named them only now: their name goes under it. */
export function toUnlocked(body: PromptRequest, content: DraftContent): DraftContent {
  const signature = content.letter.signature || oneLine(body.name);
  return { ...content, letter: { ...content.letter, signature }, unlockedBy: body.email.toLowerCase() };
}

/** Line breaks and other control characters in a name could forge headers of a mail or cells of a table. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
}
