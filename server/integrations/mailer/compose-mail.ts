import type { Mail } from "./mailer.ts";

/** Longer lines are broken up on their way, also in the middle of a link (RFC 2045, 6.7). */
const LINE_WIDTH = 76;

/** A mail of plain paragraphs, as text and as HTML; a paragraph that is a web address becomes a link. */
export function composeMail(mail: { to: string; subject: string; paragraphs: string[] }): Mail {
  const { to, subject, paragraphs } = mail;
  const body = paragraphs.map((paragraph) =>
    isAddress(paragraph) ? `<p>\n${anchor(paragraph)}\n</p>` : `<p>\n${wrapped(escaped(paragraph))}\n</p>`,
  );
  return {
    to,
    subject,
    text: `${paragraphs.map(wrapped).join("\n\n")}\n`,
    html: [
      "<!doctype html>",
      '<html lang="en">',
      '<body style="font:16px/1.5 sans-serif;max-width:34em">',
      ...body,
      "</body>",
      "</html>",
      "",
    ].join("\n"),
  };
}

function wrapped(paragraph: string): string {
  const lines: string[] = [];
  for (const word of paragraph.split(" ")) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= LINE_WIDTH) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines.join("\n");
}

function isAddress(paragraph: string): boolean {
  return /^https?:\/\/\S+$/.test(paragraph);
}

function anchor(address: string): string {
  return `<a href="${escaped(address)}"\n>${escaped(address)}</a>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
