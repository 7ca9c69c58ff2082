/** Said where a letter was kept without the facts behind it: what it could be held against, and what that means. */
export function BareLetterNote() {
  return (
    <p className="mt-2 text-quiet text-small">
      This letter was saved without your details, so we could only check it against its title, company, and skills. Some
      true statements may be marked.
    </p>
  );
}
