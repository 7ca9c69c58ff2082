import type { ListedApplication } from "./application.schema.ts";
import { addDays, daysBetween, dueOf, nextStepOf } from "./next-step.ts";

/** What the bell tells of an application; `on` is YYYY-MM-DD. */
export type Due = { key: string; role: string; company: string; text: string; on: string };

/** In days: how early the bell tells of what is due, and for how long it goes on. */
export const dueWindow = { ahead: 3, back: 14 } as const;

type Facts = Parameters<typeof nextStepOf>[0] & Pick<ListedApplication, "key" | "role" | "company">;

/** What is due of an application on or around that day; null where nothing is. */
export function toDue(application: Facts, today: string): Due | null {
  const { key, role, company, closesOn } = application;
  const on = dueOf(application);
  const next = nextStepOf(application);
  if (on === null || !next || on > addDays(today, dueWindow.ahead) || daysBetween(on, today) > dueWindow.back)
    return null;
  // A draft that closes before its next step is due because it closes.
  const text = on === next.on || on !== closesOn ? next.text : "Closes";
  return { key, role, company, text, on };
}
