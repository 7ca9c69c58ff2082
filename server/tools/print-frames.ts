import { writeFileSync } from "node:fs";
import { books } from "#shared/languages/books.ts";
import { languageSchema } from "#shared/letters/letter.schema.ts";
import { fillFrame, slotsOf } from "#shared/writing/frames.ts";
import { polish } from "#shared/writing/polish.ts";

/** Prints every frame of every language, each slot at its ugliest, to a file for a native editor to read whole. */
function main([to = "frames.txt"]: readonly string[]): void {
  const pages = languageSchema.options.map((language) => {
    const { tones, frames, informal, templates, manners, starters } = books[language];
    const found = framesIn({
      tones,
      frames,
      informal: { tone: informal.tone, frames: informal.frames },
      templates,
      manners,
      starters,
    });
    const lines = found.map(({ path, frame }) => `${path}: ${filled(frame, language)}`);
    return [`== ${language}`, ...lines].join("\n");
  });
  writeFileSync(to, `${pages.join("\n\n")}\n`);
}

const ugly: Record<string, string> = {
  role: "Head of IT / Ops (EMEA)",
  roleSmall: "aide-soignante",
  asRole: "Teamleitung",
  company: "Müller & Söhne GmbH",
  atCompany: "«at Müller»",
  reference: "2026/4-b",
  title: "nights, care home",
  employer: "Diakonie Stetten",
  since: "août 2019",
  from: "2014",
  to: "March 2019",
  in: "2018",
  year: "2007",
  what: "BSc (Hons) Maths",
  where: "IFAS Lyon",
  label: "5+ years' experience, ideally in a team",
  question: "Why us?",
  url: "https://example.org/x",
  and: "Excel, triage and RCP",
  names: "PA1, 2016; B und BE",
};

function filled(frame: string, language: keyof typeof books): string {
  const slots = Object.fromEntries(slotsOf(frame).map((slot) => [slot, { text: ugly[slot] ?? `‹${slot}›` }]));
  const all = Object.fromEntries(Object.entries({ ...ugly }).map(([slot, text]) => [slot, { text }]));
  return polish(fillFrame(frame, { ...all, ...slots })?.text ?? frame, books[language]);
}

function framesIn(part: unknown, path = ""): { path: string; frame: string }[] {
  if (typeof part === "string") return [{ path, frame: part }];
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([key, inner]) => framesIn(inner, path === "" ? key : `${path}.${key}`));
}

main(process.argv.slice(2));
