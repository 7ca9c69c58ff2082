import type { TemplateId } from "#shared/templates/template.ts";
import type { Strategy } from "./plan.ts";

/** Parts of a letter's middle; `transfer` holds old work beside new work. */
export type Section = "work" | "before" | "papers" | "skills" | "wishes" | "transfer";

/** What a template does to a letter: how it opens, what comes first, and how the middle is laid out in paragraphs. */
export type TemplateGuide = {
  openings: readonly Strategy[];
  layout: readonly (readonly Section[])[];
  /** Lines, skills and topics with such words come before others. */
  reads?: RegExp;
  /** Lines with a figure come before others. */
  figures?: boolean;
  /** Share of the usual length. */
  length?: number;
};

const templateGuides: Record<TemplateId, TemplateGuide> = {
  tech: {
    openings: ["duties-in-common", "number-first", "skills-first"],
    layout: [["work"], ["skills"], ["before", "papers", "wishes"]],
    reads: words(
      "system|software|service|api|deploy|release|database|datenbank|pipeline|cloud|test|code|server|built|build|baute|entwickel|développ|desarroll|migrat|latency",
    ),
  },
  healthcare: {
    openings: ["two-checks", "where-i-stand"],
    layout: [["papers"], ["work"], ["before", "skills", "wishes"]],
    reads: words(
      "patient|shift|ward|bed|care|licen[cs]e|registration|schicht|pflege|bewohner|station|équipe de nuit|soin|garde|turno|paciente|planta",
    ),
  },
  engineering: {
    openings: ["number-first", "working-day"],
    layout: [["work"], ["papers", "before"], ["skills", "wishes"]],
    reads: words(
      "design|tolerance|plant|quality|test|machine|anlage|prüf|qualität|konstru|conception|essai|qualité|diseñ|calidad|máquina|weld|rework",
    ),
    figures: true,
  },
  marketing: {
    openings: ["number-first", "duties-in-common"],
    layout: [["work", "skills"], ["wishes"], ["before", "papers"]],
    reads: words(
      "campaign|brand|content|newsletter|traffic|audience|kampagne|marke|campagne|marque|abonné|campaña|marca|seguidores|seo",
    ),
    figures: true,
  },
  finance: {
    openings: ["where-i-stand", "number-first"],
    layout: [["work", "before"], ["papers"], ["skills", "wishes"]],
    reads: words(
      "account|audit|close|ledger|budget|reconcil|tax|abschluss|konten|prüfung|steuer|comptab|clôture|budget|contab|cierre|auditor",
    ),
    figures: true,
  },
  education: {
    openings: ["working-day", "two-checks"],
    layout: [["work"], ["papers"], ["before", "skills", "wishes"]],
    reads: words(
      "pupil|student|class|lesson|curriculum|taught|teach|school|schüler|klasse|unterricht|élève|classe|cours|alumno|clase|aula",
    ),
  },
  sales: {
    openings: ["number-first", "where-i-stand"],
    layout: [["work"], ["before"], ["skills", "papers", "wishes"]],
    reads: words(
      "quota|territory|sold|sales|client|account|pipeline|revenue|umsatz|vertrieb|kunden|chiffre d.affaires|vente|secteur|ventas|cartera|cuota",
    ),
    figures: true,
  },
  "customer-service": {
    openings: ["working-day", "where-i-stand"],
    layout: [["work", "skills"], ["before"], ["papers", "wishes"]],
    reads: words(
      "customer|complaint|call|ticket|guest|support|kunde|beschwerde|anruf|gäste|client|réclamation|appel|accueil|cliente|reclamación|llamada",
    ),
  },
  nonprofit: {
    openings: ["duties-in-common", "question"],
    layout: [["work"], ["wishes"], ["before", "papers", "skills"]],
    reads: words(
      "volunteer|grant|fund|donor|community|charity|ehrenamt|spend|förder|verein|bénévol|subvention|association|voluntari|subvenci|donante",
    ),
  },
  "entry-level": {
    openings: ["skills-first", "two-checks"],
    layout: [["papers", "skills"], ["work"], ["before", "wishes"]],
  },
  modern: {
    openings: ["number-first", "skills-first"],
    layout: [["work"], ["skills"], ["papers", "before"]],
    length: 0.85,
  },
  corporate: {
    openings: ["where-i-stand", "path"],
    layout: [["work", "before"], ["papers", "skills"], ["wishes"]],
  },
  minimalist: {
    openings: ["number-first", "where-i-stand"],
    layout: [
      ["work", "before"],
      ["papers", "skills"],
    ],
    length: 0.75,
  },
  creative: {
    openings: ["question", "working-day"],
    layout: [["skills", "wishes"], ["work"], ["before", "papers"]],
  },
  bold: {
    openings: ["skills-first", "number-first"],
    layout: [["work"], ["before", "papers"], ["skills", "wishes"]],
    figures: true,
  },
  formal: {
    openings: ["path", "where-i-stand", "two-checks"],
    layout: [["work"], ["before"], ["papers", "skills", "wishes"]],
  },
  promotion: {
    openings: ["where-i-stand", "duties-in-common"],
    layout: [["work"], ["wishes", "skills"], ["before", "papers"]],
    reads: words(
      "led|lead|train|mentor|deputy|stand in|plan|leit|einarbeit|anleit|vertret|encadr|form[eé]|coordin|dirig|lider|form[oó]",
    ),
  },
  "career-change": {
    openings: ["path", "duties-in-common", "question"],
    layout: [["transfer"], ["work"], ["skills", "before", "papers"]],
  },
  "no-experience": {
    openings: ["two-checks", "skills-first", "question"],
    layout: [["papers"], ["skills", "wishes"], ["work", "before"]],
    reads: words(
      "project|stud|course|thesis|projekt|kurs|arbeit über|projet|cours|mémoire|proyecto|curso|trabajo de fin",
    ),
  },
  remote: {
    openings: ["skills-first", "working-day"],
    layout: [["skills"], ["work"], ["before", "papers", "wishes"]],
    reads: words(
      "wrote|written|document|remote|hand ?over|async|report|guide|schrieb|dokument|übergabe|remote|rédig|document|télétravail|redact|document|remoto",
    ),
  },
};

function words(stems: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${stems})`, "iu");
}

/** The guide of a template; null for the plain letter and for one that the store no longer knows. */
export function guideOf(templateId: string | null | undefined): TemplateGuide | null {
  return templateId && isTemplateId(templateId) ? templateGuides[templateId] : null;
}

function isTemplateId(id: string): id is TemplateId {
  return Object.hasOwn(templateGuides, id);
}
