import type { Request, RequestHandler } from "express";
import { type Caller, callAs, callFor } from "#server/db/callers.ts";
import { networkOf, tellsNetwork } from "#server/integrations/helper-process/network.ts";
import { visitorAddress } from "./rate-limit.ts";

/** Tells the database whom a call is from: its address at first. */
export function callFromAddress(): RequestHandler {
  return (request, _response, next) => callFor(callerOf(request), next);
}

/** Once it is known who is signed in, the account. */
export function callFromAccount(): RequestHandler {
  return (request, _response, next) => {
    callAs(callerOf(request));
    next();
  };
}

/** Where addresses tell nothing of where somebody is, everybody counts as a network of their own. */
function callerOf(request: Request): Caller {
  const address = visitorAddress(request);
  const owner = request.user ? `account ${request.user.id}` : address;
  return { owner, network: tellsNetwork(address) ? networkOf(address) : owner };
}
