export const leadsCsvHeader = ["ID", "Name", "Email", "Job Title", "Source", "Other Source", "Submitted At"];

export function leadsFileName(now: Date): string {
  return `cover-letter-leads-${now.toISOString().slice(0, 10)}.csv`;
}
