import { useEffect } from "react";

/** "Job details · Cover Letter Desk"; without a title the product's name alone. */
export function useDocumentTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Cover Letter Desk` : "Cover Letter Desk";
  }, [title]);
}
