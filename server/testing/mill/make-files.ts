import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { requireChromium } from "../../setup/chromium.mjs";
import { compose } from "./compose.ts";
import type { Damage } from "./damage.ts";
import { createDice, seedOf } from "./dice.ts";
import { estrange } from "./estrange.ts";
import type { Layout } from "./layout.ts";
import { makePerson } from "./person.ts";
import { renderDocx } from "./render-docx.ts";
import { renderHtml } from "./render-html.ts";
import { renderTex } from "./render-tex.ts";
import type { Atom, Truth } from "./sheet.ts";
import type { MillLanguage, Pool } from "./words.ts";

const fileForms = ["pdf", "docx", "doc", "word-pdf", "tex-pdf"] as const;
/** "word-pdf" is printed by LibreOffice from the DOCX, "tex-pdf" by XeLaTeX, "pdf" by Chromium. */
export type FileForm = (typeof fileForms)[number];

export type Order = {
  layout: Layout;
  language: MillLanguage;
  form: FileForm;
  damage: Damage;
  seed: number;
  pool: Pool;
  /** How many names are in words that nobody lists. */
  strange?: number;
};
export type Made = {
  name: string;
  layout: string;
  language: MillLanguage;
  form: FileForm;
  damage: Damage;
  truth: Truth;
  atoms: Atom[];
};

/** The forms that this machine has the programs for. */
export function formsHere(): FileForm[] {
  const has = (program: string) => {
    try {
      execFileSync("which", [program], { stdio: "ignore" });
      return true;
    } catch {
      return false;
    }
  };
  const office = has("soffice");
  return fileForms.filter((form) =>
    form === "tex-pdf" ? has("xelatex") : form === "pdf" || form === "docx" || office,
  );
}

/** Writes each resume and, beside all, `truth.json`. The folder is emptied before. */
export async function makeFiles(folder: string, orders: readonly Order[]): Promise<Made[]> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: await requireChromium() });
  const page = await browser.newPage();
  const made: Made[] = [];
  for (const { layout, language, form, damage, seed, pool, strange = 0 } of orders) {
    const key = `${layout.name}-${language}-${damage}-${seed}`;
    const { sheet, truth, atoms } = compose(
      estrange(makePerson(language, seedOf(key), pool), strange, seedOf(key)),
      layout,
      seedOf(key),
    );
    const base = `${key}-${form}`;
    const ending = { pdf: "pdf", docx: "docx", doc: "doc", "word-pdf": "pdf", "tex-pdf": "pdf" }[form];
    if (form === "pdf") {
      await page.setContent(renderHtml(sheet, layout, { damage, dice: createDice(seedOf(key)) }));
      writeFileSync(join(folder, `${base}.pdf`), await page.pdf({ preferCSSPageSize: true, printBackground: true }));
    } else if (form === "tex-pdf") writeFileSync(join(folder, `${base}.tex`), renderTex(sheet, layout, damage));
    else {
      const name = form === "docx" ? `${base}.docx` : `${base}.${form}.docx`;
      writeFileSync(join(folder, name), await renderDocx(sheet, layout, damage));
    }
    made.push({ name: `${base}.${ending}`, layout: layout.name, language, form, damage, truth, atoms });
  }
  await browser.close();
  convertWord(folder, "doc", "doc");
  convertWord(folder, "word-pdf", "pdf");
  convertTex(folder);
  const there = new Set(readdirSync(folder));
  const kept = made.filter(({ name }) => there.has(name));
  writeFileSync(join(folder, "truth.json"), JSON.stringify(kept));
  return kept;
}

export function readMade(folder: string): Made[] {
  return JSON.parse(readFileSync(join(folder, "truth.json"), "utf8"));
}

function convertWord(folder: string, form: string, ending: string): void {
  const files = readdirSync(folder).filter((name) => name.endsWith(`.${form}.docx`));
  if (files.length === 0) return;
  const profile = `-env:UserInstallation=file://${join(folder, ".office")}`;
  execFileSync(
    "soffice",
    [profile, "--headless", "--convert-to", ending, "--outdir", folder, ...files.map((name) => join(folder, name))],
    { stdio: "ignore" },
  );
  for (const name of files) {
    rmSync(join(folder, name));
    renameSync(join(folder, name.replace(/docx$/, ending)), join(folder, name.replace(`.${form}.docx`, `.${ending}`)));
  }
}

function convertTex(folder: string): void {
  for (const name of readdirSync(folder).filter((one) => one.endsWith(".tex"))) {
    try {
      execFileSync("xelatex", ["-interaction=batchmode", "-no-shell-escape", name], { cwd: folder, stdio: "ignore" });
    } catch {
      // A text that TeX cannot set leaves no file; it is left out of the truth.
    }
    for (const ending of ["tex", "aux", "log"]) rmSync(join(folder, name.replace(/tex$/, ending)), { force: true });
  }
}
