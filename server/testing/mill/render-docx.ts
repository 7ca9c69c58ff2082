import {
  BorderStyle,
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from "docx";
import { type Damage, damageText } from "./damage.ts";
import type { Layout } from "./layout.ts";
import type { Block, Sheet, SheetSection, Span } from "./sheet.ts";

type Made = Paragraph | Table;
type Around = { layout: Layout; damage: Damage };

/** The sheet as Word has it: sidebars and margins are tables, as in Word's own templates. */
export async function renderDocx(sheet: Sheet, layout: Layout, damage: Damage): Promise<Buffer> {
  const around = { layout, damage };
  const sections = (list: SheetSection[]) => list.flatMap((section) => toSection(section, around));
  const head = toBlocks(sheet.head, around);
  const main = sections(sheet.main);
  const aside = sections(sheet.aside);
  const columns = layout.page === "right" ? [main, aside] : [aside, main];
  const body = aside.length === 0 ? main : [tableOf([columns], layout.page === "right" ? [65, 35] : [35, 65])];
  const children = [...head, ...body, ...toBlocks(sheet.foot, around)];
  const document = new Document({
    styles: { default: { document: { run: { font: layout.font, size: Math.round(layout.size * 2) } } } },
    sections: [{ children }],
  });
  return Packer.toBuffer(document);
}

function toSection({ title, blocks }: SheetSection, around: Around): Made[] {
  const capitals = around.layout.sections === "capitals" || around.layout.sections === "spaced";
  const text = damageText(capitals ? title.toUpperCase() : title, around.damage);
  const styled = ["rule", "coloured", "smallcaps", "centred"].includes(around.layout.sections);
  const heading = styled
    ? new Paragraph({ text, heading: HeadingLevel.HEADING_1 })
    : new Paragraph({ children: [new TextRun({ text, bold: true, size: Math.round(around.layout.size * 2) + 4 })] });
  if (around.layout.page === "margin") return [tableOf([[[heading], toBlocks(blocks, around)]], [22, 78])];
  return [heading, ...toBlocks(blocks, around)];
}

function toBlocks(blocks: Block[], around: Around): Made[] {
  return blocks.flatMap((block) => toBlock(block, around));
}

function toBlock(block: Block, around: Around): Made[] {
  const plain = (text: string) => new Paragraph({ text: damageText(text, around.damage) });
  if (block.kind === "line") return [toParagraph(block, around)];
  if (block.kind === "card") return toBlocks(block.blocks, around);
  if (block.kind === "tags") return [plain(block.items.join("   "))];
  if (block.kind === "bars") return block.items.map(plain);
  if (block.kind === "columns") {
    const rows: string[][] = [];
    for (let at = 0; at < block.items.length; at += 3) rows.push(block.items.slice(at, at + 3));
    return [tableOf(rows.map((row) => row.map((text) => [plain(text)])))];
  }
  if (block.kind === "table") return [tableOf(block.rows.map((row) => row.map((text) => [plain(text)])))];
  const notes = block.notes.map((spans) => new Paragraph({ children: runsOf(spans, around) }));
  const told = toBlocks(block.blocks, around);
  return [
    tableOf([block.side === "left" ? [notes, told] : [told, notes]], block.side === "left" ? [22, 78] : [78, 22]),
  ];
}

function toParagraph(block: Extract<Block, { kind: "line" }>, around: Around): Paragraph {
  const size = { name: 2.2, headline: 1.3, cv: 1.6, text: 1, bullet: 1, typed: 1 }[block.role] * around.layout.size * 2;
  const runs = block.cells.flatMap((spans, index) => [
    ...(index > 0 ? [new TextRun({ children: [new Tab()] })] : []),
    ...runsOf(spans, around, block.role === "text" || block.role === "bullet" ? undefined : Math.round(size)),
  ]);
  const typed = block.role === "typed" ? [new TextRun(`${block.mark} `)] : [];
  return new Paragraph({
    children: [...typed, ...runs],
    tabStops: [{ type: TabStopType.RIGHT, position: 9000 }],
    ...(block.role === "bullet" ? { bullet: { level: 0 } } : {}),
  });
}

function runsOf(spans: Span[], { damage }: Around, size?: number): TextRun[] {
  return spans.map(
    ({ text, bold, italic, capitals }) =>
      new TextRun({
        text: damageText(text, damage),
        bold,
        italics: italic,
        allCaps: capitals,
        ...(size === undefined ? {} : { size }),
      }),
  );
}

const none = { style: BorderStyle.NONE, size: 0 };

function tableOf(rows: Made[][][], widths?: number[]): Table {
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    borders: { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none },
    rows: rows.map(
      (cells) =>
        new TableRow({
          children: cells.map(
            (children, index) =>
              new TableCell({
                children: children.length > 0 ? children : [new Paragraph("")],
                ...(widths ? { width: { size: widths[index] ?? 50, type: WidthType.PERCENTAGE } } : {}),
              }),
          ),
        }),
    ),
  });
}
