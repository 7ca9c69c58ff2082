import { isCarLicence } from "../facts/car-licence.ts";
import type { Post } from "../facts/profile.ts";
import { degreeLevel } from "../facts/read-credential.ts";
import { ENDS_OF_TITLES } from "../lexicon/work-words.ts";
import { areFieldsApart, isInField } from "../matching/years-asked.ts";
import { fold, stemOf } from "../words/stem.ts";
import { stemsOf } from "../words/stems.ts";
import { weakStems } from "../words/weak-stems.ts";
import type { Desk } from "./desk.ts";
import type { Heading, Message } from "./plan.ts";
import { bestLines } from "./strategies.ts";
import type { Pair, SubjectMatter } from "./subject-matter.ts";

/**
 * Whether somebody would come to the role from other work: neither a post nor a paper is of its field, and few duties are
 * answered by a post.
 */
export function isNewField({ profile, pairs, near, open, asked }: SubjectMatter, role: string | null): boolean {
  const field = new Set([...stemsOf(role ?? "")].filter((stem) => !OF_ANY_ROLE.has(stem)));
  if (field.size === 0 || profile.posts.length === 0) return false;
  if (profile.posts.some((post) => isInField(post, field) || isKin(post.title, role ?? "") || saysNoField(post.title)))
    return false;
  if (profile.credentials.some(({ text }) => isKin(text, role ?? ""))) return false;
  // "2+ years of property management": whose posts show these years, comes from the field.
  if (asked?.ofField || pairs.some(isStudied)) return false;
  const topicsAsked = [...[...pairs, ...near].map(({ topic }) => topic), ...open];
  const isTold = topicsAsked.every(({ language }) => language === "en" || language === "de");
  // Few words of the other languages show a field: what may be the same work by another name is no change.
  if (!isTold && !profile.posts.every(({ title }) => areFieldsApart(withoutRank(field), withoutRank(stemsOf(title)))))
    return false;
  const topics = pairs.length + near.length + open.length;
  const answered = pairs.filter(({ evidence }) => evidence.kind === "line" || evidence.kind === "post").length;
  return topics > 0 && answered < topics * MOST_ANSWERED;
}

/** The studies that are asked for: who has them comes from the field, whatever the posts of a student were. */
function isStudied({ topic, evidence }: Pair): boolean {
  return evidence.kind === "credential" && evidence.level >= BACHELOR && degreeLevel(topic.text) >= BACHELOR;
}

const BACHELOR = 3;

/** In French a "chef" leads, and only the one of a kitchen cooks: "cuisine" tells which. */
function withoutRank(words: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...words].filter((word) => !RANK.has(word)));
}

const RANK: ReadonlySet<string> = stemsOf("chef cheffe équipe");

const MOST_ANSWERED = 0.55;

/** Ranks and words for persons, which titles of every field have. */
const OF_ANY_ROLE: ReadonlySet<string> = stemsOf(
  "manager management assistant senior junior lead leader coordinator officer specialist representative operator operations technician worker associate supervisor head chief director intern trainee apprentice executive agent clerk advisor adviser consultant night day shift local ii iii iv mitarbeiter mitarbeiterin fachkraft hilfskraft kaufmann kauffrau leiter leiterin leitung helfer helferin hilfe aushilfe assistent assistentin assistenz berater beraterin techniker technikerin angestellte angestellter referent referentin spezialist spezialistin koordinator koordinatorin sachbearbeiter sachbearbeiterin praktikant praktikantin praktikum auszubildende auszubildender azubi ausbildung werkstudent werkstudentin quereinsteiger quereinsteigerin stellvertretend stellvertretende kaufmännisch kaufmännische kaufmännischer technisch technische technischer leitende leitender geprüfte geprüfter gelernte gelernter arbeiter arbeiterin jefe jefa responsable encargado encargada técnico técnica ayudante oficial especialista directeur directrice chargé chargée assistante adjoint adjointe",
);

/** Whether two titles hold a word made of the same part: "Finanzbuchhalter" and "Bilanzbuchhalterin". */
export function isKin(one: string, other: string): boolean {
  const others = partsOfTitle(other);
  return partsOfTitle(one).some((word) => others.some((part) => sharesPart(word, part)));
}

/** "Aushilfe", "Praktikantin": a title that tells of no field. */
function saysNoField(title: string): boolean {
  return partsOfTitle(title).length === 0;
}

function partsOfTitle(title: string): string[] {
  return fold(title)
    .split(/[^\p{L}]+/u)
    .map((word) => word.replace(ENDS_OF_TITLES, ""))
    .filter((word) => word.length >= SHORTEST_PART && !OF_ANY_ROLE.has(stemOf(word)));
}

function sharesPart(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (long.startsWith(short) || long.endsWith(short)) return true;
  for (let at = 0; at + LONGEST_CHANCE <= short.length; at++)
    if (long.includes(short.slice(at, at + LONGEST_CHANCE))) return true;
  return false;
}

const SHORTEST_PART = 4;
/** So many letters in a row are hardly ever shared by chance. */
const LONGEST_CHANCE = 5;

/**
 * Lines that come close to what is asked, each with it; others are told as they are. From one field to another it is
 * leading, ordering or planning that carries over, which between two posts of one field would say little.
 */
export function carryMessages(desk: Desk, post: Post): Message[] {
  const topics = () => [...[...desk.pairs(), ...desk.near()].map(({ topic }) => topic), ...desk.open()];
  return bestLines([post], desk.matter).flatMap(({ line }): Message[] => {
    if (!desk.isFree(line)) return [];
    const stems = stemsOf(line.text);
    const [closest] = topics()
      .map((topic) => ({ topic, shared: sharedWorth(stems, stemsOf(topic.text)) }))
      .filter(({ shared }) => shared > 0)
      .sort((a, b) => b.shared - a.shared);
    if (!closest) return [];
    return [desk.use({ kind: "carry", post, line, topic: closest.topic, rests: [line.fact] })];
  });
}

const first = (stems: ReadonlySet<string>) => [...stems][0];

function sharedWorth(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let worth = 0;
  for (const stem of one) if (other.has(stem)) worth += weakStems.has(stem) ? 0.5 : 1;
  // What is done says more than what it is done to: "Lead a brigade", "leading squads".
  return worth + (first(one) === first(other) ? 0.6 : 0);
}

/** What somebody has done outside any post, or has a paper for, that shares a telling word with the new work. */
export function towardMessages(desk: Desk, { role, company }: Pick<Heading, "role" | "company">): Message[] {
  const { profile, pairs, near, open } = desk.matter;
  const topics = [...open, ...[...pairs, ...near].map(({ topic }) => topic)].map(({ text }) => text);
  const field = stemsOf([role?.text, company?.text, ...topics].filter(Boolean).join(" "));
  const isOfField = (text: string) => [...stemsOf(text)].some((stem) => field.has(stem) && !OF_ANY_ROLE.has(stem));
  const line = profile.lines.find((one) => desk.isFree(one) && isOfField(one.text));
  const credential = profile.credentials.find(
    (one) => desk.isFree(one) && isOfField(one.text) && !isCarLicence(one.text),
  );
  if (!line && !credential) return [];
  return [desk.use({ kind: "toward", ...(line && { line }), ...(credential && { credential }) })];
}
