import { ChevronDown } from "lucide-react";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { Menu } from "#client/components/ui/menu.tsx";
import { classNames } from "#client/lib/class-names.ts";
import { type ApplicationStatus, applicationStatuses, statusNames } from "#shared/applications/status.ts";
import { statusColors, statusIcons } from "./status-icon.tsx";

/** A plain badge with the other statuses behind it. */
export function StatusMenu({
  status,
  about,
  onChange,
}: {
  status: ApplicationStatus;
  /** The application, for who hears the button alone. */
  about: string;
  onChange: (status: ApplicationStatus) => void;
}) {
  return (
    <Menu
      label={`Status of ${about}`}
      entries={applicationStatuses.map((one) => ({
        key: one,
        label: one === status ? `${statusNames[one]} (now)` : statusNames[one],
        icon: statusIcons[one],
        onSelect: () => onChange(one),
      }))}
      trigger={
        <button
          type="button"
          aria-label={`${statusNames[status]}: change the status of ${about}`}
          className={classNames(
            "-mx-2 inline-flex min-h-11 items-center gap-2 rounded px-2 font-semibold text-small hover:bg-raised",
            statusColors[status],
          )}
        >
          {statusIcons[status]}
          {statusNames[status]}
          <ChevronDown {...smallIcon} className="text-quiet" />
        </button>
      }
    />
  );
}
