import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

const compress = promisify(brotliCompress);

/** Puts a compressed copy beside each page, script, style and font of a document, so that the server need not compress them at every request. */
export async function compressSite(site) {
  const names = readdirSync(site, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(html|js|css|svg|ttf|webmanifest)$/.test(name),
  );
  await Promise.all(
    names.map(async (name) => writeFileSync(join(site, `${name}.br`), await compress(readFileSync(join(site, name))))),
  );
}
