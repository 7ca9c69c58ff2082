import type { Book } from "#shared/languages/book.ts";
import type { Completion, Paper } from "#shared/material/material.schema.ts";
import { namedIn } from "#shared/postings/named-in.ts";
import { framesFor } from "#shared/writing/frames.ts";
import { clean, holdsAny, withArticle } from "#shared/writing/job-slots.ts";
import { patternOf } from "#shared/writing/pattern.ts";
import { sharedWords } from "./completion-pieces.ts";
import type { Gathered } from "./gathered.ts";
import type { LetterRequest } from "./letter-request.ts";
import { capital } from "./list-rows.ts";
import { tidied, withoutMarks } from "./own-line.ts";
import type { Piece } from "./pieces.ts";
import { asksPay, isLimit } from "./plain-lines.ts";
import type { TermName } from "./read-terms.ts";
import { tellingStarts, tellsTheSame } from "./told-lines.ts";

type Telling = { gathered: Gathered; request: LetterRequest; book: Book };
type Told = { text: string; fact: string; lines?: readonly number[] };
type FrameName = keyof Book["facts"]["frames"];

const MOST_PAPERS = 4;
const MOST_OTHERS = 2;
const MOST_TOOLS = 5;
/** Who tells fewer things than this has their papers and languages told, whatever the posting asks. */
const LITTLE = 3;

/** Whole sentences of ours about what is held, spoken and known: what the posting asks for stands near the top. */
export function factPieces(telling: Telling): { asked: Piece[]; further: Piece[]; told: string[] } {
  const { gathered, request, book } = telling;
  if (gathered.completions.some(({ kind }) => kind === "papers")) return { asked: [], further: [], told: [] };
  const languages = languagesOf(telling);
  const spoken = piece("languages", languages.told, book);
  if (gathered.isForeign) {
    const tools = piece("tools", toolsInLines(telling, []), book);
    // "bac génie logiciel" in English notes is named as it is in a French letter.
    const isNamed = ({ what }: Paper) => (what.toLowerCase().split(" ")[0] ?? "") in book.facts.articles;
    const papers = papersOf(telling).filter((paper) => paper.state === "held" && isNamed(paper));
    const own = piece(
      "only",
      papers.map((paper) => toldPaper(paper, book, request)),
      book,
    );
    return { asked: [...own, ...tools, ...(languages.isAsked ? spoken : [])], further: [], told: [] };
  }
  const papers = papersOf(telling);
  const { held, near, others } = sortPapers(papers, telling);
  const driving = drivingOf(telling);
  const asksToDrive = request.answered.some(
    ({ point }) => point.sort === "driving" || holdsAny(point.text, book.facts.drivingCues),
  );
  const tools = toolsOf(telling);
  const toTold = (paper: Paper) => toldPaper(paper, book, request);
  const isMerged = asksToDrive && book.facts.mergesDriving && held.length + near.length > 0;
  // What is told at all is told in one place.
  const hasAsked = held.length + near.length > 0;
  const top = hasAsked ? [...held, ...near, ...others].map(toTold) : [];
  const asked = [
    ...piece(namesPerson(top, book) ? "persons" : "only", [...top, ...(isMerged ? driving : [])], book),
    ...(asksToDrive && !isMerged ? piece("drive", driving, book) : []),
    ...(tools.isAsked ? piece("tools", tools.told, book) : []),
    ...(languages.isAsked ? spoken : []),
  ];
  const isLittle = tellsLittle(gathered);
  const rest = hasAsked ? [] : others.map(toTold);
  const joinsDriving = !asksToDrive && isLittle && rest.length > 0 && book.facts.mergesDriving;
  const further = [
    ...piece(namesPerson(rest, book) ? "persons" : "only", [...rest, ...(joinsDriving ? driving : [])], book),
    ...(asksToDrive || joinsDriving || !isLittle ? [] : piece("drive", driving, book)),
    ...(tools.isAsked || !isLittle ? [] : piece("tools", tools.told, book)),
    ...(isLittle && tools.others.length >= FEWEST_SKILLS ? piece("skills", tools.others, book) : []),
    ...(languages.isAsked || !isLittle ? [] : spoken),
  ];
  const told = [...asked, ...further].flatMap((one) => (one.kind === "frame" ? (one.slots.list?.facts ?? []) : []));
  return { asked, further, told: [...told] };
}

