/** Under which the imported resume is kept while the page is open. */
export const resumeKey = ["/api/resume/data"] as const;
