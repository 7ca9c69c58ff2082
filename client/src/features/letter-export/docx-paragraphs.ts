import { AlignmentType, Paragraph, type Table, TextRun } from "docx";
import { conventions } from "#shared/letters/letter-convention.ts";
import { isPoint, joinSentences } from "#shared/letters/point-lines.ts";
import type { TemplateDesign } from "#shared/templates/template-design.ts";
import { formB, hasWindow } from "./din-5008.ts";
import { toHeader } from "./docx-header.ts";
import { toListTable } from "./docx-list.ts";
import { type RunStyle, stylesOf } from "./docx-styles.ts";
import { toWindowParagraphs } from "./docx-window.ts";
import type { LetterDocument } from "./letter-document.ts";
import { toPrintable } from "./printable-text.ts";
import { toTwips } from "./to-twips.ts";

type Setting = { design: TemplateDesign; isWindow: boolean };
/** The letter as Word's paragraphs and its list as a table; in points the text's width and where the page's first line begins. */
export function toParagraphs(
  { letterhead, parts }: LetterDocument,
  { design, textWidth, top }: { design: TemplateDesign; textWidth: number; top: number },
): (Paragraph | Table)[] {
  const styles = stylesOf(design);
  const isWindow = hasWindow(letterhead);
  const setting = { design, isWindow };
  const { text, small } = styles;
  const body = (content: string | undefined, options: ParagraphOptions) => setParagraph(content, options, setting);
  const { blocks, subjectLast, free, sender } = conventions[letterhead.convention ?? "us"];
  const lines = { date: [letterhead.date].filter(isFilled), recipient: (letterhead.recipient ?? []).filter(isFilled) };
  const header = toHeader(letterhead, { design, styles, textWidth, sender });
  const window = isWindow ? toWindowParagraphs(letterhead, { y: top + header.height, styles }) : null;
  const address = (window ? [] : blocks).flatMap(({ what, side }, place) =>
    lines[what].map((line, index) => ({ line, side, opens: index === 0 && place > 0 })),
  );
  const subject = (before: number) => body(parts.subject, { style: { ...text, bold: true }, before, keepNext: true });
  const greeting = (before: number) => body(parts.greeting, { style: text, before, keepNext: true });
  const gap = 9 * design.text.gap;
  const start = window ? Math.max(15, formB.subject - window.end) : 20;
  const paragraphs = parts.paragraphs.map((sentences, index) =>
    body(joinSentences(sentences), {
      style: text,
      before: gap,
      keepNext: index === parts.paragraphs.length - 1 && isFilled(parts.closing),
    }),
  );
  const after = parts.list?.after ?? 0;
  const line = Math.round((isWindow ? WINDOW_PITCH : LINE_PITCH) * design.text.leading);
  // Word puts no space above a table.
  const list = parts.list
    ? [
        new Paragraph({ spacing: { before: 0, after: 0, line: 120 } }),
        toListTable(parts.list, { text, small, line, textWidth }),
      ]
    : [];
  return [
    ...header.paragraphs,
    ...(window?.paragraphs ?? []),
    ...address.flatMap(({ line, side, opens }, index) =>
      body(line, {
        style: small,
        before: index === 0 ? belowHeader(design) : opens ? 12 : 0,
        keepNext: true,
        right: side === "right",
      }),
    ),
    ...(subjectLast
      ? [...greeting(start), ...subject(12)]
      : [...subject(start), ...greeting(parts.subject ? 15 * free.greeting : start)]),
    ...paragraphs.slice(0, after).flat(),
    ...list,
    ...paragraphs.slice(after).flat(),
    ...body(parts.closing, { style: text, before: 14, keepNext: isFilled(parts.signature) }),
    ...body(parts.signature, {
      style: text,
      before: parts.closing ? 15.5 * free.signature : 14,
      keepNext: isFilled(parts.enclosures),
    }),
    ...body(parts.enclosures, { style: { ...small, color: text.color }, before: 14, keepNext: false }),
  ];
}

/** Points between letterhead and what follows. */
function belowHeader({ header, rule }: TemplateDesign): number {
  return header === "band" ? 30 : rule === "none" ? 20 : 16;
}

type ParagraphOptions = { style: RunStyle; before: number; keepNext: boolean; right?: boolean };

function setParagraph(
  content: string | undefined,
  { style, before, keepNext, right = false }: ParagraphOptions,
  { design, isWindow }: Setting,
): Paragraph[] {
  if (!isFilled(content)) return [];
  const lines = toPrintable(content).split("\n");
  return lines.map(
    (line, index) =>
      new Paragraph({
        alignment: right ? AlignmentType.RIGHT : AlignmentType.LEFT,
        keepNext: keepNext || index < lines.length - 1,
        keepLines: keepNext,
        widowControl: true,
        ...(isPoint(line) ? { indent: { left: HANGING, hanging: HANGING } } : {}),
        spacing: {
          before: index === 0 ? toTwips(before) : 0,
          after: 0,
          line: Math.round((isWindow ? WINDOW_PITCH : LINE_PITCH) * design.text.leading),
        },
        children: [new TextRun({ text: line, ...style })],
      }),
  );
}

/** How far the lines of a point stand in, in 20ths of a point. */
const HANGING = 180;

/** In 240ths of a line; a letter with a window has less room for its text. */
const LINE_PITCH = 300;
const WINDOW_PITCH = 250;

function isFilled(content: string | undefined): content is string {
  return content !== undefined && content.trim() !== "";
}
