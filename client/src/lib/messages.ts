export type Message = { title: string; description?: string; kind?: "success" | "error" | "undo"; duration?: number };

/** Every text that a toast can show. Components never write their own. */
export const messages = {
  generateFailed: { title: "Error", description: "Failed to generate cover letter. Please try again.", kind: "error" },
  unlockFailed: { title: "Error", description: "Failed to unlock full cover letter. Please try again.", kind: "error" },
  regenerateFailed: {
    title: "Error",
    description: "Failed to regenerate cover letter. Please try again.",
    kind: "error",
  },
  translateFailed: {
    title: "Error",
    description: "Failed to translate cover letter. Please try again.",
    kind: "error",
  },
  letterRegenerated: { title: "Cover Letter Regenerated", description: "The earlier version is kept.", kind: "undo" },
  letterTranslated: { title: "Cover Letter Translated", description: "The earlier version is kept.", kind: "undo" },
  newLetter: { title: "New letter started", description: "The last one is kept.", kind: "undo" },
  copied: { title: "Copied!", kind: "success" },
  copyFailed: {
    title: "Could not copy",
    description: "Select the letter and copy it with your keyboard instead.",
    kind: "error",
  },
  emailOpening: { title: "Opening Email Client", kind: "success" },
  emailFallback: {
    title: "E-mail",
    description: "If your email app didn't open, please try the copy button instead.",
    kind: "error",
  },
  nothingToSave: {
    title: "No content to save",
    description: "There is no cover letter content to save.",
    kind: "error",
  },
  titleRequired: {
    title: "Title required",
    description: "Please provide a title for your cover letter.",
    kind: "error",
  },
  letterSaved: { title: "Cover letter saved", kind: "success" },
  letterSavedLocally: { title: "Cover letter saved locally", kind: "success" },
  sessionEndedLetterKept: {
    title: "Cover letter saved locally",
    description: "Your session has ended. Sign in, and the letter moves to your account.",
    kind: "success",
  },
  saveFailed: { title: "Error", description: "Failed to save cover letter. Please try again.", kind: "error" },
  storageFailed: {
    title: "Storage error",
    description: "Could not save to your browser. Check your browser settings.",
    kind: "error",
  },
  letterUpdated: { title: "Success", description: "Cover letter updated successfully", kind: "success" },
  letterUpdateFailed: { title: "Failed to update cover letter", kind: "error" },
  loginRequired: { title: "Login required", description: "Please sign in to edit cover letters", kind: "error" },
  editKept: { title: "Your changes are kept", description: "The letter is not saved yet.", kind: "undo" },
  editReplaced: { title: "The other version is in the form", description: "Yours is kept.", kind: "undo" },
  readBackWrong: { title: "The file does not read as it looks", kind: "error" },
  versionInForm: { title: "The earlier version is in the form", description: "Save it to keep it.", kind: "undo" },
  letterGone: {
    title: "Failed to update cover letter",
    description: "The letter was deleted meanwhile. What you typed is still here.",
    kind: "error",
  },
  welcomeBack: { title: "Welcome back!", description: "Your letters are here.", kind: "success", duration: 3_000 },
  loginFailed: { title: "Login failed", description: "Please try again.", kind: "error" },
  registrationSuccessful: {
    title: "Registration successful",
    description: "Your account has been created.",
    kind: "success",
  },
  registrationFailed: { title: "Registration failed", description: "Please try again.", kind: "error" },
  loggedOut: { title: "Logged out", description: "You have been logged out successfully.", kind: "success" },
  logoutFailed: { title: "Logout failed", description: "You are still signed in. Please try again.", kind: "error" },
  resetMailFailed: { title: "Error", description: "Failed to send password reset email", kind: "error" },
  resetFailed: { title: "Error", description: "Failed to reset password", kind: "error" },
  profileSaved: { title: "Profile saved", kind: "success" },
  profileFailed: { title: "Your profile was not saved", description: "Please try again.", kind: "error" },
  passwordChanged: {
    title: "Password changed",
    description: "Every other session of your account has ended.",
    kind: "success",
  },
  passwordFailed: { title: "Your password was not changed", description: "Please try again.", kind: "error" },
  accountDeleted: { title: "Account deleted", description: "Nothing of it is kept.", kind: "success" },
  accountDeleteFailed: { title: "Your account was not deleted", description: "Please try again.", kind: "error" },
  vouchFailed: {
    title: "That could not be kept",
    description: "The claim will be asked about again.",
    kind: "error",
  },
  letterDeleted: { title: "Cover letter deleted successfully", kind: "undo" },
  letterRestored: { title: "Cover letter restored", kind: "success" },
  letterRestoreFailed: {
    title: "Could not bring the letter back",
    description: "It is still here in this page.",
    kind: "error",
  },
  letterDeleteFailed: { title: "Error", description: "Failed to delete letter", kind: "error" },
  invalidFileType: { title: "Invalid file type", description: "Please upload a PDF or Word document", kind: "error" },
  fileTooLarge: { title: "File too large", description: "File size should be less than 5MB", kind: "error" },
  uploadFailed: {
    title: "Upload failed",
    description: "There was an error uploading your resume. Please try again.",
    kind: "error",
  },
  resumeUploaded: {
    title: "Resume uploaded",
    description: "Please check what we read.",
    kind: "success",
    duration: 1500,
  },
  noResume: {
    title: "No resume data found",
    description: "Using sample data for demonstration purposes.",
    kind: "error",
  },
  resumeLoadFailed: {
    title: "Error",
    description: "Failed to load resume data. Please try uploading again.",
    kind: "error",
  },
  resumeSaveFailed: {
    title: "Error",
    description: "Your corrections could not be saved. Please try again.",
    kind: "error",
  },
  submissionDeleted: { title: "Deleted", description: "The submission is gone.", kind: "success" },
  deleteSubmissionFailed: { title: "Error", description: "Failed to delete submission", kind: "error" },
  userApproved: { title: "User approved", kind: "success" },
  approveFailed: { title: "Error", description: "Failed to approve user.", kind: "error" },
  userStatusChanged: { title: "User status changed", kind: "success" },
  userStatusFailed: { title: "Error", description: "Failed to update user status.", kind: "error" },
  userPasswordReset: {
    title: "Password reset",
    description: "Every open session of the account has ended.",
    kind: "success",
  },
  userPasswordFailed: { title: "Error", description: "Failed to reset user password.", kind: "error" },
  noDataToExport: { title: "Error", description: "No data to export", kind: "error" },
  accessDenied: {
    title: "Access Denied",
    description: "You don't have permission to access the admin area.",
    kind: "error",
  },
  downloadFailed: {
    title: "Download failed",
    description: "The file could not be made. Please try again.",
    kind: "error",
  },
  downloadOffline: {
    title: "Download failed",
    description: "You are offline, and what makes this file is not kept in this browser yet. Copy and Text (TXT) work.",
    kind: "error",
  },
  paymentFailed: {
    title: "Payment Error",
    description: "There was a problem setting up your payment. Please try again.",
    kind: "error",
  },
  paymentNotConfigured: {
    title: "Payment Error",
    description: "Payment configuration error - please try again later",
    kind: "error",
  },
  paymentNotVerified: {
    title: "Payment verification error",
    description: "We couldn't verify your payment details, but your purchase is still valid.",
    kind: "error",
  },
  purchaseTaken: {
    title: "A purchase stays where it is",
    description: "It was already claimed by another account.",
    kind: "error",
  },
  templateSelected: {
    title: "Template Selected",
    description: "Your letters are set in it from now on.",
    kind: "success",
  },
  drawnCharacters: {
    title: "Some characters are pictures in the PDF",
    description: "The letter's typeface does not have them. The Word file keeps them as text.",
  },
  unprintableCharacters: {
    title: "Some characters could not be printed",
    description: "No font on this device has them: the PDF shows question marks. The Word file keeps them as text.",
    kind: "error",
  },
  keyCopyFailed: {
    title: "Could not copy",
    description: "Show the key and copy it with your keyboard instead.",
    kind: "error",
  },
  keyAdded: { title: "API key saved", kind: "success" },
  keyRemoved: { title: "API key removed", kind: "undo" },
  workflowCreated: { title: "Workflow Created", kind: "success" },
  workflowSaved: { title: "Workflow Saved", kind: "success" },
  workflowCreateFailed: { title: "Error", description: "Failed to create workflow", kind: "error" },
  workflowSaveFailed: { title: "Error", description: "Failed to save workflow", kind: "error" },
  workflowNotSaved: {
    title: "Workflow not saved",
    description: "Please save the workflow before running it",
    kind: "error",
  },
  workflowRunStarted: { title: "Workflow Run Started", kind: "success" },
  workflowRerunStarted: { title: "Workflow Rerun Started", kind: "success" },
  workflowRunFailed: { title: "Workflow Run Failed", description: "An error occurred", kind: "error" },
  workflowTemplatePlaced: { title: "Template Selected", kind: "success" },
  workflowDeleted: { title: "Workflow deleted", description: "Its runs are gone too.", kind: "success" },
  workflowDeleteFailed: { title: "Error", description: "Failed to delete workflow", kind: "error" },
  workflowDuplicateFailed: { title: "Error", description: "Failed to duplicate workflow", kind: "error" },
  workflowImportFailed: { title: "Error", description: "Failed to import workflow", kind: "error" },
  workflowImportUnreadable: {
    title: "Not a workflow",
    description: "Choose a .json file that was exported here.",
    kind: "error",
  },
  workflowDraftKept: { title: "Your changes are kept", description: "The workflow is not saved yet.", kind: "undo" },
  workflowReplaced: {
    title: "The other version is on the canvas",
    description: "Undo brings yours back.",
    kind: "undo",
  },
  workflowCopySaved: { title: "Saved as a copy", description: "The other version stays as it is.", kind: "success" },
  workflowGone: {
    title: "This workflow was deleted",
    description: "Save it again to keep what is on the canvas.",
    kind: "error",
  },
  nothingToPaste: { title: "Nothing to paste", description: "Copy some steps first." },
  connectionSaved: { title: "Connection Saved", kind: "success" },
  connectionSaveFailed: { title: "Error Saving Connection", kind: "error" },
  connectionDeleteFailed: { title: "Error", description: "Failed to delete connection", kind: "error" },
  connectionTestFailed: { title: "Error", description: "The connection could not be tested", kind: "error" },
  fileDeleteFailed: { title: "Error", description: "Failed to delete file", kind: "error" },
  runCancelFailed: { title: "Error", description: "Failed to cancel the run", kind: "error" },
  shareFailed: { title: "Error", description: "Failed to change the link", kind: "error" },
  linkCopied: { title: "Link copied", kind: "success" },
  linkCopyFailed: { title: "Could not copy", description: "Select the link and copy it instead.", kind: "error" },
  scheduleSaved: { title: "Schedule saved", kind: "success" },
  scheduleRemoved: { title: "Schedule removed", kind: "success" },
  scheduleSaveFailed: { title: "Error", description: "Failed to save the schedule", kind: "error" },
  offline: { title: "No connection", description: "The server could not be reached. What you typed is still here." },
} as const satisfies Record<string, Message>;

