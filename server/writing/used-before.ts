/** One letter's order of paragraphs and frames, as `used` keeps them. */
export function toUsed(order: string, ids: readonly string[]): string {
  return `${order}:${ids.join(",")}`;
}

export function readUsed(used: readonly string[]): { orders: Set<string>; frames: Set<string>[] } {
  const letters = used.filter((entry) => entry.includes(":")).map((entry) => entry.split(":"));
  return {
    orders: new Set(letters.map(([order = ""]) => order)),
    frames: letters.map(([, ids = ""]) => new Set(ids.split(","))),
  };
}
