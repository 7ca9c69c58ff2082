import type { Tone } from "#shared/letters/letter.schema.ts";
import type { Heading } from "../../planning/plan.ts";
import { addressOf } from "./address.ts";
import { asStage } from "./names.ts";
import { atPlace, shortName } from "./places.ts";
import { titleWithNounsLarge } from "./small-typing.ts";

/** "Bewerbung als Lagermitarbeiter, Kennziffer RW-4/27": no full stop, and never the word for "subject". */
export function subject({ role, company, reference }: Heading): string {
  const about = role ? aboutRole(role.text) : company ? ` ${atPlace(company.text)}` : "";
  if (!reference) return `Bewerbung${about}`;
  // A word without a figure is no number: postings call it "Kennwort".
  return `Bewerbung${about}, ${/\d/u.test(reference.text) ? "Kennziffer" : "Kennwort"} ${reference.text}`;
}

/** " als Lagermitarbeiter", " um das Praktikum". */
function aboutRole(title: string): string {
  const stage = asStage(title);
  return stage ? ` um ${stage.the}` : ` als ${titleWithNounsLarge(title)}`;
}

const UNNAMED: Record<Tone, string> = {
  professional: "Sehr geehrte Damen und Herren,",
  friendly: "Guten Tag,",
  confident: "Guten Tag,",
  enthusiastic: "Guten Tag,",
  formal: "Sehr geehrte Damen und Herren,",
};

/** A person of whom no more than the name is known is greeted by it, so that nobody's sex is guessed. */
export function greeting(heading: Heading, tone: Tone): string {
  const { contact, company } = heading;
  const isWarm = tone === "friendly" || tone === "enthusiastic";
  if (contact) {
    const { title, sex, last } = readName(contact.text);
    if (addressOf(heading, tone) === "ihr") return `Hallo ${sex ? contact.text : last.full},`;
    if (!sex) return `Guten Tag ${title}${last.full},`;
    const named = `${sex} ${title}${last.name}`;
    if (isWarm || tone === "confident") return `Guten Tag ${named},`;
    return sex === "Frau" ? `Sehr geehrte ${named},` : `Sehr geehrter ${named},`;
  }
  const team = company ? shortName(company.text) : "";
  return isWarm && team !== "" && team.length <= 32 ? `Liebes ${teamOf(team)},` : UNNAMED[tone];
}

/** "Team der Stadtbäckerei Kern" where the name shows its gender, "Pixelwerk-Team" or "Team von Radhaus Ottensen" else. */
function teamOf(name: string): string {
  if (/^(?:bei|in|an) der /u.test(atPlace(name))) return `Team der ${name}`;
  if (/^\p{Lu}\p{L}+$/u.test(name)) return `${name}-Team`;
  if (/^(?:im|beim|am) /u.test(atPlace(name))) return `Team vom ${name}`;
  return /^(?:der|die|das)\s/iu.test(name) ? `Team ${name.slice(4)}` : `Team von ${name}`;
}

type ReadName = { title: string; sex: "Frau" | "Herr" | null; last: { name: string; full: string } };

function readName(typed: string): ReadName {
  const words = typed.split(/\s+/u);
  const first = (words[0] ?? "").replace(".", "").toLowerCase();
  const sex = SEX[first] ?? null;
  const rest = sex ? words.slice(1) : words;
  const titles = rest.filter((word) => /^(?:Dr|Prof)\.?$/u.test(word));
  const names = rest.filter((word) => !/^(?:Dr|Prof)\.?$/u.test(word));
  const from = names.findIndex((word) => /^(?:von|van|de|zu|vom|zur|di|da|al|el)$/u.test(word));
  const name = from >= 0 ? names.slice(from).join(" ") : (names.at(-1) ?? "");
  return { title: titles.map((word) => `${word} `).join(""), sex, last: { name, full: names.join(" ") } };
}

const SEX: Record<string, "Frau" | "Herr"> = {
  frau: "Frau",
  ms: "Frau",
  mrs: "Frau",
  madame: "Frau",
  señora: "Frau",
  herr: "Herr",
  herrn: "Herr",
  mr: "Herr",
  monsieur: "Herr",
  señor: "Herr",
};

const CLOSING: Record<Tone, string> = {
  professional: "Mit freundlichen Grüßen",
  friendly: "Viele Grüße",
  confident: "Freundliche Grüße",
  enthusiastic: "Herzliche Grüße",
  formal: "Mit freundlichen Grüßen",
};

/** Without a comma, as usual in German. */
export function closing({ isSwiss }: Heading, tone: Tone): string {
  return isSwiss && tone === "formal" ? "Freundliche Grüße" : CLOSING[tone];
}
