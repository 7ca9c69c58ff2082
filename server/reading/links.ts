import type { ResumeLink } from "#shared/resume/resume.schema.ts";
import { oneOf } from "#shared/words/word-pattern.ts";
import type { TextLine } from "./resume-text.ts";
import tables from "./words/links.json" with { type: "json" };

const address = new RegExp(
  [
    String.raw`(?<![@\p{L}\d.-])(?:https?:\/\/|www\.)[^\s|,;()<>]{3,300}`,
    String.raw`(?<![@\p{L}\d./-])(?:[a-z\d-]{2,40}\.){1,3}${oneOf(tables.domains)}(?:\/[^\s|,;()<>]{0,300})?(?![\p{L}\d@])`,
  ].join("|"),
  "giu",
);

const sites: readonly [RegExp, string][] = [
  [/linkedin\.com/i, "LinkedIn"],
  [/github\.com|github\.io/i, "GitHub"],
  [/gitlab\.com/i, "GitLab"],
  [/xing\.com/i, "Xing"],
  [/behance\.net/i, "Behance"],
  [/dribbble\.com/i, "Dribbble"],
  [/orcid\.org/i, "ORCID"],
];

/** Addresses of the person's own pages, each once, in the order of the file. */
export function readLinks(lines: TextLine[]): ResumeLink[] {
  const links = new Map<string, ResumeLink>();
  for (const [url] of lines.flatMap((line) => [...line.text.matchAll(address)])) {
    const clean = url.replace(/[.,:]+$/, "").slice(0, 500);
    const key = clean.toLowerCase().replace(/^https?:\/\/(?:www\.)?|^www\.|\/$/g, "");
    if (!links.has(key)) links.set(key, { url: clean, label: sites.find(([site]) => site.test(clean))?.[1] ?? "" });
  }
  return [...links.values()].slice(0, 20);
}
