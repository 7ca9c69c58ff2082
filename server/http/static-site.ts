import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import express, { type RequestHandler, Router } from "express";
import { z } from "zod";

/** The workflow builder fills the screen and has a header of its own. */
const builderPath = /^\/workflows\/(new|\d+)\/?$/;

/**
 * Serves the built page: hashed assets for ever, everything else revalidated, unknown paths get the page itself, with
 * what is first seen at that address and word of the scripts that it will ask for.
 */
export function staticSite(folder: string): RequestHandler {
  const parts = readPageParts(join(folder, "page-parts.json"));
  const router = Router();
  router.use(
    "/assets",
    express.static(join(folder, "assets"), { immutable: true, maxAge: "1y", fallthrough: false, index: false }),
  );
  router.use(express.static(folder, { index: false, maxAge: 0 }));
  router.get("/{*path}", (request, response, next) => {
    const page = join(folder, pageFileOf(request.path));
    if (!request.accepts("html") || !existsSync(page)) {
      next();
      return;
    }
    const scripts = parts.get(request.path.split("/")[1] ?? "");
    if (scripts) response.setHeader("Link", scripts.map((script) => `<${script}>; rel=modulepreload`).join(", "));
    response.setHeader("Cache-Control", "no-cache");
    response.sendFile(page);
  });
  return router;
}

function pageFileOf(path: string): string {
  if (path === "/") return "start.html";
  return builderPath.test(path) ? "builder.html" : "index.html";
}

function readPageParts(file: string): Map<string, string[]> {
  if (!existsSync(file)) return new Map();
  return new Map(
    Object.entries(z.record(z.string(), z.array(z.string())).parse(JSON.parse(readFileSync(file, "utf8")))),
  );
}
