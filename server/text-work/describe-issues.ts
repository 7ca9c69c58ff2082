import type { ZodError } from "zod";

/** More than any form has: of a body with thousands of mistakes the first ones tell enough. */
const MOST = 100;

/** The first message as the message, all of them by field. */
export function describeIssues({ issues }: ZodError): { message: string; errors: Record<string, string[]> } {
  const errors = new Map<string, string[]>();
  for (const issue of issues.slice(0, MOST)) {
    const field = issue.path.join(".") || "body";
    errors.set(field, [...(errors.get(field) ?? []), issue.message]);
  }
  return { message: issues[0]?.message ?? "The request isn't valid.", errors: Object.fromEntries(errors) };
}
