import { HeaderPanel } from "./header-panel.tsx";

/** What is behind the bell of who is not signed in. */
export function VisitorNotifications({ onClose }: { onClose: () => void }) {
  return (
    <HeaderPanel label="Notifications" onClose={onClose}>
      <p>No notifications. Sign in to see workflow updates.</p>
    </HeaderPanel>
  );
}
