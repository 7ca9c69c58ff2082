/** "a" or "an" by sound. */
export function withArticle(noun: string): string {
  if (/^(?:8\d?|11|18)(?:th)?(?!\d)/u.test(noun)) return `an ${noun}`;
  if (/^[AEFHILMNORSX]\./u.test(noun)) return `an ${noun}`;
  const word = noun.split(/[\s-]/u)[0] ?? "";
  if (
    /^\p{Lu}{2,5}s?$|^(?:M\.?(?:Sc|Eng|Ed|Phil|Tech|Pharm|Arch|Res|Litt|Chem|Phys|Math|Ost|Biol)|LLB|LLM)$/u.test(
      word,
    ) &&
    !READ_AS_WORDS.test(word)
  ) {
    return `${/^[AEFHILMNORSX]/u.test(word) ? "an" : "a"} ${noun}`;
  }
  if (/^(?:hour|honest|honou?r|heir)/iu.test(word)) return `an ${noun}`;
  if (/^(?:uni(?!n)|use|usu|eu|one|once|ur[aeiou]|ut[ei])/iu.test(word)) return `a ${noun}`;
  return `${/^[aeiouáéíóúäöü]/iu.test(word) ? "an" : "a"} ${noun}`;
}

const READ_AS_WORDS = /^(?:NATO|LAN|SAP|HIPAA|LEED|NASA|RAM|STEM|SEND|LEAN|SCRUM|SIM|FIFO|MIG|NEBOSH|MOT|\p{Lu}{6,})$/u;
