import type { Plan } from "../planning/plan.ts";

/** Whatever in the letter is a name, and keeps the spelling of its bearers. */
export function namesIn({ heading, paragraphs }: Plan): string[] {
  const told = paragraphs
    .flat()
    .flatMap(({ post, previous, credential, credentials = [] }) => [
      ...[post, previous].map((one) => one?.company),
      ...[credential, ...credentials].map((one) => one?.institution),
    ]);
  return [heading.name, heading.company?.text, heading.contact?.text, ...told].filter((name) => name !== undefined);
}
