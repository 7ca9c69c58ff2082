/** Small words between a cue and the name. */
export const contactFillers = `
  please
  our
  the
  your
  us
  to
  or
  is
  bitte
  gern
  gerne
  an
  bei
  mit
  der
  die
  den
  dem
  das
  ist
  Ihnen
  Dir
  unser
  unsere
  à
  au
  le
  la
  las
  el
  al
  a
  es
  est
  con
  nuestro
  nuestra
  votre
  auprès
  de
  du
  ask
  for
  give
  directly
  directement
  direkt
  ihr
  ihre
  ihren
  ihrem
  ihrer
  unter
  melden
  erteilt
  beantwortet
  beantworten
  steht
  by
  email
  phone
  further
  informal
  visits
  details
  may
  be
  directed
`;

/** Words that end so are departments and the like, never a person's surname. */
export const departmentEndings = `
  personal
  personnel
  postfach
  *büro
  *abteilung
  *stelle
  *verwaltung
  *leitung
  *zentrale
  *sekretariat
  *management
  *services
  *schaft
  *tion
  *ción
  *idad
  *straße
  *strasse
  *str
  *platz
  *gasse
  *teams
  *center
  *zentrum
`;

/** Offices that are written like names behind "Sr." or "Monsieur". */
export const offices = `
  alcalde
  alcaldesa
  presidente
  presidenta
  president
  président
  présidente
  bürgermeister
  bürgermeisterin
  oberbürgermeister
  oberbürgermeisterin
  maire
  mayor
  rector
  rectora
  recteur
  préfet
  chairman
  directeur
  directrice
  director
  directora
  direktor
  direktorin
  concejal
  gerente
  provost
  dean
  dekan
`;

/** Between the word for a reference and the reference. */
export const referenceFillers = `
  Apec
  interne
  externe
  annonce
  offre
  société
  No
  Nr
  Number
  ID
  Nummer
  lautet
  number
  no
  nr
  id
  code
  n°
  nº
  N°
  #
  num
  numéro
  numero
  de la oferta
  de l'offre
  de l’offre
  lautet
  is
  the
  reference
  Ref
  REF
  Referenznummer
  der
`;

/** Offices that applications go to. */
export const officeWords = `
  dezernat
  referat
  personalabteilung
  personalamt
  personalreferat
  personalverwaltung
  geschäftsstelle
  human resources
  hr department
  personnel department
  human resources department
  recruitment team
  direction des ressources humaines
  service des ressources humaines
  service du personnel
  drh
  service rh
  departamento de recursos humanos
  dirección de recursos humanos
  oficina de personal
`;
