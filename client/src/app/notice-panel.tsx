import { useEffect, useState } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { NoticeList } from "#client/features/notifications/notice-list.tsx";
import { readSeenUntil, writeSeenUntil } from "#client/features/notifications/seen-notifications.ts";
import { type Notice, newNotices } from "#client/features/notifications/to-notices.ts";
import { HeaderPanel } from "./header-panel.tsx";

export type PanelProps = { userId: number; open: boolean; onClose: () => void; onCount: (count: number) => void };

/** Notices behind the bell, newest first; opening it counts as having seen them. `notices` is null while they load. */
export function NoticePanel({
  userId,
  open,
  notices,
  failed,
  none,
  onRetry,
  onClose,
  onCount,
}: PanelProps & { notices: readonly Notice[] | null; failed: boolean; none: string; onRetry: () => void }) {
  const [seenUntil, setSeenUntil] = useState(() => readSeenUntil(userId));
  const [newSince, setNewSince] = useState(seenUntil);
  const newest = notices?.[0]?.at ?? null;
  const count = newNotices(notices ?? [], seenUntil).length;
  useEffect(() => onCount(count), [onCount, count]);
  useEffect(() => () => onCount(0), [onCount]);
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
        failed={failed}
        notices={notices}
        none={none}
        isNew={(notice) => newNotices([notice], newSince).length > 0}
        onRetry={onRetry}
        onFollow={onClose}
      />
    </HeaderPanel>
  );
}

function PanelBody({
  failed,
  notices,
  none,
  isNew,
  onRetry,
  onFollow,
}: {
  failed: boolean;
  notices: readonly Notice[] | null;
  none: string;
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
  if (notices.length === 0) return <p>{none}</p>;
  return <NoticeList notices={notices} isNew={isNew} onFollow={onFollow} />;
}
