import { oneOf } from "#shared/words/word-pattern.ts";
import tables from "../words/notes.json" with { type: "json" };
import { told } from "./mended-post.ts";
import type { PersonWords } from "./note.ts";
import type { NotePeriod } from "./note-period.ts";
import { isNameLike, type Part } from "./parts.ts";
import { looksPlace, titleSign } from "./signs.ts";

const inBracket = String.raw`(?:\s\(([^()]+)\)|\s(["„“«][^"“”»]+["“”»]))?`;
/** "autónomo (Fontanería Ríos)": a word for it that is a title, and the name of the business. */
const asTitle = new RegExp(`^(${oneOf(tables.selfEmployedTitles)})${inBracket}$`, "iu");
const asState = new RegExp(`^()(?:${oneOf([...tables.selfEmployed, ...tables.ownFirms])})${inBracket}$`, "iu");
const LOOKED_AT = 2;

/**
 * "2011–2016 own business, Lark Piano Care, …": the business is the employer, and the title is left free where none is
 * told. Null where the line says nothing of it, or neither name.
 */
export function readSelfEmployed(
  { head, behind }: { head: readonly Part[]; behind: readonly string[] },
  { period, words }: { period: NotePeriod; words: PersonWords },
) {
  if (!period.range && !period.isSince) return null;
  const at = head.slice(0, LOOKED_AT).findIndex(({ text }) => asTitle.test(text) || asState.test(text));
  const said = head[at]?.text ?? "";
  const [, word = "", inside = "", quoted = ""] = asTitle.exec(said) ?? asState.exec(said) ?? [];
  if (at < 0) return null;
  const others = head.filter((_, index) => index !== at);
  const own = others.find(({ text }, index) => index < LOOKED_AT && titleSign(text, words) >= 2);
  const next = others.find((part) => part !== own);
  const name = next?.text.replace(/^«\s|\s»$/gu, "") ?? "";
  const isNamed = next !== undefined && isNameLike(name) && next.cue !== "in" && !looksPlace(name);
  const employer = (inside || quoted || (isNamed ? name : "")).replace(/^["„“«]|["“”»]$/gu, "");
  const title = own?.text ?? word;
  if (title === "" && employer === "") return null;
  const isNext = isNamed && inside === "" && quoted === "";
  const rest = others.filter((part) => part !== own && !(isNext && part === next));
  return {
    ...{ title, employer, place: "", dates: period.dates, behind: [...told(rest), ...behind] },
    ...{ isSure: own !== undefined && employer !== "", isWhole: employer !== "" && period.hasBothEnds },
  };
}
