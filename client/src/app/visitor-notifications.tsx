import { HeaderPanel } from "./header-panel.tsx";

/** What is behind the bell of who is not signed in. */
export function VisitorNotifications({ onClose }: { onClose: () => void }) {
  return (
    <HeaderPanel label="Notifications" onClose={onClose}>
      <p>Nothing new. Sign in to be told of what your workflows have done.</p>
    </HeaderPanel>
  );
}
