import { Ellipsis } from "lucide-react";
import { Link } from "react-router-dom";
import { IconButton } from "#client/components/ui/icon-button.tsx";
import { largeIcon } from "#client/components/ui/icon-sizes.ts";
import { Menu } from "#client/components/ui/menu.tsx";
import { applicationPath } from "#client/lib/paths.ts";
import type { ApplicationStatus } from "#shared/applications/status.ts";
import { placeWords } from "./application-labels.ts";
import { ClosingDate } from "./closing-labels.tsx";
import { LettersLink } from "./letters-link.tsx";
import { NextStepLink } from "./next-step-link.tsx";
import type { ShownApplication } from "./shown-application.ts";
import { StatusMenu } from "./status-menu.tsx";

export type RowActions = {
  onStatus: (application: ShownApplication, status: ApplicationStatus) => void;
  onOpenLetter: (application: ShownApplication) => void;
  onOpen: (application: ShownApplication) => void;
  onCalendar: (application: ShownApplication) => void;
  onDelete: (application: ShownApplication) => void;
};

/** Columns of a row on wide screens. */
export const rowGrid = "lg:grid lg:grid-cols-[2.3fr_1.5fr_1.2fr_1.3fr_2.2fr_44px] lg:items-center lg:gap-x-4";

/** One job: a row on wide screens, a card on phones. */
export function ApplicationRow({ application, actions }: { application: ShownApplication; actions: RowActions }) {
  const about = [application.role, application.company].filter(Boolean).join(", ");
  const place = placeWords(application);
  const status = (
    <StatusMenu status={application.status} about={about} onChange={(to) => actions.onStatus(application, to)} />
  );
  const more = (
    <Menu
      label={`Actions for ${about}`}
      entries={[
        { key: "open", label: "Open", onSelect: () => actions.onOpen(application) },
        { key: "calendar", label: "Add to calendar (.ics)", onSelect: () => actions.onCalendar(application) },
        { key: "delete", label: "Delete", onSelect: () => actions.onDelete(application) },
      ]}
      trigger={<IconButton label={`More for ${about}`} icon={<Ellipsis {...largeIcon} />} />}
    />
  );
  return (
    <li
      className={`min-w-0 max-lg:rounded-box max-lg:bg-card max-lg:p-4 lg:min-h-18 lg:border-hairline lg:border-b lg:py-1.5 ${rowGrid}`}
    >
      <div className="flex min-w-0 items-start gap-3">
        <div className="min-w-0 flex-1">
          <h2 className="line-clamp-2 font-semibold text-base text-strong wrap-anywhere">
            <Link to={applicationPath(application.key)} className="hover:underline" title={application.role}>
              {application.role}
            </Link>
          </h2>
          <p className="truncate text-quiet text-small max-lg:text-base" title={place}>
            {place || "No company yet"}
          </p>
        </div>
        <div className="-my-2.5 lg:hidden">{status}</div>
      </div>
      <div className="min-w-0 max-lg:hidden">
        <LettersLink application={application} onOpen={() => actions.onOpenLetter(application)} />
      </div>
      <div className="max-lg:hidden">{status}</div>
      <div className="max-lg:hidden">
        <ClosingDate application={application} layout="cell" />
      </div>
      <div className="mt-2 lg:hidden">
        <ClosingDate application={application} layout="line" />
      </div>
      <div className="min-w-0 max-lg:hidden">
        <NextStepLink application={application} withNote />
      </div>
      <div className="max-lg:hidden">{more}</div>
      <div className="mt-3 flex items-center gap-4 border-hairline border-t pt-1.5 lg:hidden">
        <div className="min-w-0 flex-1 py-1.5">
          <NextStepLink application={application} withNote />
        </div>
        <LettersLink application={application} onOpen={() => actions.onOpenLetter(application)} short />
        <div className="-mr-2.5">{more}</div>
      </div>
    </li>
  );
}
