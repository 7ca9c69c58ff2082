import { CalendarCheck, CircleCheck, FileCheck, Minus, PenLine, Send, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import type { ApplicationStatus } from "#shared/applications/status.ts";

export const statusIcons: Record<ApplicationStatus, ReactNode> = {
  draft: <PenLine {...smallIcon} />,
  ready: <FileCheck {...smallIcon} />,
  sent: <Send {...smallIcon} />,
  interview: <CalendarCheck {...smallIcon} />,
  offer: <CircleCheck {...smallIcon} />,
  no: <Minus {...smallIcon} />,
  withdrawn: <Undo2 {...smallIcon} />,
};

/** Only an offer is green; what has ended steps back. */
export const statusColors: Record<ApplicationStatus, string> = {
  draft: "text-strong",
  ready: "text-strong",
  sent: "text-strong",
  interview: "text-strong",
  offer: "text-success",
  no: "text-quiet",
  withdrawn: "text-quiet",
};
