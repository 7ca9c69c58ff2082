import { aLetterOrder, aPosting } from "#server/features/generator/testing/prompts.ts";
import { layOutPlain } from "#server/reading/layout/lay-out-plain.ts";
import { parseResume } from "#server/reading/parse-resume.ts";
import { readLetter } from "#server/reading/read-letter.ts";
import { createClaimChecker } from "#shared/claims/check-letter.ts";
import type { ClaimEvidence } from "#shared/claims/claim.ts";
import { promptRequestSchema } from "#shared/generator/prompt.schema.ts";
import { limits, promptFormSchema } from "#shared/generator/prompt-form.schema.ts";
import { findEchoes } from "#shared/letters/find-echoes.ts";
import { parseLetterText } from "#shared/letters/letter-parts.ts";
import { emptyMaterial, type Material } from "#shared/material/material.schema.ts";
import { toMaterial } from "#shared/material/to-material.ts";
import { answerPoints } from "#shared/postings/answer-points.ts";
import { resumeSchema } from "#shared/resume/resume.schema.ts";
import { textTasks } from "../text-tasks.ts";

const asOf = "2026-11-23";
const form = promptFormSchema.parse(aLetterOrder().form);
const evidence: ClaimEvidence = {
  facts: [{ id: "form.skills.0", origin: "form", label: "Skill", text: "Epic charting" }],
  about: ["Maya Okafor"],
  posting: aPosting,
  role: "Registered Nurse",
  company: "Northgate",
  asOf,
  language: "en",
};

/**
 * Every way in for text that a visitor types, with the text in the place where it comes: as long as it may be there,
 * where it may be less than it is. A new one is one line here.
 */
export const readingDoors: Readonly<Record<string, (text: string) => unknown>> = {
  "posting, for its reading": (posting) => textTasks["posting.read"]({ posting, today: asOf }),
  "posting, for the checklist": (prompt) => answered(prompt, { form: { skills: "Epic" } }),
  "posting, for a letter": (prompt) => compose({ form: { ...form, prompt } }),
  "posting, for a model": (prompt) =>
    textTasks["letter.brief"]({ kind: "write", request: request({ form: { ...form, prompt } }), earlier: [] }),
  highlights: (text) => answered(aPosting, { form: { highlights: text.slice(0, limits.highlights) } }),
  skills: (text) => answered(aPosting, { form: { skills: text.slice(0, limits.skills) } }),
  wishes: (text) => compose({ form: { ...form, wishes: text.slice(0, limits.wishes) } }),
  wizard: (text) =>
    answered(aPosting, {
      form: {},
      wizard: { selectedSkills: pieces(text, 120, 3), selectedStrengths: pieces(text, 120, 3) },
    }),
  "resume data": (text) => answered(aPosting, { form: {}, resume: resumeOf(text) }),
  "resume data, for a letter": (text) => compose({ form, resume: resumeOf(text) }),
  "resume data, for a model": (text) => textTasks["resume.ask"]({ ...resumeOf(text), report: reportOf(text) }),
  "a paste, for its rows": (text) => textTasks["material.sort"]({ text, today: asOf }),
  "resume data, for its rows": (text) => toMaterial({ form: {}, resume: resumeOf(text) }),
  "form, for its rows": (text) =>
    toMaterial({ form: { skills: text.slice(0, limits.skills), highlights: text.slice(0, limits.highlights) } }),
  "posting, for a letter of rows": (prompt) => compose({ form: { ...form, prompt } }, toMaterial({ form })),
  "rows, for a letter of them": (text) => compose({ form }, toMaterial({ form, resume: resumeOf(text) })),
  "typed rows, for a letter": (text) => compose({ form }, typedRows(text)),
  "own sentences, for a letter": (text) => compose({ form }, ownSentences(text)),
  "plain prompt": (prompt) => textTasks["prompt.read"](promptRequestSchema.parse({ prompt: `${prompt} a prompt` })),
  "a letter, to be translated": (text) =>
    textTasks["letter.brief"]({
      kind: "translate",
      request: request({ form }),
      original: { text: text.slice(0, 20_000), language: "de", edited: true, made: null },
    }),
  "a letter, for its claims": (text) => createClaimChecker(evidence)(text),
  "facts, for a letter's claims": (text) =>
    createClaimChecker({
      ...evidence,
      facts: pieces(text, 4_000, 500).map((piece, index) => ({
        ...{ id: `resume.${index}`, origin: "resume", label: "Line" },
        text: piece,
      })),
    })("I have charted in Epic since 2019."),
  "a letter, for its echoes": (text) => findEchoes({ text, company: "Northgate", known: aPosting, earlier: [letter] }),
  "earlier letters, for echoes": (content) =>
    findEchoes({ text: letter.content, company: "Northgate", known: "", earlier: [{ ...letter, content }] }),
  "a letter's parts": (text) => parseLetterText(text),
  "a resume's text": (text) => parseResume(layOutPlain(text, 0), { today: new Date(asOf) }),
  "a line of a resume's jobs": (text) => parseResume(layOutPlain(jobsWith(text), 0), { today: new Date(asOf) }),
  "a letter's file": (text) => readLetter(layOutPlain(text, 0)),
};

