import { hashText } from "#client/lib/hash-text.ts";

type Words = { title: string; content: string; jobTitle: string | null; company: string | null };

/** 16 hexadecimal digits that differ where the letters' words differ. */
export function fingerprint({ title, content, jobTitle, company }: Words): string {
  return hashText(JSON.stringify([title, content, jobTitle, company]));
}
