import { RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./ui/button.tsx";

/** In the place of a list that could not be loaded: what happened, and a way to try again. */
export function ListProblem({ title, children, onRetry }: { title: string; children: ReactNode; onRetry: () => void }) {
  return (
    <div role="alert" className="max-w-xl rounded-box bg-card p-6">
      <p className="font-semibold text-strong">{title}</p>
      <p>{children}</p>
      <Button className="mt-4" icon={<RefreshCw aria-hidden="true" size={16} strokeWidth={1.75} />} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