const letter = {
  title: "Nurse",
  company: "Mercy",
  content:
    "Dear Team,\n\nI have charted in Epic since 2019. I taught families before they went home.\n\nSincerely,\nMaya",
};

function answered(posting: string, from: Parameters<typeof toMaterial>[0]) {
  return answerPoints(textTasks["posting.read"]({ posting, today: asOf }), toMaterial(from), asOf);
}

function request(applicant: { form: typeof form; resume?: ReturnType<typeof resumeOf> }) {
  return {
    ...({ applicant, tone: "professional", language: "en", seed: 1, asOf } as const),
    ...({ used: [], templateId: null, untranslated: "leave-out" } as const),
  };
}

function compose(applicant: Parameters<typeof request>[0], material?: Material) {
  const asked = { ...request(applicant), ...(material ? { material } : {}) };
  return textTasks["letter.compose"]({ kind: "write", request: asked, earlier: [] });
}

function resumeOf(text: string) {
  return resumeSchema.parse({
    education: pieces(text, 300, 10).map((degree, id) => ({ id: String(id), degree, institution: "", year: "" })),
    // What is told twice is read once, so no two are alike.
    experience: pieces(text, 5_990, 60).map((description, index) => ({
      ...{ id: `job-${index}`, title: `Nurse ${index}`, company: "Mercy", period: "2019 - 2021" },
      description: `${description}${index}`,
    })),
    yearsOfExperience: 3,
    skills: pieces(text, 300, 20),
    strengths: pieces(text, 300, 10),
    personalDetails: { name: "Maya Okafor", email: "", phone: "", location: "" },
  });
}

/** Every place of a material that holds sentences as they are to be told. */
function ownSentences(text: string): Material {
  const row = (id: string) => ({ id, origin: { from: "typed" as const }, confirmed: true });
  const said = pieces(text, 1_990, 60).map((sentence, at) => ({ en: `${sentence}${at}` }));
  return {
    ...emptyMaterial,
    jobs: said.map((own, at) => ({
      ...{
        ...row(`job-${at}`),
        title: `Nurse ${at}`,
        employer: "Mercy",
        place: "",
        from: "2019",
        to: "2021",
        said: own,
      },
      lines: [{ ...row(`line-${at}`), text: `Ward ${at}`, said: own }],
    })),
    completions: (["terms", "papers"] as const).flatMap((kind) =>
      pieces(text, 2_990, 20).map((ending, at) => ({
        ...{ key: `${kind} ${at}`, kind, language: "en" as const, beginning: "", ending, postingLines: [] },
      })),
    ),
  };
}

/** Each line stands in the header of a job. */
function jobsWith(text: string): string {
  const jobs = text
    .split("\n")
    .slice(0, 40)
    .map(
      (line, at) => `Staff Nurse\nMercy Hospital\n${line}\nJan ${1980 + at} - Dec ${1980 + at}\n- Charted readings\n`,
    );
  return `Experience\n\n${jobs.join("\n")}`.slice(0, 60_000);
}

/** Each line is a row of its own, as a person types it. */
function typedRows(text: string): Material {
  const lines = text
    .split("\n")
    .flatMap((line) => pieces(line, 1_990, 40))
    .slice(0, 300);
  const row = (id: string) => ({ id, origin: { from: "typed" as const }, confirmed: true });
  return { ...emptyMaterial, plain: lines.map((line, at) => ({ ...row(`plain-${at}`), text: line })) };
}

function reportOf(text: string) {
  return { unsure: ["experience.job-0.title"], leftover: [{ heading: "", lines: pieces(text, 2_000, 30) }] };
}

/** The text in at most so many pieces, each as long as it may be. */
function pieces(text: string, length: number, most: number): string[] {
  const count = Math.min(most, Math.ceil(text.length / length));
  return Array.from({ length: count }, (_none, index) => text.slice(index * length, (index + 1) * length));
}
