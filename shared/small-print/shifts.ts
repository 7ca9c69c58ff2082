import { fold } from "#shared/claims/words.ts";

/** Whether a posting tells applicants to say when they can work: "state the shifts you can work". */
export function asksForShifts(text: string): boolean {
  return asked.test(fold(text));
}

/** Whether one sentence offers shifts by name; work done on nights is no offer of nights. The letter comes folded. */
export function offersShifts(letter: string): boolean {
  return letter.split(/[.!?\n]+/u).some((sentence) => offer.test(sentence) && shift.test(sentence));
}

const asked = oneOf(
  "shifts? (?:that |which )?you|(?:which|what|your|preferred) shifts?|shift (?:preferences?|availability)",
  "welche\\p{L}* \\p{L}*schicht\\p{L}*|(?:deine|ihre) (?:wunsch)?schicht\\p{L}*|schichten, (?:die|in denen)",
  "(?:quels|vos|tes) (?:horaires|creneaux)|les (?:horaires|creneaux) (?:que|ou|auxquels) (?:vous|tu)",
  "(?:que|cuales|sus|tus) turnos?|los turnos (?:que|en (?:los )?que)",
);
const offer = oneOf(
  "can (?:work|cover|do|take)|able to (?:work|cover)|available|availability|free (?:on|at|for)|open to|prefer|willing|flexible",
  "verfugbar|kann|konnte|bereit|moglich|flexibel|ubernehme|bevorzuge",
  "disponib\\p{L}*|peux|prefere|preference|prete? a",
  "disponib\\p{L}*|puedo|prefiero|dispuest[oa]",
);
const shift = oneOf(
  "nights?|evenings?|mornings?|afternoons?|weekends?|(?:work|on|cover) days|(?:day|early|late|rotating|any|all|every|both) shifts?",
  "(?:fruh|spat|nacht|tag|wechsel)(?:schicht|dienst)\\p{L}*|(?:alle|jede)\\p{L}* schicht\\p{L}*|nachts|abends|wochenende\\p{L}*",
  "nuits?|soirs?|matins?|apres-midi|week-?ends?|tous les (?:postes|horaires|creneaux)",
  "noches?|mananas?|tardes?|fin(?:es)? de semana|(?:todos los|cualquier) turnos?",
);

function oneOf(...ways: readonly string[]): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${ways.join("|")})(?!\\p{L})`, "u");
}