/** When the person can begin, which hours they work and what they ask for: the end of a letter. */
export function termPieces({ gathered, request, book }: Telling): Piece[] {
  const { terms, completions } = gathered;
  const hasTerms = completions.some(({ kind }) => kind === "terms");
  // "No sooner, I'm afraid" leaves the date to the note that has one.
  const hasDate = /\p{N}/u.test([terms.get("start"), terms.get("notice")].flatMap((one) => one?.texts ?? []).join(" "));
  const isAnswered = (kind: "start" | "salary") =>
    completions.some((one) => one.kind === kind && (kind === "salary" || /\p{N}/u.test(one.ending) || !hasDate));
  const answered = completions.flatMap(({ ending }) => ending.match(/\d+/gu) ?? []);
  const told = (name: TermName): Told[] => {
    const found = terms.get(name);
    const figures = found?.texts.join(" ").match(/\d+/gu) ?? [];
    if (figures.length > 0 && figures.every((figure) => answered.includes(figure))) return [];
    // "At once" and the like are told by who answers all of it together.
    if (hasTerms && figures.length === 0) return [];
    return found ? [{ text: joined(found.texts, book), fact: found.facts[0] ?? "" }] : [];
  };
  const [notice, start] = [told("notice"), told("start")];
  const both = notice[0] && start[0];
  const said = [...gathered.stories.map((line) => line.said ?? ""), ...completions.map(({ ending }) => ending)];
  const isSaid = (text: string) => said.some((one) => sharedWords(one, text, book) > 0);
  const when = isAnswered("start")
    ? []
    : both
      ? [
          {
            kind: "frame" as const,
            key: "noticeAndStart",
            frames: book.facts.frames.noticeAndStart,
            slots: { notice: slot(notice), start: slot(start) },
          },
        ]
      : [
          ...piece("notice", notice, book, "notice"),
          ...piece("start", start, book, "start"),
          ...(start.length === 0 && notice.length === 0 ? piece("now", told("now"), book, "now") : []),
        ];
  return [
    ...piece(
      "can",
      told("can").filter(({ text }) => !isSaid(text)),
      book,
    ),
    ...piece("hours", told("hours"), book, "hours"),
    ...piece("move", told("move"), book, "move"),
    ...when,
    ...(isAnswered("salary") || !asksPay(request) ? [] : piece("pay", told("pay"), book, "pay")),
  ];
}

function slot(told: readonly Told[]) {
  return { text: told.map(({ text }) => text).join(", "), facts: told.map(({ fact }) => fact) };
}

function piece(name: FrameName, told: readonly Told[], book: Book, as = "list"): Piece[] {
  if (told.length === 0) return [];
  const value = {
    text: joined(
      told.map(({ text }) => text),
      book,
    ),
    facts: told.map(({ fact }) => fact),
    lines: [...new Set(told.flatMap(({ lines }) => lines ?? []))],
  };
  const slots = { [as]: value };
  const frames = value.text === "" ? book.facts.frames[name] : framesFor([book.facts.frames[name]], slots);
  return frames.length > 0 ? [{ kind: "frame", key: name, frames, slots: value.text === "" ? {} : slots }] : [];
}

/** "A, B and C"; Spanish "y" is "e" before its own sound. */
function joined(texts: readonly string[], { facts }: Book): string {
  const last = texts.at(-1) ?? "";
  if (texts.length < 2) return last;
  const and = facts.and === "y" && /^h?i(?![aeo])/iu.test(last) ? "e" : facts.and;
  return `${texts.slice(0, -1).join(", ")} ${and} ${last}`;
}

