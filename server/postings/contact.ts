import { fold, wordsOf } from "#shared/claims/words.ts";
import type { PostingHead } from "#shared/postings/posting-reading.schema.ts";
import { oneOf, wholeWords } from "#shared/words/word-pattern.ts";
import { namesOrganisation } from "./head-lines.ts";
import type { Line } from "./lines.ts";
import { isSurname, namesOccupation } from "./occupations.ts";
import { best, type Sighting } from "./sightings.ts";
import { has, headingOf, type Unit } from "./units.ts";
import { contactFillers, departmentEndings, offices, officeWords } from "./words/contact-words.ts";
import { noPersons, personTitles } from "./words/no-names.ts";
import tables from "./words/pattern-words.json" with { type: "json" };

type Contact = PostingHead["contact"];
type Named = { title: string; name: string; post: string; end: number; isAskedFor?: boolean };
type Seen = Sighting & { named: Named };

/** Whom to write to: a person's name behind a cue, next to an address, or in a block of its own. */
export function readContact({
  units,
  lines,
  company,
}: {
  units: readonly Unit[];
  lines: readonly Line[];
  company: string;
}): Contact {
  const seen: Seen[] = [];
  const known = new Set(wordsOf(company).map(({ folded }) => folded));
  const none = new Set<string>();
  const add = (line: Line, named: Named | null, score: number) => {
    if (!named || !isPerson(named, named.isAskedFor ? none : known)) return;
    const isShort = !named.title && !named.name.includes(" ");
    seen.push({
      text: `${named.title} ${named.name}`.trim(),
      value: inOrder(named.name),
      score: score - (isShort ? 6 : 0),
      line,
      named,
    });
  };
  const isToOffice = units.some(({ text }) => toOffice.test(text));
  for (const unit of units) {
    const { text, words, hits, line } = unit;
    if (!/\p{Lu}/u.test(text) || isButtons(text)) continue;
    const isAsking = has(unit, "enquire") && !has(unit, "document");
    if (isAsking && isToOffice) continue;
    const insiders = hits.filter(
      ({ sign, to }) =>
        sign === "insider" && !/^\s(?:letter|statement|document)/u.test(text.slice(words[to - 1]?.end ?? 0)),
    );
    for (const hit of hits) {
      const end = words[hit.to - 1]?.end ?? 0;
      if (insiders.some(({ to }) => to >= hit.from && hit.from - to < 8 && to <= hit.to + 1)) continue;
      if (hit.sign === "contact")
        add(
          line,
          askedFor(nameAfter(text.slice(end), unit), text.slice(words[hit.from]?.at ?? 0, end)),
          isWeakCue(unit, hit) ? 50 : isAsking ? 85 : 88,
        );
      if (hit.sign === "answers")
        add(line, fuller(nameBefore(text.slice(0, words[hit.from]?.at ?? 0)), nameAfter(text.slice(end), unit)), 84);
    }
    for (const { index } of text.matchAll(/[\w.+-]{1,64}@[\w-]/gu))
      if (index > 0 && insiders.length === 0) {
        const named = nameBefore(text.slice(0, index));
        if (named?.title || named?.name.includes(" ")) add(line, named, 80);
      }
    if (insiders.length === 0) for (const named of namedLikeAddress(text)) add(line, named, 82);
    if (isApplying(unit) && insiders.length === 0)
      for (const { 0: cue, index } of text.matchAll(/(?<!\p{L})(?:to|à|a|al|an|au)\s(?=\p{L}|M\.)/gu)) {
        const rest = text.slice(index + cue.length);
        const named = nameAt(rest) ?? behindPost(rest.replace(/^(?:the|our|la|le|el|die|den|der)\s/u, ""));
        const isAddressed = /^(?:\s(?:at|à|en|unter|an|via|via l['’]adresse|al))?\s\S{1,64}@/u;
        if (
          named &&
          (named.title ||
            isAddressed.test(rest.slice(named.end)) ||
            isPost(named.post) ||
            isExplained.test(rest.slice(named.end)))
        )
          add(line, named, 86);
      }
    if ((unit.section === "apply" || isPhone.test(text)) && insiders.length === 0)
      for (const { index } of text.matchAll(titled))
        if (!isAsking || !isToOffice) add(line, nameAt(text.slice(index)), 76);
  }
  for (const [index, { text }] of lines.entries()) {
    const next = lines[index + 1];
    const heading = next && text.length < 60 ? headingOf(text) : null;
    if (next && heading?.section === "contact" && heading.rest === "") add(next, wholeName(next.text), 85);
    if (
      /^(?:name|nom|nombre)\s?:\s/iu.test(text) &&
      lines.slice(Math.max(0, index - 2), index).some((each) => headingOf(each.text)?.section === "contact")
    )
      add(lines[index] ?? blank, wholeName(text.replace(/^\S+\s?:\s/u, "")), 85);
    const isGreeted = index > 2 && greeting.test(lines[index - 1]?.text ?? "");
    const named = wholeName(text);
    if (named?.name.includes(" ") && isGreeted && !namesOccupation(text)) add(lines[index] ?? blank, named, 82);
    const isSigned = named?.name.includes(" ") && next && /^\S{1,64}@[\w-]/u.test(next.text) && next.text.length < 100;
    if (named && isSigned && !namesOccupation(text) && index > 3) add(lines[index] ?? next, named, 84);
    if (named?.title && index > 3) add(lines[index] ?? blank, named, 78);
  }
  const top = best(seen);
  const chosen = top && seen.find(({ value, text }) => value === top.value && text === top.text)?.named;
  if (!top || !chosen) return null;
  return {
    ...top,
    title: chosen.title,
    gender: genderOf(chosen.title) ?? genderOfPost(chosen.post),
    post: chosen.post,
  };
}

/** Of two names the one with a title, or with more words: "Dann freut sich Herr Brändli". */
function fuller(one: Named | null, other: Named | null): Named | null {
  const weight = (named: Named | null) =>
    named === null ? 0 : (named.title ? 2 : 0) + (named.name.includes(" ") ? 2 : 0) + 1;
  return weight(other) > weight(one) ? other : one;
}

/** People whose surname is in an address of the same sentence: "to Noreen Hession or noreen.hession@…". */
function namedLikeAddress(text: string): Named[] {
  const own = [...text.matchAll(/([\p{L}\d._-]{3,64})@[\w-]/gu)].map(({ 1: local = "" }) => fold(local));
  if (own.length === 0) return [];
  return [...text.slice(0, 600).matchAll(/(?<=^|[\s(])\p{Lu}/gu)].flatMap(({ index }) => {
    const named = nameAt(text.slice(index));
    const [first = "", ...others] = named?.name.split(" ") ?? [];
    const last = others.at(-1) ?? "";
    const isOwn = own.some((local) => [first, last].some((word) => word.length > 3 && local.includes(fold(word))));
    return named && last !== "" && isOwn ? [named] : [];
  });
}

const blank: Line = { numbers: [], text: "", isBullet: false, isAfterBlank: false };
const greeting = new RegExp(`^${oneOf(tables.greetings)}[,!.]?$`, "iu");

/** Whom the application goes to, where that is an office: then a person named for questions is not written to. */
const toOffice = new RegExp(
  `(?<!\\p{L})(?:an (?:das|die|den)|to the|à l[ae]|à l['’]|au|a la|al)\\s?${oneOf(officeWords)}(?!\\p{L})`,
  "iu",
);
/** "to Priya (she's our COO)": who somebody is stands behind the name. */
const isExplained = /^\s\((?:RRHH|HR|RH|she|he|they|our|unsere?|notre|nuestr[oa])(?!\p{L})/u;

/** A line of things to click: "Contact advertiser   Save   Report". */
function isButtons(text: string): boolean {
  const parts = text
    .slice(0, 200)
    .split(/\s{3,}|\s[|·»]\s|[[\]]/u)
    .filter((part) => part.trim() !== "");
  return (parts.length > 1 || text.length < 40) && parts.some((part) => headingOf(part)?.section === "board");
}

const isPhone = /(?:Tel|Tél|phone|\d{3,5}[\s/-]\d{3})/u;

const titles = oneOf(personTitles);
const titled = new RegExp(`(?<![\\p{L}.])${titles}\\.?\\s(?=\\p{Lu})`, "gu");
const titlesFirst = new RegExp(`^(?:(?:${titles}(?:\\.(?=\\s)|(?=\\s))\\s){1,3})`, "u");
const nameWord =
  /^(?:\p{Lu}[\p{L}'’]*(?:-\p{Lu}[\p{L}'’]*)*\.?|d[eu]l?|de|la|las|los|von|van|zu|der|den|di|da|dos|le|O['’]\p{Lu}\p{L}+|De|Mc\p{Lu}\p{L}+)$/u;

const postBetween = /^(\p{Lu}\p{Ll}{4,})\s(?:\p{Lu}\p{L}{1,4}\.\s){0,2}(?=\p{Lu}\p{Ll}+[ -]\p{Lu})/u;

/** A name that begins the text: a title, and up to four words that are written as names are. */
function nameAt(text: string): Named | null {
  const start = text.replace(/^[\s:–—-]+/u, "");
  const lead = text.length - start.length;
  const title = titlesFirst.exec(start)?.[0] ?? "";
  const rest = start.slice(title.length);
  const [between = "", office = ""] = title === "" ? [] : (postBetween.exec(rest) ?? []);
  // Before a degree stands no part of a name.
  const isOffice = namesOccupation(office) || between.includes(". ");
  const behindIt = office !== "" && isOffice && !isSurname(office) ? nameAt(rest.slice(between.length)) : null;
  // "Herrn Betriebsleiter Ing. Jakob Moser"
  if (behindIt?.name.includes(" "))
    return { ...behindIt, title: title.trim(), post: office, end: lead + title.length + between.length + behindIt.end };
  const words: string[] = [];
  let at = 0;
  for (const { 0: word, index } of rest.slice(0, 70).matchAll(/[^\s,;:()<>|/@]+/gu)) {
    if (index > 0 && rest.slice(at, index) !== " ") break;
    const bare = word.replace(/[.!?”"»]+$/u, "");
    const hasEnd = bare !== word && !/^\p{Lu}\.$/u.test(word);
    if (!nameWord.test(bare) || words.length === 4) break;
    words.push(/^\p{Lu}\.$/u.test(word) ? word : bare);
    at = index + bare.length + (hasEnd ? 0 : word.length - bare.length);
    if (hasEnd) break;
  }
  while (words.length > 0 && /^\p{Ll}/u.test(words.at(-1) ?? "")) words.pop();
  if (words.length === 0 || /^\p{Ll}/u.test(words[0] ?? "")) return null;
  const after = rest.slice(at);
  const post =
    /^,\s((?!\s)[^,.:;()@\d]{3,60})(?=[,.:;()@]|\s(?:at|unter|freut|on|by|before|avant|antes)\s|$)/u.exec(after)?.[1] ??
    "";
  // "…, bewerbung@…": what stands before an address is a part of it.
  const isAddress = after.slice(2 + post.length).startsWith("@") || /^(?:at|unter|an|à|a)\s/iu.test(post);
  const isSaid = isPost(post) || /^\p{Lu}/u.test(post);
  const isNumber = /^(?:Tel|Telefon|\p{Lu}\p{L}* \d)/u.test(post);
  return {
    title: title.trim(),
    name: words.join(" "),
    post: isAddress || !isSaid || isNumber ? "" : post.trim(),
    end: lead + title.length + at,
  };
}

const fillers = new RegExp(`^[\\s:,–—-]*(?:${oneOf(contactFillers)}\\s){0,5}`, "iu");

/** A name right behind a cue: between them stand small words, or the person's post ("our Home Manager, Bernadette Quill"). */
function nameAfter(text: string, { line }: Unit): Named | null {
  const lead = fillers.exec(text)?.[0].length ?? 0;
  const rest = text.slice(lead).replace(/^(?:\p{Ll}[\p{L}'’]*\s){0,3}\p{Ll}[\p{L}'’]*,\s(?=\p{Lu})/u, "");
  const named = nameAt(rest);
  if (!named) return behindPost(rest);
  if (named.title || line.text === "") return named;
  const [first = "", ...others] = named.name.split(" ");
  if (others.length > 0 && namesOccupation(first)) {
    const inner = nameAt(rest.slice(rest.indexOf(first) + first.length));
    if (inner?.name.includes(" ") && !named.post) return { ...inner, post: first };
  }
  return isPost(named.name) ? behindPost(rest) : named;
}

/** "Head of Income, Joanna Strickland": a comma parts post and name. */
function behindPost(text: string): Named | null {
  const comma = text.slice(0, 60).indexOf(", ");
  const post = text.slice(0, Math.max(0, comma));
  if (!isPost(post) || /[.:;()@\d]/u.test(post)) return null;
  const named = nameAt(text.slice(comma + 2));
  return named && (named.title || named.name.includes(" ")) ? { ...named, post } : null;
}

function isPost(text: string): boolean {
  return namesOccupation(text) || /^(?:Head|Chair|Leiter\p{L}*|Chef\p{L}*|Responsable|Jef[ea])(?!\p{L})/u.test(text);
}

/** The name that ends the text, before an address or a verb; its post may stand between. */
function nameBefore(text: string): Named | null {
  const cut = text
    .replace(/\s\([^()]{2,40}\)\s?$/u, "")
    .replace(/[\s(:,–—<-]+$/u, "")
    .slice(-90);
  const parts = cut.split(/,\s/u);
  const starts = [...cut.matchAll(/(?<=^|[\s(:])(?=\p{Lu})/gu)].map(({ index }) => index);
  for (const start of starts) {
    const named = nameAt(cut.slice(start));
    if (
      !named ||
      (!named.title && !named.name.includes(" ") && start > 0 && /\p{Lu}\p{L}*\s$/u.test(cut.slice(0, start)))
    )
      continue;
    const rest = cut.slice(start + named.end);
    if (rest.trim() === "") return named;
    if (parts.length > 1 && named.post && rest.trim() === `, ${named.post}`) return named;
    if (/^\s(?:aus dem|from the|de l)\s?[\p{L} ]{2,30}$/u.test(rest)) return named;
  }
  return null;
}

/** A line that is a name, and perhaps a post behind a comma. */
function wholeName(text: string): Named | null {
  const named = nameAt(text);
  return named && text.length < 80 && (text.slice(named.end).trim() === "" || named.post) ? named : null;
}

const noNames = new Set([...noPersons, ...offices]);
const department = new RegExp(`^${oneOf(departmentEndings)}$`, "iu");

function isPerson({ title, name, post, isAskedFor }: Named, known: ReadonlySet<string>): boolean {
  const words = wordsOf(name);
  if (words.length === 0 || name.length < 2 || /\d/u.test(name)) return false;
  const others = words.filter(({ text }) => text.split("-").some((part) => noNames.has(part.toLowerCase())));
  if (others.length > (title && words.length > 1 ? 1 : 0)) return false;
  if (words.some(({ text }) => department.test(text))) return false;
  if (!title && words.length === 1 && /(?:ung|heit|keit|schaft|tion|tät|ment|ción|dad)$/iu.test(name)) return false;
  if (title) return !words.every(({ text }) => namesOccupation(text) && !isSurname(text));
  if (!isAskedFor && department.test(post.split(" ")[0] ?? "")) return false;
  if (/\p{Lu}{3,}/u.test(name) || namesOrganisation(name)) return false;
  if (words.some(({ text }, index) => namesOccupation(text) && !(index > 0 && isSurname(text)))) return false;
  return !words.every(({ folded }) => known.has(folded));
}

/** "LEGENDRE Aurore" as she would be addressed: Aurore Legendre. */
function inOrder(name: string): string {
  const words = name.split(" ");
  if (!words.some((word) => /^\p{Lu}{3}/u.test(word))) return name;
  const isShouted = (word: string) => !/\p{Ll}/u.test(word);
  const small = (word: string) => word.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (first) => first.toUpperCase());
  const last = words.filter(isShouted).map(small);
  return [...words.filter((word) => !isShouted(word)), ...last].join(" ");
}

/** Who is to be asked for may be called as the house is ("Bar Casa Paco, ask for Paco"). */
function askedFor(named: Named | null, cue: string): Named | null {
  return named && { ...named, isAskedFor: /ask for|por$|demand|ansprech/iu.test(cue) };
}

/** A plain word before a name is a cue in what is about applying, and before a single word without a title hardly. */
function isWeakCue(unit: Unit, { from, to }: { from: number; to: number }): boolean {
  const cue = unit.words[from]?.folded ?? "";
  if (from === 0 || !isPlainCue(cue)) return false;
  const named = nameAt(unit.text.slice(unit.words[to - 1]?.end ?? 0));
  return (
    !isApplying(unit) || (/^(?:an|bei)$/u.test(cue) && named !== null && !named.title && !named.name.includes(" "))
  );
}

/** "at", "an", "call": words that are cues only in what is about applying. */
function isPlainCue(word: string): boolean {
  return /^(?:an|bei|call|text|give|ring|phone|email|atencion|contact|kontakt|demander|appelle|hd)$/u.test(word);
}

function isApplying(unit: Unit): boolean {
  return (
    unit.section === "apply" ||
    unit.section === "contact" ||
    has(unit, "apply", "enquire", "answers") ||
    /\d{3}[\s\d-]{4}|\d{2}(?:[ .]\d{2}){3}|@/u.test(unit.text)
  );
}

const ofWomen = wholeWords(tables.titlesOfWomen);
const ofMen = wholeWords(tables.titlesOfMen);

/** Forms of posts that only women have: "Wohngruppenleiterin", "directrice", "Jefa de Administración". */
const postOfWomen = new RegExp(String.raw`^${oneOf(tables.postsOfWomen)}(?!\p{L})`, "iu");

function genderOfPost(post: string): "female" | null {
  return postOfWomen.test(post) ? "female" : null;
}

function genderOf(title: string): "female" | "male" | null {
  // "D.ª"
  if (ofWomen.test(title) || title.includes("ª")) return "female";
  if (ofMen.test(title)) return "male";
  return null;
}
