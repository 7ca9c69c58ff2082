import { constants, setPriority } from "node:os";
import { setImmediate } from "node:timers/promises";
import { z } from "zod";
import { watchOver } from "#server/integrations/helper-process/watch-over.ts";
import { parseResume } from "#server/reading/parse-resume.ts";
import { readLetter } from "#server/reading/read-letter.ts";
import { noPlace } from "#server/reading/resume-text.ts";
import { extractFile } from "./extract-text.ts";
import { loadWord } from "./extract-word.ts";
import { FileError, type FileProblem } from "./file-problem.ts";
import { loadPdf } from "./load-pdf.ts";
import { namesWith } from "./names-with.ts";
import { type ReadingAnswer, type ReadingProgress, STARTED } from "./reading-message.ts";

// Reads the one file that its parent sends, answers, and ends. Started ahead of time with its libraries loaded.

const orderSchema = z.object({
  file: z.instanceof(Uint8Array),
  as: z.enum(["resume", "letter"]),
  recognise: z.boolean().optional(),
});

/**
 * Off-heap memory (images, inflated streams) is not covered by the heap limit. The time is longer than the parent's
 * deadline: this one is for a parent that died.
 */
const limits = { memoryMb: 700, lifeMs: 12_000 };
const recognitionLimits = { memoryMb: 1_000, lifeMs: 300_000 };

let isAsked = false;

process.once("disconnect", () => process.exit());
process.once("message", (order) => {
  isAsked = true;
  process.send?.(STARTED);
  const parsed = orderSchema.parse(order);
  // It takes a core for long, which everybody else needs more.
  if (parsed.recognise) setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  watchOver(parsed.recognise ? recognitionLimits : limits);
  answer(parsed).then(
    (result) => process.send?.(result),
    (error) => process.send?.({ problem: toProblem(error) }),
  );
});
// Libraries throw outside of their promises on some damaged files; the parent waits for an answer all the same.
process.on("uncaughtException", (error) => process.send?.({ problem: toProblem(error) }));
void getReady();

/** The first reading is the slowest: libraries are loaded and every pattern is compiled while nobody waits, and only then. */
async function getReady(): Promise<void> {
  await loadPdf();
  // What a parent has already sent is told of in the next turn.
  await setImmediate();
  if (isAsked) return;
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
  await setImmediate();
  if (!isAsked) await loadWord();
}

async function answer({ file, as, recognise }: z.infer<typeof orderSchema>): Promise<ReadingAnswer> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const onPage = recognise ? (progress: ReadingProgress) => void process.send?.(progress) : undefined;
  const { lines, pictures, recognised } = await extractFile(bytes, onPage);
  if (as === "letter") return { letter: readLetter(lines) };
  const reading = parseResume(lines, { today: new Date() });
  if (reading.kind !== "resume") return { problem: reading.kind };
  const { resume, report } = reading;
  const unsure = new Set([...report.unsure, ...namesWith(resume, recognised?.doubtful ?? [])]);
  return {
    resume,
    report: {
      ...report,
      unsure: [...unsure].slice(0, 500),
      ...(pictures.length > 0 ? { pictures } : {}),
      ...(recognised ? { recognised: recognised.pages } : {}),
    },
  };
}

function toProblem(error: unknown): FileProblem {
  return error instanceof FileError ? error.problem : "damaged";
}
