import { TriangleAlert } from "lucide-react";
import { useServerProblem } from "./admin.api.ts";

/** What keeps the server from working as it should, for those who can do something about it. */
export function ServerNotice() {
  const { data: problem } = useServerProblem();
  if (!problem) return null;
  return (
    <p role="alert" className="mb-4 flex gap-3 rounded-box bg-card p-4 text-strong">
      <TriangleAlert aria-hidden="true" size={20} strokeWidth={1.75} className="mt-0.5 shrink-0 text-warning" />
      {problem}
    </p>
  );
}
