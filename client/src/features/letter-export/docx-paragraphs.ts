import {
  AlignmentType,
  BorderStyle,
  type IParagraphOptions,
  Paragraph,
  ShadingType,
  Tab,
  TabStopType,
  TextRun,
} from "docx";
import { conventions } from "#shared/letters/letter-convention.ts";
import { bandInk, type NameFace, type TemplateDesign } from "#shared/templates/template-design.ts";
import type { LetterDocument } from "./letter-document.ts";
import { toPrintable } from "./printable-text.ts";

type RunStyle = {
  font: string;
  size: number;
  color: string;
  bold?: boolean;
  italics?: boolean;
  allCaps?: boolean;
  characterSpacing?: number;
};
type Setting = { design: TemplateDesign; styles: Styles; textWidth: number; sender: "left" | "right" };
type Styles = { text: RunStyle; name: RunStyle; contact: RunStyle; small: RunStyle };

/** The letter as Word's paragraphs; `textWidth` in points. */
export function toParagraphs(
  { letterhead, parts }: LetterDocument,
  { design, textWidth }: { design: TemplateDesign; textWidth: number },
): Paragraph[] {
  const styles = stylesOf(design);
  const setting = { design, styles, textWidth, sender: conventions[letterhead.convention ?? "us"].sender };
  const { text, small } = styles;
  const body = (content: string | undefined, options: ParagraphOptions) => setParagraph(content, options, setting);
  const { blocks, subjectLast, free } = conventions[letterhead.convention ?? "us"];
  const lines = { date: [letterhead.date].filter(isFilled), recipient: (letterhead.recipient ?? []).filter(isFilled) };
  const address = blocks.flatMap(({ what, side }, place) =>
    lines[what].map((line, index) => ({ line, side, opens: index === 0 && place > 0 && side === "right" })),
  );
  const subject = (before: number) => body(parts.subject, { style: { ...text, bold: true }, before, keepNext: true });
  const greeting = (before: number) => body(parts.greeting, { style: text, before, keepNext: true });
  const gap = 9 * design.text.gap;
  return [
    ...toHeader(letterhead, setting),
    ...address.flatMap(({ line, side, opens }, index) =>
      body(line, {
        style: small,
        before: index === 0 ? belowHeader(design) : opens ? 12 : 0,
        keepNext: true,
        right: side === "right",
      }),
    ),
    ...(subjectLast
      ? [...greeting(20), ...subject(12)]
      : [...subject(20), ...greeting(parts.subject ? 15 * free.greeting : 20)]),
    ...parts.paragraphs.flatMap((sentences, index) =>
      body(sentences.map((sentence) => sentence.text).join(" "), {
        style: text,
        before: gap,
        keepNext: index === parts.paragraphs.length - 1 && isFilled(parts.closing),
      }),
    ),
    ...body(parts.closing, { style: text, before: 14, keepNext: isFilled(parts.signature) }),
    ...body(parts.signature, { style: text, before: parts.closing ? 15.5 * free.signature : 14, keepNext: false }),
  ];
}

const faces: Record<NameFace, Pick<RunStyle, "bold" | "italics">> = {
  light: {},
  regular: {},
  semiBold: { bold: true },
  bold: { bold: true },
  italic: { italics: true },
};

/** Sizes in half points, as Word counts them, in a serif that Windows and macOS both have. */
function stylesOf(design: TemplateDesign): Styles {
  const { name } = design;
  const isOnBand = design.header === "band";
  const text: RunStyle = { font: "Georgia", size: 21, color: "1C1D1A" };
  const small: RunStyle = { ...text, size: 19, color: toWordColor(design.quiet) };
  const size = Math.round(21 * name.scale) + 4;
  return {
    text,
    small,
    contact: isOnBand ? { ...small, color: toWordColor(bandInk) } : small,
    name: {
      ...text,
      ...faces[name.face],
      size,
      ...(name.capitals ? { allCaps: true } : {}),
      ...(name.tracking > 0 ? { characterSpacing: Math.round(name.tracking * size * 10) } : {}),
      ...(isOnBand ? { color: toWordColor(bandInk) } : {}),
    },
  };
}

/** Points between letterhead and what follows. */
function belowHeader({ header, rule }: TemplateDesign): number {
  return header === "band" ? 30 : rule === "none" ? 20 : 16;
}

