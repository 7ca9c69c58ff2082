import { formatDistanceToNow } from "date-fns";
import { CalendarClock, Check, TriangleAlert, UserRoundPlus, X } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { largeIcon } from "#client/components/ui/icon-sizes.ts";
import { classNames } from "#client/lib/class-names.ts";
import type { Notice } from "./to-notices.ts";

const icons: Record<Notice["kind"], ReactNode> = {
  completed: <Check {...largeIcon} className="text-success" />,
  completed_with_skips: <TriangleAlert {...largeIcon} className="text-warning" />,
  failed: <X {...largeIcon} className="text-danger" />,
  due: <CalendarClock {...largeIcon} className="text-warning" />,
  waiting: <UserRoundPlus {...largeIcon} className="text-warning" />,
};

/** Each notice leads to what it tells of; new ones say so. */
export function NoticeList({
  notices,
  isNew,
  onFollow,
}: {
  notices: readonly Notice[];
  isNew: (notice: Notice) => boolean;
  onFollow: () => void;
}) {
  return (
    <ul className="-mx-2 max-h-[min(60vh,420px)] overflow-y-auto">
      {notices.map((notice) => (
        <li key={notice.key}>
          <Link to={notice.to} onClick={onFollow} className="flex gap-3 rounded px-2 py-2.5 hover:bg-hairline">
            <span className="mt-0.5 shrink-0">{icons[notice.kind]}</span>
            <span className="min-w-0 flex-1">
              <span className={classNames("block text-strong", isNew(notice) && "font-semibold")}>
                {isNew(notice) ? <span className="sr-only">New: </span> : null}
                {notice.title}
              </span>
              {notice.reason ? <span className="line-clamp-2 text-danger text-small">{notice.reason}</span> : null}
              <span className="block text-quiet text-small tabular-nums">
                {notice.detail && notice.kind !== "due" ? `${notice.detail}, ` : null}
                {notice.kind === "due" ? notice.detail : formatDistanceToNow(notice.at, { addSuffix: true })}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
