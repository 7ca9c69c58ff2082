/** Said where a letter was kept without the facts behind it: what it could be held against, and what that means. */
export function BareLetterNote() {
  return (
    <p className="mt-2 text-quiet text-small">
      This letter was saved without the facts behind it, so it was held against its title, company and skills alone.
      What is true may be among these.
    </p>
  );
}
