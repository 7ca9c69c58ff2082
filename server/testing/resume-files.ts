import { readFileSync } from "node:fs";
import { constants, deflateRawSync } from "node:zlib";
import { Document, Header, Packer, Paragraph } from "docx";
import { jsPDF } from "jspdf";

/** A resume as plain lines, as most programs would write it. */
export const plainResume = [
  "Grace Okafor",
  "grace.okafor@example.org | +44 20 7946 0958 | Leeds, UK",
  "",
  "Experience",
  "Bakery Manager, Crumb & Co Ltd    May 2019 - present",
  "- Ran a team of nine bakers",
  "- Cut waste by a fifth",
  "Baker, Northern Loaf Ltd    Jan 2015 - Apr 2019",
  "- Baked 400 loaves a night",
  "",
  "Education",
  "BA in Food Science, University of Leeds    2011 - 2014",
  "",
  "Skills",
  "Sourdough, Rota planning, Food hygiene",
];

export const plainCoverLetter = [
  "Dear Hiring Manager,",
  "I am writing to apply for the position of Bakery Manager that you advertised last week.",
  "For six years I have run a bakery with nine people, and I would like to run yours.",
  "I would be glad to tell you more in an interview and look forward to hearing from you.",
  "Sincerely,",
  "Grace Okafor",
];

/** A PDF with one line of text below the other; `password` encrypts it. */
export function pdfOf(lines: string[], options: { password?: string } = {}): Buffer {
  const pdf = new jsPDF({
    unit: "pt",
    ...(options.password ? { encryption: { userPassword: options.password, ownerPassword: "owner" } } : {}),
  });
  for (const [index, line] of lines.entries()) {
    pdf.setFontSize(index === 0 ? 22 : 11);
    if (line !== "") pdf.text(line, 50, 60 + index * 20);
  }
  return Buffer.from(pdf.output("arraybuffer"));
}

/** A PDF whose page is a picture of a page: lines, and no text. */
export function scannedPdf(): Buffer {
  const pdf = new jsPDF({ unit: "pt" });
  for (let row = 0; row < 30; row++) pdf.rect(50, 60 + row * 20, 400, 8, "F");
  return Buffer.from(pdf.output("arraybuffer"));
}

const scannedPage = readFileSync(new URL("../features/resume/fixtures/scanned-page.png", import.meta.url));

/** A PDF as a scanner makes it: `plainResume` as a picture, turned by quarters; `before` is a page of text ahead of it. */
export function scannedResume(options: { quarters?: number; before?: string[] } = {}): Buffer {
  const { quarters = 0, before = [] } = options;
  const pdf = new jsPDF({ unit: "pt", format: "a4" });
  for (const [index, line] of before.entries()) pdf.text(line, 50, 60 + index * 20);
  if (before.length > 0) pdf.addPage();
  const places = [
    [20, 60],
    [560, 124],
    [580, -426],
    [30, -426],
  ];
  const [x = 0, y = 0] = places[quarters] ?? [];
  pdf.addImage(
    `data:image/png;base64,${scannedPage.toString("base64")}`,
    "PNG",
    x,
    y,
    550,
    526,
    "",
    "NONE",
    quarters * 90,
  );
  return Buffer.from(pdf.output("arraybuffer"));
}

/** A PDF with a page of text, and behind it a page that is a picture. */
export function pdfWithPicture(lines: string[]): Buffer {
  const pdf = new jsPDF({ unit: "pt" });
  for (const [index, line] of lines.entries()) if (line !== "") pdf.text(line, 50, 60 + index * 20);
  pdf.addPage();
  const dot = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  pdf.addImage(`data:image/png;base64,${dot}`, "PNG", 0, 0, 500, 700);
  return Buffer.from(pdf.output("arraybuffer"));
}

/** A small PDF whose page draws a form that draws a form … so often that no reader comes to its end. */
export function endlessPdf(): Buffer {
  const levels = 40;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 500 500] /Contents 4 0 R /Resources << /XObject << /F 5 0 R >> >> >>",
    stream("/F Do", ""),
  ];
  for (let level = 0; level < levels; level++) {
    const next = objects.length + 2;
    const last = level === levels - 1;
    const resources = last
      ? `/Font << /T << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>`
      : `/XObject << /F ${next} 0 R >>`;
    const entries = `/Type /XObject /Subtype /Form /BBox [0 0 500 500] /Resources << ${resources} >>`;
    objects.push(stream(last ? "BT /T 9 Tf (endless) Tj ET" : "/F Do ".repeat(8), entries));
  }
  return Buffer.from(writePdf(objects), "latin1");
}

function stream(content: string, entries: string): string {
  return `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`;
}

function writePdf(objects: string[]): string {
  let text = "%PDF-1.4\n";
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const count = objects.length + 1;
  return `${text}xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
}

/** A Word file; `header` stands in the page header only. */
export function docxOf(lines: string[], options: { header?: string[] } = {}): Promise<Buffer> {
  const paragraphs = (texts: string[]) => texts.map((text) => new Paragraph({ text }));
  const headers = options.header ? { default: new Header({ children: paragraphs(options.header) }) } : {};
  return Packer.toBuffer(new Document({ sections: [{ headers, children: paragraphs(lines) }] }));
}

/** What inflates to so many bytes, made of one packed piece again and again, so that a bomb costs its maker nothing. */
export function packRepeated(unit: string, bytes: number): Buffer {
  const length = Math.min(bytes, unit.length * 1_000_000);
  const piece = deflateRawSync(Buffer.alloc(length, unit), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const end = deflateRawSync(Buffer.alloc(0));
  return Buffer.concat([...Array.from({ length: Math.ceil(bytes / length) }, () => piece), end]);
}

/** A zip with the names of a Word file whose document inflates to `bytes`; `announced` is what its directory says. */
export function bombDocx(bytes: number, announced = bytes): Buffer {
  const packed = packRepeated("<w:p>", bytes);
  const name = Buffer.from("word/document.xml");
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(20, 4);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(announced, 22);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(20, 6);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(announced, 24);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length + packed.length, 16);
  return Buffer.concat([local, name, packed, entry, name, end]);
}
