/** A sentence that the page began and the person ended, without what of the beginning they have typed again. */
export function joinEnding(beginning: string, ending: string): string {
  const typed = ending.trim();
  return `${withoutRepeatedSubject(beginning.trim(), typed)} ${withoutBeginning(beginning, typed)}`.trim();
}

/** "I am applying because I am applying because I …": words at the end of the beginning that the ending starts with again. */
export function withoutBeginning(beginning: string, ending: string): string {
  const said = beginning.trim().split(/\s+/u);
  const typed = ending.split(" ");
  for (let from = 0; from < said.length; from++) {
    const again = said.slice(from);
    if (again.length < typed.length && again.every((word, at) => plain(word) === plain(typed[at] ?? "")))
      return typed.slice(again.length).join(" ");
  }
  return ending;
}

/** "… I" before "I've been" and "… Je" before "J'ai": the subject is there already, in the ending. */
export function withoutRepeatedSubject(beginning: string, ending: string): string {
  const subject = /(?:^|\s)(\p{L}{1,2})$/u.exec(beginning)?.[1] ?? "";
  const typed = /^\s*(\p{L})['’]\p{L}/u.exec(ending)?.[1] ?? "";
  if (subject === "" || typed.toLowerCase() !== subject.charAt(0).toLowerCase()) return beginning;
  return beginning.slice(0, beginning.length - subject.length).trimEnd();
}

function plain(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
