/**
 * Whether what was typed as a skill says what somebody is like ("punctual", "good with children"): it is told as a
 * strength then, since nobody "brings good with children" to a job.
 */
export function isTrait(text: string): boolean {
  return TRAITS.has(text.toLowerCase()) || TRAIT_PHRASE.test(text);
}

const TRAIT_PHRASE =
  /^(?:very |really )?(?:good|great|excellent|comfortable|confident|fast|quick|patient|friendly|gentle|careful|experienced|fluent|familiar|handy|strong) (?:with|at|in|on|under|around)\s|^(?:freundlich|höflich|geduldig|ruhig|geschickt|gelassen) (?:am|im|in|mit|bei|beim|unter|zu)\s/iu;

const TRAITS = new Set(
  `punctual reliable dependable friendly polite honest patient calm careful hard-working hardworking motivated organised organized flexible
creative cheerful outgoing tidy responsible enthusiastic trustworthy conscientious adaptable energetic thorough precise ambitious curious
quick|learner fast|learner team|player pünktlich zuverlässig freundlich ehrlich geduldig ruhig sorgfältig fleißig flexibel
kreativ ordentlich verantwortungsbewusst motiviert belastbar teamfähig gründlich hilfsbereit ponctuel ponctuelle fiable souriant
souriante sérieux sérieuse rigoureux rigoureuse organisé organisée motivé motivée autonome curieux curieuse dynamique puntual responsable
paciente amable honesto honesta ordenado ordenada trabajador trabajadora flexible creativo creativa alegre organizado organizada`
    .split(/\s+/u)
    .map((trait) => trait.replaceAll("|", " ")),
);
