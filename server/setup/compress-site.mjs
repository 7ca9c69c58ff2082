import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/**
 * Puts compressed copies beside each page, script, style and font of a document, so that the server need not compress them at
 * every request: for browsers, which take Brotli only over https, and for all others.
 */
export async function compressSite(site) {
  const names = readdirSync(site, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(html|js|css|svg|ttf|webmanifest)$/.test(name),
  );
  await Promise.all(
    names.map(async (name) => {
      const bytes = readFileSync(join(site, name));
      writeFileSync(join(site, `${name}.br`), await toBrotli(bytes));
      writeFileSync(join(site, `${name}.gz`), await toGzip(bytes, { level: 9 }));
    }),
  );
}
