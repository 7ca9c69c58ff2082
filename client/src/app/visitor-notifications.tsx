import { today } from "#client/features/applications/application-labels.ts";
import { useLocalApplications } from "#client/features/applications/use-applications.ts";
import { toDueNotices } from "#client/features/notifications/to-notices.ts";
import { toDue } from "#shared/applications/due-notices.ts";
import { NoticePanel, type PanelProps } from "./notice-panel.tsx";

/** Accounts have ids from 1 on. */
const VISITOR = 0;

/** What is behind the bell of who is not signed in: what is due of the applications in this browser. */
export function VisitorNotifications(props: Omit<PanelProps, "userId">) {
  const now = today();
  const due = useLocalApplications().flatMap((application) => toDue(application, now) ?? []);
  return (
    <NoticePanel
      {...props}
      userId={VISITOR}
      notices={toDueNotices(due)}
      failed={false}
      none="No notifications. Sign in to see workflow updates."
      onRetry={() => {}}
    />
  );
}
