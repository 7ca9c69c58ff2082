import { Dialog } from "#client/components/ui/dialog.tsx";
import { otherKeys, shortcutNames, shortcuts } from "./shortcuts.ts";

/** Every key of the builder. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const all = [...shortcutNames.map((name) => shortcuts[name]), ...otherKeys];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Keyboard shortcuts"
      description="On a Mac, Command and Option stand for Ctrl and Alt."
    >
      <dl className="grid gap-1">
        {all.map(({ keys, does }) => (
          <div
            key={keys}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-hairline border-b py-1.5"
          >
            <dt>{does}</dt>
            <dd className="font-semibold text-small text-strong">{keys}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
