/** First letters of the words in the name, or of the username without one: upper case, at most two, "U" where there is neither. */
export function initials(user: { name?: string | null; username?: string | null }): string {
  const source = user.name?.trim() || user.username?.trim() || "";
  const letters = source
    .split(/\s+/)
    .map((word) => [...word][0] ?? "")
    .join("")
    .toUpperCase();
  return [...letters].slice(0, 2).join("") || "U";
}
