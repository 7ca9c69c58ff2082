/** What a log may hold of an error: names, messages and where, never the values of a query, which are people's texts. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  return {
    type: error.name,
    message: withoutValues(error.message),
    ...("code" in error ? { code: error.code } : {}),
    stack: error.stack
      ?.split("\n")
      .filter((line) => /^\s+at /.test(line))
      .join("\n"),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

/** The database library puts every parameter behind the text of the query. */
function withoutValues(message: string): string {
  return message.replace(/\nparams: [\s\S]*$/, "");
}
