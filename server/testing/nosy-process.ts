import { serveQuestion } from "#server/integrations/helper-process/serve-question.ts";

// Does what somebody would who makes a helper run a program, and answers how far that got.

serveQuestion(
  async (question) => {
    const { path } = Object(question);
    const { readFileSync, writeFileSync } = process.getBuiltinModule("node:fs");
    const { execFileSync } = process.getBuiltinModule("node:child_process");
    const { Worker } = process.getBuiltinModule("node:worker_threads");
    return {
      read: outcome(() => readFileSync(path)),
      write: outcome(() => writeFileSync(`${path}.copy`, "")),
      start: outcome(() => execFileSync("true")),
      load: outcome(() => process.dlopen({ exports: {} }, path)),
      thread: outcome(() => new Worker("", { eval: true, execArgv: [] })),
    };
  },
  (error) => ({ problem: "other", message: String(error) }),
);

function outcome(attempt: () => unknown): string {
  try {
    attempt();
    return "done";
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : String(error);
  }
}
