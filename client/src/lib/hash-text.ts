/** 16 hexadecimal digits that differ where texts differ. Not a secret: they only tell texts apart. */
export function hashText(text: string): string {
  return hash(text, 0x811c9dc5) + hash(text, 0x9747b28c);
}

/** FNV-1a with a last mix, over UTF-16 units. */
function hash(text: string, seed: number): string {
  let value = seed;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  value ^= value >>> 16;
  value = Math.imul(value, 0x85ebca6b);
  value ^= value >>> 13;
  return (value >>> 0).toString(16).padStart(8, "0");
}
