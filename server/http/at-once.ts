import { AppError, type ErrorCode } from "#server/errors.ts";

export type AtOnce = <T>(who: number | string, work: () => Promise<T>) => Promise<T>;

/** Lets each account or address do the work a few times at once in this process. @throws AppError tooMany beyond that. */
export function createAtOnce(most: number, message: string, code: ErrorCode = "tooMany"): AtOnce {
  const running = new Map<number | string, number>();
  return async (who, work) => {
    const before = running.get(who) ?? 0;
    if (before >= most) throw new AppError(code, message, { retryAfter: 5 });
    running.set(who, before + 1);
    try {
      return await work();
    } finally {
      const left = (running.get(who) ?? 1) - 1;
      if (left > 0) running.set(who, left);
      else running.delete(who);
    }
  };
}
