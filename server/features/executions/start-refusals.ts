import { AppError } from "#server/errors.ts";
import { MOST_WAITING } from "./run-limits.ts";

export function tooManyWaiting(): AppError {
  return new AppError(
    "tooMany",
    `${MOST_WAITING} of your runs are already waiting, which is the limit. Cancel some, or wait until some finish.`,
    { retryAfter: 60 },
  );
}

export function tooMuchWaiting(): AppError {
  return new AppError(
    "tooMany",
    "Your runs that are waiting or running fill the space of your account. Cancel some, or wait until some finish.",
    { retryAfter: 60 },
  );
}

export function noWorkflow(): AppError {
  return new AppError("notFound", "We couldn't find this workflow");
}

export function notThere(): AppError {
  return new AppError("notFound", "We couldn't find this run");
}
