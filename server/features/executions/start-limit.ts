import { type RateLimit, waitingTime } from "#server/http/rate-limit.ts";

/** Of an account, whoever starts them. Each run keeps the workflow as it was: started without end they would fill the storage. */
export const startLimit: RateLimit = {
  name: "run-starts",
  points: 300,
  seconds: 3600,
  message: (wait) => `An account can start 300 runs an hour. Try again ${waitingTime(wait)}.`,
};
