/** 32 hexadecimal digits of chance; unlike crypto.randomUUID it is there on plain http addresses too. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
