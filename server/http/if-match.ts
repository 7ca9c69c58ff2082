/** Whether an If-Match header names this tag. A proxy that compresses may have made the tag weak: that counts as the same. */
export function isNamedBy(ifMatch: string, etag: string): boolean {
  return ifMatch.split(",").some((part) => {
    const tag = part.trim().replace(/^W\//, "");
    return tag === "*" || tag === etag;
  });
}
