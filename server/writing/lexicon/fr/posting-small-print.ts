import { phraseList, phraseMap } from "../phrase-list.ts";
import type { PostingSmallPrint } from "../posting-lexicon.ts";

export const smallPrint: PostingSmallPrint = {
  closing: phraseList(`
    date limite, avant le, jusqu'au, au plus tard, clôture, date de clôture, limite de candidature, dépôt des
    candidatures, d'ici le, dernier délai, délai de rigueur, à adresser avant, date limite de dépôt, au plus tard
    le, pour le, doivent parvenir,
    avant, d'ici, jusqu'à
  `),
  otherDates: phraseList(`
    prise de poste, prise de fonction, à partir du, dès le, début, démarrage, entretien, entretiens, jury, publié,
    publiée, actualisé, depuis, fondée, fondé, créée, contrat du, contrat jusqu'au, cdd du, cdd jusqu'au, saison,
    rentrée, se tiendront, auront lieu, épreuves, test, durée
  `),
  reference: phraseList(`
    référence, réf, affichage, affichage n, numéro d'affichage, numéro d'offre, offre n, offre nº, offre d'emploi n, offre d'emploi nº, annonce n, annonce nº, poste n, n d'annonce, n d'offre, n de l'offre, code offre, identifiant, sous la
    référence, en précisant la référence, en rappelant la référence, rappeler la référence, ref
  `),
  salary: phraseList(`
    salaire, rémunération, brut, bruts, brut mensuel, brut annuel, net, par mois, mensuel, mensuels, par an,
    annuel, annuels, de l'heure, horaire, taux horaire, traitement, smic, fixe, k brut
  `),
  salaryAsked: phraseList(`
    prétentions salariales, prétentions, prétentions de salaire, rémunération souhaitée, salaire souhaité,
    attentes salariales, souhaits de rémunération
  `),
  handIn: phraseList(`
    envoyer, envoyez, envoie, envoyez nous, adresser, adressez, transmettre, transmettez, joindre, joignez,
    joins, fournir, fournissez, déposer, déposez, merci de, accompagné de, accompagnée de, accompagnés de,
    comprenant, composé de, constitué de, avec cv, remettre, présenter, présentez, télécharger, apporter,
    complétez, remplir, remplissez, postulez avec, postuler avec, à fournir, produire, nous attendons votre
    dossier, avec ton, avec votre, dossier complet, accompagnées d'une, accompagnée d'un, accompagnées de, à
    monsieur, à madame
  `),
  documents: phraseList(`
    cv, curriculum vitae, lettre de motivation, lettre de candidature, lettre manuscrite, diplôme, diplômes, copie
    de, copies de, copie des, copie du, attestation, attestations, certificats de travail, certificat de travail,
    références, book, portfolio, dossier de candidature, photo, casier judiciaire, carte d'identité, permis de
    conduire, relevés de notes, bulletins de salaire, dernier arrêté, formulaire, questionnaire, extrait de
    casier, lettres de recommandation, lettre de recommandation, extraits de traductions, vidéo, projet
    pédagogique
  `),
  documentEnds: phraseList(`à, par, avant, en, sur, pour, via, au`),
  later: phraseList(`
    avant la prise de poste, avant la prise de fonction, à l'embauche, lors de l'embauche, lors de l'entretien, à
    la signature, ultérieurement, sur demande, en cas de recrutement, après sélection, une fois retenu, le jour de
    l'entretien
  `),
  licences: phraseList(`
    permis b, permis de conduire, permis c, permis ce, permis ec, permis, caces, habilitation électrique,
    habilitation*, fimo, fco, carte professionnelle, diplôme d'état, cap, bep, inscription à l'ordre, inscrit à
    l'ordre, certificat, sst, ssiap, hygiène alimentaire, casier judiciaire, autorisation de conduite, aipr, bafa
  `),
  partly: phraseList(`pour certains postes, sur certains postes, certains chantiers, selon le poste`),
  languages: phraseMap(`
    français: français
    anglais: anglais, anglaise
    allemand: allemand
    espagnol: espagnol
    italien: italien
    portugais: portugais
    néerlandais: néerlandais
    arabe: arabe
    chinois: chinois, mandarin
    russe: russe
    polonais: polonais
    roumain: roumain
    japonais: japonais
    breton: breton
    langue des signes: langue des signes, lsf
    une autre langue: autre langue, seconde langue, deuxième langue, langue étrangère
    bilingue: bilingue, bilingues, bilinguisme
  `),
  languageCues: phraseList(`
    courant, couramment, langue, langues, niveau, parlé, parlée, parlez, parler, parles, écrit, bilingue,
    maîtrise, lu, notions, professionnel, b1, b2, c1, c2, avancé, opérationnel, intermédiaire, serait un plus,
    exigé, souhaité, bonne, pratique
  `),
  instructions: phraseList(`
    en objet, objet du mail, dans l'objet, dans votre lettre, dans ta lettre, dans votre mail, dans votre message,
    dites nous, dis nous, racontez nous, raconte nous, répondez à, réponds à, deux lignes, trois lignes, quelques
    lignes, écrivez nous, écris nous, uniquement par mail, uniquement par courriel, uniquement en ligne,
    exclusivement, uniquement, ne pas téléphoner, pas de téléphone, pas d'appel, en main propre, sur place, se
    présenter, présentez vous, candidats internes, en interne, en un seul pdf, en pdf, un seul fichier, format
    pdf, pas de lettre de motivation, sans lettre, sans photo, contrat du, cdd de, cdd du, durée de,
    disponibilité, disponibilités, date de disponibilité, lettre manuscrite, agences s'abstenir, en anglais, en
    français
  `),
  months: [
    ["janvier", "janv"],
    ["février", "févr", "fév"],
    ["mars"],
    ["avril", "avr"],
    ["mai"],
    ["juin"],
    ["juillet", "juil"],
    ["août"],
    ["septembre", "sept"],
    ["octobre", "oct"],
    ["novembre", "nov"],
    ["décembre", "déc"],
  ],
};
