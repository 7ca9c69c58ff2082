import { Calendar, CalendarClock } from "lucide-react";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { classNames } from "#client/lib/class-names.ts";
import { daysBetween, isOpen } from "#shared/applications/next-step.ts";
import { daysWords, dayWords, today } from "./application-labels.ts";
import type { ShownApplication } from "./shown-application.ts";

const SOON = 3;

/** The closing date with the days left; within three days of it, for who has not sent it, as a warning. */
export function ClosingDate({ application, layout }: { application: ShownApplication; layout: "cell" | "line" }) {
  const { closesOn } = application;
  const now = today();
  if (closesOn === null) return <span className="text-quiet">{layout === "line" ? "No closing date" : "–"}</span>;
  const left = daysBetween(now, closesOn);
  const urgent = left >= 0 && left <= SOON && isOpen(application);
  const Icon = urgent ? CalendarClock : Calendar;
  const first = left < 0 ? "Closed" : dayWords(closesOn, now);
  const second = left < 0 ? `on ${dayWords(closesOn, now)}` : daysWords(closesOn, now);
  if (layout === "line")
    return (
      <span className={classNames("flex items-center gap-2", urgent ? "font-medium text-warning" : "text-quiet")}>
        <Icon {...smallIcon} className="shrink-0" />
        {left < 0 ? `Closed ${second}` : `Closes ${first}, ${second}`}
      </span>
    );
  return (
    <span className={urgent ? "text-warning" : undefined}>
      <span className={classNames("flex items-center gap-2", urgent ? "font-semibold" : left < 0 ? "" : "text-strong")}>
        {urgent ? <Icon {...smallIcon} /> : null}
        {first}
      </span>
      <span className={classNames("block text-small", urgent ? "" : "text-quiet")}>{second}</span>
    </span>
  );
}
