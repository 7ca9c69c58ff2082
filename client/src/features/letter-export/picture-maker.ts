import type { TypeStyle } from "./typesetter.ts";

/** A drawn piece of text; measures in points, `ascent` from the top of the picture to the baseline. */
type Picture = { png: string; width: number; height: number; ascent: number };

export type PictureMaker = {
  /** Whether the system has a font for the text, so that no empty boxes are drawn. */
  canDraw: (text: string) => boolean;
  widthOf: (text: string, style: TypeStyle) => number;
  draw: (text: string, options: { style: TypeStyle; color: string }) => Picture;
};

/** Draws text with the fonts of the person's own system. Throws at first use where the browser gives no canvas. */
export function createPictureMaker(): PictureMaker {
  const canvas = document.createElement("canvas");
  const widthOf = (text: string, style: TypeStyle) => {
    const context = contextOf(canvas);
    context.font = toCssFont(style, 1);
    return context.measureText(text).width;
  };
  const known = new Map<string, boolean>();
  const canDrawCharacter = (char: string) => {
    const before = known.get(char);
    if (before !== undefined) return before;
    const can = pixelsOf(canvas, char) !== pixelsOf(canvas, UNASSIGNED);
    known.set(char, can);
    return can;
  };
  return {
    canDraw: (text) => [...text.replace(/[\p{M}\p{Cf}\s]/gu, "")].every(canDrawCharacter),
    widthOf,
    draw: (text, { style, color }) => {
      const width = Math.max(widthOf(text, style), 1);
      const height = style.size * 1.6;
      const ascent = style.size * 1.15;
      canvas.width = Math.ceil(width * SCALE);
      canvas.height = Math.ceil(height * SCALE);
      const context = contextOf(canvas);
      context.font = toCssFont(style, SCALE);
      context.fillStyle = color;
      context.fillText(text, 0, ascent * SCALE);
      return { png: canvas.toDataURL("image/png"), width, height, ascent };
    },
  };
}

/** A character that no font can have: what is drawn for it is drawn for every missing one. */
const UNASSIGNED = "\u{10FFFE}";

/** Pixels a point: 360 dots an inch. */
const SCALE = 5;

function toCssFont({ face, size }: TypeStyle, scale: number): string {
  return `${face === "semiBold" ? 600 : 400} ${size * scale}px serif`;
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser cannot draw");
  return context;
}

function pixelsOf(canvas: HTMLCanvasElement, char: string): string {
  canvas.width = 48;
  canvas.height = 48;
  const context = contextOf(canvas);
  context.font = "24px serif";
  context.fillText(char, 8, 32);
  return canvas.toDataURL("image/png");
}
