import { jsPDF } from "jspdf";
import { plainDesign } from "#shared/templates/template-design.ts";
import type { FontFile } from "./font-file.ts";
import { layOutLetter, type PlacedLine, type Shape } from "./lay-out-letter.ts";
import type { LetterDocument } from "./letter-document.ts";
import type { PageFormat } from "./page-format.ts";
import { createPdfStructure } from "./pdf-structure.ts";
import type { PictureMaker } from "./picture-maker.ts";
import { toPrintable } from "./printable-text.ts";
import { createTypesetter, type Face, type Run, type Typesetter, toClusters } from "./typesetter.ts";

export type MadePdf = {
  bytes: ArrayBuffer;
  /** Characters the typeface lacks, each once, that are drawn as pictures. */
  pictured: string[];
  /** Characters that no font of the system has; question marks stand for them. */
  unprintable: string[];
};

/** Sets the letter as a PDF with selectable text in the letter's own typeface. */
export function makePdf({
  document,
  format,
  fonts,
  pictures,
}: {
  document: LetterDocument;
  format: PageFormat;
  fonts: Record<Face, FontFile>;
  pictures: PictureMaker;
}): MadePdf {
  const typesetter = createTypesetter({
    fonts,
    pictureWidth: (text, style) =>
      pictures.canDraw(text) ? pictures.widthOf(text, style) : typesetter.widthOf(toQuestionMarks(text), style),
  });
  const color = (document.design ?? plainDesign).quiet;
  const pages = layOutLetter({ document, format, measure: typesetter.widthOf });
  const pdf = new jsPDF({ unit: "pt", format: [format.width, format.height], compress: true, putOnlyUsedFonts: true });
  for (const face of facesOn(pages.flatMap(({ lines }) => lines))) addFont(pdf, face, fonts[face]);
  describe(pdf, document);
  const structure = createPdfStructure(pdf);
  pages.forEach(({ lines, shapes }, index) => {
    if (index > 0) pdf.addPage([format.width, format.height]);
    for (const shape of shapes) structure.artifact(() => drawShape(pdf, shape));
    for (const [place, line] of lines.entries()) {
      // Each line above the letter's text is a paragraph of its own.
      structure.tagged(line.tag ?? { block: -1 - place }, () => drawLine({ pdf, line, typesetter, pictures }));
    }
    if (pages.length > 1) {
      const text = `${index + 1} / ${pages.length}`;
      structure.artifact(() => drawPageNumber({ pdf, text, format, typesetter, color }));
    }
  });
  const missing = typesetter.missingFrom(pages.flatMap(({ lines }) => lines.map((line) => line.text)).join("\n"));
  return {
    bytes: pdf.output("arraybuffer"),
    pictured: missing.filter(pictures.canDraw),
    unprintable: missing.filter((character) => !pictures.canDraw(character)),
  };
}

/** The regular one numbers the pages, too. */
function facesOn(lines: readonly PlacedLine[]): Set<Face> {
  return new Set<Face>(["regular", ...lines.map(({ style }) => style.face)]);
}

function addFont(pdf: jsPDF, face: Face, font: FontFile): void {
  pdf.addFileToVFS(`${face}.ttf`, toBinaryString(font.bytes));
  pdf.addFont(`${face}.ttf`, `SourceSerif4-${face}`, "normal");
}

function describe(pdf: jsPDF, { letterhead, jobTitle, language }: LetterDocument): void {
  const name = toPrintable(letterhead.name);
  const title = ["Cover Letter", name, toPrintable(jobTitle ?? "")].filter(Boolean).join(" - ");
  pdf.setDocumentProperties({ title, author: name, creator: "Cover Letter Desk" });
  pdf.setLanguage(language);
  pdf.viewerPreferences({ DisplayDocTitle: true });
}

