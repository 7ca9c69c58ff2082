/** With these, mail programs show a button that stops the mails with one touch (RFC 2369, RFC 8058). */
export function stopHeaders(stopUrl: string): Record<string, string> {
  return { "List-Unsubscribe": `<${stopUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}