function tellsLittle({ ranked, completions }: Gathered): boolean {
  return ranked.length + completions.length < LITTLE;
}

/** Papers that nothing else in the letter tells. */
function papersOf({ gathered, book }: Telling): Paper[] {
  const lines = [...gathered.jobs.flatMap((one) => one.lines), ...gathered.stories].map(({ typed }) => typed);
  const endings = gathered.completions
    .filter(({ kind }) => kind !== "start" && kind !== "salary" && kind !== "terms")
    .map(({ ending }) => ending);
  const said = [...lines, ...endings].map((text) => tellingStarts(text, book));
  return gathered.material.papers.filter(
    ({ what, where, year, state, kind }) =>
      kind !== "driving" &&
      state !== "lapsed" &&
      !holdsAny(`${what} ${where} ${year}`, book.facts.unfinishedCues) &&
      /\p{L}{2}/u.test(what) &&
      what.split(" ").length <= LONGEST_PAPER &&
      !said.some((answer) => tellsTheSame(what, answer, book)) &&
      isNamed(what, book),
  );
}

const LONGEST_PAPER = 12;

/** Whether its article is known, or it names the person who holds it: a name that stands bare is no sentence's. */
function isNamed(what: string, book: Book): boolean {
  const name = cased(withoutMarks(what), book);
  return withArticle(name, book.facts.articles, book) !== null || namesPerson([{ text: name, fact: "" }], book);
}

type Sorted = Record<"held" | "near" | "others", Paper[]>;

/** Papers that surely are what the posting asks for, that have to do with it, and others where little is told. */
function sortPapers(papers: readonly Paper[], { gathered, request, book }: Telling): Sorted {
  const own = papers.filter(({ state }) => state === "held").toSorted((one, other) => yearOf(other) - yearOf(one));
  const hard = request.answered.filter(({ point }) => point.kind !== "duty");
  const isHeld = ({ id }: Paper) => hard.some(({ status, rows }) => status === "met" && rows.includes(id));
  const isNear = ({ id, what, kind }: Paper) =>
    hard.some(({ point, rows }) => rows.includes(id) || point.sort === kind || sharedWords(what, point.text, book) > 0);
  const held = own.filter(isHeld).slice(0, MOST_PAPERS);
  const near = own.filter((paper) => !held.includes(paper) && isNear(paper)).slice(0, MOST_PAPERS - held.length);
  const asksPaper = hard.some(({ point }) => PAPERS.has(point.sort));
  const others = own.filter(
    (paper) => !held.includes(paper) && !near.includes(paper) && (tellsLittle(gathered) || asksPaper),
  );
  return { held, near, others: others.slice(0, MOST_OTHERS) };
}

