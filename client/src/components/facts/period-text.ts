import type { Job } from "#shared/material/material.schema.ts";

/** "Mar 2019 – now"; the words of the person where they say more than that. */
export function periodText({ from, to, period }: Pick<Job, "from" | "to" | "period">): string {
  if (period) return period;
  if (from === "" && to === "") return "";
  return from === to
    ? monthText(from)
    : [from, to].map((date) => (date === "now" ? "now" : monthText(date))).join(" – ");
}

function monthText(date: string): string {
  const [year = "", month] = date.split("-");
  return month ? `${MONTHS[Number(month) - 1] ?? ""} ${year}`.trim() : year;
}

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
