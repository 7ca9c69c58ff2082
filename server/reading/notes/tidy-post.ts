import { capitalised } from "#shared/words/capitalised.ts";
import { oneOf } from "#shared/words/word-pattern.ts";
import tables from "../words/notes.json" with { type: "json" };
import { oneOfThem } from "./one-among.ts";
import { isNameLike } from "./parts.ts";
import type { Post } from "./post.ts";
import { houses, looksPlace } from "./signs.ts";

type Last = Pick<Post, "employer" | "place"> | undefined;

const same = oneOf(tables.sameWords);
const sameNoun = oneOf(tables.sameNouns);
/** "en la misma empresa", "same place", "dort": where the post before was. */
const there = new RegExp(
  String.raw`(?:^|,?\s)(?:(?:${oneOf(tables.atOrIn)}|${oneOf(tables.atOnly)}|dans)\s?)?(?:(?:the|la|le|el|der|die|das)\s)?(?:${same}\s${sameNoun}|${oneOf(tables.thereWords)})(?![\p{L}-])`,
  "iu",
);

/** A note that says that a post was at the employer of the one before, with that name in it. */
export function withEmployerBefore(text: string, last: Last): string {
  const found = last && last.employer !== "" ? there.exec(text) : null;
  if (!found || !last) return text;
  const [before, behind] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
  return `${before}${before === "" ? "" : ", "}${last.employer}${behind}`;
}

const bracket = /^(.*?)\s\(([^()]*)\)$/u;
const capital = (words: readonly string[]) => oneOf(words.flatMap((word) => [word, capitalised(word)]));
const generic = new RegExp(
  String.raw`^(?:(?:une?|una?|an?|the|eine[rmn]?|ein|la|le|el|der|dem)\s)?(?:\p{Ll}[\p{Ll}\s'’-]*|${capital(tables.houses)}|\p{Lu}\p{Ll}*${oneOf(tables.houseEnds)})$`,
  "u",
);
/** "(9. Klasse)": in which class it was. */
const schoolYear = /klasse|schuljahr|^year \d|^\d(?:e|ème|º)(?!\p{L})|^\d\.?[ºª]/iu;
const townStart = new RegExp(String.raw`^${oneOf(tables.townStarts)}\s\p{Lu}\p{L}+$`, "u");
/** "Nachbarn 8€/Std": pay is no part of a name. */
const pay = /^(\p{L}.*?)[\s,(]+(\d[\d.,]*\s?(?:€|\$|£|CHF|euros?)[^()]*?)\)?$/iu;
const remark = /^(?:ca\.?\s|env\.?\s|~|about\s|unos\s)?\d[\d.,\s’']*\s?\p{L}{2}|^\p{Ll}+(?:\s\p{L}+)+$/u;
/** "(seasonal)": how somebody was employed. */
const forATime =
  /^(?:befristet|eventual|permanent|saisonal|saisonnier|saisonnière|seasonal|temp|temporaire|temporal|temporary)$/u;
/** "(40 salariés)": how many work at an employer, and nothing that somebody did. */
const staff = new RegExp(
  String.raw`^(?:ca\.?\s|env\.?\s|~\s?|about\s|unos\s)?\d[\d.,’']*\s${oneOf(tables.staff)}$`,
  "iu",
);
/** A post with its names cleared of what is none: a bracket, pay, how many do the same. */
export function tidied(post: Post): Post {
  const titled = { ...post, title: oneOfThem(post.title) };
  const [, firm = "", money = ""] = pay.exec(titled.employer) ?? [];
  const bare = firm === "" ? titled : { ...titled, employer: firm, behind: [money, ...titled.behind] };
  const [, head = "", inside = ""] = bracket.exec(bare.employer) ?? [];
  if (head === "") return bare;
  if (schoolYear.test(inside)) {
    const [first, ...others] = bare.behind;
    return {
      ...bare,
      employer: head,
      behind: [first === undefined ? `(${inside})` : `${first}, ${inside}`, ...others],
    };
  }
  const [name = "", ...rest] = inside.split(/,\s+/u);
  if (generic.test(head) && isNameLike(name) && !looksPlace(name))
    return { ...bare, employer: name, behind: [...rest, ...bare.behind] };
  if (staff.test(inside)) return { ...bare, employer: head, size: inside };
  // "Loire Étanche (ex Kern)": a remark in brackets is no part of the name.
  if (remark.test(inside) || forATime.test(inside))
    return { ...bare, employer: head, behind: [inside, ...bare.behind] };
  const isTown = looksPlace(inside) || townStart.test(inside);
  return isTown && bare.place === "" && !houses.test(inside) ? { ...bare, employer: head, place: inside } : bare;
}
