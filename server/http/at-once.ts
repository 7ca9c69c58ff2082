import { AppError } from "#server/errors.ts";

export type AtOnce = <T>(account: number, work: () => Promise<T>) => Promise<T>;

/** Lets each account do the work a few times at once in this process. @throws AppError tooMany beyond that. */
export function createAtOnce(most: number, message: string): AtOnce {
  const running = new Map<number, number>();
  return async (account, work) => {
    const before = running.get(account) ?? 0;
    if (before >= most) throw new AppError("tooMany", message, { retryAfter: 5 });
    running.set(account, before + 1);
    try {
      return await work();
    } finally {
      const left = (running.get(account) ?? 1) - 1;
      if (left > 0) running.set(account, left);
      else running.delete(account);
    }
  };
}
