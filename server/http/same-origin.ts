import type { RequestHandler } from "express";
import { AppError } from "#server/errors.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses state-changing calls that a browser sends from another site, besides SameSite cookies.
 * Clients that are no browsers send neither header and pass.
 */
export function sameOrigin(appUrl: string): RequestHandler {
  const appOrigin = new URL(appUrl).origin;
  return (request, _response, next) => {
    if (SAFE_METHODS.has(request.method)) {
      next();
      return;
    }
    const site = request.headers["sec-fetch-site"];
    const origin = request.headers.origin;
    const foreignSite = site !== undefined && site !== "same-origin" && site !== "none";
    const foreignOrigin =
      origin !== undefined && origin !== appOrigin && origin !== `${request.protocol}://${request.headers.host}`;
    if (foreignSite || foreignOrigin)
      throw new AppError("forbidden", "This call came from another site and was rejected.");
    next();
  };
}
