import { AppError } from "#server/errors.ts";
import { bodySchemas } from "./body-schemas.ts";
import { describeIssues } from "./describe-issues.ts";
import { parseJson } from "./parse-json.ts";

/** What is wrong with a body, as a thread can say it. */
export type BodyProblem = {
  problem: { code: AppError["code"]; message: string; fields?: Record<string, string[]> };
};

/** Reads a body as the named shape has it; where none is named, whatever JSON it is. */
export function readBody({
  bytes,
  schema,
}: {
  bytes: Uint8Array;
  schema: string | null;
}): { json: string } | BodyProblem {
  try {
    const value = parseJson(bytes);
    const parsed = schema === null ? null : bodySchemas[schema]?.safeParse(value);
    if (parsed?.error) {
      const { message, errors } = describeIssues(parsed.error);
      return { problem: { code: "malformed", message, fields: errors } };
    }
    return { json: JSON.stringify(parsed ? parsed.data : value) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { problem: { code: error.code, message: error.message } };
  }
}

/** What was read. @throws AppError for what is wrong with it */
export function jsonOf(read: { json: string } | BodyProblem): string {
  if ("json" in read) return read.json;
  const { code, message, fields } = read.problem;
  throw new AppError(code, message, fields ? { fields } : {});
}
