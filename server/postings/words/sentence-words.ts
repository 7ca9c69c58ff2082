/** What stands before an employer's name and is no part of it. */
export const nameOpenings = `
  die
  der
  das
  dem
  den
  unser
  unsere
  unseren
  unsern
  la
  le
  les
  el
  los
  our
  notre
  nuestro
  nuestra
  desde
  en
  important
  importante
`;

/** Employers that are called with "the" in front of them. */
export const calledWithThe = `
  University
  Council
  City
  Town
  Royal
  Department
  District
  County
  School
`;

/** Behind "not": it need not be. */
export const refusedDemands = `
  muss
  must
  zwingend
  bedingung
  required
  essential
  necessary
  expected
  exigé
  indispensable
  obligatoire
  imprescindible
  necesario
  excluyente
`;

/** Between what looks for somebody and the title: when, for whom. */
export const titleDetours = `
  zum
  ab
  per
  à compter
  de suite
  desde
  sa
  son
  ses
  su
  its
  their
  sein
  seine
  seinen
  ihr
  ihre
  ihren
  para
  pour
  für
  for
  in
  en
  à
`;

/** Where a sentence goes on behind a title. */
export const titleEnds = `
  to
  who
  that
  on
  looking
  is
  est
  ist
  arisen
  bei
  zur
  zum
  ab
  als
  afin
  dans
  sur
  qui
  que
  por
  de partida
  fines
  pour un
  pour une
  pour notre
  pour nos
  pour rejoindre
  pour renforcer
  pour compléter
  for our
  for a
  for an
  for the
  for its
  for their
  para nuestr*
  para su
  para el
  para la
  para un
  para una
  für unser*
  für den
  für die
  für das
  in unser*
  in our
  with experience
  mit abgeschlossener
  con experiencia
  à partir
  in teilzeit
  in vollzeit
  en cdi
  en cdd
  at our
  at the
  mit guten
  con muchas
  mit mindestens
  mit berufserfahrung
  whose
`;
