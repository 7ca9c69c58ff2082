import { bandInk, type NameFace, type TemplateDesign } from "#shared/templates/template-design.ts";

export type RunStyle = {
  font: string;
  size: number;
  color: string;
  bold?: boolean;
  italics?: boolean;
  allCaps?: boolean;
  characterSpacing?: number;
};
export type Styles = { text: RunStyle; name: RunStyle; contact: RunStyle; small: RunStyle };

const faces: Record<NameFace, Pick<RunStyle, "bold" | "italics">> = {
  light: {},
  regular: {},
  semiBold: { bold: true },
  bold: { bold: true },
  italic: { italics: true },
};

/** Sizes in half points, as Word counts them, in a serif that Windows and macOS both have. */
export function stylesOf(design: TemplateDesign): Styles {
  const { name } = design;
  const isOnBand = design.header === "band";
  const text: RunStyle = { font: "Georgia", size: 21, color: "1C1D1A" };
  const small: RunStyle = { ...text, size: 19, color: toWordColor(design.quiet) };
  const size = Math.round(21 * name.scale) + 4;
  return {
    text,
    small,
    contact: isOnBand ? { ...small, color: toWordColor(bandInk) } : small,
    name: {
      ...text,
      ...faces[name.face],
      size,
      ...(name.capitals ? { allCaps: true } : {}),
      ...(name.tracking > 0 ? { characterSpacing: Math.round(name.tracking * size * 10) } : {}),
      ...(isOnBand ? { color: toWordColor(bandInk) } : {}),
    },
  };
}

/** Word writes colours without the sign. */
export function toWordColor(color: string): string {
  return color.slice(1).toUpperCase();
}