/** "Sachbearbeiterin Rechnungswesen": nobody has or proves a person. */
function namesPerson(told: readonly Told[], { words, sentences }: Book): boolean {
  if (sentences.nouns.length === 0) return false;
  return told.some(({ text }) => {
    const [first = ""] = text.toLowerCase().split(/[\s,(/]/u);
    return (
      !words.notPersons.includes(first) &&
      words.personEndings.some((end) => first.length > end.length + 2 && first.endsWith(end))
    );
  });
}

const PAPERS: ReadonlySet<string> = new Set(["degree", "licence", "certificate"]);

function yearOf({ year }: Paper): number {
  return Number(/\d{4}/u.exec(year)?.[0] ?? 0);
}

/** "das Examen Altenpflege (Fachseminar Hagen, 2016)". */
function toldPaper({ id, what, where, year }: Paper, book: Book, request: LetterRequest): Told {
  const { facts, manners } = book;
  const bare = withoutMarks(what)
    .replace(patternOf(`[\\s,(]*(?:${facts.unfinished.join("|")})\\)?$`, "iu"), "")
    .replace(/[.;,:\s]+$/u, "");
  const name = cased(bare, book);
  const called = withArticle(name, facts.articles, book) ?? name;
  // "sept 2023, valable 5 ans": until when it holds is told as it was typed.
  const [date = "", ...until] = year.trim().split(/,\s+/u);
  const [first = "", second = ""] = date.split(/\s+/u);
  const isMonth = manners.months.some((month) => month.toLowerCase().startsWith(first.toLowerCase().slice(0, MONTH)));
  const isYear = /^(?:19|20)\d\d(?:\s?[-–]\s?\d{4})?$/u;
  const when = isYear.test(date)
    ? date
    : isMonth && isYear.test(second)
      ? `${/^\p{Lu}/u.test(manners.months[0] ?? "") ? capital(first) : first.toLowerCase()} ${second}`
      : "";
  const beside = [tidied(cased(clean(where), book), book), when, ...(when === "" ? [] : until)]
    .filter((part) => part !== "" && !name.includes(part))
    .join(", ");
  const lines = request.answered.find(({ status, rows }) => status === "met" && rows.includes(id))?.point.lines;
  const text =
    beside === ""
      ? called
      : called.endsWith(")") && !beside.includes("(")
        ? `${called.slice(0, -1)}, ${beside})`
        : name.includes("(") || beside.includes("(")
          ? `${called}, ${beside}`
          : `${called} (${beside})`;
  return { text, fact: id, ...(lines ? { lines } : {}) };
}

const MONTH = 3;

/** "cap boulanger" has its short form in capitals, and German that was typed small has capitals for its nouns. */
function cased(text: string, { facts, sentences }: Book): string {
  const isSmall = sentences.nouns.length > 0 && !/\p{Lu}/u.test(text);
  return text
    .split(" ")
    .map((word) => {
      if (facts.acronyms.includes(word)) return word.toUpperCase();
      return isSmall && word.length > LONGEST_SMALL && !SMALL.has(word) ? capital(word) : word;
    })
    .join(" ");
}

const LONGEST_SMALL = 2;
const SMALL: ReadonlySet<string> = new Set(
  "als am an auf aus bei das dem den der die für im in mit und von zu zum zur".split(" "),
);

/** A licence to drive with its class, and a car of one's own. */
function drivingOf({ gathered, book }: Telling): Told[] {
  const { facts } = book;
  const rows = gathered.material.papers
    .filter(({ kind, state }) => kind === "driving" && state === "held")
    .map(({ id, what, where, year }) => ({ id, typed: [what, where, year].filter(Boolean).join(", ") }));
  const [first] = rows;
  const car = gathered.terms.get("car");
  const ownCar = patternOf(`(?<!\\p{L})(?:${facts.car.typed})(?!\\p{L})`, "iu");
  const hasCar = car !== undefined || rows.some(({ typed }) => ownCar.test(typed));
  const own = [...gathered.stories, ...gathered.jobs.flatMap(({ lines }) => lines)].map(({ said }) => said ?? "");
  const told = [...own, ...gathered.completions.map(({ ending }) => ending)];
  // "Mopedführerschein" is one word.
  const isTold = (words: readonly string[]) =>
    told.some((text) => words.some((word) => text.toLowerCase().includes(word)));
  const licence = first && !isTold(facts.drivingCues) && licenceOf(first.typed, facts);
  return [
    ...(first && licence ? [{ text: licence, fact: first.id }] : []),
    ...(hasCar ? [{ text: facts.car.said, fact: car?.facts[0] ?? first?.id ?? "" }] : []),
  ];
}

function licenceOf(
  typed: string,
  { licence, licenceOf: frame, licenceBeside: beside, clean: cleared, points }: Book["facts"],
): string | null {
  // A moped's is no licence to drive a car.
  if (MOPED.test(typed)) return null;
  const isClass = /^\s*(?:C\+E|CE|C1E?|BE|B96|A[12M]?|B|C|D1?E?)(?![\p{L}\d])/u.test(typed);
  const noun = (
    licence.find(({ typed: cue }) => patternOf(cue, "iu").test(typed)) ?? (isClass ? licence.at(-1) : undefined)
  )?.said;
  if (noun === undefined) return null;
  const isClean = patternOf(cleared.typed, "iu").test(typed);
  const values: Record<string, string> = {
    licence: noun.replace("{clean}", isClean ? cleared.said : ""),
    class:
      /(?<![\p{L}\d])(?:C\+E|CE|C1E?|BE|B96|A[12M]|D1?E?|[ABC])(?![\p{L}\d])/u.exec(
        typed.replace(/(?<=\s)[abc](?=$|[\s,])/u, (one) => one.toUpperCase()),
      )?.[0] ?? "",
    year: /(?:since|seit|depuis|desde)\s((?:19|20)\d\d)/iu.exec(typed)?.[1] ?? "",
    points: patternOf(points, "iu").exec(typed)?.[1] ?? "",
  };
  const filled = frame
    .replace(/\[([^\]]*)\{(\w+)\}([^\]]*)\]/gu, (_all, start: string, name: string, end: string) =>
      values[name] ? `${start}${values[name]}${end}` : "",
    )
    .replace("{licence}", values.licence ?? "");
  const parts = beside.flatMap((part) => {
    const [, name = ""] = /\{(\w+)\}/u.exec(part) ?? [];
    return values[name] ? part.replace(`{${name}}`, values[name]) : [];
  });
  return parts.length === 0 ? filled : `${filled} (${parts.join(", ")})`;
}

