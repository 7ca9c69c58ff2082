import { z } from "zod";
import { applicationLimits } from "#shared/applications/application.schema.ts";
import { findJobPosting } from "#shared/applications/job-posting.ts";
import type { ReadPage } from "#shared/applications/read-page.schema.ts";

const sharedSchema = z
  .object({ title: z.string(), text: z.string(), url: z.string(), jobs: z.array(z.string()) })
  .partial();

/** What a page gave away of itself; `link` alone where there is no text to it. */
export type SharedPage = ReadPage & { title: string };

/** What came with the address, from the bookmarklet or another app; null where it is nothing. */
export function readSharedPage(hash: string): SharedPage | null {
  const shared = parse(hash);
  if (!shared) return null;
  const { title = "", text = "", url = "", jobs = [] } = shared;
  const link = webAddress(url) || webAddress(/https?:\/\/\S+/i.exec(text)?.[0] ?? "");
  const job = jobs.map(findJobPosting).find((one) => one !== null);
  const described = job ? textOfMarkup(job.description) : "";
  // Apps that share a link put it into the text, alone or behind the page's title.
  const rest = text.replace(/https?:\/\/\S+/gi, "").trim();
  const own = rest.length > LEAST ? text.trim() : "";
  const posting = (
    described.length > LEAST ? [job?.role, job?.company, described].filter(Boolean).join("\n") : own
  ).slice(0, applicationLimits.posting);
  if (posting === "" && link === "") return null;
  return {
    title: title.trim().slice(0, applicationLimits.role),
    link,
    how: job ? "job" : "text",
    role: (job?.role ?? "").slice(0, applicationLimits.role),
    company: (job?.company ?? "").slice(0, applicationLimits.company),
    place: (job?.place ?? "").slice(0, applicationLimits.place),
    closesOn: job?.closesOn ?? "",
    posting,
  };
}

const LEAST = 200;

function parse(hash: string): z.infer<typeof sharedSchema> | null {
  try {
    return sharedSchema.parse(JSON.parse(decodeURIComponent(hash.replace(/^#/, ""))));
  } catch {
    return null;
  }
}

function webAddress(text: string): string {
  const address = text.trim().slice(0, applicationLimits.link);
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : "";
}

/** A parsed document runs nothing and loads nothing. */
function textOfMarkup(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const end of body.querySelectorAll("p, div, ul, ol, h1, h2, h3, h4, tr")) end.append("\n");
  for (const item of body.querySelectorAll("li")) {
    item.prepend("- ");
    item.append("\n");
  }
  for (const line of body.querySelectorAll("br")) line.replaceWith("\n");
  for (const unseen of body.querySelectorAll("script, style")) unseen.remove();
  return (body.textContent ?? "")
    .replace(/[^\S\n]+/g, " ")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
