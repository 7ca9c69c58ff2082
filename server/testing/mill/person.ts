import { createDice, type Dice } from "./dice.ts";
import tech from "./people/tech.json" with { type: "json" };
import { type MillLanguage, type Pool, share, wordsOf } from "./words.ts";

export type Moment = { year: number; month: number };
export type MillJob = {
  title: string;
  company: string;
  place: string;
  from: Moment;
  to: Moment | "now";
  lines: string[];
  tech: string[];
  /** A branch of trade stands below the title. */
  sector: string;
};
export type MillStudy = { degree: string; school: string; place: string; from: number; to: number; notes: string[] };
type MillPaper = { what: string; where: string; year: number };
export type MillPerson = {
  language: MillLanguage;
  first: string;
  last: string;
  email: string;
  phone: string;
  place: string;
  street: string;
  link: string;
  headline: string;
  summary: string;
  jobs: MillJob[];
  studies: MillStudy[];
  skills: string[];
  strengths: string[];
  languages: { language: string; level: string }[];
  papers: MillPaper[];
  projects: { name: string; year: number; lines: string[] }[];
  volunteering: { title: string; company: string; from: number; to: number }[];
  publications: string[];
  awards: string[];
  interests: string[];
  references: string[];
  /** A section of the person's own, of no kind that is known. */
  custom: { title: string; lines: string[] } | null;
  levels: string[];
};

const TODAY = { year: 2026, month: 5 };

/** Somebody who does not exist, the same for the same seed. */
export function makePerson(language: MillLanguage, seed: number, pool: Pool): MillPerson {
  const dice = createDice(seed);
  const words = wordsOf[language];
  const field = dice.pick(words.fields);
  const first = dice.pick(words.first);
  const last = dice.pick(words.last);
  const skills = field.skills.flatMap((skill) => (skill === "%TECH%" ? share(tech, pool) : share([skill], pool)));
  const jobs = makeJobs(field, { language, dice, pool });
  const years = jobs.at(-1)?.from.year ?? 2015;
  return {
    language,
    first,
    last,
    email: emailOf(first, last, dice),
    phone: dice.pick(words.phones),
    place: dice.pick(share(words.places, pool)),
    street: dice.pick(words.streets),
    link: `linkedin.com/in/${plain(first)}-${plain(last)}`,
    headline: jobs[0]?.title ?? "",
    summary: dice.some(words.summary, dice.whole(1, 2)).join(" "),
    jobs,
    studies: makeStudies(field, { language, dice, pool, until: years }),
    skills: dice.some(skills, dice.whole(5, 12)),
    strengths: dice.some(words.strengths, dice.whole(3, 5)),
    languages: words.languages
      .slice(0, dice.whole(2, words.languages.length))
      .map(([name = "", level = ""]) => ({ language: name, level })),
    papers: dice.some(words.papers, dice.whole(1, 3)).map((what) => ({
      what,
      where: dice.pick(words.issuers),
      year: dice.whole(2012, 2025),
    })),
    projects: dice
      .some(words.projects, dice.whole(1, 2))
      .map((name) => ({ name, year: dice.whole(2015, 2025), lines: dice.some(words.projectlines, dice.whole(1, 2)) })),
    volunteering: dice.some(words.volunteering, 1).map(([title = "", company = ""]) => {
      const from = dice.whole(2010, 2020);
      return { title, company, from, to: from + dice.whole(1, 5) };
    }),
    publications: dice.some(words.publications, 2),
    awards: dice.some(words.awards, 2),
    interests: dice.some(words.interests, dice.whole(2, 4)),
    references: dice.chance(0.5) ? [dice.pick(words.references)] : words.extra.referees,
    custom: dice.chance(0.3)
      ? { title: dice.pick(words.extra.custom), lines: dice.some(words.extra.customlines, 2) }
      : null,
    levels: words.extra.levels,
  };
}

type Making = { language: MillLanguage; dice: Dice; pool: Pool };
type Field = (typeof wordsOf)["en"]["fields"][number];
type Extra = (typeof wordsOf)["en"]["extra"];

