import type { HelperAnswer } from "./ask-process.ts";
import { shortWords } from "./short-words.ts";
import { closeThreads } from "./walls.ts";
import { watchOver } from "./watch-over.ts";

/** Off-heap memory, of a database engine or a server that sends without end, is not covered by the heap limit. */
const MAX_RESIDENT_MB = 900;
/** Longer than any parent waits. */
const MAX_LIFE_MS = 120_000;

/** Of an answer as JSON: the parent reads it all at once, and whoever is asked may be hostile. */
const MOST_CHARACTERS = 2_000_000;

type Told = { problem: string; message: string };

/** The other side of {@link createAskProcess}: answers the one question this process was started for. */
export function serveQuestion(
  answer: (question: unknown) => Promise<unknown>,
  describe: (error: unknown) => Told,
): void {
  const send = (message: HelperAnswer<unknown>) => void process.send?.(message);
  const fail = (error: unknown) => {
    const { problem, message } = describe(error);
    send({ problem, message: shortWords(message) });
  };
  process.once("disconnect", () => process.exit());
  // Libraries throw outside of their promises; whoever asked waits for an answer all the same.
  process.on("uncaughtException", fail);
  process.once("message", (question) => {
    watchOver({ memoryMb: MAX_RESIDENT_MB, lifeMs: MAX_LIFE_MS });
    closeThreads();
    answer(question).then(
      (value) => (isShort(value) ? send({ value }) : fail(new Error("The answer is too long to be read."))),
      fail,
    );
  });
}

function isShort(value: unknown): boolean {
  return (JSON.stringify(value) ?? "").length <= MOST_CHARACTERS;
}
