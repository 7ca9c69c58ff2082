export type FontFile = {
  bytes: Uint8Array;
  /** Zero where the font has no glyph for the character. */
  glyphOf: (codePoint: number) => number;
  /** Of a glyph, in thousandths of the type size. */
  advanceOf: (glyph: number) => number;
  /** The table as a view of its own, or null where the font lacks it. */
  table: (tag: string) => DataView | null;
  unitsPerEm: number;
};

/** Reads what setting text needs from a TrueType file: which characters it has and how wide they are. */
export function parseFontFile(bytes: Uint8Array): FontFile {
  const table = (tag: string) => findTable(bytes, tag);
  const head = needed(table("head"));
  const unitsPerEm = head.getUint16(18);
  const glyphs = readCharacterMap(needed(table("cmap")));
  const widths = needed(table("hmtx"));
  const widthCount = needed(table("hhea")).getUint16(34);
  return {
    bytes,
    table,
    unitsPerEm,
    glyphOf: (codePoint) => glyphs.get(codePoint) ?? 0,
    advanceOf: (glyph) => (widths.getUint16(4 * Math.min(glyph, widthCount - 1)) * 1000) / unitsPerEm,
  };
}

function findTable(bytes: Uint8Array, tag: string): DataView | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let index = 0; index < view.getUint16(4); index++) {
    const record = 12 + 16 * index;
    const name = String.fromCharCode(...bytes.subarray(record, record + 4));
    if (name === tag) {
      return new DataView(bytes.buffer, bytes.byteOffset + view.getUint32(record + 8), view.getUint32(record + 12));
    }
  }
  return null;
}

/** Format 12 ("segmented coverage"), which every current font carries. */
function readCharacterMap(cmap: DataView): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let index = 0; index < cmap.getUint16(2); index++) {
    const start = cmap.getUint32(8 + 8 * index);
    if (cmap.getUint16(start) !== 12) continue;
    for (let group = 0; group < cmap.getUint32(start + 12); group++) {
      const at = start + 16 + 12 * group;
      const first = cmap.getUint32(at);
      const last = cmap.getUint32(at + 4);
      for (let code = first; code <= last; code++) glyphs.set(code, cmap.getUint32(at + 8) + code - first);
    }
    return glyphs;
  }
  throw new Error("The font has no character map of format 12");
}

function needed(table: DataView | null): DataView {
  if (!table) throw new Error("The font file is not complete");
  return table;
}
