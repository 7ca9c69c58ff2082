import { useEffect, useRef } from "react";
import { type DraftOf, removeDraft, writeDraft } from "./workflow-drafts.ts";
import type { WorkflowGraph } from "./workflow-graph.ts";

const AFTER_MS = 600;

/** Keeps unsaved changes in this browser, shortly after each and when the page goes, and warns before the tab is closed. */
export function useDraft(of: DraftOf, now: { graph: WorkflowGraph; version: string | null; dirty: boolean }): void {
  const latest = useRef({ of, ...now });
  latest.current = { of, ...now };
  const { graph, version, dirty } = now;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change starts the wait anew; what is kept is looked up
  useEffect(() => {
    const timer = setTimeout(() => keep(latest.current), AFTER_MS);
    return () => clearTimeout(timer);
  }, [graph, version, dirty]);

  useEffect(() => {
    const onHide = () => keep(latest.current);
    window.addEventListener("pagehide", onHide);
    return () => {
      window.removeEventListener("pagehide", onHide);
      keep(latest.current);
    };
  }, []);

  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [dirty]);
}

function keep({
  of,
  graph,
  version,
  dirty,
}: {
  of: DraftOf;
  graph: WorkflowGraph;
  version: string | null;
  dirty: boolean;
}): void {
  if (dirty) writeDraft(of, { graph, version });
  else removeDraft(of);
}
