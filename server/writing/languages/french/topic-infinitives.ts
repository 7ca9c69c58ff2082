/**
 * Duties that French postings give as infinitives and whose noun is another than that of the verb alone, or whose
 * figure is the posting's own: "mettre en rayon les livraisons", "servir 60 couverts", "tenir la salle propre".
 */
const IDIOMS: readonly (readonly [RegExp, string])[] = [
  [/^mettre en (rayons?|place|œuvre|valeur|caisse|sachets?|cartons?) les? (.+)$/i, "mise en $1 des $2"],
  [/^mettre (?:le couvert|la table|les tables|les couverts)$/i, "mise en place des tables"],
  [/^mettre en (rayons?|place|caisse|sachets?|cartons?)$/i, "mise en $1"],
  [/^mettre à jour les (.+)$/i, "mise à jour des $1"],
  [/^mettre à jour la (.+)$/i, "mise à jour de la $1"],
  [/^servir (?:environ |jusqu’à )?\d+ (?:couverts|clients|repas)(?: par (?:jour|service))?$/i, "le service"],
  [/^servir (?:à table|en salle|au bar|au comptoir)$/i, "le service en salle"],
  [/^servir les clients$/i, "service aux clients"],
  [/^(?:accueillir|recevoir) et servir les clients$/i, "l’accueil et le service des clients"],
  [
    /^(?:tenir|garder|maintenir|laisser) (la|le|les) (.+?) (?:toujours |plus )?(?:propres?|en état de propreté)$/i,
    "le nettoyage $1 $2",
  ],
  [/^(?:tenir|garder|maintenir|laisser) (la|le) (.+?) propres? et (?:bien )?rangée?$/i, "le nettoyage $1 $2"],
  [/^aider les (.+?) (?:à|aux|pour|dans) .+$/i, "aide aux $1"],
  [/^aider les (.+)$/i, "aide aux $1"],
  [/^conseiller les (clients|clientes|visiteurs)$/i, "conseil aux $1"],
  [/^(?:accueillir|recevoir) et conseiller les (.+)$/i, "l’accueil et le conseil des $1"],
  [/^répondre au téléphone$/i, "réponse au téléphone"],
  [/^(?:faire|assurer|effectuer|réaliser|dispenser|prodiguer) ((?:les? |la |l’)\p{Ll}.*)$/iu, "$1"],
  // What is seen to is named by itself where it is a doing or a state.
  [
    /^veiller (?:à (?:la |l’)|aux? )((?:bon(?:ne)? |parfaite? )?(?:respect|application|qualité|sécurité|propreté|hygiène|bien-être|confort|entretien|tenue|rangement|nettoyage|fonctionnement|déroulement|approvisionnement)(?: .*)?)$/iu,
    "$1",
  ],
  [/^veiller au (budget|planning|stock|délai|calendrier|coût)( .*)?$/iu, "suivi du $1$2"],
  [/^veiller aux (budgets|plannings|stocks|délais|coûts)( .*)?$/iu, "suivi des $1$2"],
  [/^changer les (draps|lits|serviettes)(?: et les serviettes)?$/i, "le changement des $1"],
  [/^mettre en place la (.+)$/i, "mise en place de la $1"],
  [/^renseigner les (interventions|fiches|dossiers|documents|tableaux|bons|registres)(.*)$/i, "saisie des $1$2"],
  [/^prendre soin (des|du|de la|de l’)( ?.+)$/i, "soin $1$2"],
];

/** The duty as a noun where an idiom says how; else as it was. */
export function withIdiom(duty: string): string {
  const found = IDIOMS.find(([pattern]) => pattern.test(duty));
  if (!found) return duty;
  const [pattern, noun] = found;
  return duty
    .replace(pattern, noun)
    .replace(/^le nettoyage les /u, "le nettoyage des ")
    .replace(/^le nettoyage le /u, "le nettoyage du ")
    .replace(/^le nettoyage la /u, "le nettoyage de la ");
}

/** "préparer 50 commandes par jour" is the preparing of orders: the figure is the posting's. */
export function withoutFigure(duty: string): string {
  const counted =
    /^(\p{L}+(?:er|ir|re)) (?:environ |jusqu’à |plus de )?\d+ (\p{L}+s)(?: par (?:jour|semaine|service|heure|mois))?$/iu;
  return duty.replace(counted, "$1 les $2");
}