const displayNames = new Map<string, Intl.DisplayNames>();

/** A language's name in the letter's own; as it was typed where the list does not have it. */
function nameOf(language: string, letter: string): string {
  const [found] = namedIn(language).named.filter(({ kind }) => kind === "language");
  const code = Object.entries(CODES).find(([, name]) => name === found?.name)?.[0];
  if (!code) return language;
  const names = displayNames.get(letter) ?? new Intl.DisplayNames([letter], { type: "language" });
  displayNames.set(letter, names);
  return names.of(code) ?? language;
}

const CODES: Readonly<Record<string, string>> = {
  ...{
    ar: "arabic",
    de: "german",
    en: "english",
    es: "spanish",
    fr: "french",
    ga: "irish",
    hi: "hindi",
    it: "italian",
  },
  ...{ ja: "japanese", nl: "dutch", pl: "polish", pt: "portuguese", ro: "romanian", ru: "russian", sq: "albanian" },
  ...{ tr: "turkish", uk: "ukrainian", vi: "vietnamese", zh: "mandarin" },
};

function languagesOf({ gathered, request, book }: Telling): { told: Told[]; isAsked: boolean } {
  const asked = request.answered.filter(({ point }) => point.kind !== "duty" && point.sort === "language");
  const said = [...gathered.stories, ...gathered.jobs.flatMap(({ lines }) => lines)].map(({ typed }) => typed);
  const pointOf = ({ point }: Completion) => request.answered.find((one) => one.point.id === point)?.point;
  const endings = gathered.completions.map((one) => {
    const asked = pointOf(one);
    return asked?.sort === "language" ? `${one.ending} ${asked.text}` : one.ending;
  });
  const isOwn = (language: string, level: string) =>
    holdsAny(language, book.words.ownNames) && (level === "" || NATIVE.test(level));
  const spoken = gathered.rows.languages
    .map(({ id, language, level }) => ({
      id,
      language: withoutMarks(language),
      level: withoutMarks(level).replace(VAGUE, ""),
    }))
    .filter(({ language }) => !gathered.isForeign || nameOf(language, request.language) !== language)
    .filter(({ language }) => ![...said, ...endings].some((text) => sharedWords(text, language, book) > 0));
  // Of who speaks another language as well from birth, a list without the letter's own looks as if it were foreign.
  const isNative = ({ level }: { level: string }) => NATIVE.test(level);
  const others = spoken.filter(
    (one) =>
      !isOwn(nameOf(one.language, request.language), one.level) || spoken.some((two) => two !== one && isNative(two)),
  );
  const told = others
    .filter(({ language, level }) => /\p{L}/u.test(language) && (level === "" || SURE_LEVEL.test(level)))
    .map(({ id, language, level }): Told => {
      const name = nameOf(language, request.language);
      const said =
        gathered.isForeign && !/^[ABC][12]/u.test(level)
          ? ""
          : level.replace(/[()]/gu, " ").replace(/\s+/gu, " ").trim();
      return { text: said === "" ? name : `${name} (${said})`, fact: id };
    });
  return { told, isAsked: asked.length > 0 };
}

