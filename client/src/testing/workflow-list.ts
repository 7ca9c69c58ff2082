import { vi } from "vitest";

/** A wide window that shows a workflow as a list: the same graph as the canvas, which needs a layout that tests do not have. */
export function showWorkflowAsList(): void {
  window.sessionStorage.setItem("workflowView", '"list"');
  const isWide = (query: string) => ({
    matches: query.includes("min-width"),
    addEventListener() {},
    removeEventListener() {},
  });
  vi.stubGlobal("matchMedia", isWide);
}
