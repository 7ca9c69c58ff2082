import { existsSync } from "node:fs";
import { join } from "node:path";
import express, { type RequestHandler, Router } from "express";

/** Serves the built page: hashed assets for ever, everything else revalidated, unknown paths get the page itself. */
export function staticSite(folder: string): RequestHandler {
  const page = join(folder, "index.html");
  const router = Router();
  router.use(
    "/assets",
    express.static(join(folder, "assets"), { immutable: true, maxAge: "1y", fallthrough: false, index: false }),
  );
  router.use(express.static(folder, { index: false, maxAge: 0 }));
  router.get("/{*path}", (request, response, next) => {
    if (!request.accepts("html") || !existsSync(page)) {
      next();
      return;
    }
    response.setHeader("Cache-Control", "no-cache");
    response.sendFile(page);
  });
  return router;
}
