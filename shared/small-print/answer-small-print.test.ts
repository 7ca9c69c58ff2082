import { expect, it } from "vitest";
import type { SmallPrintItem } from "#shared/postings/small-print.schema.ts";
import { answerSmallPrint } from "./answer-small-print.ts";

const item = (kind: SmallPrintItem["kind"], value: string, text = value): SmallPrintItem => ({
  kind,
  value,
  text,
  lines: [1],
});
const stateOf = (asked: SmallPrintItem, letter: string, facts: string[] = []) =>
  answerSmallPrint(asked, { letter, facts });

it.each([
  [item("reference", "NG-4471"), "Registered Nurse, reference NG-4471", "done"],
  [item("reference", "NG-4471"), "Registered Nurse, Ref. NG 4471", "done"],
  [item("reference", "NG-4471"), "Registered Nurse, NG-4417", "open"],
  [item("document", "Lebenslauf"), "Anlage: Lebenslauf", "done"],
  [item("document", "CV"), "Vous trouverez mon CV et mes diplômes avec cette lettre.", "done"],
  [item("document", "currículum"), "Quedo a la espera.", "open"],
  [
    item("document", "Librarian Qualifications Questionnaire"),
    "The Qualifications Questionnaire for Librarian is filled in.",
    "done",
  ],
  [item("document", "Librarian Qualifications Questionnaire"), "My resume comes with this letter.", "open"],
  [item("document", "cover letter"), "Anything.", "done"],
  [item("document", "letter of recommendation"), "Anything.", "open"],
  [item("salary-asked", "Gehaltsvorstellung"), "Meine Gehaltsvorstellung liegt bei 48.000 Euro im Jahr.", "done"],
  [item("salary-asked", "Gehaltsvorstellung"), "Mein Gehalt ist verhandelbar.", "open"],
  [item("salary-asked", "prétentions salariales"), "Mes prétentions sont de 2 100 € par mois.", "done"],
  [item("language", "Spanish"), "I speak Spanish with patients.", "done"],
  [item("language", "francés"), "Hablo inglés.", "open"],
  [item("instruction", "", "Put the word “heron” in your subject line."), "Nurse, heron", "done"],
  [item("instruction", "", "Put the word “heron” in your subject line."), "Nurse", "open"],
  [item("instruction", "", "Write two lines about your favourite bread."), "My favourite bread is a rye loaf.", "done"],
  [item("closing-date", "2026-11-30"), "", "note"],
  [item("salary-offered", "$65,250"), "", "note"],
] as const)("%j against “%s” is %s", (asked, letter, state) => {
  expect(stateOf(asked, letter)).toBe(state);
});

it("takes licences and languages from what the person said as well", () => {
  expect(stateOf(item("licence", "forklift licence"), "", ["Forklift licence, 2020"])).toBe("done");
  expect(stateOf(item("licence", "Führerschein Klasse B"), "", ["Führerschein B"])).toBe("done");
  expect(stateOf(item("licence", "forklift licence"), "", ["Driving"])).toBe("open");
  expect(stateOf(item("language", "Spanish"), "", ["Spanisch (gut)"])).toBe("done");
});

const stated = "Please put reference CSU-2211 in the subject of your letter and state the shifts you can work.";

it.each([
  [stated, "Nurse, reference CSU-2211\nI give bedside shift report and led the rapid response team on nights.", "open"],
  [stated, "Nurse, reference CSU-2211\nI am glad to talk about the shifts I can work.", "open"],
  [stated, "Nurse, reference CSU-2211\nI worked nights. I can tell you more in an interview.", "open"],
  [stated, "Nurse, reference CSU-2211\nI can work nights and every second weekend.", "done"],
  ["Tell us in your letter which shifts you can cover.", "I’m available for all shifts.", "done"],
  ["Put “heron” in the subject and state the shifts you can work.", "Nurse\nI can work nights.", "open"],
  ["Nennen Sie uns, welche Schichten Sie übernehmen.", "Ich kann Früh- und Spätschichten übernehmen.", "done"],
  ["Nennen Sie uns, welche Schichten Sie übernehmen.", "Ich habe Schichten in der Pflege übernommen.", "open"],
  ["Dites-nous quels horaires vous conviennent.", "Je suis disponible le soir et le week-end.", "done"],
  ["Dites-nous quels horaires vous conviennent.", "Les horaires me conviennent.", "open"],
  ["Díganos qué turnos prefiere.", "Puedo trabajar por las mañanas y los fines de semana.", "done"],
  ["Díganos qué turnos prefiere.", "He trabajado en dos turnos.", "open"],
] as const)("“%s” wants the shifts named that are offered: “%s” is %s", (text, letter, state) => {
  expect(stateOf(item("instruction", text), letter)).toBe(state);
});
