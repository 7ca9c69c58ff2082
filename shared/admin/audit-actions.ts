/** What the audit log knows; the words are stored, and the audit log may show others. */
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
] as const;
