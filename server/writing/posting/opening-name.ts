import type { Books } from "./books.ts";
import { nameReader } from "./names.ts";
import { wordBook } from "./phrase-book.ts";
import type { Statement } from "./statements.ts";
import { isCapitalised } from "./tokens.ts";

/** The name with which a sentence begins, behind "we, the". */
export function openingName(statement: Statement, books: Books): { name: string; end: number } | null {
  const { tokens, text } = statement;
  let index = 0;
  while (index < 5 && openers.has(tokens[index]?.folded ?? "")) index++;
  // "L'école Les Tilleuls recherche": the word for an employer may stand before the name.
  const kind = wordBook(books.lexicon.names.employerKinds).at(tokens, index);
  if (kind && !isCapitalised(tokens[index]?.text ?? "")) index = kind.to;
  const reader = nameReader(books);
  const school = kind && index === kind.to ? nameOfAKind(statement, kind.from, kind.to, books) : null;
  if (school) return school;
  // The reader knows which article belongs to a name: "Les Jardins de Rose".
  if (!kind && index > 0 && !greetings.has(tokens[index - 1]?.folded ?? "")) index--;
  const name = reader.startingAt(statement, index) ?? (index > 0 ? null : reader.startingAt(statement, index + 1));
  const start = tokens[index]?.start ?? 0;
  if (!name) return null;
  const end = text.indexOf(name, start) + name.length;
  const isClub = / e\. ?V$/.test(name) && text.charAt(end) === ".";
  return isClub ? { name: `${name}.`, end: end + 1 } : { name, end };
}

/** "L'école de musique d'Aurillac": in small letters up to the place, yet the whole is the name. */
function nameOfAKind(
  statement: Statement,
  from: number,
  to: number,
  books: Books,
): { name: string; end: number } | null {
  const { tokens, text } = statement;
  let at = to;
  while (at < to + 4 && /^\p{Ll}/u.test(tokens[at]?.text ?? "")) at++;
  const isLinked = at > to && wordBook(books.lexicon.names.nameLinks).at(tokens, at - 1) !== null;
  const place = isLinked ? nameReader(books).startingAt(statement, at) : null;
  if (!place || /[,.;:(]/.test(text.slice(tokens[from]?.start, tokens[at]?.start))) return null;
  const start = tokens[from]?.start ?? 0;
  const end = text.indexOf(place, start) + place.length;
  return { name: text.charAt(start).toUpperCase() + text.slice(start + 1, end), end };
}

const greetings = new Set(
  "hi hey hello hallo moin servus bonjour salut hola all everyone everybody zusammen tous toutes todos todas".split(
    " ",
  ),
);

const openers = new Set([
  ...greetings,
  ..."we wir nous nosotros the die der das la le les el los las l bei at chez en à a".split(" "),
]);
