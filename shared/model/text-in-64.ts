/** What runs of base64 in a line say, where they say anything in letters. */
export function textIn64(line: string): string[] {
  return (line.match(/[A-Za-z0-9+/]{24,}/gu) ?? []).flatMap((run) => {
    const text = decode(run);
    const plain = text.match(/[A-Za-z0-9 .,:;!?'"()-]/gu)?.length ?? 0;
    return text.includes(" ") && plain >= 0.95 * text.length ? [text] : [];
  });
}

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

function decode(run: string): string {
  let [bits, held, text] = [0, 0, ""];
  for (const letter of run) {
    held = ((held << 6) | ALPHABET.indexOf(letter)) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    text += String.fromCharCode((held >> bits) & 0xff);
  }
  return text;
}
