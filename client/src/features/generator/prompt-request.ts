import type { PromptRequest } from "#shared/generator/prompt.schema.ts";
import { type PromptForm, UNKNOWN, wishesOf } from "#shared/generator/prompt-form.schema.ts";
import { type Language, languageNames, type Tone } from "#shared/letters/letter.schema.ts";
import type { WizardAnswers } from "#shared/wizard/wizard.schema.ts";
import type { KeptOrder, LetterVersion, UnlockFormValues } from "./generator-state.schema.ts";
import { versionText } from "./letter-versions.ts";

/** Asks for a preview: no e-mail yet. */
export function previewRequest(order: KeptOrder): PromptRequest {
  const { form, prompt, templateId = null, language } = order;
  return {
    name: fullName(form),
    email: "",
    prompt,
    letter: { task: "generate", form, templateId, ...madeOf(order), ...(language ? { language } : {}) },
  };
}

/** Asks for the whole of the previewed letter: the same prompt and form again, with who asks. */
export function unlockRequest(order: KeptOrder, person: UnlockFormValues, draftId: string): PromptRequest {
  const request = previewRequest(order);
  return {
    ...request,
    ...personOf(person),
    ...(request.letter ? { letter: { ...request.letter, draftId } } : {}),
  };
}

/** The same letter in another way: from where it broke off, or by the built-in writer. */
export type Instead = Pick<NonNullable<PromptRequest["letter"]>, "goOn" | "writer">;

export function insteadOf(request: PromptRequest, instead: Instead): PromptRequest {
  return request.letter ? { ...request, letter: { ...request.letter, ...instead } } : request;
}

export type LetterChange =
  | { task: "regenerate"; tone: Tone }
  | { task: "translate"; language: Language; untranslated?: "leave-out" | "keep" };

/** Asks for another version of an unlocked letter. */
export function changeRequest(from: {
  order: KeptOrder;
  person: UnlockFormValues;
  version: LetterVersion;
  change: LetterChange;
}): PromptRequest {
  const { order, person, version, change } = from;
  const { form, templateId = null } = order;
  const { draftId, letter } = version.answer;
  const base = {
    form,
    draftId,
    templateId,
    ...madeOf(order),
    ...(version.text === null ? {} : { text: version.text }),
  };
  if (change.task === "regenerate") {
    return {
      ...personOf(person),
      prompt: `${form.prompt}\n\nTone: ${change.tone}`,
      letter: { ...base, ...change, language: letter.language },
    };
  }
  return {
    ...personOf(person),
    prompt: `${form.prompt}\n\nTranslate this cover letter to ${languageNames[change.language]}:\n\n${versionText(version)}`,
    letter: { ...base, ...change, tone: letter.tone },
  };
}

/** The form as one text that any writer understands; what was not told is left out. */
export function combinedPrompt(form: PromptForm, wizard?: WizardAnswers): string {
  const lines = [
    ["Write a cover letter in this tone", form.tone],
    ["Name", fullName(form)],
    ["Job title", form.jobTitle],
    ["Company", told(form.company)],
    ["Role type", form.roleType],
    ["Location", form.jobLocation],
    ["Skills", form.skills],
    ["What I have done", form.highlights],
    ["Length", form.length === "usual" ? "" : form.length],
    ["My wishes", wishesOf(form).join("; ")],
    ["Strengths", wizard?.selectedStrengths?.join(", ")],
    ["Years of experience", wizard?.yearsOfExperience],
    ["LinkedIn", told(form.linkedin)],
    ["Job posting", form.prompt],
  ];
  return lines.flatMap(([label, text]) => (text?.trim() ? [`${label}: ${text.trim()}`] : [])).join("\n");
}

export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName.trim()} ${lastName.trim()}`.trim();
}

/** Empty where the person told nothing. */
export function told(value: string | undefined): string {
  const text = value?.trim() ?? "";
  return text === UNKNOWN ? "" : text;
}

/** What the letter is made of; orders that were kept before there were rows have none. */
function madeOf({ wizard, material, job, withoutPosting }: KeptOrder) {
  return {
    ...(withoutPosting ? { withoutPosting } : {}),
    ...(wizard ? { wizard } : {}),
    ...(material ? { material } : {}),
    ...(job ? { job } : {}),
  };
}

function personOf({ name, email, jobTitle, source, otherSource }: UnlockFormValues) {
  return {
    name: name.trim(),
    email: email.trim(),
    jobTitle: jobTitle.trim(),
    source,
    otherSource: source === "Other" ? otherSource.trim() : "",
  };
}
