import { z } from "zod";
import { AppError } from "#server/errors.ts";
import { createAskProcess } from "#server/integrations/helper-process/ask-process.ts";
import type { QueueCaller } from "#server/integrations/helper-process/owner-queue.ts";
import { type ReadPage, readPageSchema } from "#shared/applications/read-page.schema.ts";

const answerSchema = z.union([
  z.object({ value: readPageSchema }),
  z.object({ problem: z.string(), message: z.string() }),
]);

/** Opens pages that people name, each in a process of its own, of an address one at a time. */
export function createPages({ allowPrivate, contact }: { allowPrivate: boolean; contact: string }) {
  const helper = createAskProcess({
    entry: "integrations/pages/page-process",
    deadlineMs: 20_000,
    heapMb: 256,
    walled: true,
    atOnce: 3,
    waiting: 30,
    waitingOfOne: 3,
    tooLong: "Reading this page took too long. Paste the text instead.",
    broken: "This page can't be read. Paste the text instead.",
  });
  return {
    /** @throws AppError unusable with what the person can do instead */
    async read(link: string, caller: QueueCaller): Promise<ReadPage> {
      const answer = answerSchema.parse(await helper.ask({ link, contact, allowPrivate }, caller));
      if ("problem" in answer) throw new AppError("unusable", answer.message);
      return answer.value;
    },
    close: helper.close,
  };
}
