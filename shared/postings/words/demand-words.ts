/** How well a language is known, from 1 to 7. */
export const languageLevels = `
  7 native
  7 mother tongue
  7 muttersprache
  7 muttersprachlich
  7 langue maternelle
  7 lengua materna
  7 nativo
  7 nativa
  7 bilingual
  7 bilingüe
  7 bilingue
  6 c2
  5 c1
  5 fluent
  5 fluency
  5 proficient
  5 excellent
  5 advanced
  5 verhandlungssicher*
  5 fließend*
  5 sehr gute
  5 courant
  5 couramment
  5 fluido
  5 fluida
  5 avanzado
  5 alto
  5 business
  4 b2
  4 good
  4 gute
  4 gutes
  4 sicher*
  4 bonne
  4 bon
  4 wort und schrift
  4 buen
  3 b1
  3 conversational
  3 intermediate
  3 intermédiaire
  3 intermedio
  3 medio
  2 a2
  2 grundkenntnisse
  1 a1
  1 basic
  1 básico
  1 básica
  1 little
  1 poco
  1 notions
  1 scolaire
  1 few words
  1 wenig
  1 un peu
`;

/** What a word for a degree is worth, from 1 to 6: who has a higher one has a lower one. */
export const degreeLevels = `
  6 phd
  6 doctorate
  6 doctoral
  6 promotion
  6 promoviert
  6 doctorat
  6 doctorado
  5 master
  5 masters
  5 master's
  5 msc
  5 ma
  5 mba
  5 meng
  5 mphil
  5 diplom
  5 magister
  5 staatsexamen
  5 máster
  5 maestría
  5 magíster
  5 diplôme d'ingénieur
  5 staatsexamen jura
  4 bachelor
  4 bachelors
  4 bachelor's
  4 bsc
  4 ba
  4 bs
  4 bsn
  4 beng
  4 llb
  4 degree
  4 college degree
  4 university degree
  4 studium
  4 hochschulstudium
  4 hochschulabschluss
  4 musikstudium
  4 licence universitaire
  4 grado en
  4 grado universitario
  4 licenciatura
  4 licenciado
  4 titulación universitaria
  4 titulación superior
  4 título universitario
  4 formation supérieure
  4 ingénieur
  3 bts
  3 dut
  3 dcg
  3 associate degree
  3 foundation degree
  3 hnd
  3 fachausweis
  3 techniker
  3 meister
  2 apprenticeship
  2 ausbildung
  2 berufsausbildung
  2 gesellenbrief
  2 nvq
  2 cap
  2 bep
  2 fp
  2 dep
  2 cfc
  2 efz
  2 fähigkeitszeugnis
  2 svq
  2 level 1
  2 level 4
  2 level 5
  2 level 3
  2 level 2
  2 bac pro
  1 a levels
  1 a-levels
  1 abitur
  1 matura
  1 baccalauréat
  1 bachillerato
  1 bachiller
  1 high school diploma
  1 ged
  1 gcse
  1 gcses
  1 leaving certificate
`;

/** A row with one of these says what is not there. */
export const denials = `
  no experience
  without experience
  never used
  never worked
  don't know
  do not know
  not know
  haven't
  have not
  only know a little
  kenne ich nicht
  kann ich nicht
  keine erfahrung
  kein führerschein
  noch nie
  pas d'expérience
  jamais utilisé
  ne connais pas
  sans expérience
  sin experiencia
  no conozco
  nunca he
  no tengo
  not familiar
`;

/** Words of demands that say nothing of what is asked for. */
export const emptyWords = `
  experience
  experienced
  knowledge
  ability
  able
  strong
  good
  solid
  proven
  skills
  skill
  excellent
  working
  work
  similar
  equivalent
  related
  field
  minimum
  least
  years
  year
  professional
  confidence
  proficiency
  proficient
  current
  valid
  full
  clean
  certificate
  certification
  licence
  license
  degree
  diploma
  university
  college
  must
  have
  holding
  hands
  using
  one
  two
  three
  plus
  other
  level
  background
  understanding
  familiarity
  familiar
  card
  registration
  registered
  qualification
  qualified
  ticket
  nice
  position
  role
  post
  handling
  use
  erfahrung
  erfahrungen
  berufserfahrung
  kenntnisse
  gute
  sehr
  guter
  fundierte
  sicherer
  sichere
  sicher
  umgang
  abgeschlossene
  abgeschlossenes
  abschluss
  mehrjährige
  mindestens
  jahre
  nachweis
  gültiger
  bereich
  idealerweise
  vergleichbare
  prüfung
  expérience
  connaissance
  connaissances
  maîtrise
  bonne
  bonnes
  exigé
  exigée
  diplôme
  titulaire
  ans
  souhaité
  vraie
  pratique
  niveau
  équivalent
  experiencia
  conocimientos
  conocimiento
  manejo
  dominio
  mínima
  mínimo
  años
  título
  titulado
  titulada
  buen
  puesto
  carnet
  curso
  vigor
  abschlüssen
  erstellung
`;

/** Degrees that no other of their level stands for. */
export const degreesOfTheirOwn = `
  mba
  llb
  bsn
  mphil
`;

/** Trades whose papers have a grade. */
export const gradedTrades = `
  nvq
  svq
  level
`;

/** A paper with one of these is under way or no longer held. */
export const unfinishedWords = `
  expected 2*
  expected in
  expected by
  expires soon
  expired
  lapsed
  working towards
  working toward
  studying for
  studying towards
  in progress
  under way
  not yet
  not finished
  left after
  dropped out
  abgelaufen
  angestrebt
  voraussichtlich
  noch nicht
  abgebrochen
  in ausbildung zu*
  en cours
  en préparation
  pas encore
  expiré
  périmé
  cursando
  en curso
  caducad*
  vencid*
  sin terminar
  todavía no
`;
