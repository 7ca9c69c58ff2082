import { expect, it } from "vitest";
import { answerSmallPrint } from "./answer-small-print.ts";

const item = { kind: "start-date" as const, text: "your earliest start date", value: "", lines: [22] };
const isTold = (letter: string) => answerSmallPrint(item, { letter, facts: [] });

it.each([
  "Since March 2019 I have been a Lead Bench Joiner at Harrow & Finch.",
  "I joined the company in 2019.",
  "I started as an apprentice in 2012.",
])("takes no start to be told by: %s", (letter) => expect(isTold(letter)).toBe("open"));

it.each(["I could start on 1 February 2027.", "I can join you in two weeks.", "I have two months' notice to give."])(
  "takes a start to be told by: %s",
  (letter) => expect(isTold(letter)).toBe("done"),
);
