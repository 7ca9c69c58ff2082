import { legalForm } from "#shared/words/legal-form.ts";
import { oneOf } from "#shared/words/word-pattern.ts";
import { titleScore } from "../kinds-of-words.ts";
import tables from "../words/notes.json" with { type: "json" };
import type { PersonWords } from "./note.ts";
import { endsOpen, isNameLike, type Part } from "./parts.ts";
import { isPaperLike, kindWord, titleSign } from "./signs.ts";

const hasLegalForm = new RegExp(String.raw`\s${legalForm}(?!\p{L})`, "u");

/** "Class 2 driver Bidfood", "Stage 6 mois Emmaüs Lyon", "Treasure Valley Pediatrics front desk": words, then a name. */
export function turned(part: Part, isRange: boolean, words: PersonWords): Part[] {
  const { text, cue, joint } = part;
  const lasting = lastingKind(part);
  if (lasting) return lasting;
  const called = calledFirm(part, words) ?? atHouse(part);
  if (called) return called;
  const [, name = "", work = ""] = /^((?:\p{Lu}[\p{L}'’&.-]+\s){2,})(\p{Ll}[\p{Ll} ]+)$/u.exec(text) ?? [];
  if (work !== "" && isRange && cue === "" && titleSign(work, words) + 1 > 0 && !endsOpen.test(name))
    return work.split(" ").length <= 3 && titleSign(text, words) < 2
      ? [
          { text: name.trim(), cue, joint },
          { text: work, cue: "as", joint: " " },
        ]
      : [part];
  if (cue === "at" || (titleSign(text, words) === 0 && !isRange) || text.includes("(")) return [part];
  const tokens = text.split(" ");
  for (let at = 1; at < tokens.length; at++) {
    const [title, rest] = [tokens.slice(0, at).join(" "), tokens.slice(at).join(" ")];
    const isTurn = /^\p{Lu}\S*\p{Ll}/u.test(rest) && /(?:^|\s)\p{Ll}\S*$/u.test(title) && !endsOpen.test(title);
    if (!isTurn || titleScore(rest) > 0 || /(?:^|\s)(?:des?|del|y|and|und|et|of|le|les|du|d)$/iu.test(title)) continue;
    if (titleSign(title, words) === 0) continue;
    const [, kind = title, length = ""] = /^(.*?)(\s\d+\s?\p{L}+\.?)?$/u.exec(title) ?? [];
    const parts: Part[] = [
      { text: kind, cue, joint },
      { text: rest, cue: "", joint: " " },
    ];
    return length === "" ? parts : [...parts, { text: length.trim(), cue: "", joint: ", " }];
  }
  return [part];
}

const firmWord = /^(.{4,40}?)\s((?:Fa\.|Firma|Fma\.|Ets|Éts|Cía\.)\s\p{Lu}.*)$/u;
const person = /^(\p{Lu}\p{Ll}{4,}(?:\/-?in|in)?)\s(\p{Lu}.*)$/u;

const houseName = new RegExp(
  String.raw`^(\p{Ll}[\p{Ll}'’-]{3,20}(?:\s(?:de\s)?\p{Ll}[\p{Ll}'’-]{3,20})?)\s(${oneOf(tables.houses)}\s\p{Lu}.*)$`,
  "u",
);

/** "réception camping Les Pins", "plonge crêperie Ty Breizh": what was done, and a house with its name. */
function atHouse({ text, cue, joint }: Part): Part[] | null {
  const [, work = "", house = ""] = houseName.exec(text) ?? [];
  if (work === "" || cue === "at" || endsOpen.test(work)) return null;
  return [
    { text: work, cue: "as", joint },
    { text: house, cue: "at", joint: " " },
  ];
}

/** "Schlosser Fa. Prantl", "Seilbahner Venetblick Seilbahn GmbH": a person at work, then what surely is a firm. */
function calledFirm({ text, cue, joint }: Part, words: PersonWords): Part[] | null {
  if (cue === "at") return null;
  const [, title = "", name = ""] = firmWord.exec(text) ?? (hasLegalForm.test(text) ? (person.exec(text) ?? []) : []);
  if (title === "" || !name.includes(" ") || titleSign(title, words) < 2) return null;
  const firm = name.replace(/^(?:Fa\.|Fma\.)\s/u, "");
  return [
    { text: title, cue: cue === "" ? "as" : cue, joint },
    { text: firm, cue: "at", joint: " " },
  ];
}

const units = "Wochen? Tage?n? Monate?n? weeks? months? days? semaines? mois jours? semanas? mes(?:es)? días?".split(
  " ",
);
export const duration = new RegExp(
  `\\d+\\s?(?:${units.join("|")})(?:\\s(?:die|a|par|in|por)\\s\\p{L}+(?:\\s\\d+)?)?(?!\\p{L})`,
  "u",
);

/** "Praktikum 9. Klasse 2 Wochen", "Praktikum 1 Woche Kita Sonnenkäfer": the kind, how long it was, and where. */
function lastingKind({ text, cue, joint }: Part): Part[] | null {
  const kind = kindWord.exec(text);
  const found = duration.exec(text);
  if (!kind || kind.index > 4) return null;
  const start = kind.index + kind[0].length;
  const name = text.slice(start).trim();
  // "Ausbildung BASF Ludwigshafen"
  const isTrade = titleScore(name) > 0 || isPaperLike(name) || titleScore(name.split(" ")[0] ?? "") > 0;
  if (!found && kind.index === 0 && /^\p{Lu}\S*\s\p{Lu}/u.test(name) && !isTrade) {
    const named: Part = { text: name, cue: "at", joint: " " };
    return [{ text: kind[0], cue, joint }, named];
  }
  if (!found || found.index < kind.index) return null;
  const end = found.index + found[0].length;
  const behind = text.slice(end).trim();
  const title = text.slice(0, start);
  const parts: Part[] = [
    { text: title, cue, joint },
    {
      text: text
        .slice(start, end)
        .trim()
        .replace(/^(\d+\.\s\p{L}+)\s(.*)$/u, "$2, $1"),
      cue: "",
      joint: ", ",
    },
  ];
  if (behind === "") return parts;
  return [...parts.slice(0, 1), { text: behind, cue: isNameLike(behind) ? "at" : "", joint: ", " }, ...parts.slice(1)];
}
