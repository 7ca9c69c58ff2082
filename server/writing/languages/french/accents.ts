import { rememberTexts } from "../../words/remember-texts.ts";

/** French that was typed without its accents, with them: only words that are nothing else without one. */
export const withAccents = rememberTexts((text): string => {
  return text
    .replace(TOOL, (name) => TOOLS.get(name.toLowerCase()) ?? name)
    .replace(/(?<![\p{L}\d])\p{L}{4,}(?!\p{L})/gu, (word) => {
      const known = WORDS.get(word.toLowerCase());
      if (!known) return word;
      return /^\p{Lu}/u.test(word) ? known.charAt(0).toUpperCase() + known.slice(1) : known;
    })
    .replace(/(?<!\p{L})(jusqu['’]|quant |grâce )a(?!\p{L})/giu, "$1à")
    .replace(
      /(?<=\p{L} )a (?=(?:l['’]heure|la (?:caisse|carte|main|journée|demande)|domicile|temps|jour|pied|vélo)(?!\p{L}))/gu,
      "à ",
    )
    .replace(/(?<=\d)(?:[eè]me)(?!\p{L})/gu, "e")
    .replace(/(?<!\p{L})(caces|wms|bts|ssiap|haccp|cdi|cdd|tva|crm|erp)(?!\p{L})/gu, (name) => name.toUpperCase());
});

/** Folded to what is written; a plural and a feminine stand for themselves. */
const WORDS: ReadonlyMap<string, string> = new Map(
  `équipe équipes équipier équipière préparateur préparatrice préparation préparations prépare remplaçant remplaçante congé congés sécurité qualité
métier métiers étudiant étudiante étudiants élève élèves école écoles lycée diplôme diplômes français débutant débutante hôpital hôtel hôtellerie
pâtisserie pâtissier pâtissière crème hygiène clôture clôtures téléphone téléphones téléphonique téléphoniques réceptionniste réservation réservations
contrôle contrôles création créations réalisation réalisations rédaction rédactions numérique événement événements événementiel mécanique mécanicien
électricité électricien électricienne véhicule véhicules bâtiment bâtiments maçon maçonnerie fidélisation clientèle février août décembre
année années journée journées   dépannage déménagement démarche démarches développement développeur développeuse décoration dégustation
 gérer gère gérant gérante réparation réparations réparer répare nettoyé responsabilité expérience expériences expérimenté
médical médicale médicaux médicament médicaments bénévole bénévolat bénéficiaires célèbre équipement équipements éducation éducateur éducatrice
génie ingénieur ingénieure intérim intérimaire matériel matériaux théâtre modèle modèles problème problèmes règlement règlements réglementation
société sociétés stratégie trésorerie universités université vérification vérifications vêtement vêtements ménage ménages repère déchargement
 élaboration établissement évaluation résidents résident personnes-âgées bibliothèque médiathèque comptabilité ébéniste ébénisterie
déclaration déclarations légumes présentation périscolaire crèche nécessaire spécialisé spécialisée agréé pièces  façade façades garçon leçon leçons reçu reçus`
    .split(/\s+/u)
    .map((word) => [word.normalize("NFD").replace(/\p{M}/gu, ""), word]),
);

/** Tools whose names somebody typed small. */
const TOOL =
  /(?<![\p{L}\d])(?:excel|word|powerpoint|outlook|photoshop|autocad|sap|linux|canva|instagram|facebook)(?!\p{L})/gu;
const TOOLS: ReadonlyMap<string, string> = new Map(
  [
    "Excel",
    "Word",
    "PowerPoint",
    "Outlook",
    "Photoshop",
    "AutoCAD",
    "SAP",
    "Linux",
    "Canva",
    "Instagram",
    "Facebook",
  ].map((name) => [name.toLowerCase(), name]),
);
