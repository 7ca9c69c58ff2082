import { getChromium, NO_CHROMIUM } from "../setup/chromium.mjs";

/** @throws where there is none, so that the other measures go on */
export async function chromiumPath(): Promise<string> {
  const path = await getChromium();
  if (!path) throw new Error(NO_CHROMIUM);
  return path;
}
