/** How many postings are written for in one go. */
export const MOST_POSTINGS = 10;

/** One job that was pasted: a link alone, or a posting. */
export type PastedJob = { link: string } | { posting: string };

/** What was pasted into one box: links stand on lines of their own, postings are parted by a line of dashes. */
export function splitPostings(text: string): PastedJob[] {
  const parts = text.split(/^\s*(?:-{3,}|={3,}|\*{3,}|_{3,})\s*$/m);
  return parts.flatMap((part): PastedJob[] => {
    const lines = part.split("\n");
    const links = lines.filter(isLink).map((line) => ({ link: line.trim() }));
    const posting = lines
      .filter((line) => !isLink(line))
      .join("\n")
      .trim();
    // A posting names links of its own; links alone are jobs.
    if (posting === "") return links;
    return posting.length < 40 && links.length > 0 ? links : [{ posting: part.trim() }];
  });
}

function isLink(line: string): boolean {
  return /^\s*(?:https?:\/\/|www\.)\S+\s*$/i.test(line);
}