const NATIVE = /mutter|native?o?|matern|bilingu|first|mother/iu;
/** Anything else is told by the person: "I read it well, speaking is hard". */
const SURE_LEVEL =
  /^[ABC][12]|^(?:fluent|fließend|fliessend|verhandlungssicher|couramment|courant|bilingue|fluido)$|mutter|nativ|matern|first|mother/iu;
const VAGUE = /^(?:ok|okay|bien|gut|si|sí)$/iu;

/** Tools that the posting names, each with how well it is known in brackets; of who tells little, others too. */
function toolsOf({ gathered, request, book }: Telling): { told: Told[]; others: Told[]; isAsked: boolean } {
  const said = [...gathered.stories, ...gathered.jobs.flatMap(({ lines }) => lines)].map(({ typed }) =>
    typed.toLowerCase(),
  );
  const endings = gathered.completions.map(({ ending }) => ending.toLowerCase());
  const points = request.answered.map(({ point }) => point.text);
  const all = points.join("\n");
  const level = patternOf(`\\s(?:${book.facts.levels.join("|")})$`, "iu");
  const asPosted = (name: string) => {
    const at = all.toLowerCase().indexOf(name.toLowerCase());
    const isWhole = at >= 0 && !/\p{L}/u.test(`${all[at - 1] ?? ""}${all[at + name.length] ?? ""}`);
    return isWhole && name.length > 2 ? all.slice(at, at + name.length) : name;
  };
  const read = gathered.material.skills.map(({ id, text }) => {
    const bare = withoutMarks(text).replace(/\s(?:sí|si|ok|yes|oui|ja)$/iu, "");
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
    .filter(({ name }) => !holdsAny(name, [...book.words.pointers, ...book.facts.denials, ...AFTERTHOUGHTS]))
    .map(({ id, name }): Told => ({ text: name, fact: id }));
  return { told, others: others.slice(0, MOST_TOOLS), isAsked: asked.length + typed.length > 0 };
}

/** Tools that the posting names and a line names too, though no sentence of the letter does: as the posting spells them. */
function toolsInLines({ gathered, request, book }: Telling, told: readonly string[]): Told[] {
  const { jobs, plain, skills } = gathered.rows;
  const lines = [...jobs.flatMap((job) => job.lines), ...plain, ...skills].filter(({ text }) => !isLimit(text, book));
  const toolsOfText = (text: string) =>
    namedIn(text).named.flatMap(({ kind, name }) => (kind === "tool" ? [name] : []));
  const found = new Map<string, Told>();
  for (const { point } of request.answered) {
    if (point.kind === "duty" && !gathered.isForeign) continue;
    for (const word of point.text.split(/[\s,;/()]+/u)) {
      const [name] = toolsOfText(word);
      if (name === undefined || found.has(name) || told.some((one) => toolsOfText(one).includes(name))) continue;
      const row = lines.find(({ text }) => toolsOfText(text).includes(name));
      if (row) found.set(name, { text: word.replace(/[.:!?]+$/u, ""), fact: row.id, lines: point.lines });
    }
  }
  return [...found.values()];
}

/** "Excel good" says no more than Excel. */
const PLAINLY = /^(?:good|gut|bien|well)$/iu;
const AFTERTHOUGHTS = ["before", "früher", "avant", "antes", "etc", "usw", "vorher"];
const FEWEST_SKILLS = 2;
const LONGEST_TOOL = 4;
const MOPED = /moped|mofa|scooter|ciclomotor|(?<!\p{L})AM(?!\p{L})/iu;
