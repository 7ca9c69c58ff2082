import type { HelperAnswer } from "./ask-process.ts";

type Told = { problem: string; message: string };

/** The other side of {@link createAskProcess}: answers the one question this process was started for. */
export function serveQuestion(
  answer: (question: unknown) => Promise<unknown>,
  describe: (error: unknown) => Told,
): void {
  const send = (message: HelperAnswer<unknown>) => void process.send?.(message);
  process.once("disconnect", () => process.exit());
  // Libraries throw outside of their promises; whoever asked waits for an answer all the same.
  process.on("uncaughtException", (error) => send(describe(error)));
  process.once("message", (question) => {
    answer(question).then(
      (value) => send({ value }),
      (error) => send(describe(error)),
    );
  });
}
