import type { Response } from "express";
import { describeProblems, type Started } from "./executions.service.ts";

/** 202 with the run, or 422 with what keeps the workflow from running. */
export function answerStarted(response: Response, started: Started): void {
  if ("execution" in started) {
    response.status(202).location(`/api/executions/${started.execution.id}`).json(started.execution);
    return;
  }
  response.status(422).json({ message: describeProblems(started.problems), problems: started.problems });
}