export type MessageKey = keyof typeof messages;

/** The name only where there is one. */
export function loginSuccessful(name: string | null): Message {
  return {
    title: "Login successful",
    description: name ? `Welcome back, ${name}!` : "Welcome back!",
    kind: "success",
    duration: 3_000,
  };
}

/** A tab of the settings is kept in the browser. */
export function settingsSaved(tab: string): Message {
  return { title: "Settings saved", description: `${tab} is as you set it.`, kind: "success" };
}

/** The browser's letters have arrived on the account. */
export function lettersMoved(count: number): Message {
  return {
    title: count === 1 ? "1 letter moved to your account" : `${count} letters moved to your account`,
    description: "You find them in My Cover Letters, on every device.",
    kind: "success",
  };
}

/** Some letters could not be moved; nothing is lost. */
export function lettersLeft(count: number): Message {
  return {
    title: count === 1 ? "1 letter is still in this browser" : `${count} letters are still in this browser`,
    description: "Your account could not take what is left. My Cover Letters shows it and lets you try again.",
    kind: "error",
  };
}

/** What was bought before signing in has arrived on the account. */
export function purchasesClaimed(names: readonly string[]): Message {
  return {
    title: names.length === 1 ? "Your purchase is on your account" : `${names.length} purchases are on your account`,
    description: names.join(", "),
    kind: "success",
  };
}
