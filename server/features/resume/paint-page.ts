import { compose, invert, type Matrix, unitBox } from "./matrix.ts";
import { type DecodedPicture, isSeeThrough, toGrey } from "./picture.ts";

/** Dots an inch that text recognition works best with, of what is still quick. */
const DPI = 200;
/** Most dots along one side: a page of an odd size is painted smaller. */
const MOST_DOTS = 2_600;

/** A page in grey, 0 black to 255 white, row by row; `scale` is dots for each point of the page. */
export type GreyPage = { width: number; height: number; scale: number; grey: Uint8Array };

/** A picture and where a page paints it: `place` takes the unit square to page points, from the top left. */
export type PlacedPicture = { picture: DecodedPicture; place: Matrix };

/** The pictures of a page, one over the other, on white. */
export function paintPage(size: { width: number; height: number }, pictures: PlacedPicture[]): GreyPage {
  const scale = Math.min(DPI / 72, MOST_DOTS / Math.max(size.width, size.height, 1));
  const width = Math.max(1, Math.round(size.width * scale));
  const height = Math.max(1, Math.round(size.height * scale));
  const page = { width, height, scale, grey: new Uint8Array(width * height).fill(255) };
  for (const { picture, place } of pictures) paint(page, picture, compose([scale, 0, 0, scale, 0, 0], place));
  return page;
}

/** Every dot of the page asks where in the picture it lies, so that turned and mirrored pictures need no case. */
function paint(page: GreyPage, picture: DecodedPicture, place: Matrix): void {
  const back = invert(place);
  if (!back) return;
  const box = unitBox(place);
  const [left, right] = [Math.max(0, Math.floor(box.left)), Math.min(page.width, Math.ceil(box.right))];
  const [top, bottom] = [Math.max(0, Math.floor(box.top)), Math.min(page.height, Math.ceil(box.bottom))];
  const { width, height } = picture;
  const grey = toGrey(picture);
  const seeThrough = isSeeThrough(picture);
  // Picture dots for one dot of the page: a scan of more than 200 dots an inch is averaged, not thinned out.
  const density = Math.max(Math.hypot(back[0], back[2]) * width, Math.hypot(back[1], back[3]) * height);
  const steps = Math.min(3, Math.max(1, Math.round(density)));
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      let sum = 0;
      let hits = 0;
      for (let part = 0; part < steps * steps; part++) {
        const px = x + ((part % steps) + 0.5) / steps;
        const py = y + (Math.floor(part / steps) + 0.5) / steps;
        const u = back[0] * px + back[2] * py + back[4];
        const v = back[1] * px + back[3] * py + back[5];
        if (u < 0 || v < 0 || u >= 1 || v >= 1) continue;
        // Rows of a picture run down, its unit square up.
        sum += grey[Math.floor((1 - v) * height - 1e-9) * width + Math.floor(u * width)] ?? 255;
        hits += 1;
      }
      const at = y * page.width + x;
      if (hits > 0) page.grey[at] = seeThrough ? Math.min(page.grey[at] ?? 255, sum / hits) : sum / hits;
    }
  }
}

/** Turned clockwise by a quarter, once. */
export function turned({ width, height, scale, grey }: GreyPage): GreyPage {
  const to = new Uint8Array(grey.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) to[x * height + (height - 1 - y)] = grey[y * width + x] ?? 255;
  return { width: height, height: width, scale, grey: to };
}
