import type { Book } from "#shared/languages/book.ts";
import { namedIn } from "#shared/postings/named-in.ts";
import { onceOf } from "#shared/writing/once-of.ts";
import { holdsAny } from "#shared/writing/text-words.ts";
import { withoutAffirmation } from "./affirmed.ts";
import { sharedWords } from "./completion-pieces.ts";
import { withoutMarks } from "./own-line.ts";
import { isLimit, lacks } from "./plain-lines.ts";
import { rememberByBook } from "./remember-by-book.ts";
import type { Telling, Told } from "./telling.ts";

const MOST_TOOLS = 5;

/** Tools that the posting names, each with how well it is known in brackets; of who tells little, others too. */
export function toolsOf({ gathered, request, book }: Telling): { told: Told[]; others: Told[]; isAsked: boolean } {
  const said = [...gathered.stories, ...gathered.jobs.flatMap(({ lines }) => lines)].map(({ typed }) =>
    typed.toLowerCase(),
  );
  const endings = gathered.completions.map(({ ending }) => ending.toLowerCase());
  const points = request.answered.map(({ point }) => point.text);
  const all = points.join("\n");
  const level = levelOf(book);
  const asPosted = (name: string) => {
    const at = all.toLowerCase().indexOf(name.toLowerCase());
    const isWhole = at >= 0 && !/\p{L}/u.test(`${all[at - 1] ?? ""}${all[at + name.length] ?? ""}`);
    return isWhole && name.length > 2 ? all.slice(at, at + name.length) : name;
  };
  const read = gathered.material.skills.map(({ id, text }) => {
    const bare = withoutAffirmation(withoutMarks(text));
    return {
      id,
      name: asPosted(bare.replace(level, "")),
      level: (level.exec(bare)?.[0].trim() ?? "").replace(PLAINLY, ""),
    };
  });
  const isNew = ({ name }: { name: string }) =>
    ![...said, ...endings].some((line) => line.includes(name.toLowerCase()));
  const isNamed = ({ name }: { name: string }) => namedIn(name).named.some(({ kind }) => kind === "tool");
  const isAsked = ({ name }: { name: string }) => points.some((point) => sharedWords(point, name, book) > 0);
  const short = read
    // "Python, a little" is nothing to be told without what goes with it.
    .filter((one) => !/^\d|\(/u.test(one.name) && one.level === "")
    .filter(
      (one) => one.name.split(" ").length <= LONGEST_TOOL && !holdsAny(one.name, book.words.traits) && isNew(one),
    );
  // What was typed on one line stands together.
  const lineOf = ({ id }: { id: string }) => /^(.*)\.\d+$/u.exec(id)?.[1] ?? id;
  const lines = new Set(short.filter(isAsked).map(lineOf));
  const asked = short.filter((one) => lines.has(lineOf(one)) && /\p{Lu}|\p{N}/u.test(one.name));
  const typed = toolsInLines({ gathered, request, book }, [
    ...said,
    ...endings,
    ...asked.map(({ name }) => name.toLowerCase()),
  ]);
  const own = (asked.length > 0 ? asked : typed.length > 0 ? [] : short)
    .filter(isNamed)
    .map((one): Told => ({ text: one.level === "" ? one.name : `${one.name} (${one.level})`, fact: one.id }));
  const told = [...own, ...typed].slice(0, MOST_TOOLS);
  const others = short
    .filter(({ id, name }) => !told.some(({ fact }) => fact === id) && /^\p{L}{2}[^\d]*$/u.test(name))
    .filter(({ name }) => !holdsAny(name, beside(book)))
    .map(({ id, name }): Told => ({ text: name, fact: id }));
  return { told, others: others.slice(0, MOST_TOOLS), isAsked: asked.length + typed.length > 0 };
}

/** Tools that the posting names and a line names too, though no sentence of the letter does: as the posting spells them. */
export function toolsInLines({ gathered, request, book }: Telling, told: readonly string[]): Told[] {
  const { jobs, plain, skills } = gathered.rows;
  const lines = [...jobs.flatMap((job) => job.lines), ...plain, ...skills].filter(
    ({ text }) =>
      !isLimit(text, book) && !lacks(text, book) && !holdsAny(text, [...book.facts.denials, ...book.facts.inPrivate]),
  );
  const found = new Map<string, Told>();
  for (const { point } of request.answered) {
    if (point.kind === "duty" && !gathered.isForeign) continue;
    const words = point.text.split(/[\s,;/()]+/u);
    for (const [at, word] of words.entries()) {
      const [name] = toolNames(word, book);
      if (name === undefined || found.has(name) || told.some((one) => toolNames(one, book).includes(name))) continue;
      const row = lines.find(({ text }) => toolNames(text, book).includes(name) && !isBeginner(text, book));
      // "Applied Epic" is no other house's "Epic".
      const whole = `${words[at - 1] ?? ""} ${word}`.replace(/[.:!?]+$/u, "");
      const isWhole = /^\p{Lu}\p{Ll}/u.test(whole) && row?.text.includes(whole);
      const text = isWhole ? whole : word.replace(/[.:!?]+$/u, "");
      if (row) found.set(name, { text, fact: row.id, lines: point.lines });
    }
  }
  return [...found.values()];
}

/** "Python basic" is less than Python. */
function isBeginner(text: string, { facts }: Book): boolean {
  return levelAtEnd(facts).test(text) && !PLAINLY_LAST.test(text);
}

const levelOf = onceOf(({ facts }: Book) => new RegExp(`\\s(?:${facts.levels.join("|")})$`, "iu"));
const levelAtEnd = onceOf(({ levels }: Book["facts"]) => new RegExp(`\\s(?:${levels.join("|")})[\\s.)]*$`, "iu"));

const PLAINLY_LAST = /\s(?:good|gut|bien|bon(?:ne)?|well|bueno|fluent)[.)\s]{0,3}$/iu;

/** Each word of the posting is held against each row. */
const toolNames = rememberByBook((text): readonly string[] =>
  namedIn(text).named.flatMap(({ kind, name }) => (kind === "tool" ? [name] : [])),
);

/** "Excel good" says no more than Excel. */
const PLAINLY = /^(?:good|gut|bien|well)$/iu;
const AFTERTHOUGHTS = ["before", "früher", "avant", "antes", "etc", "usw", "vorher"];
const beside = onceOf(({ words, facts }: Book) => [...words.pointers, ...facts.denials, ...AFTERTHOUGHTS]);
const LONGEST_TOOL = 4;
