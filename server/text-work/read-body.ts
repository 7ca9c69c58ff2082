import { AppError } from "#server/errors.ts";
import { describeIssues } from "#server/http/describe-issues.ts";
import { parseJson } from "#server/http/parse-json.ts";
import { bodySchemas } from "./body-schemas.ts";

/** What is in a body, as JSON, or what is wrong with it. */
type ReadBody =
  | { json: string }
  | { problem: { code: AppError["code"]; message: string; fields?: Record<string, string[]> } };

/** Reads a body as the named shape has it; where none is named, whatever JSON it is. */
export function readBody({ bytes, schema }: { bytes: Uint8Array; schema: string | null }): ReadBody {
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
