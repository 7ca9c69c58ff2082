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
  letterRegenerated: { title: "Cover Letter Regenerated", description: "Your earlier version is saved.", kind: "undo" },
  letterTranslated: { title: "Cover Letter Translated", description: "Your earlier version is saved.", kind: "undo" },
  newLetter: { title: "New letter started", description: "The letter you saved is in My Cover Letters.", kind: "undo" },
  newLetterUnsaved: { title: "New letter started", description: "Your last letter wasn't saved.", kind: "undo" },
  letterChangedElsewhere: {
    title: "Changed in another tab",
    description: "Its version is kept beside yours.",
    kind: "undo",
  },
  copied: { title: "Copied!", kind: "success" },
  promptCopied: { title: "Copied! Now paste it into your chatbot.", kind: "success" },
  copyFailed: {
    title: "Couldn't copy",
    description: "Select the letter and press Ctrl+C (or ⌘C).",
    kind: "error",
  },
  emailOpening: { title: "Opening Email Client", kind: "success" },
  emailFallback: {
    title: "Email",
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
    description: "You've been signed out. Sign in to move the letter to your account.",
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
  editKept: { title: "Draft kept", description: "Your changes aren't saved yet.", kind: "undo" },
  editReplaced: { title: "Switched to the other version", description: "Undo to go back to yours.", kind: "undo" },
  readBackWrong: { title: "Some text in the file can't be read correctly", kind: "error" },
  versionInForm: { title: "Earlier version restored", description: "Save it to keep it.", kind: "undo" },
  letterGone: {
    title: "Failed to update cover letter",
    description: "The letter was deleted in the meantime. What you typed is still here.",
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
  profileFailed: { title: "Couldn't save your profile", description: "Try again.", kind: "error" },
  confirmationSent: { title: "Link sent", description: "Check your inbox.", kind: "success" },
  confirmationFailed: { title: "Couldn't send the link", description: "Try again.", kind: "error" },
  linkFailed: { title: "Couldn't complete the request", description: "Try again.", kind: "error" },
  recipientsAsked: { title: "Request sent", description: "We'll send email once they agree.", kind: "success" },
  recipientsNotAsked: { title: "Not everyone was asked", description: "Try again.", kind: "error" },
  passwordChanged: {
    title: "Password changed",
    description: "You've been signed out on all other devices.",
    kind: "success",
  },
  passwordFailed: { title: "Couldn't change your password", description: "Try again.", kind: "error" },
  accountDeleted: { title: "Account deleted", description: "Your data has been deleted.", kind: "success" },
  accountDeleteFailed: { title: "Couldn't delete your account", description: "Try again.", kind: "error" },
  vouchFailed: {
    title: "Couldn't save that",
    description: "We'll ask about this claim again.",
    kind: "error",
  },
  tickFailed: { title: "Couldn't save the checklist", description: "Try again.", kind: "error" },
  letterDeleted: { title: "Cover letter deleted successfully", kind: "undo" },
  letterRestored: { title: "Cover letter restored", kind: "success" },
  letterRestoreFailed: {
    title: "Couldn't restore the letter",
    description: "It's still open on this page.",
    kind: "error",
  },
  letterDeleteFailed: { title: "Error", description: "Failed to delete letter", kind: "error" },
  applicationDeleted: { title: "Application deleted", kind: "undo" },
  applicationRestored: { title: "Application restored", kind: "success" },
  applicationUnopened: {
    title: "Read the letter first",
    description: "It was written for you. Open it before you mark the application.",
    kind: "error",
  },
  applicationWaits: {
    title: "Saved in this browser",
    description: "We'll save it to your account when you're back online.",
    kind: "success",
  },
  remindersFailed: { title: "Couldn't change your reminders", description: "Try again.", kind: "error" },
  resumeNotKept: { title: "Couldn't save your resume", description: "Try again.", kind: "error" },
  resumeNotDeleted: { title: "Couldn't delete your resume", description: "Try again.", kind: "error" },
  applicationRefused: { title: "Couldn't save the change to your account", kind: "error" },
  factsDeleted: { title: "Facts deleted", kind: "undo" },
  factsNotDeleted: { title: "Couldn't delete your facts", description: "Try again.", kind: "error" },
  factsNotSaved: {
    title: "Couldn't save your facts",
    description: "What you typed is still here. Try again.",
    kind: "error",
  },
  factsRestored: {
    title: "Earlier facts restored",
    description: "The later ones are saved under Earlier versions.",
    kind: "undo",
  },
  rowRemoved: { title: "Removed", kind: "undo" },
  invalidFileType: { title: "Invalid file type", description: "Please upload a PDF or Word document", kind: "error" },
  fileTooLarge: { title: "File too large", description: "File size should be less than 5MB", kind: "error" },
  uploadFailed: {
    title: "Upload failed",
    description: "There was an error uploading your resume. Please try again.",
    kind: "error",
  },
  resumeUploaded: {
    title: "Resume uploaded",
    description: "Check what we read.",
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
    description: "Couldn't save your corrections. Try again.",
    kind: "error",
  },
  submissionDeleted: { title: "Deleted", description: "The submission was deleted.", kind: "success" },
  deleteSubmissionFailed: { title: "Error", description: "Failed to delete submission", kind: "error" },
  countPersonFailed: {
    title: "Error",
    description: "Couldn't look up this email address. Try again.",
    kind: "error",
  },
  userApproved: { title: "Admin rights given", kind: "success" },
  userDeclined: {
    title: "Kept as user",
    description: "The account is off the list of new accounts, without admin rights.",
    kind: "success",
  },
  usersDeclined: {
    title: "Kept as users",
    description: "The accounts are off the list of new accounts, without admin rights.",
    kind: "success",
  },
  rightsTakenBack: { title: "Admin rights removed", description: "The user can still sign in.", kind: "success" },
  approveFailed: { title: "Error", description: "Failed to approve user.", kind: "error" },
  userActivated: { title: "Account activated", description: "The user can sign in again.", kind: "success" },
  userDeactivated: {
    title: "Account deactivated",
    description: "The user has been signed out everywhere and can't sign in.",
    kind: "success",
  },
  userStatusFailed: { title: "Error", description: "Failed to update user status.", kind: "error" },
  userPasswordReset: {
    title: "Password reset",
    description: "The user has been signed out everywhere.",
    kind: "success",
  },
  userPasswordFailed: { title: "Error", description: "Failed to reset user password.", kind: "error" },
  noDataToExport: { title: "Error", description: "No data to export", kind: "error" },
  workflowActive: {
    title: "Active once you save",
    description: "Schedules and webhooks start runs then.",
    kind: "success",
  },
  workflowInactive: {
    title: "Inactive once you save",
    description: "Schedules and webhooks start no runs then.",
    kind: "success",
  },
  noConnectionChosen: {
    title: "Select a connection first",
    description: "Or a step with one connection after it.",
    kind: "error",
  },
  accessDenied: {
    title: "Access Denied",
    description: "You don't have permission to access the admin area.",
    kind: "error",
  },
  downloadFailed: {
    title: "Download failed",
    description: "Couldn't create the file. Try again.",
    kind: "error",
  },
  downloadOffline: {
    title: "Download failed",
    description: "You're offline. Copy the text or download it as TXT instead.",
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
    title: "Purchase already claimed",
    description: "It belongs to another account.",
    kind: "error",
  },
  templateSelected: {
    title: "Template Selected",
    description: "Your letters now use this template.",
    kind: "success",
  },
  drawnCharacters: {
    title: "Some characters are images in the PDF",
    description: "The font doesn't have them. The Word file keeps them as text.",
  },
  unprintableCharacters: {
    title: "Some characters are missing in the PDF",
    description: "No font on this device has them. The Word file keeps them as text.",
    kind: "error",
  },
  appearanceKept: {
    title: "Settings saved",
    description: "Your choice is saved. The app stays dark.",
    kind: "success",
  },
  keyCopyFailed: {
    title: "Couldn't copy",
    description: "Show the key and copy it by hand.",
    kind: "error",
  },
  writerChosen: { title: "Writer saved", kind: "success" },
  writerFailed: { title: "Couldn't save the writer", description: "Try again.", kind: "error" },
  pullFailed: { title: "Couldn't reach Ollama", description: "Start it and try again.", kind: "error" },
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
  workflowDeleted: { title: "Workflow deleted", description: "Its runs were deleted too.", kind: "success" },
  workflowDeleteFailed: { title: "Couldn't delete the workflow", description: "Try again.", kind: "error" },
  workflowDuplicateFailed: { title: "Couldn't duplicate the workflow", description: "Try again.", kind: "error" },
  workflowImportFailed: { title: "Couldn't import the workflow", description: "Try again.", kind: "error" },
  workflowImportUnreadable: {
    title: "Not a workflow",
    description: "Choose a .json file exported from here.",
    kind: "error",
  },
  workflowReplaced: {
    title: "You're looking at the other version",
    description: "Undo to go back to yours.",
    kind: "undo",
  },
  rowsPinned: { title: "Rows pinned", description: "Save the workflow to keep them.", kind: "undo" },
  workflowCopySaved: { title: "Saved as a copy", description: "The other version stays as it is.", kind: "success" },
  workflowGone: {
    title: "This workflow was deleted",
    description: "Save it again to keep what's on the canvas.",
    kind: "error",
  },
  nothingToPaste: { title: "Nothing to paste", description: "Copy a step first." },
  connectionSaved: { title: "Connection Saved", kind: "success" },
  connectionSaveFailed: { title: "Error Saving Connection", kind: "error" },
  connectionDeleteFailed: { title: "Couldn't delete the connection", description: "Try again.", kind: "error" },
  connectionTestFailed: { title: "Couldn't test the connection", description: "Try again.", kind: "error" },
  fileDeleted: { title: "File deleted", description: "You can restore it for 7 days.", kind: "undo" },
  fileRestoreFailed: { title: "Couldn't restore the file", description: "Try again.", kind: "error" },
  fileDeleteFailed: { title: "Couldn't delete the file", description: "Try again.", kind: "error" },
  runCancelFailed: { title: "Couldn't cancel the run", description: "Try again.", kind: "error" },
  shareFailed: { title: "Couldn't update the link", description: "Try again.", kind: "error" },
  linkCopied: { title: "Link copied", kind: "success" },
  linkCopyFailed: { title: "Couldn't copy", description: "Select the link and copy it by hand.", kind: "error" },
  apiTokenRevoked: { title: "Token revoked", kind: "success" },
  apiTokenFailed: { title: "Couldn't update your tokens", description: "Try again.", kind: "error" },
  hookFailed: { title: "Couldn't update the URL", description: "Try again.", kind: "error" },
  scheduleSaved: { title: "Schedule saved", kind: "success" },
  scheduleRemoved: { title: "Schedule removed", kind: "success" },
  scheduleSaveFailed: { title: "Couldn't save the schedule", description: "Try again.", kind: "error" },
  offline: { title: "No connection", description: "Couldn't reach the server. What you typed is still here." },
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
  return { title: "Settings saved", description: `${tab} settings are saved in this browser.`, kind: "success" };
}

/** The browser's letters have arrived on the account. */
export function lettersMoved(count: number): Message {
  return {
    title: count === 1 ? "1 letter moved to your account" : `${count} letters moved to your account`,
    description: "Find them in My Cover Letters on any device.",
    kind: "success",
  };
}

/** Applications of a visitor are now on their account. */
export function applicationsMoved(count: number): Message {
  return {
    title: count === 1 ? "1 application moved to your account" : `${count} applications moved to your account`,
    kind: "success",
  };
}

/** Facts of a visitor are now on their account. */
export function factsMoved(count: number): Message {
  return {
    title: count === 1 ? "Your facts moved to your account" : `${count} sets of facts moved to your account`,
    description: "Find them in My facts on any device.",
    kind: "success",
  };
}

/** Some letters could not be moved; nothing is lost. */
export function lettersLeft(count: number): Message {
  return {
    title: count === 1 ? "1 letter is still in this browser" : `${count} letters are still in this browser`,
    description: "Some letters couldn't be moved. Try again in My Cover Letters.",
    kind: "error",
  };
}

/** What was bought before signing in has arrived on the account. */
export function purchasesClaimed(names: readonly string[]): Message {
  return {
    title:
      names.length === 1
        ? "Your purchase was added to your account"
        : `${names.length} purchases were added to your account`,
    description: names.join(", "),
    kind: "success",
  };
}

/** A line between two steps that was not drawn, and why. */
export function versionBroughtBack(version: number): Message {
  return { title: `Version ${version} restored`, description: "Save the workflow to keep it.", kind: "undo" };
}

export function connectionRefused(reason: string): Message {
  return { title: "Not connected", description: reason, kind: "error" };
}

export function exportStarted(rows: string): Message {
  return {
    title: "Export started",
    description: `${rows} as a CSV file, in your browser's downloads.`,
    kind: "success",
  };
}
