/** Words that tell nothing about a trade, in the four languages, folded: function words and the stock of postings. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a an the of and or to in on for with at by as from is are be been being have has had having will would may might must can
could shall should do does did into our your you we they he she it its this that these those their his her them us me my mine i
than then all any some each every other one two least per not no nor so if when while where which who whom whose what how
about above after before between both but during few more most much many very also such only own same too under until up out
off over again further once here there year years month months week weeks experience experienced work working works worked job
position role skill skills skilled ability able knowledge understanding required require requires requirement requirements
preferred prefer desired strong excellent good great solid valid proven demonstrated candidate candidates applicant applicants
full-time part-time full part time paid including include includes etc e.g i.e plus using use used utilizing various related
relevant minimum equivalent necessary appropriate well new high highly level team company environment responsible
responsibilities duties duty tasks task perform performs performing performed provide provides providing ensure ensures
ensuring handle handles handling keep keeps keeping take takes taking make makes making carry carrying assist city department other others things like within across through via must need needs needed looking
de la le les des du un une et ou en dans pour avec sur au aux par son sa ses vous votre vos nous notre nos que qui ce cette est
sont etre avoir vos tous toutes ans annees experience poste travail competence competences connaissance maitrise bonne bon
el los las y o con por para su sus una uno unos del al se es son ser anos experiencia trabajo puesto conocimiento
conocimientos manejo capacidad requisitos funciones buen buena
der die das und oder ein eine einen einem einer mit fur von zu zum zur im am auf bei dem den des ist sind du hast bringst deine
deiner dir wir sie ihr ihre ihren jahre jahr erfahrung kenntnisse arbeit stelle aufgaben profil gute guter gutes sowie auch als
nach uber unter wird werden kann konnen`
    .split(/\s+/u)
    .filter(Boolean),
);
