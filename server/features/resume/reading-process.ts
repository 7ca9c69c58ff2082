import { z } from "zod";
import { watchOver } from "#server/integrations/helper-process/watch-over.ts";
import { parseResume } from "#server/reading/parse-resume.ts";
import { readLetter } from "#server/reading/read-letter.ts";
import { noPlace } from "#server/reading/resume-text.ts";
import { loadPdf } from "./extract-pdf.ts";
import { extractText } from "./extract-text.ts";
import { loadWord } from "./extract-word.ts";
import { FileError, type FileProblem } from "./file-problem.ts";
import { type ReadingAnswer, STARTED } from "./reading-message.ts";

// Reads the one file that its parent sends, answers, and ends. Started ahead of time with its libraries loaded.

const orderSchema = z.object({ file: z.instanceof(Uint8Array), as: z.enum(["resume", "letter"]) });

/** Off-heap memory (images, inflated streams) is not covered by the heap limit. */
const MAX_RESIDENT_MB = 700;
/** Longer than the parent's deadline: this one is for a parent that died. */
const MAX_LIFE_MS = 20_000;

process.once("disconnect", () => process.exit());
process.once("message", (order) => {
  process.send?.(STARTED);
  watchOver({ memoryMb: MAX_RESIDENT_MB, lifeMs: MAX_LIFE_MS });
  answer(order).then(
    (result) => process.send?.(result),
    (error) => process.send?.({ problem: toProblem(error) }),
  );
});
// Libraries throw outside of their promises on some damaged files; the parent waits for an answer all the same.
process.on("uncaughtException", (error) => process.send?.({ problem: toProblem(error) }));
void getReady();

/** The first reading is the slowest: libraries are loaded and every pattern is compiled while nobody waits. */
async function getReady(): Promise<void> {
  await loadPdf();
  const sample = [
    "Jane Doe",
    "jane@example.com",
    "Experience",
    "Baker, Bakery Ltd, Leeds\tMay 2019 – 2021",
    "Education",
  ];
  parseResume(
    sample.map((text) => ({ ...noPlace, text })),
    { today: new Date() },
  );
  await loadWord();
}

async function answer(order: unknown): Promise<ReadingAnswer> {
  const { file, as } = orderSchema.parse(order);
  const lines = await extractText(Buffer.from(file.buffer, file.byteOffset, file.byteLength));
  if (as === "letter") return { letter: readLetter(lines) };
  const reading = parseResume(lines, { today: new Date() });
  if (reading.kind === "resume") return { resume: reading.resume, report: reading.report };
  return { problem: reading.kind };
}

function toProblem(error: unknown): FileProblem {
  return error instanceof FileError ? error.problem : "damaged";
}
