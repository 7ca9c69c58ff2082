import { expect, it } from "vitest";
import { claimsByWords } from "#shared/claims/claims-by-words.ts";
import { factsOf } from "#shared/claims/testing/facts-of.ts";
import { twentySecondSet } from "#shared/claims/testing/twenty-second-set.ts";
import { twentyThirdSet } from "#shared/claims/testing/twenty-third-set.ts";
import { lookAndMend } from "#shared/model/look-and-mend.ts";
import { briefTask } from "./brief-task.ts";
import { aTask } from "./testing/writer-task.ts";

const cases = [...twentySecondSet, ...twentyThirdSet];

/** The second look in a letter of true sentences and soft inventions, by a stand-in that judges rightly. */
async function marksOf(
  { told, honest, invented, posting, language }: (typeof cases)[number],
  repairs: (number: string) => string,
) {
  const soft = invented.flatMap(([kind, sentence]) => (kind === "result" ? [sentence] : []));
  const briefing = { ...briefTask(aTask()), facts: factsOf(told), posting: posting.split("\n"), language };
  const sentences = [...honest, ...soft].map((text) => ({ text, facts: [], postingLines: [] }));
  const asked: string[] = [];
  const { paragraphs, looked } = await lookAndMend(
    { paragraphs: [sentences], briefing, hidden: [], mark: "mark" },
    {
      onEvent: () => {},
      claims: async (task) => claimsByWords(task),
      look: async (what, messages) => {
        asked.push(what);
        const text = messages.at(-1)?.content ?? "";
        const numbered = [...text.matchAll(/^(S\d+): (.+)$/gmu)];
        if (what === "look")
          return numbered
            .map(([, number, said = ""]) => `${number} ${soft.includes(said) ? "no: told nowhere" : "yes"}`)
            .join("\n");
        const failed = /BEGIN FOUND[^\n]*\n([\s\S]*)\nEND FOUND/u.exec(text)?.[1] ?? "";
        return [...failed.matchAll(/^S\d+/gmu)].map(([number]) => repairs(number)).join("\n");
      },
    },
  );
  const shown = paragraphs.flat();
  const isMarked = ({ look }: (typeof shown)[number]) => look !== undefined && look.verdict !== "held";
  return {
    ...{ soft, asked, looked, shown },
    softMarked: shown.filter((sentence) => soft.includes(sentence.text) && isMarked(sentence)).length,
    softUnmarked: shown.filter((sentence) => soft.includes(sentence.text) && !isMarked(sentence)).length,
    honestMarked: shown.filter((sentence) => honest.includes(sentence.text) && isMarked(sentence)).length,
  };
}

it.each(cases.map((one) => [`${one.role} (${one.language})`, one] as const))(
  "marks, rewrites or leaves out all that a sure second look finds in the letter of a %s",
  async (_who, one) => {
    const kept = await marksOf(one, (number) => `${number}: still not so. []`);
    expect(kept.looked).toBe(true);
    expect(kept.asked).toEqual(["look", "repair", "look"]);
    expect(kept.softUnmarked + kept.honestMarked).toBe(0);

    const unmended = await marksOf(one, () => "");
    expect([unmended.softMarked, unmended.softUnmarked, unmended.honestMarked]).toEqual([unmended.soft.length, 0, 0]);

    const leftOut = await marksOf(one, (number) => `${number}: leave out`);
    expect(leftOut.shown.map(({ text }) => text)).toEqual(one.honest);
  },
);
