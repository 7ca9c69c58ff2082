import { phraseList, phraseMap } from "../phrase-list.ts";
import type { PostingNames } from "../posting-lexicon.ts";

export const names: PostingNames = {
  occupations: phraseList(`
    accompagnant*, acheteur*, acheteuse*, administrateur*, administratrice*, agent*, agente, aide soignant*,
    aide, ajusteur*, ambulancier*, animateur*, animatrice*, architecte*, artisan*, assistant*, attaché*,
    auxiliaire*, avocat*, barista*, bibliothécaire*, boucher*, bouchère*, boulanger*, boulangère*, cadre*,
    caissier*, caissière*, cariste*, carreleur*, carreleuse*, charcutier*, charpentier*, chargé*, chauffeur*,
    chauffagiste*, chef*, cheffe*, chirurgien*, coffreur*, coiffeur*, coiffeuse*, commercial*, commerciale,
    commis*, comptable*, concepteur*, conceptrice*, conducteur*, conductrice*, conseiller*, conseillère*,
    consultant*, contrôleur*, contrôleuse*, coordinateur*, coordinatrice*, correcteur*, couvreur*, couvreuse*,
    cuisinier*, cuisinière*, data scientist, dessinateur*, dessinatrice*, développeur*, développeuse*,
    directeur*, directrice*, documentaliste*, ébéniste*, éducateur*, éducatrice*, électricien*, électricienne*,
    employé*, encadrant*, enseignant*, esthéticien*, expert*, femme de ménage, facteur*, factrice*, façadier*, ferrailleur*,
    fleuriste*, fondeur*, formateur*, formatrice*, fraiseur*, garçon*, gardien*, gestionnaire*, graphiste*,
    grutier*, guide*, horloger*, horlogère*, hôte, hôtesse, infirmier*, infirmière*, informaticien*, ingénieur*,
    ingénieure*, inspecteur*, installateur*, instituteur*, institutrice*, intérimaire*, jardinier*, jardinière*,
    journaliste*, juriste*, kinésithérapeute*, libraire*, livreur*, livreuse*, logisticien*, maçon, maçonne,
    magasinier*, magasinière*, maître*, maîtresse*, manager*, manoeuvre*, manutentionnaire*, mécanicien*,
    mécanicienne*, médecin*, menuisier*, menuisière*, moniteur*, monitrice*, monteur*, monteuse*, négociateur*,
    opérateur*, opératrice*, opticien*, orthophoniste*, ouvrier*, ouvrière*, pâtissier*, pâtissière*,
    paysagiste*, peintre*, pharmacien*, plâtrier*, plaquiste*, plombier*, plombière*, préparateur*,
    préparatrice*, professeur*, professeure*, programmeur*, psychologue*, puériculteur*, puéricultrice*,
    réceptionniste*, rédacteur*, rédactrice*, régisseur*, responsable*, sage femme, secrétaire*, serrurier*,
    serveur*, serveuse*, somelier*, soudeur*, soudeuse*, stagiaire*, standardiste*, surveillant*, tailleur*,
    technicien*, technicienne*, téléconseiller*, terrassier*, tourneur*, traducteur*, traductrice*, tuyauteur*,
    vendeur*, vendeuse*, vétérinaire*, viticulteur*, web designer, webmaster, apprenti*, alternant*, couturier*,
    couturière*, femme de chambre, valet*, veilleur*, adjoint*, auxiliaire, ambulancière*, chaudronnier*,
    clerc*, croupier*, diététicien*, ergothérapeute*, maraîcher*, maraîchère*, sommelier*, sommelière*,
    téléopérateur*, téléopératrice*, traiteur*, product designer, podologue*, prothésiste*, acousticien*,
    audioprothésiste*, mareyeur*, poissonnier*, poissonnière*, crêpier*, crêpière*, pizzaïolo*, plongeur*,
    plongeuse*, éboueur*, bûcheron*, soigneur*, soigneuse*, éleveur*, vacher*, second de cuisine, seconde de
    cuisine, sous chef*, barman, barmaid, runner*, femme* de ménage, gouvernant*, fromager*, fromagère*,
    coursier*, coursière*, nounou*, garde d'enfants, garde*, atsem, aesh, sage femme*, sages femmes,
    manipulateur*, manipulatrice*, doctorant*, post doctorant*, postdoc*, chercheur*, chercheuse*, cpe,
    archiviste*, médiateur*, médiatrice*, motion designer*, ux designer*, ui designer*, web designer*,
    photographe*, product owner*, product manager*, project manager*, account manager*, scrum master*, data
    analyst*, data engineer*, data scientist*, office manager*, community manager*, auditeur*, auditrice*,
    trésorier*, trésorière*, courtier*, courtière*, approvisionneur*, approvisionneuse*, affréteur*,
    affréteuse*, déclarant*, télévendeur*, télévendeuse*, syndic, frigoriste*, étancheur*, géomètre*, métreur*,
    métreuse*, urbaniste*, usineur*, usineuse*, automaticien*, ascensoriste*, régleur*, régleuse*, qualiticien*,
    carrossier*, carrossière*, élagueur*, élagueuse*, caviste*, salarié* agricole*, palefrenier*, palefrenière*,
    toiletteur*, toiletteuse*, coach*, pompier*, pompière*, policier*, policière*, tapissier*, tapissière*,
    bijoutier*, bijoutière*, relieur*, relieuse*, disquaire*, luthier*, luthière*, verrier*, verrière*,
    céramiste*, interprète*, délégué*, ripeur*, ripeuse*, statisticien*, mathématicien*, économiste*, analyste*,
    intégrateur*, intégratrice*, testeur*, testeuse*, économe*, intendant*, factotum, homme toutes mains,
    ambassadeur*, ambassadrice*, promoteur*, promotrice*, enquêteur*, enquêtrice*, téléprospecteur*,
    téléprospectrice*, proviseur*, répétiteur*, répétitrice*, chorégraphe*, danseur*, danseuse*, comédien*,
    musicien*, chanteur*, chanteuse*, cadreur*, cadreuse*, étalonneur*, scénographe*, décorateur*, décoratrice*,
    costumier*, costumière*, maquilleur*, maquilleuse*, perruquier*, masseur*, masseuse*, ostéopathe*,
    sophrologue*, biologiste*, chimiste*, physicien*, géologue*, archéologue*, généticien*, notaire*, huissier*,
    greffier*, greffière*, magistrat*, détective*, gendarme*, douanier*, douanière*, convoyeur*, convoyeuse*,
    préventeur*, préventrice*, hygiéniste*, coordonnateur*, coordonnatrice*, superviseur*, superviseuse*,
    contremaître*, forgeron*, ferronnier*, ferronnière*, métallier*, métallière*, zingueur*, zingueuse*,
    ramoneur*, ramoneuse*, poseur*, poseuse*, vitrier*, vitrière*, miroitier*, cordiste*, foreur*, pelleteur*,
    docker*, matelot*, marin, marins, capitaine*, skipper*, pilote*, steward*, aiguilleur*, marbrier*,
    marbrière*, encadreur*, sellier*, sellière*, maroquinier*, maroquinière*, cordonnier*, cordonnière*,
    modiste*, styliste*, modéliste*, brodeur*, brodeuse*, repasseur*, repasseuse*, lingère*, lingère,
    blanchisseur*, blanchisseuse*, vigneron*, tractoriste*, apiculteur*, apicultrice*, pisciculteur*,
    horticulteur*, horticultrice*, pépiniériste*, arboriculteur*, arboricultrice*, chocolatier*, chocolatière*,
    confiseur*, confiseuse*, torréfacteur*, torréfactrice*, brasseur*, brasseuse*, écailler*, écaillère*,
    concierge*, bagagiste*, voiturier*, voiturière*, aide à domicile, aide ménagère, vendeu* en boulangerie,
    vendeu* en pâtisserie, vendeu* en prêt à porter, prépara* en pharmacie, technicien* en pharmacie,
    technicien* en radiologie, technicien* en électrotechnique, technicien* en informatique, conseill* en
    insertion*, conseill* en image, conseill* en économie sociale*, déclarant* en douane, peintre* en bâtiment,
    électricien* en bâtiment, dessina* en bâtiment, éduca* spécialisé*, charg* de recrutement, guide* de haute
    montagne, agent* en escale, moniteur* d'auto école, concepteur* rédacteur*, conceptrice* rédactrice*,
    agenceur*, agenceuse*
  `),
  notOccupations: phraseList(`
    intérieur, extérieur, supérieur, inférieur, secteur, secteurs, valeur, valeurs, honneur, heure, moteur,
    ordinateur, métier, métiers, chantier, chantiers, quartier, courrier, papier, dossier, dossiers, premier,
    première, dernier, dernière, atelier, ateliers, janvier, février, calendrier, particulier, particulière,
    particuliers, entier, entière, panier, fichier, financier, régulier, liste, piste, bien, lien, quotidien,
    ancien, ancienne, entretien, soutien, maintien, meilleur, ailleurs, plusieurs, majeur, majeure, mineur,
    rigueur, vigueur, couleur, chaleur, hauteur, longueur, largeur, employeur, employeurs, matière, manière,
    carrière, filière, bannière, frontière, rivière, lumière, immobilier, mobilier, hôtelier, hôtelière,
    hospitalier, collier, escalier, palier, loyer, foyer, débiteur, européen, italien, indien, parisien, moyen,
    boucherie, boulangerie, facteurs, garderie, gardiennage, coaching, expertise, expertises, artisanat,
    artisanal, artisanale, attachement, charges, chargement, commercialisation, conciergerie, employer,
    employeuse, apprentissage, managérial, managériale, horlogerie, fromagerie, maîtriser, guider
  `),
  agentEndings: phraseList(`*eur, *euse, *trice, *ier, *ière, *iste, *ien, *ienne, *logue`),
  titleNoise: phraseList(`
    offre d'emploi, offres d'emploi, offre, annonce, nous recrutons, on recrute, recrutement, rejoignez nous,
    rejoins nous, rejoignez notre équipe, poste à pourvoir, recherche, nous recherchons, avis de vacance, fiche de
    poste, cdi, cdd, intérim, stage, alternance, temps plein, temps partiel, temps complet, urgent, télétravail,
    postuler, enregistrer, partager, rejoignez l'aventure, on t'attend, en cdi, en cdd, freelance
  `),
  titleOpenings: phraseList(`
    offre d'emploi, offre, offres, recrutement, recherche, urgent, annonce, stage, alternance, cdi, cdd, avis de
    recrutement, avis de vacance, poste
  `),
  notInTitles: phraseList(`
    est, sont, vous, nous, êtes, avons, votre, notre, nos, vos, tu, ton, ta, on, je, avez, sera, il, elle, ont,
    sommes
  `),
  seeking: phraseList(`
    recherche, recherchent, recrute, recrutent, est à la recherche d, est à la recherche de, cherche, cherchent,
    embauche, souhaite recruter, souhaite renforcer, renforce, recrute pour un de ses clients, recherche pour un
    de ses clients, recherche pour l'un de ses clients, recrute pour l'un de ses clients, recherche pour son
    client, recrute pour son client, recherche actuellement, recrute actuellement
  `),
  weSeek: phraseList(`
    nous recherchons, nous recrutons, on recherche, on recrute, on cherche, nous cherchons, nous embauchons,
    rejoignez nous en tant que, rejoins nous en tant que, poste de, un poste de, le poste de, au poste de, offre
    d'emploi, pour un poste de, recherchons, recrutons, cherchons, recrutement d, recrutement de, nous avons
    besoin d, on a besoin d, besoin d, un poste d, le poste d, poste d, nous proposons un poste de, nous
    souhaitons recruter
  `),
  asRole: phraseList(`
    en tant que, en qualité de, comme, vous êtes, es tu, êtes vous
  `),
  doers: phraseList(`
    quelqu'un pour, quelqu'un capable de, quelqu'un qui sait, quelqu'un qui saura, une personne pour, une
    personne capable de, une personne qui sait, une personne qui saura, qui saura, qui sait
  `),
  notDone: phraseList(`
    travailler, être, parler, faire preuve, s'adapter, écouter, communiquer, rejoindre, nous rejoindre,
    intégrer, compléter, se, s
  `),
  sought: phraseList(`recherché, recherchée, recherchés, demandé, demandée, est recherché, est recherchée`),
  roleFillers: phraseList(`
    un, une, un une, un e, une un, des, d, d un, d une, son, sa, ses, notre, nos, leur, le, la, les, l, deux,
    trois, quatre, plusieurs, nouveau, nouvelle, nouveaux, futur, future, futur e, e, pour un de ses clients,
    pour l'un de ses clients, pour un client, pour son client, pour ses clients, pour notre client, pour le
    compte d'un client, pour le compte de son client, actuellement, dans le cadre de son développement, et, ou,
    motivé, motivée, expérimenté, expérimentée, passionné, passionnée, talentueux, de, jeune, bon, bonne, par
    voie statutaire ou contractuelle, par voie statutaire, par voie contractuelle, par voie de mutation, par
    voie de mutation ou de détachement
  `),
  roleEnds: phraseList(`
    pour, avec, qui, à, au, aux, en, sur, dans, dont, afin, capable, motivé, motivée, expérimenté, expérimentée,
    confirmé, confirmée, basé, basée, h, f, chez, sous, et, dès, ayant, souhaitant, disponible, ou, titulaire,
    passionné, passionnée, rattaché, rattachée, spécialisé, spécialisée, vous, sachant, que, car, si, pouvant,
    débutant, sérieux, sérieuse, dynamique, autonome, rigoureux, rigoureuse, polyvalente, temps, h f x, cdi,
    cdd, est, sont
  `),
  afterRole: phraseList(`avec, qui, ayant, titulaire, capable, vous`),
  titleEnds: phraseList(`avec, pour`),
  indefiniteArticles: phraseList(`un, une`),
  employerKinds: phraseList(`
    logistique, services, groupe, café, pharmacie, garage, établissements, ateliers, maçonnerie, menuiserie,
    fournil, médiathèque, institut, centre, mairie, ferme, entreprise, société, fabricant, agence, cabinet, école,
    clinique, hôpital, boulangerie, brasserie, coopérative, start up, startup, maison, groupe, hôtel, restaurant,
    éditeur, fondation, banque, bibliothèque, musée, atelier, association, librairie, magasin, négociant, domaine,
    boutique, salon, pressing, camping, auberge, pizzeria, fleuriste, chocolaterie, crèche, résidence, ehpad,
    éditrice, pme, épicerie, torréfacteur, imprimerie, terrassements, transports, pépinière, pépinières, château,
    chaudronnerie, plomberie, électricité, charpente, couverture, peinture, traiteur, boucherie, pâtisserie,
    charcuterie, cave, caves, coopérative agricole, laboratoire, laboratoires, opticien, studio, théâtre, collège,
    lycée, université, conservatoire, bistrot, crêperie, foyer, mission locale, mutuelle, syndicat, office,
    polyclinique
  `),
  beforeCompany: phraseList(`
    chez, à propos de, à propos d, rejoignez, rejoindre, rejoins, au sein de, au sein d, la société,
    l'entreprise, la maison, le groupe, le cabinet, la boulangerie, l'association, bienvenue chez, pourquoi,
    pourquoi rejoindre, l'agence, les établissements, la mairie de, équipes de, cabinet de recrutement, agence
    d'intérim, agence d'emploi, bureau d'études, cabinet comptable
  `),
  afterCompany: phraseList(`
    est une, est un, est la, est le, c'est, fabrique, propose, compte, emploie, accompagne, existe depuis,
    construit, conçoit, fondée, fondé, créée, créé, s'engage, intervient, réalise, est spécialisée, est
    spécialisé, développe, s'inscrit, a été créé, a été créée, a été fondé, a été fondée, est né, est née,
    existe
  `),
  beforeStrangers: phraseList(`
    clients comme, clients tels que, parmi nos clients, nos clients sont, pour le compte de, marques comme,
    marques telles que, partenaires comme, partenaires tels que, en partenariat avec, délivré par, délivrée par,
    délivrés par, agréé par, agréée par, certifié par, accrédité par, reconnu par, reconnue par, membre de,
    adhérent à, filiale de, filiale du groupe, ex, anciennement, logiciels comme, logiciels tels que, outils
    comme, outils tels que, logiciel, maîtrise de, maîtrise du, connaissance de, connaissance du, tels que, telles
    que, comme, syndicat, financé par, fournisseur de, fournisseurs de, distributeur de
  `),
  agency: phraseList(`
    un de ses clients, l'un de ses clients, un de nos clients, l'un de nos clients, notre client, son client, ses
    clients, le compte de notre client, le compte d'un client, pour un client
  `),
  nameLinks: phraseList(`de, du, des, d, la, le, les, et, &, l`),
  publicBodies: phraseList(`
    ville de, mairie de, commune de, université de, région, département de, conseil départemental, métropole de,
    centre hospitalier, communauté de communes, académie de, chu de
  `),
  beforeContact: phraseList(`
    contact, à l'attention de, personne à contacter, contacter, contactez, contacte, adressez votre candidature
    à, adresser votre candidature à, auprès de, demander, demandez, écrivez à, écris à, envoyez votre cv à,
    envoie ton cv à, votre interlocuteur, votre interlocutrice, votre contact, adresser à, responsable du
    recrutement, renseignements auprès de, à, appeler, appelez, écrire à, écrivez, téléphoner à, joindre,
    contactez notre, envoyer cv à, envoyer votre cv à, s'adresser à, adressez vous à, répondre à, votre
    recruteur, votre recruteuse, échange téléphonique avec, entretien téléphonique avec
  `),
  afterContact: phraseList(
    `répond, répondra, vous répond, vous répondra, se tient, reste à, attend votre, attend ta, attend vos, te répond`,
  ),
  courtesyTitles: phraseList(`m, mme, monsieur, madame, mlle, dr, pr, mr`),
  sentTo: phraseList(`à`),
  lastNames: phraseList(`
    barbier, berger, boucher, boulanger, charpentier, fournier, mercier, meunier, pasteur, tisserand
  `),
  offices: phraseList(`
    ressources, humaines, drh, rh, personnel, service*, direction, département, équipe, recrutement, secrétariat,
    accueil, mairie, école, collège, lycée, université, hôpital, clinique, centre, agence, cabinet, comité,
    pôle, france travail, portail, rue, avenue, boulevard, boîte
  `),
  beforePlace: phraseList(`
    à, basé à, basée à, situé à, située à, en région, secteur de, sur, agence de, notre magasin de, notre site de,
    site de, boutique de, près de, implantée à, implanté à,
    secteur, dans le secteur de, sur le secteur de, sur le secteur, le secteur de, région de, dans la région de,
    bassin de, agglomération de, département de
  `),
  sectors: phraseMap(`
    école: école, écoles, classe, élèves
    collège: collège
    lycée: lycée
    université: université
    crèche: crèche
    bibliothèque: bibliothèque, médiathèque
    hôpital: hôpital
    clinique: clinique
    cabinet: cabinet
    pharmacie: pharmacie
    maison de retraite: maison de retraite, ehpad
    boulangerie: boulangerie, fournil
    restaurant: restaurant
    cuisine: cuisine, cuisines
    hôtel: hôtel
    café: café
    boutique: boutique, magasin
    librairie: librairie
    entrepôt: entrepôt, plateforme logistique
    atelier: atelier
    usine: usine
    laboratoire: laboratoire
    chantier: chantier, chantiers
    étude: étude
    banque: banque
    musée: musée
    théâtre: théâtre
    association: association
    fondation: fondation
    domaine: domaine, vignoble
    garage: garage
  `),
};
