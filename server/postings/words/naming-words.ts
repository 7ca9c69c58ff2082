/** What stands right before an employer's name, by what it says of it. */
export const cuesBefore = {
  at: `
    at
    bei
    beim
    chez
    here at
    bei der
    bei dem
    au sein de
    au sein du
    dans
  `,
  about: `
    about
    über
    sobre
    à propos de
    à propos d'
    who is
    who are
    qui est
    quién es
    acerca de
    meet
    découvrez
  `,
  join: `
    join
    joining
    rejoindre
    rejoignez
    rejoins
    intégrer
    intégrez
    únete a
    sumate a
    súmate a
    unirte a
    team von
    teil von
    teil der
    willkommen bei
    bienvenue chez
    welcome to
    bienvenido a
  `,
  self: `
    we are
    we're
    wir sind
    nous sommes
    somos
    i'm with
    wir, die
    wir, das
    wir von
    here at
    je suis
    i own
    i run
    the team at
  `,
  for: `
    for
    für
    pour
    para
    with
  `,
  from: `
    desde
    from
    von
    de la part de
    by
    works for
    to
    an
    an die
    à
  `,
  in: `
    in
    en
    im
    à
    in der
    in unserem
    in our
  `,
  within: `
    At
    Bei
    Beim
    Chez
    About
    Über
    Sobre
    Join
    Rejoignez
    Rejoins
    Meet
    Desde
    En
    Von
    From
    Für
    Wir
    Somos
  `,
};

/** Above the employer's name. */
export const employerLabels = `
  entreprise
  employeur
  das unternehmen
  unternehmen
  arbeitgeber
  employer
  company
  empresa
  firma
  compañía
`;

/** What employers do, right behind their name. */
export const behindEmployer = `
  is
  are
  has
  have
  run
  runs
  makes
  builds
  operates
  offers
  provides
  delivers
  serves
  helps
  rated
  was
  needs
  wants
  welcomes
  invites
  acts
  ist
  sind
  hat
  steht
  gehört
  macht
  baut
  bietet
  betreibt
  vermietet
  untersucht
  fertigt
  produziert
  versorgt
  entwickelt
  betreut
  sucht
  c'est
  est
  compte
  conçoit
  développe
  fabrique
  œuvre
  accompagne
  propose
  gère
  a été
  recrute
  recherche
  cherche
  es
  crea
  ofrece
  cuenta
  tiene
  busca
  solicita
  requiere
  está
  fabrica
  desarrolla
`;

/** In the names of those who find people for others. */
export const agencyNames = `
  recruitment
  recruiting
  recruiters
  staffing
  resourcing
  personnel
  talent
  talents
  intérim
  personalberatung
  personaldienst*
  zeitarbeit
  search
  selección
  rh
  consultores
  headhunt*
`;
