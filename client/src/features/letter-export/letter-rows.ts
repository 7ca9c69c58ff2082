import { conventions } from "#shared/letters/letter-convention.ts";
import type { ListPart } from "#shared/letters/letter-parts.ts";
import { asPoint, isPoint, joinSentences } from "#shared/letters/point-lines.ts";
import { bandInk, type NameFace, plainDesign, type TemplateDesign } from "#shared/templates/template-design.ts";
import { breakLines } from "./break-lines.ts";
import { formB, hasWindow } from "./din-5008.ts";
import type { LetterDocument } from "./letter-document.ts";
import { toListRows } from "./list-rows.ts";
import { toPrintable } from "./printable-text.ts";
import type { Align, Cell, LineStyle, Measure, Row } from "./row.ts";
import type { Face } from "./typesetter.ts";
import { toWindowRows } from "./window-rows.ts";

/** `top`: where the first row begins on the page. */
type Setting = { document: LetterDocument; size: number; width: number; top: number; measure: Measure };
type ListBlock = { list: ListPart; spaceBefore: number };
type Block = { text: string; style: LineStyle; align?: Align; spaceBefore: number; keepWithNext: boolean };

/** The whole letter in rows, its text set at `size` points in a column of `width`. */
export function toRows(setting: Setting): Row[] {
  const { document, width, measure } = setting;
  const design = document.design ?? plainDesign;
  const styles = stylesOf(design, setting);
  const header = toHeader(setting, { design, styles });
  const y = setting.top + header.reduce((sum, row) => sum + row.height + row.spaceBefore, 0);
  const window = hasWindow(document.letterhead) ? toWindowRows(document.letterhead, { y, styles, measure }) : null;
  const blocks = toBlocks(document, { styles, design, start: window && formB.subject - window.end });
  return [
    ...header,
    ...(window?.rows ?? []),
    ...blocks.flatMap((block, index) =>
      "list" in block
        ? toListRows(block.list, { ...styles, ...block, width, measure, block: index })
        : taggedAs(toLines(block, { width, measure }), index),
    ),
  ];
}

/** Lines of one paragraph. */
function taggedAs(rows: Row[], block: number): Row[] {
  return rows.map((row) => ({ ...row, cells: row.cells.map((cell) => ({ ...cell, tag: { block } })) }));
}

type Styles = { text: LineStyle; name: LineStyle; contact: LineStyle; small: LineStyle };

function stylesOf(design: TemplateDesign, { size, document }: Setting): Styles {
  const { name } = design;
  const pitch = hasWindow(document.letterhead) ? WINDOW_PITCH : 1.42;
  const leading = Math.round(size * pitch * design.text.leading * 4) / 4;
  const text: LineStyle = { face: "regular", size, leading, color: INK };
  const small: LineStyle = { ...text, size: size - 1, leading: leading - 1, color: design.quiet };
  const nameSize = size * name.scale + 1.5;
  const isOnBand = design.header === "band";
  return {
    text,
    small,
    name: {
      face: faces[name.face],
      size: nameSize,
      leading: name.scale === 1 ? leading + 2 : nameSize * 1.3,
      color: isOnBand ? bandInk : INK,
      tracking: nameSize * name.tracking,
    },
    contact: isOnBand ? { ...small, color: bandInk } : small,
  };
}

/** The window leaves less room for the text, which is to stand on one page. */
const WINDOW_PITCH = 1.26;

/** A little darker than on screen: printers lighten. */
const INK = "#1c1d1a";

const faces: Record<NameFace, Face> = {
  light: "name",
  regular: "regular",
  semiBold: "semiBold",
  bold: "name",
  italic: "name",
};

function toHeader(
  { document, width, measure }: Setting,
  { design, styles }: { design: TemplateDesign; styles: Styles },
): Row[] {
  const { name, location, email, phone } = document.letterhead;
  const said = toPrintable(design.name.capitals ? name.toUpperCase() : name);
  const reach = [email, phone].filter(isFilled).map(toPrintable);
  const contact = [location, ...reach].filter(isFilled).map(toPrintable);
  const widest = Math.max(0, ...contact.map((line) => measure(line, styles.contact)));
  const isSplit =
    design.header === "split" && isFilled(said) && measure(said, styles.name) + widest + SPLIT_GAP <= width;
  const rows = isSplit
    ? toSplitRows(said, contact, styles)
    : toStackedRows({
        said,
        location,
        reach,
        width,
        measure,
        styles,
        align: alignOf(design, document),
      });
  if (rows.length === 0 || design.rule === "none") return rows;
  return [
    ...rows,
    { cells: [], rule: true, header: true, height: styles.small.leading, spaceBefore: 0, keepWithNext: true },
  ];
}

function alignOf({ header }: TemplateDesign, { letterhead }: LetterDocument): Align {
  if (header === "centered") return "center";
  return header === "left" ? conventions[letterhead.convention ?? "us"].sender : "left";
}

/** Points between name and contact on one line. */
const SPLIT_GAP = 18;

/** The name on the last line of the contact, which stands at the right. */
function toSplitRows(name: string, contact: string[], styles: Styles): Row[] {
  const lines = contact.length > 0 ? contact : [""];
  return lines.map((line, index) => {
    const isLast = index === lines.length - 1;
    const cells: Cell[] = [
      ...(isLast ? [{ text: name, style: styles.name, align: "left" as const }] : []),
      ...(line ? [{ text: line, style: styles.contact, align: "right" as const }] : []),
    ];
    return { ...headerRow(cells), height: isLast ? styles.name.leading : styles.contact.leading };
  });
}

