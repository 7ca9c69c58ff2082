import { z } from "zod";

/** How pdf.js says what a picture's bytes are (its ImageKind). */
const BITS = 1;
const RGB = 2;

const decodedPictureSchema = z.object({
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Missing for a stencil: a bit for each dot, 0 where black is painted. */
  kind: z.number().optional(),
  data: z.instanceof(Uint8Array).or(z.instanceof(Uint8ClampedArray)),
});
/** A picture as pdf.js decodes it. */
export type DecodedPicture = z.infer<typeof decodedPictureSchema>;

export function toPicture(value: unknown): DecodedPicture | null {
  return decodedPictureSchema.safeParse(value).data ?? null;
}

/** One byte a dot, 0 black to 255 white; what is transparent is white. */
export function toGrey({ width, height, kind, data }: DecodedPicture): Uint8Array {
  const grey = new Uint8Array(width * height);
  if (kind === undefined || kind === BITS) {
    const stride = Math.ceil(width / 8);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        grey[y * width + x] = ((data[y * stride + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1 ? 255 : 0;
    return grey;
  }
  const channels = kind === RGB ? 3 : 4;
  for (let dot = 0, at = 0; dot < grey.length; dot++, at += channels) {
    const light = (3 * (data[at] ?? 0) + 6 * (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 10;
    const cover = channels === 4 ? (data[at + 3] ?? 255) / 255 : 1;
    grey[dot] = 255 - (255 - light) * cover;
  }
  return grey;
}

/** Stencils and pictures with an alpha channel: scanners lay the text over the paper with them. */
export function isSeeThrough({ kind }: DecodedPicture): boolean {
  return kind !== BITS && kind !== RGB;
}
