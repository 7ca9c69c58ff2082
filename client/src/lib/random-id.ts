/** A letter's id: a random UUID (RFC 9562, version 4). */
export function randomUuid(): string {
  const hex = randomId();
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** 32 hexadecimal digits of chance; unlike crypto.randomUUID it is there on plain http addresses too. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
