import type { RequestHandler } from "express";
import { AppError } from "#server/errors.ts";
import { type SignedInUser, signedInUser } from "./signed-in-user.ts";

/** 401 signed out, 403 without effective admin rights (asked for, approved and active). */
export function requireAdmin(): RequestHandler {
  return requireRight((user) => user.isAdmin);
}

/** 401 signed out, 403 for everyone but super admins. */
export function requireSuperAdmin(): RequestHandler {
  return requireRight((user) => user.isSuperAdmin);
}

function requireRight(hasRight: (user: SignedInUser) => boolean): RequestHandler {
  return (request, _response, next) => {
    if (!hasRight(signedInUser(request)))
      throw new AppError("forbidden", "You don't have permission to access the admin area.");
    next();
  };
}
