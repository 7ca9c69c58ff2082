import { fold, wordsOf } from "#shared/claims/words.ts";
import { leadingStarts, ledPeople, trainedPeople, trainingStarts } from "./words/demand-words.ts";

const leads = leadingStarts.map(fold);
const people = ledPeople.map(fold);
const trains = trainingStarts.map(fold);
const trained = trainedPeople.map(fold);

/** Whether a demand is about being over others: "to lead a small team of three". */
export function asksToLead(text: string): boolean {
  return tellsOfLeading(text) && saysAny(text, people);
}

/** Whether a text says that somebody was over others. */
export function tellsOfLeading(text: string): boolean {
  return saysAny(text, leads);
}

/** Whether a demand is about teaching others: "experience leading or training others". */
export function asksToTrain(text: string): boolean {
  return tellsOfTraining(text) && saysAny(text, trained);
}

/** Whether a text says that somebody taught others. */
export function tellsOfTraining(text: string): boolean {
  return saysAny(text, trains);
}

function saysAny(text: string, starts: readonly string[]): boolean {
  return wordsOf(text).some(({ folded }) => starts.some((start) => folded.startsWith(start)));
}
