import { emptyMaterial, type Job, type Material, type MaterialLine, type Origin } from "./material.schema.ts";
import { toldLines, toldText, withoutBullet, wordKey } from "./told-text.ts";

type Told = { id: string; origin: Origin; confirmed: boolean };

export type MaterialBuilder = ReturnType<typeof createMaterialBuilder>;

/**
 * Collects rows within the schema's limits: too long a text becomes more rows, and what no list has room for is joined
 * to plain lines. Equal skills, papers and lines are kept once, the confirmed one.
 */
export function createMaterialBuilder() {
  const material: Material = emptyCopy();
  const known = new Map<string, { confirmed: boolean }>();

  /** False where the same words are there; they are confirmed if one of both is. */
  function isNew(kind: string, text: string, row: { confirmed: boolean }): boolean {
    const key = `${kind} ${wordKey(text) || text}`;
    const before = known.get(key);
    if (before) before.confirmed ||= row.confirmed;
    else known.set(key, row);
    return !before;
  }

  function addPlain(told: Told, text: string): void {
    const alike = material.plain.filter(({ confirmed }) => confirmed === told.confirmed);
    const isFull = alike.length >= (told.confirmed ? LIMITS.plainConfirmed : LIMITS.plainWaiting);
    const parts = portions(withoutBullet(toldText(text)), isFull ? LIMITS.joined : LIMITS.text);
    for (const [index, part] of parts.entries()) {
      const row = { ...told, id: index === 0 ? told.id : `${told.id}.${index}`, text: part };
      if (!isNew("line", part, row)) continue;
      const roomy = isFull ? alike.findLast((other) => other.text.length + part.length < LIMITS.text) : null;
      if (roomy) roomy.text = `${roomy.text}\n${part}`;
      else if (!isFull) material.plain.push(row);
    }
  }

  function addJob(
    told: Told,
    job: Omit<Job, "lines" | keyof Told>,
    description: string,
    linesConfirmed: boolean,
  ): void {
    const lines: MaterialLine[] = [];
    const texts = toldLines(description).flatMap((line) => portions(withoutBullet(line), LIMITS.text));
    const isFull = material.jobs.length >= LIMITS.jobs;
    if (isFull)
      addPlain(told, [job.title, job.employer, job.place, job.from, job.to, job.period].filter(Boolean).join(", "));
    for (const [index, text] of texts.entries()) {
      const row = { ...told, id: `${told.id}.${index + 1}`, confirmed: linesConfirmed, text };
      const place = [job.title, job.employer].filter(Boolean).join(", ").slice(0, 300);
      if (isFull || lines.length >= LIMITS.lines) addPlain({ ...row, origin: { ...told.origin, place } }, text);
      else if (isNew("line", text, row)) lines.push(row);
    }
    if (!isFull) material.jobs.push({ ...told, ...job, lines });
  }

  function addSkill(told: Told, text: string): void {
    const skill = toldText(text);
    if (skill === "") return;
    if (skill.length > LIMITS.short || material.skills.length >= LIMITS.skills) {
      addPlain(told, skill);
      return;
    }
    const row = { ...told, text: skill };
    if (isNew("skill", skill, row)) material.skills.push(row);
  }

  function addPaper(told: Told, paper: Omit<Material["papers"][number], keyof Told>): void {
    const text = [paper.what, paper.where, paper.year].filter(Boolean).join(", ");
    if (text === "") return;
    if (material.papers.length >= LIMITS.papers) {
      addPlain(told, text);
      return;
    }
    const row = { ...told, ...paper };
    if (isNew("paper", text, row)) material.papers.push(row);
  }

  function addLanguage(told: Told, { language, level }: { language: string; level: string }): void {
    if (language === "") return;
    if (material.languages.length >= LIMITS.languages) {
      addPlain(told, `${language} ${level}`);
      return;
    }
    const row = { ...told, language, level };
    if (isNew("language", language, row)) material.languages.push(row);
  }

  function addLink(told: Told, { url, label }: { url: string; label: string }): void {
    if (url === "") return;
    if (url.length > LIMITS.url || material.links.length >= LIMITS.links) {
      addPlain(told, `${label} ${url}`);
      return;
    }
    const row = { ...told, url, label };
    if (isNew("link", url, row)) material.links.push(row);
  }

  return { material, addPlain, addJob, addSkill, addPaper, addLanguage, addLink };
}

function emptyCopy(): Material {
  const { jobs, papers, skills, languages, links, plain, completions, ties, person } = emptyMaterial;
  return {
    person: { ...person },
    jobs: [...jobs],
    papers: [...papers],
    skills: [...skills],
    languages: [...languages],
    links: [...links],
    plain: [...plain],
    completions: [...completions],
    ties: [...ties],
  };
}

/** As the schema has them; its 300 plain lines are shared out. */
const LIMITS = {
  text: 2000,
  joined: 400,
  short: 300,
  url: 500,
  jobs: 60,
  lines: 60,
  papers: 80,
  skills: 200,
  languages: 30,
  links: 20,
  plainConfirmed: 180,
  plainWaiting: 120,
};

/** Parts of at most `most` signs, broken at a blank where there is one; nothing of the text is left out. */
function portions(text: string, most: number): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > most) {
    const blank = rest.lastIndexOf(" ", most);
    const end = blank > most / 2 ? blank : most;
    parts.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return rest === "" ? parts : [...parts, rest];
}
