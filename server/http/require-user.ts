import type { RequestHandler } from "express";
import { withNote } from "./route-notes.ts";
import { signedInUser } from "./signed-in-user.ts";

/** 401 unless somebody is signed in. */
export function requireUser(): RequestHandler {
  return withNote((request, _response, next) => {
    signedInUser(request);
    next();
  }, "signed in");
}