function toHeader({ name, location, email, phone }: LetterDocument["letterhead"], setting: Setting): Paragraph[] {
  const { design, styles } = setting;
  const reach = [email, phone].filter(isFilled).map(toPrintable).join(" · ");
  const lines = [
    { text: isFilled(name) ? toPrintable(name) : "", style: styles.name },
    { text: isFilled(location) ? toPrintable(location) : "", style: styles.contact },
    { text: reach, style: styles.contact },
  ].filter(({ text }) => isFilled(text));
  if (design.header === "split" && lines.length > 1) return [toSplitLine(lines, setting)];
  const set = lines.map(
    (line, index) =>
      new Paragraph({
        ...frameOf(setting, { isLast: index === lines.length - 1 }),
        children: [new TextRun({ text: line.text, ...line.style })],
      }),
  );
  return design.rule === "short" && set.length > 0 ? [...set, toShortRule(setting)] : set;
}

/** A short rule is the border of an empty paragraph that is no wider. */
function toShortRule({ design, textWidth }: Setting): Paragraph {
  const free = Math.round((textWidth - 42) * 20);
  const left = design.header === "centered" ? Math.round(free / 2) : 0;
  return new Paragraph({
    keepNext: true,
    indent: { left, right: free - left },
    spacing: { before: 0, after: 0, line: 120 },
    border: { bottom: { ...borders.short, space: 0, color: toWordColor(design.accent) } },
  });
}

/** The name at the left and the contact at the right margin, on one line. */
function toSplitLine(lines: readonly { text: string; style: RunStyle }[], setting: Setting): Paragraph {
  const [name, ...contact] = lines;
  const { contact: style } = setting.styles;
  return new Paragraph({
    ...frameOf(setting, { isLast: true }),
    tabStops: [{ type: TabStopType.RIGHT, position: Math.round(setting.textWidth * 20) }],
    children: [
      new TextRun({ text: name?.text ?? "", ...name?.style }),
      new TextRun({ children: [new Tab(), contact.map(({ text }) => text).join(" · ")], ...style }),
    ],
  });
}

const borders: Record<
  Exclude<TemplateDesign["rule"], "none">,
  { style: "single" | "double" | "dotted"; size: number }
> = {
  thin: { style: BorderStyle.SINGLE, size: 6 },
  heavy: { style: BorderStyle.SINGLE, size: 14 },
  short: { style: BorderStyle.SINGLE, size: 24 },
  double: { style: BorderStyle.DOUBLE, size: 6 },
  dotted: { style: BorderStyle.DOTTED, size: 10 },
};

const alignments = { center: AlignmentType.CENTER, left: AlignmentType.LEFT, right: AlignmentType.RIGHT };

/** What the paragraphs of the letterhead share; the rule is the border under the last of them. */
function frameOf({ design, sender }: Setting, { isLast }: { isLast: boolean }): IParagraphOptions {
  const { accent, header, rule } = design;
  return {
    alignment: alignments[header === "centered" ? "center" : header === "left" ? sender : "left"],
    keepNext: true,
    spacing: { before: 0, after: 0, line: LINE_PITCH },
    ...(header === "band" ? { shading: { type: ShadingType.CLEAR, color: "auto", fill: toWordColor(accent) } } : {}),
    ...(isLast && rule !== "none" && rule !== "short"
      ? { border: { bottom: { ...borders[rule], space: 6, color: toWordColor(accent) } } }
      : {}),
  };
}

type ParagraphOptions = { style: RunStyle; before: number; keepNext: boolean; right?: boolean };

function setParagraph(
  content: string | undefined,
  { style, before, keepNext, right = false }: ParagraphOptions,
  { design }: Setting,
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
        spacing: {
          before: index === 0 ? Math.round(before * 20) : 0,
          after: 0,
          line: Math.round(LINE_PITCH * design.text.leading),
        },
        children: [new TextRun({ text: line, ...style })],
      }),
  );
}

/** In 240ths of a line. */
const LINE_PITCH = 300;

/** Word writes colours without the sign. */
function toWordColor(color: string): string {
  return color.slice(1).toUpperCase();
}

function isFilled(content: string | undefined): content is string {
  return content !== undefined && content.trim() !== "";
}
