/** What somebody may be, in one word of Spanish, French or German, and the English word for it. In lower case. */
export const foreignQualities: ReadonlyMap<string, string> = new Map(
  `autonomía independence, bonté kindness, constancia steadiness, curiosité curiosity, discreción discretion, discrétion discretion,
écoute listening, ehrlichkeit honesty, empatía empathy, geduld patience, ordnung tidiness, orden tidiness, paciencia patience,
précision precision, puntualidad punctuality, rapidez speed, rapidité speed, rigueur thoroughness, ruhe calm, sorgfalt care,
amable kind, calme calm, constante steady, cuidadoso careful, cuidadosa careful, curieuse curious, curieux curious, curiosa curious,
curioso curious, discreta discreet, discreto discreet, discret discreet, discrète discreet, ehrlich honest, flink quick, freundlich friendly,
geduldig patient, gründlich thorough, hilfsbereit helpful, honesta honest, honesto honest, höflich polite, neugierig curious, ordenada tidy,
ordenado tidy, ordentlich tidy, organisé organised, organisée organised, organizada organised, organizado organised, paciente patient,
patiente patient, ponctuel punctual, ponctuelle punctual, puntual punctual, pünktlich punctual, rapide quick, rápida quick, rápido quick,
responsable responsible, rigoureuse thorough, rigoureux thorough, ruhig calm, serviable helpful, soigneuse careful, soigneux careful,
sorgfältig careful, souriant cheerful, souriante cheerful, tranquila calm, tranquilo calm, zuverlässig reliable`
    .split(/,\s+/u)
    .map((pair): [string, string] => {
      const [word = "", english = ""] = pair.split(" ");
      return [word, english];
    }),
);
