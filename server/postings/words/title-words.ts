/** Marks behind a job's title, without brackets and with any spaces; "x" may stand for more than one gender. */
export const genderMarks = `
  m/w/divers
  w/m/divers
  m/v
  m/v/x
  h/f/nb
  m/w
  m/w/d
  m/w/x
  m/w/i
  m/w/*
  w/m
  w/m/d
  w/m/x
  w/d/m
  d/m/w
  d/w/m
  m/f
  m/f/d
  m/f/x
  f/m
  f/m/d
  f/m/x
  h/f
  h/f/x
  f/h
  f/h/x
  h/m
  x/w/m
  gn
  all genders
`;

/** Before a title: articles, figures and praise. */
export const titleArticles = `
  a
  an
  the
  eine
  einen
  einer
  eines
  ein
  eine/n
  eine/r
  einer/eines
  ein/e
  eine*n
  eine*r
  eine:n
  eine:r
  einen/eine
  eine/einen
  der
  die
  das
  un
  une
  un(e)
  un·e
  un.e
  un/e
  un/une
  un/a
  una
  un(a)
  son ou sa
  sa
  son
  le
  la
  l'
  l’
  el
  several
  mehrere
  plusieurs
  varios
  full-time
  full time
  part-time
  part time
  reliable
  experienced
  zuverlässige
  zuverlässigen
  engagierte
  engagierten
  motivierte
  motivierten
  erfahrene
  erfahrenen
  freundliche
  freundlichen
  qualifizierte
  qualifizierten
`;

/** Before a title and a mark of its own: "Gesucht: Koch". */
export const titleOpeners = `
  urge
  urgen
  urgently
  ab sofort
  per sofort
  immediate hire
  help wanted
  position available
  poste
  position
  stelle
  recrute
  recherche
  vacante confidencial
  se necesita
  se busca
  se precisa
  se solicita
  werde
  as
  als
  become
  join us as
  apply for
  devenez
  sé
  urgent
  urgente
  dringend
  gesucht
  now hiring
  hiring
  we're hiring
  role
  job
  offre d'emploi
  oferta de empleo
  oferta
  offre
  vacante
  stellenangebot
  vacancy
  recrutement
`;

/** From here on a line says no longer what the job is called. */
export const titleTails = `
  débutant*
  sin experiencia
  no experience
  trainees welcome
  in teilzeit*
  in vollzeit*
  in voll- *
  in voll-
  in teil-
  teilzeit
  vollzeit
  auf minijob*
  auf teilzeit*
  auf 520*
  auf 538*
  als minijob*
  als aushilfe
  ab sofort
  per sofort
  zum nächst*
  zur verstärkung
  zur unterstützung
  zur festanstellung
  in festanstellung
  in direktvermittlung
  unbefristet*
  befristet*
  gesucht
  für unser*
  für den standort
  für die region
  für den raum
  bei uns
  mit homeoffice
  im homeoffice
  for our
  at our
  in our
  to join
  based in
  based at
  wanted
  needed
  required
  fixed term
  full-time
  full time
  part-time
  part time
  permanent
  maternity cover
  (fixed term
  à temps
  temps plein
  temps partiel
  en cdi
  en cdd
  en intérim
  cdi
  cdd
  à pourvoir
  pour notre
  pour nos
  pour un*
  dans le cadre
  de nuit
  de jour
  para nuestr*
  para importante
  para su
  turno de
  media jornada
  jornada completa
  jornada parcial
  a tiempo
  a jornada
  fines de semana
  con experiencia
  para trabajar
  urgente
`;

/** Last words of the name of an agency, an office or a board. */
export const advertisers = `
  executive search
  search
  recruitment
  recruiting
  staffing
  resourcing
  personalberatung
  unternehmensberatung
  personaldienstleistung*
  búsqueda ejecutiva
  selección de personal
  *portal
  *partner
  *partners
  associates
  department
  departement
  gmbh
  kg
  ltd
  limited
  inc
  llc
  s.l.
  s.a.
  s.c.
  sàrl
  sarl
`;

/** Short forms that stay in capitals where a title in capitals is lowered. */
export const acronyms = `
  ceo
  cfo
  cnc
  coo
  cto
  edv
  hgv
  hr
  hvac
  icu
  it
  lgv
  lkw
  lpn
  pkw
  pr
  qa
  rh
  rn
  rrhh
  sap
  seo
  spl
  ui
  ux
`;
