import lightUrl from "@expo-google-fonts/source-serif-4/300Light/SourceSerif4_300Light.ttf?url";
import regularUrl from "@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf?url";
import italicUrl from "@expo-google-fonts/source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf?url";
import semiBoldUrl from "@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf?url";
import boldUrl from "@expo-google-fonts/source-serif-4/700Bold/SourceSerif4_700Bold.ttf?url";
import type { NameFace } from "#shared/templates/template-design.ts";
import { type FontFile, parseFontFile } from "./font-file.ts";
import type { Face } from "./typesetter.ts";

/** The letter's typeface and what the name is set in, fetched when a letter is set. */
export async function loadFonts(nameFace: NameFace): Promise<Record<Face, FontFile>> {
  const [regular, semiBold, name] = await Promise.all([
    loadFont(urls.regular),
    loadFont(urls.semiBold),
    loadFont(urls[nameFace]),
  ]);
  return { regular, semiBold, name };
}

const urls: Record<NameFace, string> = {
  light: lightUrl,
  regular: regularUrl,
  semiBold: semiBoldUrl,
  bold: boldUrl,
  italic: italicUrl,
};

async function loadFont(url: string): Promise<FontFile> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The font could not be loaded (${answer.status})`);
  return parseFontFile(new Uint8Array(await answer.arrayBuffer()));
}
