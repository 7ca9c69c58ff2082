import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import * as esbuild from "esbuild";
import { build } from "vite";
import { readPageParts } from "./page-parts.mjs";

/** Pages whose content is painted, by the file that holds it, with what makes it untrue: keys of the browser's storage and words of first-look.ts. */
const painted = {
  landing: { address: "/", unless: "sampleLetterShown" },
  prompt: { address: "/prompt", unless: "query generatorState parsedResume wizardAnswers" },
  templates: { address: "/templates", unless: "query account pendingPurchases" },
  auth: { address: "/auth", unless: "account savedCoverLetters" },
};

/** The address of a page that has no code yet, and one without a header. */
const ANY = "/page-in-waiting";
const BUILDER = "/workflows/new";

const shown = `
[data-account] [data-of=visitor],html:not([data-account]) [data-of=account],
[data-untrue] [data-of=painted],html:not([data-untrue]) [data-of=waiting]{display:none}`;

/**
 * Gives the built page something to show before any script has run, with the styles in it for one wait fewer, and names
 * the scripts that it will ask for: painted/<name>.html with the content of pages that people come to first,
 * pages/<name>.html for what begins with that word, index.html for every other address. These have the header and the
 * place of what comes, the workflow builder the latter alone.
 */
export async function writeFirstPaint({ root, site }) {
  const folder = join(root, "dist", "first-paint");
  const paint = await loadFirstPaint(root, folder);
  const look = firstLook(root);
  const shell = withHead(readFileSync(join(site, "index.html"), "utf8"), { site, look });
  const write = (file, page) => writeFileSync(join(site, file), page);

  for (const folder of ["pages", "painted"]) mkdirSync(join(site, folder));
  writeFileSync(join(site, "first-look.sha256"), createHash("sha256").update(look).digest("base64"));
  const waiting = withHeaders(paint, ANY);
  for (const [name, parts] of readPageParts(site)) {
    const content = name === "workflow" ? paint.firstPaint(BUILDER) : waiting;
    write(`pages/${name}.html`, withParts(fill(shell, paint, content), parts));
    if (name in painted)
      write(
        `painted/${name}.html`,
        paintedFirst(fill(shell, paint, await withPage(paint, painted[name])), { name, parts }),
      );
  }
  write("index.html", fill(shell, paint, waiting));
  rmSync(folder, { recursive: true });
}

/** Made by the page's own compiler, so that both are the same components. */
async function loadFirstPaint(root, folder) {
  await build({
    root: join(root, "client"),
    configFile: join(root, "vite.config.ts"),
    logLevel: "warn",
    build: { ssr: "src/first-paint.tsx", outDir: folder, emptyOutDir: true, copyPublicDir: false, manifest: false },
  });
  return import(pathToFileURL(join(folder, "first-paint.js")).href);
}

function firstLook(root) {
  const { outputFiles } = esbuild.buildSync({
    entryPoints: [join(root, "client", "src", "first-look", "first-look.ts")],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    write: false,
  });
  return outputFiles[0].text.trim();
}

function withHead(page, { site, look }) {
  const link = /<link rel="stylesheet" crossorigin href="\/(assets\/[^"]+\.css)">/.exec(page);
  if (!link) throw new Error("the built page names no styles");
  const styles = readFileSync(join(site, link[1]), "utf8");
  // The link stays, unused: parts that load later look for it before they fetch the styles they need. Browsers that look
  // ahead in a page fetch what is disabled, but not what is for no medium.
  const unused = `<link rel="stylesheet" disabled media="not all" href="/${link[1]}">`;
  return page.replace(link[0], () => `<style>${styles}${shown}</style>\n    ${unused}\n    <script>${look}</script>`);
}

function withParts(page, parts, rel = 'rel="modulepreload" ') {
  const links = parts.map((part) =>
    part.endsWith(".css")
      ? `<link rel="stylesheet" crossorigin href="${part}">`
      : `<link ${rel}data-part href="${part}">`,
  );
  return page.replace("</head>", () => `  ${links.join("")}\n  </head>`);
}

/** Its scripts come when it has been painted: ask-for-scripts.ts asks for them. */
function paintedFirst(page, { name, parts }) {
  const tag =
    /\s*<(?:script type="module"|link rel="modulepreload") crossorigin (?:src|href)="([^"]+)">(?:<\/script>)?/g;
  // The script itself comes before what it builds on.
  const scripts = Array.from(page.matchAll(tag), ([, file]) => file).reverse();
  return withParts(page.replace(tag, ""), parts, "").replace(
    "<html ",
    () => `<html data-scripts="${scripts.join(" ")}" data-unless="${painted[name].unless}" `,
  );
}

/** What is done to it before the script is there is handed over to the live page: hand-over.ts. */
function fill(page, { lateNotice }, content) {
  const empty = '<div id="root"></div>';
  if (!page.includes(empty)) throw new Error("the built page has no empty root");
  return page.replace(empty, () => `<div id="root"><div data-painted>${content}${lateNotice}</div></div>`);
}

/** A visitor's header and an account's, of which first-look.ts lets one be seen. */
function withHeaders({ firstPaint }, address, content = firstPaint(address)) {
  const header = /<header.*?<\/header>/s;
  const ofAccount = header.exec(firstPaint(address, { signedIn: true }))?.[0];
  // A component that cannot run outside a browser would take the whole page with it, unseen.
  if (!ofAccount || !header.test(content)) throw new Error(`the first paint of ${address} lacks the page's header`);
  return content.replace(
    header,
    (ofVisitor) => `<div data-of="visitor">${ofVisitor}</div><div data-of="account">${ofAccount}</div>`,
  );
}

/** The page itself, beside the place of it for whom it would not be true. Its code is loaded by the first try. */
async function withPage({ firstPaint, placeholder, builtOn }, { address, unless }) {
  for (let attempt = 0; attempt < 500; attempt++) {
    const content = firstPaint(address).replace(`<p>${builtOn}</p>`, "<p>&nbsp;</p>");
    if (!content.includes(placeholder))
      return withHeaders({ firstPaint }, unless.includes("account") ? ANY : address, content).replace(
        /(<main[^>]*>)(.*)(<\/main>)/s,
        (_, start, page, end) =>
          `${start}<div data-of="painted">${page}</div><div data-of="waiting">${placeholder}</div>${end}`,
      );
    await wait(20);
  }
  throw new Error(`${address} was not loaded to be painted`);
}
