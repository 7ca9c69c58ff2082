import type { RequestHandler } from "express";
import { AppError } from "#server/errors.ts";
import { withNote } from "./route-notes.ts";
import { type SignedInUser, signedInUser } from "./signed-in-user.ts";

/** 401 signed out, 403 without effective admin rights (asked for, approved and active). */
export function requireAdmin(): RequestHandler {
  return withNote(
    requireRight((user) => user.isAdmin),
    "admin",
  );
}

/** 401 signed out, 403 for everyone but super admins. */
export function requireSuperAdmin(): RequestHandler {
  return withNote(
    requireRight((user) => user.isSuperAdmin),
    "super admin",
  );
}

function requireRight(hasRight: (user: SignedInUser) => boolean): RequestHandler {
  return (request, _response, next) => {
    if (!hasRight(signedInUser(request)))
      throw new AppError("forbidden", "You don't have permission to access the admin area.");
    next();
  };
}
