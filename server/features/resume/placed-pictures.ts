import { FileError } from "./file-problem.ts";
import type { PdfJs, PdfObjects, PdfPage } from "./load-pdf.ts";
import { compose, identity, type Matrix, toMatrix } from "./matrix.ts";
import type { PlacedPicture } from "./paint-page.ts";
import { toPicture } from "./picture.ts";

/** A scanner that cuts a page into strips makes some dozens; more is no scan. */
const MOST_PICTURES = 200;
/** Dots of all pictures of a page together: what lies below others is painted too, and one picture may be used again. */
const MOST_DOTS = 80_000_000;

/** The pictures of a page in the order in which they are painted. */
export async function placedPictures(page: PdfPage, { OPS }: Pick<PdfJs, "OPS">): Promise<PlacedPicture[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const view = toMatrix(page.getViewport({ scale: 1 }).transform) ?? identity;
  const kept: Matrix[] = [];
  const pictures: PlacedPicture[] = [];
  let now = view;
  let dots = 0;

  async function place(value: unknown): Promise<void> {
    const picture = pictures.length < MOST_PICTURES ? toPicture(await resolve(page, value)) : null;
    if (!picture) return;
    dots += picture.width * picture.height;
    if (dots > MOST_DOTS) throw new FileError("tooComplex");
    pictures.push({ picture, place: now });
  }

  for (const [index, operator] of fnArray.entries()) {
    const args = argsArray[index] ?? [];
    if (operator === OPS.save) kept.push(now);
    else if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) now = kept.pop() ?? view;
    else if (operator === OPS.transform) now = compose(now, toMatrix(args) ?? identity);
    else if (operator === OPS.paintFormXObjectBegin) {
      kept.push(now);
      now = compose(now, toMatrix(args[0]) ?? identity);
    } else if (operator === OPS.paintImageXObject || operator === OPS.paintInlineImageXObject) await place(args[0]);
    else if (operator === OPS.paintImageMaskXObject) await place(await resolveStencil(page, args[0]));
  }
  return pictures;
}

/** A picture that is used on one page or on several is named by an id; a small one stands in the list itself. */
function resolve(page: PdfPage, value: unknown): unknown {
  if (typeof value !== "string") return value;
  const objects: PdfObjects = value.startsWith("g_") ? page.commonObjs : page.objs;
  return new Promise((done) => objects.get(value, done));
}

async function resolveStencil(page: PdfPage, value: unknown): Promise<unknown> {
  if (typeof value !== "object" || value === null || !("data" in value)) return null;
  const found = typeof value.data === "string" ? await resolve(page, value.data) : value;
  return typeof found === "object" && found !== null ? { ...found, kind: undefined } : null;
}
