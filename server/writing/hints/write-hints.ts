import { type Language, languageNames } from "#shared/letters/letter.schema.ts";
import type { Profile } from "../facts/profile.ts";
import type { RequirementMatch } from "../letter-request.ts";
import type { Heading } from "../planning/plan.ts";

/** Plain sentences to the person: hard conditions nothing answers, then the facts that would help most. At most six. */
export function writeHints({
  profile,
  matches,
  heading,
  foreign,
}: {
  profile: Profile;
  matches: readonly RequirementMatch[];
  heading: Heading;
  /** How many lines stand in the letter as typed because they are in another language than the letter's. */
  foreign: { lines: number; language: Language };
}): string[] {
  const hints = [...hardGaps(matches), ...foreignLines(foreign), ...missingFacts(profile), ...missingNames(heading)];
  return hints.slice(0, 6);
}

function hardGaps(matches: readonly RequirementMatch[]): string[] {
  return matches
    .filter((match) => match.hard && match.status !== "met")
    .slice(0, 3)
    .map(
      (match) =>
        `The posting requires “${clip(match.text)}”, and nothing you entered shows it. If you have it, add it; if not, check before you apply.`,
    );
}

function foreignLines({ lines, language }: { lines: number; language: Language }): string[] {
  if (lines === 0) return [];
  const name = languageNames[language];
  return [
    lines === 1
      ? `One line stands in another language, as you typed it; type it in ${name} for a better letter.`
      : `${lines} lines stand in another language, as you typed them; type them in ${name} for a better letter.`,
  ];
}

function missingFacts({ posts, lines, skills, credentials }: Profile): string[] {
  const hints: string[] = [];
  const deeds = posts.flatMap((post) => post.lines).concat(lines);
  if (posts.length === 0)
    hints.push(
      "Add where you have worked, volunteered or trained, with the years (“Title, Company, 2021 to now”): it would help this letter most.",
    );
  if (deeds.length < 3) hints.push("Add two or three things you have done, one a line, as you would tell a friend.");
  if (deeds.length > 0 && !deeds.some((line) => /\d/u.test(line.text)))
    hints.push("Put a number to one of them: how many, how often, how large.");
  if (posts.some((post) => !post.period.start))
    hints.push("Add the years to your posts, so that the letter can say how long.");
  if (skills.length < 3) hints.push("Name more of the skills and tools the posting asks for, if you have them.");
  if (credentials.length === 0 && deeds.length < 3)
    hints.push("Add a degree, licence or certificate, if you have one.");
  return hints;
}

function missingNames({ role, company }: Heading): string[] {
  const hints: string[] = [];
  if (!company) hints.push("The posting does not say clearly who is hiring; enter the company to have it named.");
  if (!role) hints.push("Enter the job title, so that the letter can name it.");
  return hints;
}

function clip(text: string): string {
  return text.length <= 110 ? text.replace(/[\s.;,]+$/u, "") : `${text.slice(0, 107).replace(/\s+\S*$/u, "")} …`;
}
