const particle = /^(?:de|da|del|della|di|du|la|le|van|von|der|den|zu|zur|y|e|af|av|ten|ter)$/u;

export function isNameParticle(word: string): boolean {
  return particle.test(word);
}

/** "Jean-Baptiste Le Goff": as some families write theirs. */
const capitalParticle = /^(?:De|Del|Della|Di|Du|El|La|Le|Van|Von)$/u;
/** "María del Carmen Ruiz": a part of the first name. */
const ofGivenName = /^(?:carmen|consuelo|mar|pilar|rocío|rosario|socorro)$/iu;

type Names = {
  hasTwoFamilyNames: boolean;
  /** Whether a word is somebody's first name, and surely no family's. */
  isGiven?: ((word: string) => boolean) | undefined;
};

/** At which of a person's names the family's begin; two of them are usual where Spanish is written. */
export function familyNameAt(words: readonly string[], { hasTwoFamilyNames, isGiven }: Names): number {
  const last = words.length - 1;
  const isParticle = (word: string, at: number) =>
    (particle.test(word) && !(at < last - 1 && /^del$/u.test(word) && ofGivenName.test(words[at + 1] ?? ""))) ||
    (at < last && capitalParticle.test(word));
  const from = words.findIndex((word, at) => at > 0 && isParticle(word, at));
  if (from > 0) return from;
  if (!hasTwoFamilyNames || words.length <= 2) return last;
  return words.length === 3 && isGiven?.(words[1] ?? "") ? last : last - 1;
}
