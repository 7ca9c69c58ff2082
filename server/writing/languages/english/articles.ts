/** "a" or "an" by sound. */
export function withArticle(noun: string): string {
  if (/^(?:8\d?|11|18)(?:th)?(?!\d)/u.test(noun)) return `an ${noun}`;
  if (/^[AEFHILMNORSX]\./u.test(noun)) return `an ${noun}`;
  const word = noun.split(/[\s-]/u)[0] ?? "";
  if (/^\p{Lu}{2,}s?$/u.test(word) && !/^(?:NATO|LAN|SAP)$/u.test(word)) {
    return `${/^[AEFHILMNORSX]/u.test(word) ? "an" : "a"} ${noun}`;
  }
  if (/^(?:hour|honest|honou?r|heir)/iu.test(word)) return `an ${noun}`;
  if (/^(?:uni(?!n)|use|usu|eu|one|once|ur[aeiou]|ut[ei])/iu.test(word)) return `a ${noun}`;
  return `${/^[aeiouáéíóúäöü]/iu.test(word) ? "an" : "a"} ${noun}`;
}
