import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import express, { type RequestHandler, Router } from "express";
import type { Cache } from "./cache-metrics.ts";
import { findCompressed, setEncoding } from "./compressed-files.ts";
import { createAnswerPlaces } from "./open-answers.ts";
import { siteFiles } from "./site-files.ts";

/** The workflow builder is no page of a word of its own. */
const builderPath = /^\/workflows\/(new|\d+)\/?$/;

/** Files that are read from the disk at once; a browser asks for six. */
const filesAtOnce = { ofOwner: 100, ofNetwork: 100, ofAll: 1_000 };

/**
 * Serves the built page: hashed assets for ever, everything else revalidated, unknown paths get the page itself, with
 * what is first seen at that address and word of the scripts that it will ask for. Browsers get it from memory; parts of
 * files, and files for who takes no Brotli, come from the disk, compressed for who takes gzip.
 */
export function staticSite(folder: string): { serve: RequestHandler; cache: Cache } {
  const pageOf = findPages(folder);
  const pageFileOf = (path: string) => join(folder, pageOf(path));
  const inMemory = siteFiles(folder, pageOf);
  const assets = join(folder, "assets");
  const compressedOf = findCompressed(folder);
  const fromDisk = createAnswerPlaces(filesAtOnce);
  const router = Router();
  router.use(inMemory.serve);
  router.use((_request, response, next) => {
    fromDisk.hold(response);
    next();
  });
  router.use(
    "/assets",
    (request, _response, next) => {
      const { path } = request;
      const file = join(assets, path);
      const ending = compressedOf(request, file).slice(file.length);
      // Put together, never replaced: a path may hold "$&", which a replacement would multiply.
      if (ending !== "" && request.url.startsWith(path)) request.url = path + ending + request.url.slice(path.length);
      next();
    },
    express.static(assets, {
      immutable: true,
      maxAge: "1y",
      fallthrough: false,
      index: false,
      setHeaders: setEncoding,
    }),
  );
  router.use(express.static(folder, { index: false, maxAge: 0 }));
  router.get("/{*path}", (request, response, next) => {
    const page = pageFileOf(request.path);
    if (!request.accepts("html") || !existsSync(page)) {
      next();
      return;
    }
    response.setHeader("Cache-Control", "no-cache");
    const file = compressedOf(request, page);
    setEncoding(response, file);
    response.sendFile(file);
  });
  return { serve: router, cache: inMemory.cache };
}

/** The one script that stands in the pages, as the policy names it: what may run before they are seen. */
export function inlineScripts(folder: string): string[] {
  const file = join(folder, "first-look.sha256");
  return existsSync(file) ? [`'sha256-${readFileSync(file, "utf8")}'`] : [];
}

/** The page's file below the folder, as a path that begins with a slash. */
function findPages(folder: string): (path: string) => string {
  const painted = pagesIn(folder, "painted");
  const pages = pagesIn(folder, "pages");
  return (path) => {
    const [, word = "", ...below] = path.split("/");
    const whole = below.length === 0 ? painted.get(word) : undefined;
    return whole ?? pages.get(builderPath.test(path) ? "workflow" : word) ?? "/index.html";
  };
}

/** Files by the first words of the addresses they are for; the start page's has none. */
function pagesIn(site: string, name: string): Map<string, string> {
  const folder = join(site, name);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".html")) : [];
  return new Map(
    files.map((file) => [file === "landing.html" ? "" : file.slice(0, -".html".length), `/${name}/${file}`]),
  );
}