function makeJobs(field: Field, { language, dice, pool }: Making): MillJob[] {
  const words = wordsOf[language];
  const titles = share(field.titles, pool);
  const employers = share(words.employers, pool);
  const places = share(words.places, pool).map((place) => place.replace(/^[\d-]+(?: [A-Z]{2}(?= \p{Lu}))?\s/u, ""));
  const jobs: MillJob[] = [];
  let end: Moment = { year: TODAY.year, month: dice.whole(1, TODAY.month) };
  const count = dice.whole(2, 5);
  for (let index = 0; index < count; index++) {
    const from = back(end, dice.whole(5, 60));
    const last = jobs.at(-1);
    const promoted = last !== undefined && dice.chance(0.15);
    jobs.push({
      title: dice.pick(titles.filter((title) => titles.length === 1 || title !== last?.title)),
      company: promoted ? last.company : dice.pick(employers.filter((name) => name !== last?.company)),
      place: promoted ? last.place : dice.pick(places),
      from,
      to: index === 0 && dice.chance(0.7) ? "now" : end,
      lines: index > 2 && dice.chance(0.3) ? [] : makeLines(field, words.extra, { dice, pool }),
      sector: dice.chance(0.06) ? dice.pick(words.extra.sectors) : "",
      tech: dice.some(share(tech, pool), dice.whole(2, 5)),
    });
    end = back(from, dice.chance(0.6) ? 1 : dice.whole(2, 14));
  }
  return jobs;
}

/** Short points, long ones, a line that only heads others, and bare names of tools. */
function makeLines(field: Field, extra: Extra, { dice, pool }: { dice: Dice; pool: Pool }): string[] {
  const lines = dice.some(field.duties, dice.whole(1, 5));
  if (dice.chance(0.4)) lines.splice(dice.whole(0, lines.length), 0, dice.pick(extra.long));
  if (dice.chance(0.25)) lines.push(dice.pick(extra.subheads), ...dice.some(share(tech, pool), dice.whole(1, 3)));
  if (dice.chance(0.15)) lines.unshift(dice.pick(extra.subheads));
  if (dice.chance(0.2))
    lines.push(...dice.some(extra.long, 1), ...dice.some(field.duties, 2).map((line) => `${line}.`));
  return lines;
}

function makeStudies(field: Field, { language, dice, pool, until }: Making & { until: number }): MillStudy[] {
  const words = wordsOf[language];
  const others = words.fields.flatMap((other) => other.degrees.slice(-1));
  const degrees = [dice.pick(field.degrees), ...dice.some(others, dice.whole(0, 2))];
  const schools = dice.some(share(words.schools, pool), degrees.length);
  let end = until;
  return [...new Set(degrees)].map((degree, index) => {
    const to = end;
    const from = to - dice.whole(2, 5);
    end = from;
    const place = dice.pick(words.places).replace(/^[\d-]+(?: [A-Z]{2}(?= \p{Lu}))?\s/u, "");
    return {
      degree,
      school: schools[index] ?? dice.pick(words.schools),
      place,
      from,
      to,
      notes: dice.chance(0.4) ? dice.some(words.extra.notes, dice.whole(1, 2)) : [],
    };
  });
}

function back({ year, month }: Moment, months: number): Moment {
  const total = year * 12 + month - 1 - months;
  return { year: Math.floor(total / 12), month: (total % 12) + 1 };
}

function emailOf(first: string, last: string, dice: Dice): string {
  const [given, family] = [plain(first), plain(last)];
  const local = dice.pick([
    `${given}.${family}`,
    `${given.charAt(0)}${family}`,
    `${family}${dice.whole(70, 99)}`,
    given,
  ]);
  return `${local}@${dice.pick(["example.org", "example.com", "mail.example.net", "posteo.example"])}`;
}

function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll("ł", "l")
    .replace(/ı/g, "i")
    .replace(/[^A-Za-z]/g, "")
    .toLowerCase();
}
