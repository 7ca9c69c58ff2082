/** Every address of the page. */
export const paths = {
  home: "/",
  prompt: "/prompt",
  promptReset: "/prompt?reset=true",
  promptNew: "/prompt?new=true",
  resumeUpload: "/resume-upload",
  resumeReview: "/resume-review",
  jobTargetQuestion: "/job-target-question",
  positionSelection: "/position-selection",
  wizard: "/cover-letter-wizard",
  wizardStart: "/position-selection?from=wizard",
  skillsSelection: "/skills-selection",
  experienceLevel: "/experience-level",
  educationLevel: "/education-level",
  strengthsSelection: "/strengths-selection",
  careerTips: "/career-tips",
  templates: "/templates",
  paymentSuccess: "/payment-success",
  stripeRedirect: "/stripe-redirect",
  stripeFixed: "/stripe-fixed",
  myCoverLetters: "/my-cover-letters",
  history: "/history",
  localHistory: "/local-history",
  myFacts: "/my-facts",
  applications: "/applications",
  severalPostings: "/applications/several",
  applicationFigures: "/applications/figures",
  sharePosting: "/share-posting",
  auth: "/auth",
  resetPassword: "/reset-password",
  confirmEmail: "/confirm-email",
  takeBackEmail: "/take-back-email",
  mailRequest: "/mail-request",
  stopMails: "/stop-mails",
  stopReminders: "/stop-reminders",
  signOutGuide: "/sign-out-guide",
  profile: "/profile",
  settings: "/settings",
  writerSettings: "/settings/writer",
  help: "/help",
  admin: "/admin",
  auditLog: "/admin/audit-log",
  workflows: "/workflows",
  newWorkflow: "/workflows/new",
  sharedResults: "/shared-results",
} as const;

export function editLetterPath(id: number): string {
  return `/edit-letter/${id}`;
}

export function applicationPath(key: string): string {
  return `${paths.applications}/${key}`;
}

/** The generator with that application's job on the desk. */
export function writeForPath(applicationKey: string): string {
  return `${paths.prompt}?application=${applicationKey}`;
}

/** My Cover Letters with that letter open. */
export function openLetterPath(kept: "account" | "browser", id: number | string): string {
  return `${paths.myCoverLetters}?open=${kept}-${id}`;
}

/** `step` is selected when the builder opens. */
export function workflowPath(id: number, step?: string): string {
  return `/workflows/${id}${step === undefined ? "" : `?step=${encodeURIComponent(step)}`}`;
}

export function workflowRunPath(workflowId: number, executionId: number): string {
  return `/workflows/${workflowId}/runs/${executionId}`;
}

export function sharedResultPath(token: string): string {
  return `/shared-results/${token}`;
}
