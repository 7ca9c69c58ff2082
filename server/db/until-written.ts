import { isDatabaseAway } from "./database-away.ts";

/** Two transactions that stood in each other's way: the same one goes through a moment later. */
const inTheWay = new Set(["40001", "40P01", "55P03"]);

/** Does the work, again and again while the database is away, until it succeeds. */
export async function untilWritten<T>(work: () => Promise<T>): Promise<T> {
  for (let pause = 100; ; pause = Math.min(1_000, pause * 2)) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseAway(error) && !inTheWay.has(codeOf(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  return "code" in error && typeof error.code === "string" ? error.code : codeOf(error.cause);
}
