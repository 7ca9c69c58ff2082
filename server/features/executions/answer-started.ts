import type { Response } from "express";
import type { Started } from "./new-run.ts";

/** Problems that one answer holds: of thousands nobody reads more at once. */
const PROBLEMS_SHOWN = 100;

/** 202 with the run, or 422 with what keeps the workflow from running: the first problems, and how many `more` there are. */
export function answerStarted(response: Response, started: Started): void {
  if ("execution" in started) {
    response.status(202).location(`/api/executions/${started.execution.id}`).json(started.execution);
    return;
  }
  const { problems, message } = started;
  response.status(422).json({
    message,
    problems: problems.slice(0, PROBLEMS_SHOWN),
    more: Math.max(0, problems.length - PROBLEMS_SHOWN),
  });
}
