import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { Button } from "#client/components/ui/button.tsx";
import { NoticeList } from "#client/features/notifications/notice-list.tsx";
import { useNotifications } from "#client/features/notifications/notifications.api.ts";
import { readSeenUntil, writeSeenUntil } from "#client/features/notifications/seen-notifications.ts";
import { type Notice, newNotices, toNotices } from "#client/features/notifications/to-notices.ts";
import { readSettings } from "#client/lib/settings.ts";
import { HeaderPanel } from "./header-panel.tsx";
import { QueryScope } from "./query-scope.tsx";

/** What is behind the bell of who is signed in. Opening it counts as having seen what it tells. */
export function Notifications(props: PanelProps) {
  return (
    <QueryScope>
      <Panel {...props} />
    </QueryScope>
  );
}

type PanelProps = { userId: number; open: boolean; onClose: () => void; onCount: (count: number) => void };

function Panel({ userId, open, onClose, onCount }: PanelProps) {
  const { data, isError, refetch } = useNotifications();
  const [seenUntil, setSeenUntil] = useState(() => readSeenUntil(userId));
  const [newSince, setNewSince] = useState(seenUntil);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the page before has started may have ended
  useEffect(() => void refetch({ cancelRefetch: false }), [pathname, open]);

  const notices = data ? toNotices(data, readSettings().notifications) : [];
  const newest = notices[0]?.at ?? null;
  const count = newNotices(notices, seenUntil).length;
  useEffect(() => onCount(count), [onCount, count]);
  useEffect(() => {
    if (!open || newest === null) return;
    writeSeenUntil(userId, newest);
    setSeenUntil(newest);
  }, [open, newest, userId]);
  // While the panel is open, what was new when it opened stays marked.
  useEffect(() => {
    if (!open) setNewSince(seenUntil);
  }, [open, seenUntil]);

  if (!open) return null;
  return (
    <HeaderPanel label="Notifications" onClose={onClose}>
      <PanelBody
        failed={isError && !data}
        notices={data ? notices : null}
        isNew={(notice) => newNotices([notice], newSince).length > 0}
        onRetry={() => void refetch()}
        onFollow={onClose}
      />
    </HeaderPanel>
  );
}

function PanelBody({
  failed,
  notices,
  isNew,
  onRetry,
  onFollow,
}: {
  failed: boolean;
  notices: readonly Notice[] | null;
  isNew: (notice: Notice) => boolean;
  onRetry: () => void;
  onFollow: () => void;
}) {
  if (failed)
    return (
      <div role="alert">
        <p>Couldn't load notifications.</p>
        <Button className="mt-3" onClick={onRetry}>
          Try again
        </Button>
      </div>
    );
  if (!notices)
    return (
      <div role="status">
        <span className="sr-only">Loading notifications</span>
        <div className="h-12 animate-pulse rounded bg-hairline" />
      </div>
    );
  if (notices.length === 0) return <p>No notifications. Finished workflow runs appear here.</p>;
  return <NoticeList notices={notices} isNew={isNew} onFollow={onFollow} />;
}
