import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { useNotifications } from "#client/features/notifications/notifications.api.ts";
import { toNotices } from "#client/features/notifications/to-notices.ts";
import { readSettings } from "#client/lib/settings.ts";
import { NoticePanel, type PanelProps } from "./notice-panel.tsx";
import { QueryScope } from "./query-scope.tsx";

/** What is behind the bell of who is signed in. Opening it counts as having seen what it tells. */
export function Notifications(props: PanelProps) {
  return (
    <QueryScope>
      <Panel {...props} />
    </QueryScope>
  );
}

function Panel(props: PanelProps) {
  const { data, isError, refetch } = useNotifications();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the page before has started may have ended
  useEffect(() => void refetch({ cancelRefetch: false }), [pathname, props.open]);
  const notices = data ? toNotices(data, readSettings().notifications) : null;
  return (
    <NoticePanel
      {...props}
      notices={notices}
      failed={isError && !data}
      none="No notifications. Finished workflow runs and what your applications need appear here."
      onRetry={() => void refetch()}
    />
  );
}
