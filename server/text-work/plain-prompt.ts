import { limits, type PromptForm, UNKNOWN } from "#shared/generator/prompt-form.schema.ts";
import { type Language, languageNames, languageSchema, type Tone, toneSchema } from "#shared/letters/letter.schema.ts";

/**
 * Reads the prose of a client that sends no form: labelled lines ("Name:", "Skills:", "Job Description:" …) where the
 * prompt is made of them, otherwise all of it is the posting. `name` is what the call itself says. Never throws.
 */
export function parsePlainPrompt(prompt: string, name: string): PromptForm {
  const lines = toLines(prompt);
  const parts: Parts = isLabelled(lines) ? readLabelledLines(lines) : { posting: [prompt.trim()] };
  const labelledName = [...(parts.firstName ?? []), ...(parts.lastName ?? [])].join(" ") || joined(parts.name, " ");
  const { firstName, lastName } = splitName(labelledName || name);
  const jobTitle = joined(parts.jobTitle, " ");
  const company = joined(parts.company, " ");
  return {
    tone: readTone(prompt) ?? "professional",
    firstName,
    lastName,
    company: cut(company, limits.company) || UNKNOWN,
    linkedin: cut(joined(parts.linkedin, " "), limits.linkedin) || UNKNOWN,
    jobTitle: cut(jobTitle, limits.jobTitle),
    skills: cut(joined(parts.skills, ", "), limits.skills),
    highlights: cut(joined(parts.highlights, "\n"), limits.highlights),
    roleType: "full-time",
    jobLocation: "on-site",
    prompt: cut(joined(parts.posting, "\n"), limits.prompt) || [jobTitle, company].filter(Boolean).join("\n"),
  };
}

/** The tone that a prompt asks for in words ("Tone: friendly", "in a formal tone"), or null. */
export function readTone(prompt: string): Tone | null {
  const tones = toneSchema.options.join("|");
  const asked =
    new RegExp(`\\btone\\b[^.\\n]{0,20}?\\b(${tones})\\b`, "i").exec(prompt) ??
    new RegExp(`\\b(${tones})\\b[^.\\n]{0,16}?\\btone\\b`, "i").exec(prompt);
  return toneSchema.options.find((tone) => tone === asked?.[1]?.toLowerCase()) ?? null;
}

/** The language that a request asks to translate to, or null. Give it the request without the posting. */
export function readTranslationRequest(request: string): Language | null {
  const asked = translation.exec(request)?.[1]?.toLowerCase();
  return languageSchema.options.find((language) => languageNames[language].toLowerCase() === asked) ?? null;
}

const translation = new RegExp(
  String.raw`\btranslat\w*\b[^.\n]{0,80}?\b(${Object.values(languageNames).join("|")})\b`,
  "i",
);

const labels = [
  ["name", "name|full name|my name|applicant|applicant name|candidate|candidate name"],
  ["firstName", "first name|given name"],
  ["lastName", "last name|surname|family name"],
  ["company", "company|company name|employer|organi[sz]ation"],
  ["linkedin", "linkedin|linkedin profile|linkedin url"],
  ["jobTitle", "job title|position|role|job|title|target position"],
  ["skills", "skills|key skills|my skills|top skills"],
  [
    "highlights",
    "experience|work experience|work history|my experience|background|achievements|highlights|education|strengths",
  ],
  ["tone", "tone|tone of voice"],
  ["posting", "job description|job posting|posting|description|job details|job ad|job advert|vacancy|prompt"],
] as const;

type Part = (typeof labels)[number][0];
type Parts = Partial<Record<Part, string[]>>;
type Line = { part: Part | null; value: string; whole: string };

const labelPatterns = labels.map(([part, names]) => ({
  part,
  pattern: new RegExp(`^[\\s*#•–-]{0,6}(?:${names})[\\s*]{0,3}:[\\s*]*(.*)$`, "i"),
}));

/** Inside a posting only these labels speak of the person again; the others are the posting's own. */
const neverInPostings: ReadonlySet<Part> = new Set<Part>(["name", "firstName", "lastName", "linkedin", "tone"]);
const endAtLineEnd: ReadonlySet<Part> = new Set<Part>([...neverInPostings, "company", "jobTitle"]);

function toLines(prompt: string): Line[] {
  return unfold(prompt)
    .split(/\r\n|\r|\n/)
    .filter(
      (whole) => !/^\W*(?:please\s+)?(?:write|generate|create|compose|draft)\b.{0,80}\bcover letter\b/i.test(whole),
    )
    .map((whole) => {
      for (const { part, pattern } of labelPatterns) {
        const value = pattern.exec(whole)?.[1];
        if (value !== undefined) return { part, value: value.trim(), whole };
      }
      return { part: null, value: whole, whole };
    });
}

/** "Name: Ann. Skills: SQL. Job Description: …" in one line becomes a line each. */
function unfold(prompt: string): string {
  if (prompt.split("\n").filter((line) => line.trim() !== "").length > 2) return prompt;
  return prompt.replace(
    /[.;,|]\s+(?=(?:name|full name|skills|company|experience|job title|position|tone|linkedin|job description)\s*:)/gi,
    "\n",
  );
}

/** A posting has labels of its own: it takes a person's name, or a label for the posting beside others, or nothing else. */
function isLabelled(lines: Line[]): boolean {
  const parts = new Set(lines.map((line) => line.part));
  if (parts.has("name") || parts.has("firstName")) return true;
  const personal = parts.has("skills") || parts.has("highlights") || parts.has("tone");
  if (personal && parts.has("posting")) return true;
  const written = lines.filter((line) => line.whole.trim() !== "");
  const labelled = written.filter((line) => line.part !== null);
  return parts.has("skills") && labelled.length >= 3 && labelled.length >= written.length * 0.8;
}

/** Lines under a label belong to it until the next one; all others belong to the posting. */
function readLabelledLines(lines: Line[]): Parts {
  const parts: Parts = {};
  let open: Part = "posting";
  let inPosting = false;
  for (const { part, value, whole } of lines) {
    const labelled = part !== null && (!inPosting || neverInPostings.has(part));
    if (labelled) open = part;
    inPosting ||= part === "posting";
    const text = labelled ? value : whole;
    if (text.trim() === "" && open !== "posting") continue;
    parts[open] = [...(parts[open] ?? []), text];
    if (endAtLineEnd.has(open)) open = "posting";
  }
  return parts;
}

function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? (words.pop() ?? "") : "";
  return { firstName: cut(words.join(" "), limits.name), lastName: cut(last, limits.name) };
}

function joined(lines: string[] | undefined, by: string): string {
  return (lines ?? []).join(by).trim();
}

function cut(text: string, most: number): string {
  return text.slice(0, most).toWellFormed().trim();
}
