import { capitalised } from "#shared/words/capitalised.ts";

/** What the audit log knows; the words are stored, and people read others. */
export const auditActions = [
  "approve user",
  "decline user",
  "take back rights",
  "activate user",
  "deactivate user",
  "reset password",
  "delete lead",
  "forget lead",
  "view letter",
  "view resume",
  "export leads",
  "choose writer",
  "sign in",
] as const;

/** Stored words that are said in another way. */
const shownActions: Readonly<Record<string, string>> = {
  "approve user": "give admin rights",
  "decline user": "keep as user",
  "take back rights": "remove admin rights",
  "forget lead": "delete a person's data",
  "delete lead": "delete submission",
  "export leads": "export submissions",
};

/** As the audit log and its export say it. */
export function auditActionName(stored: string): string {
  return capitalised(shownActions[stored] ?? stored);
}
