/** Whether a text is about A levels: their letter is no class of a licence to drive. */
export function isALevel(text: string): boolean {
  return /(?<!\p{L})A[S2]?[ -]levels?(?!\p{L})/iu.test(text);
}
