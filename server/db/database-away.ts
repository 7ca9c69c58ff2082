import { DrizzleQueryError } from "drizzle-orm/errors";

/** The network's words for a server that is not there, and PostgreSQL's for one that is going, full or coming up. */
const codes = new Set([
  ...["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "EAI_AGAIN", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH"],
  ...["57P01", "57P02", "57P03", "53100", "53200", "53300"],
]);

/** What the driver says without a code. */
const messages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/;

/** True where the database cannot be asked for now, whatever was asked; walks down what the error was caused by. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error) || !isFromDatabase(error)) return false;
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const code = "code" in cause && typeof cause.code === "string" ? cause.code : "";
    if (codes.has(code) || code.startsWith("08") || messages.test(cause.message)) return true;
  }
  return false;
}

/** Other services are away with the same codes. Libraries with SQL of their own get the driver's errors as they are. */
function isFromDatabase(error: Error): boolean {
  return error instanceof DrizzleQueryError || /[\\/]pg(?:-pool)?[\\/]/.test(error.stack ?? "");
}
