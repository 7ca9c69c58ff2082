import { useEffect, useRef } from "react";
import { randomId } from "#client/lib/random-id.ts";
import { limits } from "#shared/generator/prompt-form.schema.ts";
import type { JobHead } from "#shared/postings/posting-reading.schema.ts";
import type { GeneratorState } from "./generator-state.schema.ts";
import { fingerprintOf } from "./posting/read-job.ts";
import type { ChangeState } from "./use-generator-state.ts";

/** The job on the desk, as its application takes it; texts are empty where they are not known. */
type DeskJob = {
  role: string;
  company: string;
  place: string;
  /** YYYY-MM-DD, or empty. */
  closingDate: string;
  /** Whom to write to, and where. */
  contact: JobHead["contact"];
  replyTo: string;
  posting: string;
  link: string;
};
/** Makes the application with that key, or brings it up to date. */
export type KeepApplication = (key: string, job: DeskJob) => void;

const PAUSE_MS = 900;

/**
 * The job on the desk is an application as soon as it has a role: made once, and kept up with what is corrected. Another
 * posting for another job is another application.
 */
export function useApplicationRow(
  { state, change }: { state: GeneratorState; change: ChangeState },
  keepApplication: KeepApplication | null,
): void {
  const { job, form, desk } = state;
  const posting = desk.withoutPosting ? "" : form.prompt.slice(0, limits.prompt);
  const { role, company, place, closingDate, contact, replyTo } = job;
  const words = JSON.stringify([role, company, place, closingDate, contact, replyTo, fingerprintOf(posting)]);
  const told = useRef(desk.applicationKey === "" ? "" : words);
  const isJob = role.trim() !== "" && (posting.trim() !== "" || company.trim() !== "" || desk.step !== "job");
  // While a posting is being read its head is still that of the one before.
  const isRead = posting === "" || desk.readOf === fingerprintOf(posting);

  useEffect(() => {
    if (!keepApplication || !isJob || !isRead || told.current === words) return;
    const timer = setTimeout(() => {
      const other = isAnother(desk.applicationOf, identityOf(company, role, posting));
      const key = desk.applicationKey === "" || other ? randomId() : desk.applicationKey;
      told.current = words;
      keepApplication(key, {
        role,
        company,
        place,
        closingDate,
        contact,
        replyTo,
        posting,
        link: other ? "" : desk.link,
      });
      const applicationOf = identityOf(company, role, posting);
      change((now) => ({ ...now, desk: { ...now.desk, applicationKey: key, applicationOf } }));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [
    isJob,
    isRead,
    words,
    role,
    company,
    place,
    closingDate,
    contact,
    replyTo,
    posting,
    desk,
    keepApplication,
    change,
  ]);
}

function identityOf(company: string, role: string, posting: string): string {
  return JSON.stringify([fingerprintOf(posting), role.trim().toLowerCase(), company.trim().toLowerCase()]).slice(
    0,
    500,
  );
}

/** A corrected word leaves it the same job: only another posting that names another role or company is another one. */
function isAnother(before: string, now: string): boolean {
  const [posting, ...job] = partsOf(before);
  const [nextPosting, ...nextJob] = partsOf(now);
  return Boolean(posting) && posting !== nextPosting && job.join() !== nextJob.join();
}

function partsOf(identity: string): string[] {
  try {
    const parts: unknown = JSON.parse(identity);
    return Array.isArray(parts) ? parts.map(String) : [];
  } catch {
    return [];
  }
}
