import { phraseList, phraseMap } from "../phrase-list.ts";
import type { PostingGrammar } from "../posting-lexicon.ts";

const words = (list: string) => list.split(/\s+/).filter(Boolean);

export const grammar: PostingGrammar = {
  stopWords: words(`
    à afin ai ainsi alors après as au aucun aussi autre autres aux avant avec avez avoir c ça car ce cela ces cet
    cette chaque chez comme d dans de depuis des dès dont du elle elles en encore entre es est et été êtes être
    eux fait il ils j je jusqu l la le les leur leurs lors lui m ma mais me même mes mon n ne ni nos notre nous on
    ont ou où par pas pendant peu plus pour pourquoi qu quand que quel quelle quelles quels qui quoi s sa sans se
    sera serez ses si son sont sous sur t ta te tes toi ton tous tout toute toutes très tu un une vers via vos
    votre vous y etc selon non afin seront soit
  `),
  phraseLinks: words(`de du des d et en à au aux la le les l pour avec sur dans`),
  articles: words(`le la les l`),
  alternatives: words(`ou`),
  conjunctions: words(`et`),
  negations: words(`pas aucun aucune sans`),
  years: words(`an ans annees mois`),
  leadIns: phraseList(`
    vous êtes titulaire d, vous êtes titulaire de, vous êtes titulaire du, titulaire d, titulaire de, titulaire
    du, titulaires d, être titulaire d, être titulaire du, vous êtes, vous avez, vous disposez d, vous disposez
    de, vous possédez, vous justifiez d, vous justifiez de, vous maîtrisez, vous connaissez, vous savez, vous
    parlez, vous faites preuve d, vous faites preuve de, tu es titulaire d, tu es, tu as, tu disposes d, tu
    possèdes, tu justifies d, tu maîtrises, tu connais, tu sais, tu parles, tu fais preuve de, justifier d,
    justifiant d, disposer d, disposant d, posséder, doté d, dotée d, doté e d, diplômée d, diplômé e d, de
    formation, issu d, issue d, issu e d, avoir, être, savoir, idéalement, de préférence, une, un, le, la, les, l,
    des, du, d, de, et, ou, également, ainsi que, votre, vos, ta, ton, tes, minimum, au minimum, au moins, exigé,
    exigée, requis, requise, obligatoire, indispensable, serait un plus, souhaité, apprécié, bonne maîtrise d,
    bonne maîtrise de, bonne maîtrise du, bonne maîtrise des, maîtrise d, maîtrise de, maîtrise du, maîtrise des,
    bonne connaissance de, bonne connaissance du, bonne connaissance des, bonnes connaissances en, connaissance
    de, connaissance du, connaissance des, connaissances en, capacité à, aptitude à, capable d, capable de, vous
    serez chargé de, vous serez chargé d, vous serez chargé e de, vous êtes chargé de, vous êtes chargé d, vous
    êtes chargé e de, vous êtes en charge de, vous êtes en charge du, vous êtes en charge des, vous serez en
    charge de, vous serez en charge du, vous êtes responsable de, vous serez amené à, vous serez amené e à, vous
    aurez pour mission de, vous aurez pour missions, vous aurez pour mission, votre mission consiste à, en charge
    de, en charge du, en charge des, chargé de, chargé d, vos missions, vos missions sont, vos principales
    missions, à ce titre, dans ce cadre, au quotidien, nous recherchons, nous attendons, une personne, quelqu'un
    qui, à l'aise avec, vous êtes à l'aise avec, à l'aise, vous aimez, tu aimes, on cherche quelqu'un qui, ans,
    avec, vous êtes diplômé d, être diplômé d, être diplômé de, diplômé d'un, diplômé d'une, titulaire des, vous
    êtes titulaire des, vous maîtrisez parfaitement, maîtrisez parfaitement, maîtrisez, vous parlez couramment,
    parlez couramment, couramment, couramment l, possédez, disposez d, disposez de, justifiez d, justifiez de,
    faites preuve de, faites preuve d, connaissez, tu maîtrises parfaitement, tu as déjà une, vous avez déjà une,
    déjà une, à la recherche d, vos missions seront, vos missions seront les suivantes, vos principales missions
    seront, vos tâches sont, vos tâches, tes missions, ta mission, le candidat devra, le candidat devra justifier
    d, la personne devra, vous devez, vous devrez, il faut, tu dois, maîtriser, détenir un, détenir une, détenir,
    posséder un, posséder une, savoir parler, parfaite maîtrise d, parfaite maîtrise de, parfaite maîtrise du,
    parfaite maîtrise des, excellente maîtrise de, excellente maîtrise du, excellente maîtrise d, bonnes
    connaissances d, bonnes connaissances de, bonnes connaissances des, bonnes connaissances du, très bonnes
    connaissances de, être en possession du, être en possession d, en possession du, en possession d, vous êtes en
    possession du
  `),
  tails: phraseList(`
    tels que, telles que, tel que, telle que, comme, par exemple, notamment, y compris, délivré par, délivrée par,
    qui, dont, où, lequel, afin de, afin d, dans le cadre, est exigé, est exigée, exigé, exigée, est requis, est
    requise, requis, requise, obligatoire, est obligatoire, est indispensable, indispensable, serait un plus,
    seraient un plus, est un plus, un plus, serait un atout, est un atout, un atout, serait apprécié, serait
    appréciée, est apprécié, est appréciée, apprécié, appréciée, est souhaité, est souhaitée, souhaité, souhaitée,
    souhaitable, de préférence, idéalement, selon, conformément, dans le respect, en respectant, auprès de, ainsi
    que, ou équivalent, ou similaire, sur un poste similaire, sur poste similaire, dans un poste similaire, dans
    une fonction similaire, lorsque, quand, si, en vue de, grâce à, sous, pour, avec, dans, sur
  `),
  verdicts: phraseList(`
    exigé, exigée, exigés, exigées, est exigé, est exigée, obligatoire, obligatoires, est obligatoire, sont
    obligatoires, indispensable, indispensables, est indispensable, requis, requise, requises, est requis, est
    requise, serait un plus, seraient un plus, est un plus, sont un plus, un plus, un vrai plus, serait un
    atout, seraient un atout, est un atout, un atout, apprécié, appréciée, appréciés, appréciées, serait
    apprécié, serait appréciée, est apprécié, est appréciée, souhaité, souhaitée, souhaités, souhaitées, est
    souhaité, est souhaitée, souhaitable, bienvenu, bienvenue, impératif, demandée, fera la différence,
    feront la différence, sera déterminante, sera déterminant, seront déterminantes, sera appréciée, sera apprécié,
    seront appréciées, seront appréciés, sera un plus, seront un plus, sera un atout, seront un atout, sera
    valorisée, sera valorisé, est essentielle, est essentiel, est primordiale, est primordial, est impérative, est
    impératif, impérative, n'a pas de secret pour vous,
    n'a plus de secret pour vous, n'ont pas de secret pour vous, n'ont plus de secret pour vous, n'a pas de
    secret pour toi, n'a plus de secret pour toi
  `),
  relatives: phraseList(`qui, que, qu, dont, où, lequel, laquelle`),
  emptyItems: phraseList(`
    aucune expérience, pas d’expérience, débutant accepté, débutants acceptés, sous l'autorité, sous la
    responsabilité, sous la direction, rattaché, rattachée, au sein d, au sein de, au sein du, sous la conduite,
    autres tâches, autres missions, liste non exhaustive, entre autres, et plus encore, cette liste, tâches
    annexes, dans le cadre de ses fonctions, dans le cadre de vos fonctions, dans ce cadre, nous sommes un, nous
    sommes une,
    mission d'intérim, démarrage dès, mission d'intérim de, mi temps, temps partiel, poste à pourvoir, à pourvoir
  `),
  abbreviations: words(`
    m mme mlle mm dr pr st ste n no art env ex etc tél av bd p max min cf réf hab h f co cie cdt
  `),
  background: words(`
    autorité responsable directrice directeur accès accompagnement activité activités actuelle adaptation
    administratif afin aide aise ambiance ans année années apprécié appréciée aptitude assurer atout attendues
    autonomie avantages base besoin besoins bon bonne bonnes bons but cadre candidat candidate candidature
    capacité capacités cas charge client clients clientèle collaborateurs collaboration collègues communication
    complet complète complexe compétence compétences condition conditions confirmée connaissance connaissances
    contact contexte contrat contribuer courant création cours date débutant déplacements développement développer
    différents différentes diplôme direct direction disponible disposer divers documents domaine domaines durée
    dynamique efficace emploi encadrement ensemble entreprise entretien environnement envie équipe équipes
    équivalent esprit établissement évolution excellente exigé expérience expériences faire fonction fonctions
    formation formations forme fort forte futur général gérer gestion goût grand grande groupe heures horaires
    idéal idéalement importance indispensable informations initiative intérêt interne interventions jour journée
    jours lien lieu liste maîtrise maîtriser majeur matière mener mensuel métier métiers minimum mise mission
    missions mois moins monde motivation moyen nécessaire nécessaires niveau nombreux normes nouveau nouveaux
    nouvelle nouvelles objectif objectifs obligatoire offre opportunité organisation orientation outil outils
    ouvert parfaite participer participation partie période permettant personne personnel personnes plaisir plan
    plein plusieurs poste postes pratique première prendre présence présentation principal principales prise
    problèmes procédures processus produit produits profil projet projets proposer propositions qualité qualités
    quotidien rapport réalisation réaliser recherche recherché recherchons règles relation relationnel relations
    requis requise réseau respect respecter responsabilité responsabilités responsable résultats réussite rigueur
    rythme salaire savoir secteur sein semaine sens service services similaire site situation société solide
    solides solution solutions souhaité suivi suivre support sûr système systèmes tâche tâches technique
    techniques temps titre titulaire travail travailler travaux type utilisation valeur valeurs véritable vie
    vigueur ville volonté deux trois quatre cinq six dix acteur appui assurez différente bac mettre œuvre oeuvre
    place particulier famille
  `),
  verbs: words(`
    compter pétrir enfourner débarrasser remonter accompagner accueillir acheter adapter administrer aider ajuster
    alimenter aménager analyser animer appliquer apporter approvisionner assembler assister assurer chercher
    charger chiffrer classer coffrer collaborer commander compléter concevoir conduire conseiller construire
    contribuer contrôler coordonner corriger coudre couler créer cuire décharger déployer dessiner détecter
    développer diagnostiquer diriger distribuer dresser écrire éditer effectuer élaborer emballer encadrer
    encaisser enduire enseigner entretenir établir étudier évaluer exécuter fabriquer faciliter facturer façonner
    former fournir garantir gérer identifier informer installer intégrer intervenir lire livrer maçonner maintenir
    manipuler mener mesurer mettre monter montrer négocier nettoyer organiser orienter participer peindre piloter
    planifier poser préparer présenter prendre produire programmer proposer prospecter ranger réaliser recevoir
    réceptionner rechercher rédiger régler relire remplir renseigner réparer répondre représenter respecter servir
    signaler souder soutenir suivre superviser surveiller tenir tester traiter traduire transmettre transporter
    trier utiliser vendre veiller vérifier visiter observer rencontrer choisir noter collecter documenter diffuser
    sensibiliser archiver saisir relancer dépanner optimiser calculer enregistrer actualiser recruter tondre tailler
    planter arroser désinfecter stériliser prélever étiqueter défendre
  `),
  nounsToo: [],
  verbForms: phraseMap(`
    faire: faites, fais, ferez, feras
    prendre: prenez, prends
    mettre: mettez, mets
    transmettre: transmettez, transmets
    tenir: tenez, tiens
    maintenir: maintenez, maintiens
    entretenir: entretenez, entretiens
    soutenir: soutenez, soutiens
    intervenir: intervenez, interviens
    conduire: conduisez, conduis
    construire: construisez, construis
    produire: produisez, produis
    traduire: traduisez, traduis
    enduire: enduisez
    cuire: cuisez, cuis
    lire: lisez, lis
    écrire: écrivez, écris
    suivre: suivez, suis
    recevoir: recevez, reçois
    concevoir: concevez, conçois
    répondre: répondez, réponds
    vendre: vendez, vends
    rendre: rendez, rends
    servir: servez, sers
    peindre: peignez, peins
    accueillir: accueillez, accueilles
    ouvrir: ouvrez, ouvres
    connaître: connaissez, connais
    coudre: cousez, couds
    offrir: offrez, offres
    promouvoir: promouvez
    devenir: devenez, deviens
    apprendre: apprenez, apprends
    entreprendre: entreprenez
    battre: battez
    mener: mènes
    acheter: achètes
    compléter: complètes
    préférer: préfères
    repérer: repères
    relever: relèves
    gérer: gères
    avoir: avez
    être: êtes
  `),
  informal: words(`tu toi ton ta tes te rejoins envoie`),
  formal: words(`vous votre vos envoyez`),
};
