/** How far an application is, in the order in which it goes. */
export const applicationStatuses = ["draft", "ready", "sent", "interview", "offer", "no", "withdrawn"] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** As they are called on the page and in files. */
export const statusNames: Record<ApplicationStatus, string> = {
  draft: "Draft",
  ready: "Ready",
  sent: "Sent",
  interview: "Interview",
  offer: "Offer",
  no: "No",
  withdrawn: "Withdrawn",
};

/** Nothing more is to be done for these. */
export const endedStatuses: readonly ApplicationStatus[] = ["no", "withdrawn"];

/** Days (YYYY-MM-DD) on which an application came to each status. */
type StatusDates = Partial<Record<ApplicationStatus, string>>;

type WithStatus = { status: ApplicationStatus; statusDates: StatusDates };

/**
 * The application in that status from that day on. Statuses further along lose their dates, so that one that was set by
 * mistake leaves none behind; going back to a status keeps the day on which it was first reached.
 */
export function withStatus(before: WithStatus, status: ApplicationStatus, day: string): WithStatus {
  const place = applicationStatuses.indexOf(status);
  const kept = Object.entries(before.statusDates).filter(([name]) =>
    applicationStatuses.some((known, at) => known === name && at <= place && !endsDifferently(known, status)),
  );
  const statusDates: StatusDates = Object.fromEntries(kept);
  return { status, statusDates: { ...statusDates, [status]: statusDates[status] ?? day } };
}

/** "Withdrawn" after "No" was a correction: an application ends in one way. */
function endsDifferently(known: ApplicationStatus, status: ApplicationStatus): boolean {
  return known !== status && endedStatuses.includes(known);
}
