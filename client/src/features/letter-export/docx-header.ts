import {
  AlignmentType,
  BorderStyle,
  type IParagraphOptions,
  LineRuleType,
  Paragraph,
  ShadingType,
  Tab,
  TabStopType,
  TextRun,
} from "docx";
import type { Letterhead } from "#shared/letters/letterhead.ts";
import type { TemplateDesign } from "#shared/templates/template-design.ts";
import { type RunStyle, type Styles, toWordColor } from "./docx-styles.ts";
import { toPrintable } from "./printable-text.ts";
import { toTwips } from "./to-twips.ts";

type Setting = { design: TemplateDesign; styles: Styles; textWidth: number; sender: "left" | "right" };
type Line = { text: string; style: RunStyle };

/** The letterhead's paragraphs and their height in points; their lines are exactly as high as they say. */
export function toHeader(letterhead: Letterhead, setting: Setting): { paragraphs: Paragraph[]; height: number } {
  const { design } = setting;
  const lines = linesOf(letterhead, setting);
  if (lines.length === 0) return { paragraphs: [], height: 0 };
  const isSplit = design.header === "split" && lines.length > 1 && lines[0]?.style === setting.styles.name;
  const set = isSplit ? toSplitLines(lines, setting) : lines.map(toStacked(setting, lines.length));
  const paragraphs = design.rule === "short" ? [...set, toShortRule(setting)] : set;
  const all = (isSplit ? [...lines.slice(1, -1), ...lines.slice(0, 1)] : lines).map(({ style }) => heightOf(style));
  const around = (design.rule === "none" ? 0 : BELOW_RULE) + (design.header === "band" ? 2 * BAND_EDGE : 0);
  return { paragraphs, height: all.reduce((sum, height) => sum + height, around) };
}

function linesOf({ name, location, email, phone }: Letterhead, { design, styles }: Setting): Line[] {
  const reach = [email, phone].filter(isFilled).map(toPrintable);
  const contact = [isFilled(location) ? toPrintable(location) : ""];
  return [
    { text: isFilled(name) ? toPrintable(name) : "", style: styles.name },
    ...[...contact, ...(design.header === "split" ? reach : [reach.join(" · ")])].map((text) => ({
      text,
      style: styles.contact,
    })),
  ].filter(({ text }) => isFilled(text));
}

function heightOf({ size }: RunStyle): number {
  return (size / 2) * 1.35;
}

/** Points that the rule under the letterhead takes. */
const BELOW_RULE = 7;
/** Points of the band above its first line and under its last. */
const BAND_EDGE = 10;

function toStacked(setting: Setting, count: number) {
  return ({ text, style }: Line, index: number) =>
    new Paragraph({
      ...frameOf(setting, { isFirst: index === 0, isLast: index === count - 1, height: heightOf(style) }),
      children: [new TextRun({ text, ...style })],
    });
}

/** The contact at the right margin, the name at the left of its last line. */
function toSplitLines(lines: readonly Line[], setting: Setting): Paragraph[] {
  const [name, ...contact] = lines;
  const last = contact.pop();
  const tabStops = [{ type: TabStopType.RIGHT, position: toTwips(setting.textWidth) }];
  const right = ({ text, style }: Line) => new TextRun({ children: [new Tab(), text], ...style });
  return [
    ...contact.map(
      (line) =>
        new Paragraph({
          ...frameOf(setting, { isFirst: false, isLast: false, height: heightOf(line.style) }),
          tabStops,
          children: [right(line)],
        }),
    ),
    new Paragraph({
      ...frameOf(setting, { isFirst: false, isLast: true, height: heightOf(setting.styles.name) }),
      tabStops,
      children: [new TextRun({ text: name?.text ?? "", ...name?.style }), ...(last ? [right(last)] : [])],
    }),
  ];
}

/** In points. */
const SHORT_RULE = 42;

/** A short rule is the border of an empty paragraph that is no wider. */
function toShortRule({ design, textWidth }: Setting): Paragraph {
  const free = toTwips(textWidth - SHORT_RULE);
  const left = design.header === "centered" ? Math.round(free / 2) : 0;
  return new Paragraph({
    keepNext: true,
    indent: { left, right: free - left },
    spacing: { before: 0, after: 0, line: 120 },
    border: { bottom: { ...borders.short, space: 0, color: toWordColor(design.accent) } },
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

/** What the paragraphs of the letterhead share; the rule is the border under the last of them, a band has an edge. */
function frameOf(
  { design, sender }: Setting,
  { isFirst, isLast, height }: { isFirst: boolean; isLast: boolean; height: number },
): IParagraphOptions {
  const { accent, header, rule } = design;
  const color = toWordColor(accent);
  const spacing = { before: 0, after: 0, line: toTwips(height), lineRule: LineRuleType.EXACT };
  const alignment = alignments[header === "centered" ? "center" : header === "left" ? sender : "left"];
  if (header === "band") {
    const edge = { style: BorderStyle.SINGLE, size: 8, space: BAND_EDGE - 1, color };
    const border = { ...(isFirst ? { top: edge } : {}), ...(isLast ? { bottom: edge } : {}) };
    return {
      alignment,
      keepNext: true,
      spacing,
      border,
      shading: { type: ShadingType.CLEAR, color: "auto", fill: color },
    };
  }
  const isRuled = isLast && rule !== "none" && rule !== "short";
  return {
    alignment,
    keepNext: true,
    spacing,
    ...(isRuled ? { border: { bottom: { ...borders[rule], space: 6, color } } } : {}),
  };
}

function isFilled(content: string | undefined): content is string {
  return content !== undefined && content.trim() !== "";
}
