import { existsSync } from "node:fs";
import { join } from "node:path";
import express, { type RequestHandler, Router } from "express";
import { AppError } from "#server/errors.ts";

/** Serves the built page: hashed assets for ever, everything else revalidated, unknown paths get the page itself, files that are not there do not. */
export function staticSite(folder: string): RequestHandler {
  const page = join(folder, "index.html");
  const router = Router();
  router.use(
    "/assets",
    express.static(join(folder, "assets"), { immutable: true, maxAge: "1y", fallthrough: false, index: false }),
  );
  router.use(express.static(folder, { index: false, maxAge: 0 }));
  router.get("/{*path}", (request, response, next) => {
    if (looksLikeFile(request.path)) throw new AppError("notFound", "There is no such file.");
    if (!request.accepts("html") || !existsSync(page)) {
      next();
      return;
    }
    response.setHeader("Cache-Control", "no-cache");
    response.sendFile(page);
  });
  return router;
}

/** `/.env`, `/wp-login.php`: no page of ours has a dot in its address. */
function looksLikeFile(path: string): boolean {
  return /\/\.|\.[a-z]{1,5}$/i.test(path);
}