function drawShape(pdf: jsPDF, { x, y, width, height, color, dotted }: Shape): void {
  if (!dotted) {
    pdf.setFillColor(color);
    pdf.rect(x, y, width, height, "F");
    return;
  }
  pdf.setDrawColor(color);
  pdf.setLineWidth(height);
  pdf.setLineDashPattern([height, height * 2], 0);
  pdf.line(x, y + height / 2, x + width, y + height / 2);
  pdf.setLineDashPattern([], 0);
}

function drawLine({
  pdf,
  line,
  typesetter,
  pictures,
}: {
  pdf: jsPDF;
  line: PlacedLine;
  typesetter: Typesetter;
  pictures: PictureMaker;
}): void {
  const { style, x, baseline } = line;
  pdf.setFont(`SourceSerif4-${style.face}`, "normal");
  pdf.setFontSize(style.size);
  pdf.setTextColor(style.color);
  for (const run of typesetter.toRuns(line.text, style)) {
    if (run.kind === "glyphs") drawGlyphs(pdf, run, { left: x, baseline, tracking: style.tracking ?? 0 });
    else drawMissing({ pdf, run, left: x, line, typesetter, pictures });
  }
}

/** A no-break space shares its glyph with the space; the space is what a reader should get back. */
function drawGlyphs(
  pdf: jsPDF,
  run: Run,
  { left, baseline, tracking }: { left: number; baseline: number; tracking: number },
): void {
  const text = run.text.replaceAll("\u00A0", " ");
  pdf.text(text, left + run.x, baseline, tracking === 0 ? {} : { charSpace: tracking });
}

/** What is drawn instead, and the characters themselves for whoever searches, copies or listens (PDF 1.7, 14.9.4). */
function drawMissing({
  pdf,
  run,
  left,
  line: { style, baseline },
  typesetter,
  pictures,
}: {
  pdf: jsPDF;
  run: Run;
  left: number;
  line: PlacedLine;
  typesetter: Typesetter;
  pictures: PictureMaker;
}): void {
  const x = left + run.x;
  writeOperator(pdf, `/Span <</ActualText <FEFF${toUtf16Hex(run.text)}>>> BDC`);
  if (pictures.canDraw(run.text)) {
    const picture = pictures.draw(run.text, { style, color: style.color });
    pdf.text("-", x, baseline, { renderingMode: "invisible" });
    pdf.addImage(picture.png, "PNG", x, baseline - picture.ascent, picture.width, picture.height);
  } else {
    for (const mark of typesetter.toRuns(toQuestionMarks(run.text), style))
      drawGlyphs(pdf, mark, { left: x, baseline, tracking: 0 });
  }
  writeOperator(pdf, "EMC");
}

/** jsPDF has no call for marked content, and does not list this one in its types. */
function writeOperator(pdf: jsPDF, operator: string): void {
  if ("write" in pdf.internal && typeof pdf.internal.write === "function") pdf.internal.write(operator);
}

function drawPageNumber({
  pdf,
  text,
  format,
  typesetter,
  color,
}: {
  pdf: jsPDF;
  text: string;
  format: PageFormat;
  typesetter: Typesetter;
  color: string;
}): void {
  const style = { face: "regular" as const, size: 9 };
  pdf.setFont("SourceSerif4-regular", "normal");
  pdf.setFontSize(style.size);
  pdf.setTextColor(color);
  pdf.text(text, format.width - format.margin.right - typesetter.widthOf(text, style), format.height - 36);
}

function toQuestionMarks(text: string): string {
  return toClusters(text)
    .map((cluster) => (cluster.trim() === "" ? " " : "?"))
    .join("");
}

function toUtf16Hex(text: string): string {
  return Array.from({ length: text.length }, (_, index) =>
    text.charCodeAt(index).toString(16).padStart(4, "0").toUpperCase(),
  ).join("");
}

function toBinaryString(bytes: Uint8Array): string {
  const chunks: string[] = [];
  for (let start = 0; start < bytes.length; start += 8_192) {
    chunks.push(String.fromCharCode(...bytes.subarray(start, start + 8_192)));
  }
  return chunks.join("");
}
