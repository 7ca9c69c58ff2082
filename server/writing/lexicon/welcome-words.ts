// How postings say that beginners are welcome.

/** "no experience needed" */
export const BEGINNERS =
  /(?<!\p{L})(?:no (?:prior |previous )?experience (?:is )?(?:necessary|needed|required)|experience (?:is )?not (?:necessary|needed|required|essential)|keine? (?:vorkenntnisse|berufserfahrung|erfahrung) (?:nötig|notwendig|erforderlich)|(?:vorkenntnisse|berufserfahrung|erfahrung) (?:brauchst du nicht|brauchen sie nicht|ist nicht (?:nötig|notwendig|erforderlich))|débutante?s? acceptée?s?|aucune expérience (?:requise|exigée|nécessaire)|expérience non (?:requise|exigée)|(?:pas d['’]|sans )expérience (?:demandée|requise|exigée|nécessaire)|sin experiencia (?:previa)?|no (?:se requiere|es necesaria) experiencia)(?!\p{L})/iu;

/** "full training given" */
export const TRAINING =
  /(?<!\p{L})(?:(?:we(?:['’]ll| will)?|full|paid|on-the-job) (?:train(?:ing)?)(?: you| is)?(?: provided| given)?|training (?:is |will be )?(?:provided|given|offered)|wir arbeiten (?:sie|dich) ein|(?:gründliche|intensive|umfassende|sorgfältige|strukturierte) einarbeitung|formation (?:assurée|interne|prévue)|nous (?:vous )?formons|on vous forme|formación (?:inicial|a cargo de la empresa))(?!\p{L})/iu;
