import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { openPglite } from "../db/open-pglite.ts";
import { type BenchRow, median, timed } from "./bench-row.ts";
import { startProduct } from "./product.ts";
import { twoPages, uploadResume } from "./resume-of-two-pages.ts";

const ROUNDS = 7;
/** People do not send one file right behind the other: the next process gets ready meanwhile. */
const PAUSE_MS = 2_500;

const extractAlone = `
  import { createRequire } from "node:module";
  import { readFile } from "node:fs/promises";
  import { pathToFileURL } from "node:url";
  const resolve = createRequire(createRequire(process.cwd() + "/package.json").resolve("pdf-parse")).resolve;
  const { getDocument } = await import(pathToFileURL(resolve("pdfjs-dist/legacy/build/pdf.mjs")).href);
  const pdf = await getDocument({ data: new Uint8Array(await readFile(process.argv[1])), verbosity: 0 }).promise;
  let text = "";
  for (let number = 1; number <= pdf.numPages; number++)
    text += (await (await pdf.getPage(number)).getTextContent()).items.map((item) => item.str).join(" ");
  if (text.length < 1000) throw new Error("no text");
  process.exit(0);`;

/** Upload to answer of a resume of two pages against pdfjs-dist taking out its text in a fresh Node process. */
export async function benchResume(): Promise<BenchRow> {
  const folder = await mkdtemp(join(tmpdir(), "desk-bench-"));
  const database = await openPglite({ folder: null, migrationsFolder: "migrations" });
  const product = await startProduct(database);
  try {
    const file = twoPages();
    const path = join(folder, "resume.pdf");
    await writeFile(path, file);
    const rounds: { own: number; other: number }[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      rounds.push({
        own: await timed(() => uploadResume(product.url, file)),
        other: await timed(() =>
          promisify(execFile)(process.execPath, ["--input-type=module", "-e", extractAlone, path]),
        ),
      });
    }
    // The first of each reads its code from the disk.
    const warm = rounds.slice(1);
    const ratio = median(warm.map(({ own, other }) => own / other));
    const slowest = Math.max(...warm.map(({ own }) => own));
    return {
      what: "resume import, 2 pages",
      measured: `${Math.round(median(warm.map(({ own }) => own)))} ms, slowest ${Math.round(slowest)} ms`,
      baseline: `${Math.round(median(warm.map(({ other }) => other)))} ms (pdfjs-dist)`,
      ratio: ratio.toFixed(2),
      bar: "<= 1.2, no answer above 2 s",
      passed: ratio <= 1.2 && slowest <= 2_000,
    };
  } finally {
    await product.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}
