import { Button } from "#client/components/ui/button.tsx";

export function RestoredNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div
      role="status"
      className="mx-3 mb-2 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-box bg-card px-5 py-2 lg:mx-5"
    >
      <p className="flex-1 basis-60">We restored your unsaved changes.</p>
      <Button look="quiet" onClick={onDiscard}>
        Discard them
      </Button>
    </div>
  );
}
