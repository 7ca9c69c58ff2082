import { phraseList } from "../phrase-list.ts";
import type { PostingCues } from "../posting-lexicon.ts";

export const cues: PostingCues = {
  requirement: phraseList(`
    titulaire, vous êtes titulaire, vous avez, vous êtes, vous maîtrisez, vous justifiez, vous disposez, vous
    possédez, vous connaissez, vous savez, vous parlez, tu as, tu es, tu maîtrises, tu justifies, tu disposes,
    tu possèdes, tu connais, tu sais, tu parles, doté, dotée, exigé, exigée, exigés, obligatoire, obligatoires,
    requis, requise, requises, indispensable*, impératif, impérative, impérativement, nécessaire*, minimum, au
    moins, expérience de, expérience, première expérience, ans d'expérience, années d'expérience, diplôme,
    diplômé*, bac, bts, cap, bep, dut, licence, master, formation en, formation de, de formation, permis b, permis c, permis ce, permis ec, permis d, permis be, permis de conduire, permis cariste, permis poids lourd, permis bateau,
    permis vl, permis pl, permis exigé, permis requis, permis obligatoire, permis indispensable, permis valide,
    permis voiture, le permis, du permis, permis et véhicule, permis véhicule,
    caces, habilitation*, certificat, connaissance de, connaissances en, connaissance des,
    connaissances, maîtrise de, maîtrise des, maîtrise du, maîtrise, bonne maîtrise, niveau, compétences en,
    capacité à, aptitude à, savoir lire, être capable, inscrit à l'ordre, diplôme d'état, débutant*, profil
    recherché, parler, le candidat devra, la candidate devra, devra justifier, le candidat doit, vous devez,
    vous devrez, tu dois, n'a pas de secret, n'a plus de secret, n'ont pas de secret, n'ont plus de secret,
    bilingue*
  `),
  wish: phraseList(`
    serait un plus, seraient un plus, est un plus, sont un plus, un plus, serait un atout, est un atout, un
    atout, apprécié, appréciée, appréciés, appréciées, souhaité, souhaitée, souhaités, souhaitées, souhaitable,
    idéalement, de préférence, un vrai plus, bienvenu, bienvenue, pas obligatoire, pas indispensable, valorisé,
    valorisée, on adorerait, bonus, non obligatoire, non indispensable, non exigé, non exigée
  `),
  duty: phraseList(`
    vous assurez, vous gérez, vous accueillez, vous préparez, vous réalisez, vous participez, vous accompagnez,
    vous organisez, vous développez, vous animez, vous êtes chargé, vous êtes en charge, vous êtes responsable,
    vous serez chargé, vous serez en charge, vous serez amené, vous aurez, vous travaillez, vous travaillerez,
    vous intervenez, vous contrôlez, vous rédigez, vous suivez, vous montez, vous conseillez, vous vendez, vous
    effectuez, vous contribuez, vous veillez, vous coordonnez, vous construisez, vous encadrez, vous entretenez,
    vous installez, vous concevez, vous pilotez, vous prenez en charge, vous proposez, vous cuisinez, vous prenez,
    vous encaissez, vous conduisez, vous livrez, vous enseignez, vous mettez, tu assures, tu gères, tu accueilles,
    tu prépares, tu réalises, tu participes, tu accompagnes, tu organises, tu développes, tu animes, tu seras, tu
    travailleras, tu t'occupes, tu conseilles, tu vends, chargé de, en charge de, missions, tâches, mission,
    consiste à, aurez pour mission, au quotidien, tu conduis, vous dispensez, vous diagnostiquez, vous remplacez,
    tes missions, vos tâches, vous êtes chargé e, vous serez chargé e, vous serez amené e, chargé e de, le
    titulaire du poste, l'agent sera chargé, l'agent assure, sera chargé de, sera chargé d, sera en charge de
  `),
  benefit: phraseList(`
    nous offrons, nous proposons, nous vous offrons, nous vous proposons, vous bénéficiez, vous bénéficierez, on
    t'offre, on propose, mutuelle, tickets restaurant, titres restaurant, ticket restaurant, prime, primes, 13e
    mois, treizième mois, rtt, congés, jours de congés, télétravail, panier repas, intéressement, participation
    aux bénéfices, comité d'entreprise, prise en charge des transports, salaire attractif, rémunération
    attractive, indemnités, avantages, cadre de travail, ambiance, formation assurée, assurée en interne, assuré en interne, assurée par nos soins, formation interne,
    possibilité d'évolution, véhicule de service, parking
  `),
  process: phraseList(`
    candidature, candidatures, postuler, postulez, postule, cv, curriculum, lettre de motivation, envoyer,
    envoyez, envoie, adresser, adressez, transmettre, transmettez, merci de, joindre, joignez, entretiens, date
    limite, avant le, dossier de candidature, par mail, par courriel, par courrier, à l'adresse, en précisant la
    référence, sous la référence, objet du mail, en objet, contactez, contacte, recrutement, candidats,
    candidates, présélection, prétentions, écris nous, écrivez nous, dites nous, dis nous, raconte nous, jury,
    écris à, écrire à, écrivez à, appeler, appelez, téléphoner, dossier complet, ton portfolio, date limite de
    dépôt, période d'affichage, entretien d'embauche, un entretien, entretien individuel, entretien téléphonique,
    entretien physique, entretien avec
  `),
  legal: phraseList(`
    égalité des chances, égalité professionnelle, égalité de traitement, discrimination, discriminations,
    orientation sexuelle, situation de handicap, handicap, rgpd, données personnelles, données à caractère
    personnel, sans distinction, origine ethnique, diversité, ouvert à tous, ouverts à tous, à compétences
    égales, utilise des cookies, utilisons des cookies, politique de cookies, tout accepter, accepter les
    cookies
  `),
  knowledge: phraseList(`connaissances en, connaissance de, connaissances, connaissances requises`),
  soft: phraseList(`
    esprit d'équipe, travail en équipe, travailler en équipe, en équipe, sens du travail, sens de l'équipe, sens
    du relationnel, relationnel, aisance relationnelle, bon relationnel, sens du service, sens du contact, sens de
    l'organisation, sens de l'accueil, sens des responsabilités, organisé*, organisation, rigoureux, rigoureuse,
    rigueur, dynamique, dynamisme, motivé*, motivation, autonome, autonomie, polyvalent*, polyvalence, réactif,
    réactive, réactivité, force de proposition, initiative, esprit d'initiative, prise d'initiative, ponctuel*,
    ponctualité, sérieux, sérieuse, souriant*, sourire, curieux, curieuse, curiosité, passionné*, passion,
    enthousiaste, enthousiasme, capacité d'adaptation, adaptabilité, flexible, flexibilité, disponible,
    disponibilité, discrétion, bienveillance, bienveillant*, patience, patient, écoute, empathie, résistance au
    stress, gestion du stress, sous pression, créatif, créative, créativité, bonne humeur, humour, goût du
    challenge, goût du travail, envie d'apprendre, implication, impliqué*, engagement, engagé*, fiable, fiabilité,
    sang froid, aptitudes, capacités relationnelles, capacités rédactionnelles, capacités d'adaptation, capacités managériales,
    qualités relationnelles, qualités humaines, assidu*, assiduité, soigneux, soigneuse, minutieux, minutieuse, minutie, précision, esprit d'analyse, esprit
    de synthèse, aisance, bonne présentation, excellente présentation, honnêteté, leadership, communication
  `),
  hard: phraseList(`
    diplôme, diplômé*, diplôme d'état, titulaire, bac, bts, cap, bep, dut, but, licence, master, doctorat, brevet,
    titre professionnel, permis b, permis c, permis ce, permis ec, permis d,
    permis be, permis de conduire, permis cariste, permis poids lourd, permis bateau, permis vl, permis pl, permis exigé,
    permis requis, permis obligatoire, permis indispensable, permis valide, permis voiture, le permis,
    du permis, permis et véhicule, permis véhicule, caces, habilitation*, fimo, fco, carte
    professionnelle, certificat, inscrit à l'ordre, inscription à l'ordre, autorisation de travail, casier
    judiciaire, agrément, concours, fonctionnaire, rqth, vaccination, qualification
  `),
};
