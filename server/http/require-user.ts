import type { RequestHandler } from "express";
import { signedInUser } from "./signed-in-user.ts";

/** 401 unless somebody is signed in. */
export function requireUser(): RequestHandler {
  return (request, _response, next) => {
    signedInUser(request);
    next();
  };
}
