import { Readability } from "@mozilla/readability";
import { parseHTML } from "linkedom";
import { applicationLimits } from "#shared/applications/application.schema.ts";
import { findJobPosting, type JobPosting, toJobPosting } from "#shared/applications/job-posting.ts";
import type { ReadPage } from "#shared/applications/read-page.schema.ts";
import type { LoadedPage } from "./load-page.ts";
import { PageError } from "./page-error.ts";
import { pageText } from "./page-text.ts";

/** A posting of fewer characters says too little to be one. */
const LEAST = 200;

type Document = ReturnType<typeof parseHTML>["document"];

/**
 * The posting in a page: the job that it describes for search engines (JSON-LD, then microdata), else its main text.
 * @throws PageError where it wants a sign-in, makes its text with scripts, or has none
 */
export function readPage({ url, html, status }: LoadedPage): ReadPage {
  const { document } = parseHTML(html);
  const job = jobOf(document);
  const description = job ? textOfHtml(job.description) : "";
  if (job && (job.role !== "" || description.length >= LEAST) && status < 400)
    return toReadPage(url, "job", { ...job, description });
  const wantsSignIn =
    status === 401 ||
    status === 403 ||
    /\b(?:log|sign)-?(?:in|on)\b|\/auth(?:wall|orize)?\b|\/sso\b/i.test(url.pathname) ||
    document.querySelector('input[type="password"]') !== null;
  const title = headingOf(document);
  const usesScripts = document.querySelectorAll("script").length > 0;
  const main = status < 400 ? mainText(document) : "";
  if (status === 404 || status === 410)
    throw new PageError("This page no longer exists. Paste the text if you have it.");
  if (wantsSignIn && main.length < 4 * LEAST)
    throw new PageError(`${url.hostname} wants you to sign in. Open the page, copy its text and paste it instead.`);
  if (status === 429) throw new PageError(`${url.hostname} blocked us. Paste the text instead.`);
  if (status >= 400) throw new PageError(`${url.hostname} answered with an error (${status}). Paste the text instead.`);
  if (main.length < LEAST)
    throw new PageError(
      usesScripts
        ? `${url.hostname} builds this page with scripts, which we don't run. Open the page, copy its text and paste it instead.`
        : "There is no posting on this page. Paste the text instead.",
    );
  return toReadPage(url, "text", { role: title, company: "", place: "", closesOn: "", description: main });
}

function toReadPage(url: URL, how: ReadPage["how"], job: JobPosting): ReadPage {
  const { role, company, place, closesOn, description } = job;
  const head = [role, company, place].filter((line) => line !== "" && !description.slice(0, 300).includes(line));
  const closing =
    closesOn !== "" && !description.includes(closesOn) && how === "job" ? `Closing date: ${closesOn}` : "";
  const posting = [head.join("\n"), description, closing].filter(Boolean).join("\n\n");
  const { role: r, company: c, place: p, posting: text } = applicationLimits;
  return {
    link: url.href.slice(0, applicationLimits.link),
    how,
    // The page's title is a guess at the role that the reader of postings makes better.
    role: how === "job" ? role.slice(0, r) : "",
    company: company.slice(0, c),
    place: place.slice(0, p),
    closesOn,
    posting: posting.slice(0, text),
  };
}

function jobOf(document: Document): JobPosting | null {
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
    const job = findJobPosting((script.textContent ?? "").trim());
    if (job) return job;
  }
  const item = document.querySelector('[itemtype*="schema.org/JobPosting"]');
  return item ? toJobPosting(propertiesOf(item)) : null;
}

type Element = NonNullable<ReturnType<Document["querySelector"]>>;

/** Microdata: an element that is an item itself has properties of its own. */
function propertiesOf(item: Element): Record<string, unknown> {
  const properties: Record<string, unknown> = {};
  const read = (parent: Element): void => {
    for (const child of parent.children) {
      const isItem = child.hasAttribute("itemscope");
      const value = isItem ? propertiesOf(child) : propertyOf(child);
      for (const name of (child.getAttribute("itemprop") ?? "").split(/\s+/).filter(Boolean))
        properties[name] ??= value;
      if (!isItem) read(child);
    }
  };
  read(item);
  return properties;
}

function propertyOf(element: Element): string {
  const said = ["content", "datetime"].map((name) => element.getAttribute(name)).find((value) => value);
  if (said) return said;
  return element.getAttribute("itemprop") === "description" ? element.innerHTML : (element.textContent ?? "").trim();
}

/** Descriptions hold markup, sometimes written as entities once more. */
function textOfHtml(html: string): string {
  const text = pageText(parseHTML(`<div id="root">${html}</div>`).document);
  return /<(?:p|br|ul|li|div|strong|h\d)\b/i.test(text) ? pageText(parseHTML(`<div>${text}</div>`).document) : text;
}

function headingOf(document: Document): string {
  return (document.querySelector("h1")?.textContent ?? document.title ?? "").replace(/\s+/g, " ").trim();
}

function mainText(document: Document): string {
  const article = new Readability(document, { charThreshold: LEAST }).parse();
  return article?.content ? textOfHtml(article.content) : "";
}
