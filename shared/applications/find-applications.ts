import type { Application, ApplicationSort, ListedApplication, StatusCounts } from "./application.schema.ts";
import { dueOf } from "./next-step.ts";
import { type ApplicationStatus, applicationStatuses } from "./status.ts";

/** The applications that hold every word, in that status, in that order, and how many there are in each status. */
export function findApplications<One extends ListedApplication & Partial<Pick<Application, "notes">>>(
  applications: readonly One[],
  { status, q, sort }: { status: ApplicationStatus | null; q: string; sort: ApplicationSort },
): { found: One[]; counts: StatusCounts } {
  const words = fold(q).split(/\s+/).filter(Boolean);
  const matching = applications.filter((one) => {
    const { role, company, place, contact, source, link, notes = "" } = one;
    const text = fold([role, company, place, contact, source, link, notes].join(" "));
    return words.every((word) => text.includes(word));
  });
  const found = matching.filter((one) => status === null || one.status === status).sort(comparers[sort]);
  return { found, counts: countStatuses(matching) };
}

export function countStatuses(applications: readonly Pick<ListedApplication, "status">[]): StatusCounts {
  const counts: StatusCounts = { draft: 0, ready: 0, sent: 0, interview: 0, offer: 0, no: 0, withdrawn: 0 };
  for (const { status } of applications) counts[status] += 1;
  return counts;
}

/** All of them, whatever their status. */
export function totalOf(counts: StatusCounts): number {
  return applicationStatuses.reduce((total, status) => total + counts[status], 0);
}

const NEVER = "9999-12-31";

const comparers: Record<ApplicationSort, (a: ListedApplication, b: ListedApplication) => number> = {
  next: (a, b) => compare(dueOf(a) ?? NEVER, dueOf(b) ?? NEVER) || compare(a.createdAt, b.createdAt),
  newest: (a, b) => compare(b.createdAt, a.createdAt),
  closing: (a, b) => compare(a.closesOn ?? NEVER, b.closesOn ?? NEVER) || compare(a.createdAt, b.createdAt),
  role: (a, b) => a.role.localeCompare(b.role) || compare(a.createdAt, b.createdAt),
  company: (a, b) => a.company.localeCompare(b.company) || compare(a.createdAt, b.createdAt),
};

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
