/** Whether the whole text is the address of a page: "https://…", "www.…" or "boards.example.com/jobs/3381". */
export function isLink(text: string): boolean {
  const one = text.trim();
  if (one === "" || one.length > 2_000 || /\s/u.test(one)) return false;
  if (/^(?:https?:\/\/|www\.)\S/iu.test(one)) return true;
  const [host = "", ...path] = one.split("/");
  return path.length > 0 && host.includes(".") && host.split(".").every((part) => /^[\p{L}\d-]+$/u.test(part));
}
