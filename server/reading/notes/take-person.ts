import { wordKey } from "#shared/material/told-text.ts";
import { isAge } from "./age.ts";
import { takeIntroduction, takeSpokenReach } from "./introduction.ts";
import { judge } from "./judge.ts";
import type { Note, Pasted, Told } from "./note.ts";
import { mainPeriod } from "./note-period.ts";
import type { State } from "./open-post.ts";
import { takePapers } from "./paper-notes.ts";
import { isTownLike, takeContact, takeHome, takeName, takeSpokenName } from "./person.ts";
import { looksPlace, speaks, titleSign } from "./signs.ts";
import { withCapitals } from "./small-name.ts";

const HEAD_LINES = 4;

/** Who the person is and how they are reached: near the top by its look, elsewhere where a line says so itself. */
export function takePerson(state: State, told: Told, { note, at }: { note: Note; at: number }): boolean {
  const { builder, pasted } = state;
  const isAbove = state.section === null && state.job === null;
  if (at <= HEAD_LINES && isAbove && isAge(note.text)) {
    state.leftover.push(note.text);
    return true;
  }
  const isDated = at === 1 && mainPeriod(note.text)?.range === true;
  if (at <= 1 && isAbove && !isDated && builder.material.person.lastName === "") {
    const names = { hasTwoFamilyNames: pasted.language === "es" };
    const text = at === 0 ? withCapitals(note.text) : note.text;
    // "I'm Ann Lee and have worked at … since 2019" tells more than who it is.
    const { is } = judge(note.text, { section: null, words: pasted.words });
    const isWork = is === "posts" || is === "spokenPaper";
    const introduced = (isWork ? null : takeIntroduction(builder, text, names)) ?? takeName(builder, text, names);
    if (!introduced && isWork) takeSpokenName(builder, note.text, names);
    if (introduced) takeBehindName(state, told, introduced);
    if (introduced) return true;
  }
  const isTop = at >= 1 && at <= HEAD_LINES && isAbove;
  const rest =
    (at <= HEAD_LINES ? takeSpokenReach(builder, note.text) : null) ??
    takeContact(builder, note.text, {
      isTop,
      isOnly: isTop && saysNothingElse(note.text, pasted),
      isUnderName: at === 1,
    });
  const letters = isTop && at === 1 ? (rest ?? []).filter((one) => lettersOnly.test(one)) : [];
  state.letters.push(...letters);
  if (rest)
    takeRest(
      state,
      told,
      rest.filter((one) => !letters.includes(one)),
    );
  return rest !== null;
}

const lettersOnly = /^\p{Lu}{2,5}$/u;

/** A line of names of places, and of nothing that a row could hold. */
function saysNothingElse(text: string, { words }: Pasted): boolean {
  return mainPeriod(text) === null && !speaks(text) && judge(text, { section: null, words }).is === "plain";
}

/** "RN, BSN", "Elgg", "wohne in Hamm": letters behind a name, and where somebody lives. */
function takeBehindName(state: State, told: Told, behind: readonly string[]): void {
  const { builder, pasted } = state;
  const { person } = builder.material;
  for (const [at, part] of behind
    .flatMap((one) => one.split(/(?<!^Dipl|\sDipl)(?<=\p{L}{4})\.\s+(?=\p{Lu})/u))
    .entries()) {
    const row = { ...told, id: `${told.id}-${at}` };
    // "Ann Lee, 16": how old somebody is, and "géo", what a title is cut to, are no rows.
    if (isAge(part) || (/^\p{Ll}{2,5}\.?$/u.test(part) && titleSign(part, pasted.words) === 0)) {
      state.leftover.push(part);
      continue;
    }
    const isLetters = /^(?:\p{Lu}[\p{L}.]{0,5}){1,4}$/u.test(part) && /\p{Lu}.*\p{Lu}/u.test(part);
    const isTown = isTownLike(part) || looksPlace(part) || postcode.test(part);
    const isPaper = judge(part, { section: null, words: pasted.words }).is === "papers";
    if (isLetters) state.letters.push(part);
    else if (isPaper) takePapers(part, { builder, told: row, today: pasted.today, section: "certifications" });
    else if (takeContact(builder, part, { isTop: true, isOnly: true })) continue;
    else if (isTown && person.place === "") person.place = part;
    else if (!takeHome(builder, part)) builder.addPlain(row, part);
  }
}

const postcode = /^(?:[A-Z]{1,2}-)?\d{4,5}\s\p{Lu}\p{L}+(?:[\s-]\p{L}+){0,3}$/u;

export function takeLetters({ builder, pasted, letters }: State): void {
  const known = builder.material.papers.map(({ what }) => wordKey(what));
  const untold = letters.filter((one) => !known.some((what) => ` ${what} `.includes(` ${wordKey(one)} `)));
  for (const [at, one] of untold.entries()) {
    const told: Told = { id: `pasted-letters-${at + 1}`, origin: { from: "pasted" }, confirmed: true };
    takePapers(one, { builder, told, today: pasted.today, section: "certifications" });
  }
}

/** What a line tells besides, a plain line each. */
export function takeRest({ builder }: State, told: Told, rest: readonly string[]): void {
  for (const [at, part] of rest.entries()) builder.addPlain({ ...told, id: `${told.id}-p${at}` }, part);
}
