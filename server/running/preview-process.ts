import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { guardSockets } from "#server/integrations/connectors/guard-sockets.ts";
import { shortWords } from "#server/integrations/helper-process/short-words.ts";
import { checkExpression } from "./check-expression.ts";
import { watchLimits } from "./limit-watch.ts";
import { lookAtFile } from "./look-at-file.ts";
import { openDuckDb } from "./open-duckdb.ts";
import { previewNode } from "./preview-node.ts";
import { type PreviewAnswer, type PreviewQuestion, READY } from "./preview-question.ts";
import { explainPushed, placesOf } from "./pushdown/step-places.ts";
import { readColumns } from "./read-columns.ts";
import { StepError } from "./step-error.ts";

// Answers previews and checks of expressions, one after the other, until its parent lets it go or ends it.

const [, , folder = "", hosts = ""] = process.argv;
const allowPrivate = hosts === "private";

/** Of an answer as JSON: the parent reads it all at once, and servers, files and graphs may be hostile. */
const MOST_CHARACTERS = 2_000_000;
const TOO_LONG = "This is too long to be shown. Filter earlier or keep fewer columns.";

process.once("disconnect", () => process.exit());
// Libraries throw outside of their promises; the parent starts another process.
process.on("uncaughtException", () => process.exit(1));
guardSockets(allowPrivate);
await mkdir(folder, { recursive: true });
// Its own space: beside it may lie what another account's preview has fetched.
const watch = watchLimits(join(folder, "checks"), {
  seconds: Number.POSITIVE_INFINITY,
  memoryMb: 512,
  diskMb: 1_024,
  rowsKept: 0,
});
const connection = await openDuckDb({ folder: join(folder, "checks"), files: [], memoryMb: 64, diskMb: 1 });
process.on("message", (question: PreviewQuestion) => {
  if ("folder" in question) watch.lookInto(question.folder);
  answer(question).then(
    (told) => process.send?.(isShort(told) ? told : toProblem(new Error(TOO_LONG))),
    (error) => process.send?.(toProblem(error)),
  );
});
process.send?.(READY);

async function answer(question: PreviewQuestion): Promise<PreviewAnswer> {
  if (question.kind === "check") return { check: await checkExpression(connection, question) };
  if (question.kind === "columns") return { columns: await readColumns(question, allowPrivate) };
  if (question.kind === "file") return { file: await lookAtFile(question) };
  if (question.kind === "places") return { places: await placesOf(connection, question) };
  if (question.kind === "explain") return { explained: await explainPushed(connection, question, allowPrivate) };
  return { preview: await previewNode(question, allowPrivate) };
}

function isShort(told: PreviewAnswer): boolean {
  return JSON.stringify(told).length <= MOST_CHARACTERS;
}

function toProblem(error: unknown): PreviewAnswer {
  const problem = error instanceof Error ? error.message : String(error);
  return { problem: shortWords(problem), nodeId: error instanceof StepError ? error.nodeId : null };
}
