/** What an applicant is to state, by the beginnings of words. */
export const practicalWords = `
  salary
  pay
  when you
  availab
  notice
  start date
  your name
  shift
  hours you
  days you
  travel
  gehalt
  wann sie
  wann du
  eintritt
  kündigung
  schicht
  arbeitszeit
  stunden
  umfang
  pensum
  prétention
  disponib
  horaire
  préavis
  preaviso
  salarial
  horari
  turno
  jornada
`;

/** Offers of help that look like questions. */
export const settledQuestions = `
  if you have any
  if you need
  adjustment
  accommodation
`;

/** Small words that end no quote. */
export const loneWords = `
  and
  or
  your
  you
  of
  with
  the
  under
  und
  oder
  sowie
  ihre
  ihrer
  ihres
  ihren
  deine
  deiner
  des
  der
  die
  von
  et
  ou
  vos
  votre
  de
  du
  la
  le
  les
  y
  o
  e
  sus
  su
  tu
  tus
  el
`;

/** What a story is asked for with. */
export const contentWords = `
  why
  what
  how
  which
  who
  about
  your
  a time
  the
  warum
  wieso
  weshalb
  was
  wie
  welche*
  worauf
  quel*
  pourquoi
  comment
  en quoi
  ce que
  ce qui
  le dernier
  la dernière
  deux
  votre
  por qué
  cómo
  qué
  cuál
  la línea
  tu
  su
`;

/** Before an order that does not begin its sentence. */
export const orderLeads = `
  and
  but
  also
  please
  bitte
  und
  aber
  auch
  et
  mais
  aussi
  y
  e
  pero
  también
  letter
  email
  words
  anschreiben
  nous
  lettre
  carta
  then
`;

/** Words for what was told in the sentence before. */
export const backWords = `
  it
  this
  that
  them
  they
  these
  there
  dies*
  das
  es
  ihn
  damit
  dazu
  dabei
  cela
  ça
  celui-ci
  celle-ci
  eso
  esto
  ello
  lo
`;

/** Conjunctions that begin what an order belongs to: "If a guest complains, tell us …". */
export const conditionWords = `
  if
  when
  imagine
  suppose
  given
  wenn
  falls
  stell
  stellen
  angenommen
  imaginez
  imagine
  supposons
  quand
  lorsque
  imagina
  imagine
  supón
  cuando
`;

/** Where a sentence that asks goes on to sending. */
export const questionTails = `
  und schick*
  und legen
  und sende*
  und füg*
  and send
  and attach
  and enclose
  and email
  and include
  et envoie
  et envoyez
  et joins
  et joignez
  y envía
  y manda
  y adjunta
  à envoyer
  à adresser
  à l'adresse
  à l’adresse
  no later than
  not later than
  con la referencia
  Enviar
`;
