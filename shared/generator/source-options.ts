/** How people found us; "Other" asks for words of their own. Values travel and are stored as they read. */
export const sourceOptions = [
  "Google",
  "Instagram",
  "Facebook",
  "YouTube",
  "Twitter (X)",
  "Blogs",
  "Job Boards",
  "Affiliates",
  "Friend",
  "Other",
] as const;