function toStackedRows({
  said,
  location,
  reach,
  width,
  measure,
  styles,
  align,
}: {
  said: string;
  location: string | undefined;
  reach: string[];
  width: number;
  measure: Measure;
  styles: Styles;
  align: Align;
}): Row[] {
  const oneLine = reach.join(" · ");
  const contact = [
    ...(isFilled(location) ? [toPrintable(location)] : []),
    ...(measure(oneLine, styles.contact) <= width ? [oneLine] : reach),
  ];
  const set = (line: string, style: LineStyle) =>
    breakLines(line, { width, measure: (text) => measure(text, style) }).map((text) => ({
      ...headerRow([{ text, style, align }]),
      height: style.leading,
    }));
  return [
    ...(isFilled(said) ? set(said, styles.name) : []),
    ...contact.filter(isFilled).flatMap((line) => set(line, styles.contact)),
  ];
}

function headerRow(cells: Cell[]): Omit<Row, "height"> {
  return { cells, rule: false, header: true, spaceBefore: 0, keepWithNext: true };
}

function toBlocks(
  { letterhead, parts }: LetterDocument,
  {
    styles: { text, small },
    design,
    start: given,
  }: {
    styles: Styles;
    design: TemplateDesign;
    /** Points above the text where date and recipient are placed already. */
    start: number | null;
  },
): (Block | ListBlock)[] {
  const { leading } = text;
  const belowHeader = leading * (design.header === "band" ? 2.4 : 1.4);
  const { blocks: order, subjectLast, free } = conventions[letterhead.convention ?? "us"];
  const lines = { date: [letterhead.date].filter(isFilled), recipient: (letterhead.recipient ?? []).filter(isFilled) };
  const address = (given === null ? order : []).flatMap(({ what, side }, place) =>
    lines[what].map((line, index) => ({ line, side, opens: index === 0 && place > 0 })),
  );
  const start = given === null ? (address.length > 0 ? leading * 1.4 : belowHeader) : Math.max(given, leading);
  const paragraph = (line: string | undefined, more: Partial<Block> = {}) =>
    isFilled(line)
      ? [
          {
            text: line,
            style: text,
            spaceBefore: leading * (given === null ? 0.62 : 0.8) * design.text.gap,
            keepWithNext: false,
            ...more,
          },
        ]
      : [];
  const subject = (spaceBefore: number) =>
    paragraph(parts.subject, { style: { ...text, face: "semiBold" }, spaceBefore, keepWithNext: true });
  const greeting = (spaceBefore: number) => paragraph(parts.greeting, { spaceBefore, keepWithNext: true });
  const paragraphs = parts.paragraphs.map((sentences, index) =>
    paragraph(joinSentences(sentences), {
      keepWithNext: index === parts.paragraphs.length - 1 && isFilled(parts.closing),
    }),
  );
  const list: ListBlock[] = parts.list ? [{ list: parts.list, spaceBefore: leading * 0.7 * design.text.gap }] : [];
  const after = parts.list?.after ?? 0;
  const blocks: (Block | ListBlock)[] = [
    ...address.map(({ line, side, opens }, index) => ({
      text: line,
      style: small,
      align: side,
      spaceBefore: index === 0 ? belowHeader : opens ? leading * 0.8 : 0,
      keepWithNext: true,
    })),
    ...(subjectLast ? [...greeting(start), ...subject(leading * 0.8)] : []),
    ...(subjectLast ? [] : [...subject(start), ...greeting(parts.subject ? leading * free.greeting : start)]),
    ...paragraphs.slice(0, after).flat(),
    ...list,
    ...paragraphs.slice(after).flat(),
    ...paragraph(parts.closing, { spaceBefore: leading * 0.9, keepWithNext: isFilled(parts.signature) }),
    ...paragraph(parts.signature, {
      spaceBefore: parts.closing ? leading * free.signature : leading,
      keepWithNext: isFilled(parts.enclosures),
    }),
    ...(parts.enclosures ?? "").split("\n").flatMap((line, index, lines) =>
      paragraph(line, {
        style: { ...small, color: text.color },
        spaceBefore: index === 0 ? leading : 0,
        keepWithNext: index < lines.length - 1,
      }),
    ),
  ];
  return blocks.map((block) => ("list" in block ? block : { ...block, text: toPrintable(block.text) }));
}

function toLines(block: Block, { width, measure }: Pick<Setting, "width" | "measure">): Row[] {
  const lines = block.text.split("\n").flatMap((line) => {
    const indent = isPoint(line) ? measure(asPoint(""), block.style) : 0;
    const texts = breakLines(line, { width: width - indent, measure: (text) => measure(text, block.style) });
    return texts.map((text, index) => ({ text, ...(indent > 0 && index > 0 ? { x: indent } : {}) }));
  });
  return lines.map((line, index) => ({
    cells: [{ ...line, style: block.style, align: block.align ?? "left" }],
    rule: false,
    header: false,
    height: block.style.leading,
    spaceBefore: index === 0 ? block.spaceBefore : 0,
    keepWithNext: keepsNext({ index, count: lines.length, block }),
  }));
}

/** The first two lines of a paragraph stay together, and so do its last two. */
function keepsNext({ index, count, block }: { index: number; count: number; block: Block }): boolean {
  if (index === count - 1) return block.keepWithNext;
  return index === 0 || index === count - 2;
}

function isFilled(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== "";
}
