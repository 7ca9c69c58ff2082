import { Button } from "#client/components/ui/button.tsx";

/** Over a canvas with nothing on it: how to begin. */
export function EmptyCanvas({ onTools, onTemplate }: { onTools: () => void; onTemplate: () => void }) {
  return (
    <div className="pointer-events-none absolute inset-0 flex flex-col items-center justify-center gap-2 px-6 text-center">
      <h2 className="font-heading text-section">Start with a data source</h2>
      <p className="max-w-sm">Drag a tool here, or select it. Each new step connects to the selected one.</p>
      <div className="pointer-events-auto mt-3 flex flex-wrap justify-center gap-2">
        <Button onClick={onTools}>Add a step</Button>
        <Button look="quiet" onClick={onTemplate}>
          Try the sample workflow
        </Button>
      </div>
    </div>
  );
}
