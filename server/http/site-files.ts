import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join, sep } from "node:path";
import type { Request, RequestHandler } from "express";
import type { Cache } from "./cache-metrics.ts";
import { ENDING, isCompressed } from "./compressed-files.ts";

/** A file as browsers that take Brotli get it: as the build compressed it, or as it lies where that gains nothing. */
type SiteFile = { body: Buffer; etag: string; compressed: boolean };

const ASSETS = "/assets/";
const FOR_EVER = "public, max-age=31536000, immutable";
/** Whoever sends one of these wants a part of the file, or none: it is answered from the disk. */
const CONDITIONS = ["range", "if-range", "if-match", "if-unmodified-since"];

/**
 * Answers with the files of the built site from memory; what it does not serve goes on to the next handler. `pageOf` tells
 * which page an address gets, as the path of its file.
 */
export function siteFiles(folder: string, pageOf: (path: string) => string): { serve: RequestHandler; cache: Cache } {
  const files = readFiles(folder);
  const bytes = [...files.values()].reduce((sum, { body }) => sum + body.length, 0);
  return {
    serve: (request, response, next) => {
      const path = files.has(request.path) ? request.path : pageOf(request.path);
      const file = mayBeServed(request, path) ? files.get(path) : undefined;
      if (!file || (file.compressed && !request.acceptsEncodings("br"))) {
        next();
        return;
      }
      response.vary("Accept-Encoding");
      response.type(extname(path));
      if (file.compressed) response.setHeader("Content-Encoding", ENDING.slice(1));
      response.setHeader("Cache-Control", path.startsWith(ASSETS) ? FOR_EVER : "no-cache");
      response.setHeader("ETag", file.etag);
      response.send(file.body);
    },
    cache: { name: "site", bytes: () => bytes },
  };
}

function mayBeServed(request: Request, path: string): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  if (CONDITIONS.some((name) => request.headers[name] !== undefined)) return false;
  if (path === request.path) return true;
  return !request.path.startsWith(ASSETS) && Boolean(request.accepts("html"));
}

/** By their paths below the site's address. Hidden ones are the build's own. */
function readFiles(folder: string): Map<string, SiteFile> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => !name.split(sep).some((part) => part.startsWith(".")) && statSync(join(folder, name)).isFile(),
  );
  const all = new Set(names);
  return new Map(
    names
      .filter((name) => !isCompressed(name))
      .map((name) => {
        const compressed = all.has(name + ENDING);
        const body = readFileSync(join(folder, compressed ? name + ENDING : name));
        const hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
        return [`/${name.replaceAll(sep, "/")}`, { body, etag: `"${hash}"`, compressed }];
      }),
  );
}
