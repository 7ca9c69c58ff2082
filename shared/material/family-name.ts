const particle = /^(?:de|da|del|della|di|du|la|le|van|von|der|den|zu|zur|y|e|af|av|ten|ter)$/u;

export function isNameParticle(word: string): boolean {
  return particle.test(word);
}

/** At which of a person's names the family's begin; two of them are usual where Spanish is written. */
export function familyNameAt(words: readonly string[], { hasTwoFamilyNames }: { hasTwoFamilyNames: boolean }): number {
  const from = words.findIndex((word, at) => at > 0 && particle.test(word));
  if (from > 0) return from;
  return hasTwoFamilyNames && words.length > 2 ? words.length - 2 : words.length - 1;
}
