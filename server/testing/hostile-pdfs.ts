import { deflateSync } from "node:zlib";
import { packRepeated } from "./resume-files.ts";

type PdfObject = string | { entries: string; bytes: Buffer };

/** A PDF of objects, numbered from 1; the first is the catalog. */
function pdfOfObjects(objects: readonly PdfObject[], trailer = ""): Buffer {
  const parts: Buffer[] = [Buffer.from("%PDF-1.5\n")];
  const places: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  for (const [index, object] of objects.entries()) {
    places.push(length);
    if (typeof object === "string") add(Buffer.from(`${index + 1} 0 obj\n${object}\nendobj\n`, "latin1"));
    else {
      add(Buffer.from(`${index + 1} 0 obj\n<< ${object.entries} /Length ${object.bytes.length} >>\nstream\n`));
      add(object.bytes);
      add(Buffer.from("\nendstream\nendobj\n"));
    }
  }
  const start = length;
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const count = objects.length + 1;
  add(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R ${trailer} >>\n`,
    ),
  );
  add(Buffer.from(`startxref\n${start}\n%%EOF\n`));
  return Buffer.concat(parts);
}

const catalog = "<< /Type /Catalog /Pages 2 0 R >>";
const pages = "<< /Type /Pages /Kids [3 0 R] /Count 1 >>";
const page = (more: string) => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 500 700] ${more} >>`;
const withImage = page("/Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >>");
const paint = { entries: "", bytes: Buffer.from("500 0 0 700 0 0 cm /I Do") };

function content(entries: string, bytes: Buffer): Buffer {
  return pdfOfObjects([catalog, pages, page("/Contents 4 0 R"), { entries, bytes }]);
}

function image(entries: string, bytes: Buffer): Buffer {
  const object = {
    entries: `/Type /XObject /Subtype /Image /BitsPerComponent 8 /ColorSpace /DeviceGray ${entries}`,
    bytes,
  };
  return pdfOfObjects([catalog, pages, withImage, paint, object]);
}

/** Zlib that inflates to so many bytes: like a raw bomb, with the head that PDF asks for. */
function zlibBomb(bytes: number): Buffer {
  return Buffer.concat([Buffer.from([0x78, 0x9c]), packRepeated("BT ET ", bytes), Buffer.alloc(4)]);
}

/** PDFs that are made to hold up who reads them. */
export const hostilePdfs: Readonly<Record<string, () => Buffer>> = {
  "lists in lists": () => content("", Buffer.from("[".repeat(2_000_000))),
  "lists in lists of an object": () =>
    pdfOfObjects([catalog, `<< /Type /Pages /Kids ${"[".repeat(1_500_000)} /Count 1 >>`]),
  "dictionaries in dictionaries": () => pdfOfObjects([catalog, `${"<</A".repeat(700_000)} 1 ${">>".repeat(700_000)}`]),
  "a hundred thousand objects": () => pdfOfObjects([catalog, pages, page(""), ...Array<string>(100_000).fill("null")]),
  "a table of contents that never ends": () =>
    Buffer.concat([
      Buffer.from("%PDF-1.5\n"),
      Buffer.from("xref\n0 1000000000\n"),
      Buffer.from("0000000009 00000 n \n".repeat(200_000)),
      Buffer.from("trailer\n<< /Size 1000000000 /Root 1 0 R >>\nstartxref\n9\n%%EOF\n"),
    ]),
  "a table that names itself as the one before": () => pdfOfObjects([catalog, pages, page("")], "/Prev 9"),
  "a stream that inflates to 2 GB": () => content("/Filter /FlateDecode", zlibBomb(2_000_000_000)),
  "a stream packed twice": () =>
    content("/Filter [/FlateDecode /FlateDecode]", deflateSync(zlibBomb(2_000_000_000), { level: 9 })),
  "a page tree that is its own branch": () =>
    pdfOfObjects([catalog, "<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 1000000000 >>"]),
  "a page tree fifty thousand deep": () =>
    pdfOfObjects([
      catalog,
      ...Array.from({ length: 50_000 }, (_none, nth) => `<< /Type /Pages /Kids [${nth + 3} 0 R] /Count 1 >>`),
      page(""),
    ]),
  "the same page half a million times": () =>
    pdfOfObjects([catalog, `<< /Type /Pages /Kids [${"3 0 R ".repeat(500_000)}] /Count 500000 >>`, page("")]),
  "two million pieces of text": () =>
    pdfOfObjects([
      catalog,
      pages,
      page("/Contents 4 0 R /Resources << /Font << /F 5 0 R >> >>"),
      {
        entries: "/Filter /FlateDecode",
        bytes: deflateSync(Buffer.from(`BT /F 9 Tf ${"1 0 0 1 9 9 Tm (a) Tj ".repeat(2_000_000)} ET`)),
      },
      "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ]),
  "a page as wide as can be written": () => pdfOfObjects([catalog, pages, page("").replace("500 700", "1e300 1e300")]),
};

/** PDFs of pictures that are made to hold up who recognises text in them. */
export const hostilePictures: Readonly<Record<string, () => Buffer>> = {
  "a picture of 10,000 million dots": () =>
    image("/Width 100000 /Height 100000 /Filter /FlateDecode", zlibBomb(1_000_000)),
  "a picture with sides beyond all numbers": () => image("/Width 1e300 /Height -5", Buffer.alloc(10)),
  "a picture of 39 million dots": () =>
    image(
      "/Width 6300 /Height 6200 /Filter /FlateDecode",
      deflateSync(Buffer.alloc(6_300 * 6_200, 0x7f), { level: 9 }),
    ),
  "the same large picture two hundred times": () =>
    pdfOfObjects([
      catalog,
      pages,
      withImage,
      { entries: "", bytes: Buffer.from("q 500 0 0 700 0 0 cm /I Do Q ".repeat(200)) },
      {
        entries:
          "/Type /XObject /Subtype /Image /BitsPerComponent 8 /ColorSpace /DeviceRGB /Width 6300 /Height 6200 /Filter /FlateDecode",
        bytes: deflateSync(Buffer.alloc(6_300 * 6_200 * 3, 0x7f), { level: 9 }),
      },
    ]),
  "ten pages of noise": () => {
    const [width, height] = [1_650, 2_300];
    const dots = Buffer.alloc(width * height);
    // Marks as small as letters, in no order: there is something to recognise everywhere.
    for (let at = 0, seed = 7; at < dots.length; at++) {
      if (at % 6 === 0) seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      dots[at] = (seed >> 16) % 3 === 0 ? 0 : 255;
    }
    const packed = deflateSync(dots, { level: 9 });
    const numbers = Array.from({ length: 10 }, (_none, nth) => nth + 5);
    return pdfOfObjects([
      catalog,
      `<< /Type /Pages /Kids [${numbers.map((nth) => `${nth} 0 R`).join(" ")}] /Count 10 >>`,
      {
        entries: `/Type /XObject /Subtype /Image /BitsPerComponent 8 /ColorSpace /DeviceGray /Width ${width} /Height ${height} /Filter /FlateDecode`,
        bytes: packed,
      },
      paint,
      ...numbers.map(() => page("/Contents 4 0 R /Resources << /XObject << /I 3 0 R >> >>")),
    ]);
  },
};
