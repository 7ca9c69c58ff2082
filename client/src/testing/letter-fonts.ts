import { readFileSync } from "node:fs";
import { type FontFile, parseFontFile } from "#client/features/letter-export/font-file.ts";
import type { Face } from "#client/features/letter-export/typesetter.ts";
import type { NameFace } from "#shared/templates/template-design.ts";

/** The letter's typeface as the browser would fetch it. */
export function readLetterFonts(nameFace: NameFace = "semiBold"): Record<Face, FontFile> {
  return { regular: readFont("400Regular"), semiBold: readFont("600SemiBold"), name: readFont(weights[nameFace]) };
}

const weights: Record<NameFace, string> = {
  light: "300Light",
  regular: "400Regular",
  semiBold: "600SemiBold",
  bold: "700Bold",
  italic: "400Regular_Italic",
};

function readFont(weight: string): FontFile {
  const path = `@expo-google-fonts/source-serif-4/${weight}/SourceSerif4_${weight}.ttf`;
  return parseFontFile(new Uint8Array(readFileSync(new URL(import.meta.resolve(path)))));
}
