import { findTemplate } from "#shared/templates/catalogue.ts";
import type { TemplateId } from "#shared/templates/template.ts";

/** What a model is told of the template: what its readers look for, in which order, and how it looks on the page. */
const briefs: Record<TemplateId, string> = {
  tech: "One system first: what it did and what the applicant changed in it; then tools, each with what it was used for; earlier work last. Plain words, no adjectives.",
  healthcare:
    "Licences and degrees in one line right after the opening, then patients, shifts and wards, then the rest. Patients before the applicant.",
  engineering: "Problem, method, result, in that order; one figure a paragraph.",
  marketing: "Open with one campaign, tell it from brief to figure, and close with a number that is in the facts.",
  finance:
    "Measured and exact: every figure with its period and its base; no promise, no adjective; work first, papers in a paragraph of their own.",
  education: "One lesson or class first and what showed that pupils learned; papers after it.",
  sales:
    "Quota, territory or turnover in the first lines, where the facts have them; then one customer told to the end.",
  "customer-service": "One hard conversation or case first and how it ended; then how many, how often.",
  nonprofit: "The posting's cause in one sentence, unpraised; then what the applicant moved for such a cause, counted.",
  "entry-level":
    "Studies, side jobs and first posts told as work: what was made, for whom, what it taught. No apology for youth.",
  modern: "Short paragraphs of two or three sentences, about 220 to 280 words in all.",
  corporate: "Work in the order of time, present post first; papers and skills together; the tone of a boardroom.",
  minimalist: "180 to 240 words, four paragraphs, no sentence that could be left out.",
  creative:
    "Open with a question or a scene that is in the facts; what the applicant wishes to do comes before what they did.",
  bold: "The first sentence names the role and says that the applicant wants it; figures early.",
  formal: "Full courtesy: complete clauses, the path from earlier to present post first, papers near the end.",
  promotion:
    "For the role above the applicant's own: first what they already do of it, then what they would take on, then the rest.",
  "career-change":
    "Argue transfer: in the second paragraph set old work and new work side by side, duty by duty, and name plainly what is new. The old field is no detour.",
  "no-experience":
    "Argue from study, projects and what the applicant made; paid work comes last and short. No apology.",
  remote:
    "Show how the applicant writes, hands over and finishes alone, from facts about documents, reports and tools; no promise about discipline.",
};

/** Null for the plain letter and for a template that the store no longer knows. */
export function templateBrief(templateId: string | null | undefined): string | null {
  const template = findTemplate(templateId ?? "");
  return template ? `Structure (${template.name}): ${briefs[template.id]}` : null;
}
