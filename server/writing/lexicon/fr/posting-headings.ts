import { phraseList } from "../phrase-list.ts";
import type { PostingLexicon } from "../posting-lexicon.ts";

export const headings: PostingLexicon["headings"] = {
  intro: phraseList(`
    à propos, à propos de nous, à propos de l'entreprise, qui sommes nous, qui nous sommes, l'entreprise, notre
    entreprise, entreprise, la société, notre société, présentation, présentation de l'entreprise, le contexte,
    contexte, contexte du poste, description, description de l'offre, description de l'entreprise, le poste,
    descriptif, notre histoire, l'établissement, nous sommes, l'équipe, notre équipe, présentation du poste,
    résumé, sommaire de la fonction, sommaire du poste, sommaire
  `),
  duty: phraseList(`
    missions, vos missions, tes missions, vos missions principales, missions principales, principales missions,
    mission, votre mission, ta mission, les missions, la mission, description du poste, descriptif du poste,
    descriptif des missions, vos responsabilités, tes responsabilités, responsabilités, principales
    responsabilités, responsabilités principales, nature du travail, vos activités, activités, activités
    principales, vos tâches, tes tâches, tâches, tâches principales, votre rôle, ton rôle, ce que vous ferez, ce
    que tu feras, ce que vous allez faire, ce que tu vas faire, votre quotidien, ton quotidien, au quotidien, le
    travail, vous serez chargé de, vous aurez pour missions, vos principales missions, vos fonctions, fonctions,
    attributions, vos attributions, le job, ton job, une journée type, votre journée type, ce que tu feras chez
    nous, ce que vous ferez chez nous, votre fonction, ta fonction, sommaire des responsabilités, tâches et
    responsabilités, responsabilités et tâches, missions et responsabilités, vos missions au quotidien, tes
    missions au quotidien, le quotidien, vos missions seront, tes missions seront, en quoi consiste le poste, le
    contenu du poste, descriptif de la mission, vos tâches principales, principales tâches, principales
    activités, au programme, concrètement tu vas, concrètement vous allez, ce qui t'attend, ce qui vous attend,
    attributions caractéristiques, quelques attributions caractéristiques, fonction, contenu de la fonction,
    futures missions, à ce titre vous, dans ce cadre vous, votre quotidien sera
  `),
  requirement: phraseList(`
    profil, votre profil, ton profil, profil recherché, le profil, profil attendu, profil souhaité, profil du
    candidat, profil requis, exigences, prérequis, pré requis, compétences, compétences requises, compétences
    attendues, vos compétences, tes compétences, savoir faire, savoirs, savoir être, qualités requises, vos
    qualités, vos atouts, formation, formation requise, formation et expérience, expérience, expérience requise,
    diplôme, diplômes requis, qualifications requises, exigences particulières, votre parcours, ton parcours, qui êtes vous, qui es tu, qui recherchons nous, ce que nous recherchons, ce que
    nous attendons, nous attendons de vous, nous recherchons, on recherche, vous êtes, tu es, vous avez, tu as,
    conditions requises, conditions d'exercice, ce qu'il vous faut, ce qu'il te faut, qualifications,
    connaissances, connaissances requises, permis, habilitations, indispensable, vous correspondez si, on te
    veut si, langues et habilitations, ce qu'on cherche, ce qu'on recherche, ce que l'on recherche, ce que nous
    cherchons, toi, et toi, et vous, le profil idéal, votre profil idéal, ton profil idéal, nos attentes, notre
    candidat idéal, critères, critères exigés, ce que tu apportes, ce que vous apportez, le candidat, la
    personne recherchée, exigences du poste, exigences requises, compétences et qualités, compétences
    techniques, savoir être et savoir faire, tes atouts, ce qu'on attend de toi, ce qu'on attend de vous,
    conditions d'accès, diplômes et expérience, diplôme et expérience, on se reconnaît si, poste est fait pour
    vous si, poste est fait pour toi si, ce poste est fait pour vous si, ce poste est fait pour toi si
  `),
  wish: phraseList(`
    serait un plus, seraient un plus, un plus, les plus, apprécié, appréciés, souhaité, souhaitable, atouts,
    atouts appréciés, idéalement, bonus, ce serait un plus, les petits plus, souhaits, compétences appréciées,
    qualités appréciées, atouts supplémentaires, serait apprécié, seraient appréciés
  `),
  benefit: phraseList(`
    nous offrons, nous vous offrons, nous proposons, nous vous proposons, ce que nous offrons, ce que nous vous
    offrons, ce que nous proposons, ce qu'on t'offre, on t'offre, on propose, avantages, vos avantages, tes
    avantages, les avantages, pourquoi nous rejoindre, pourquoi nous, pourquoi rejoindre, pourquoi, pourquoi
    postuler, conditions de travail, notre offre, rémunération et avantages, conditions proposées, les bonnes
    raisons, les + du poste, les plus du poste
  `),
  process: phraseList(`
    comment postuler, postuler, pour postuler, candidature, candidatures, votre candidature, ta candidature,
    modalités de candidature, modalités, dossier de candidature, processus de recrutement, processus, procédure,
    procédure de recrutement, déroulement, déroulé du recrutement, recrutement, date limite, date limite de
    candidature, contact, contacts, intéressé, intéressée, intéressés, ça vous intéresse, ça te tente, cette offre
    vous intéresse, informations complémentaires, renseignements, pièces à fournir, documents à fournir, à noter,
    remarques, étapes, prochaines étapes
  `),
  legal: phraseList(`
    mentions légales, égalité des chances, égalité professionnelle, diversité, diversité et inclusion, handicap,
    protection des données, données personnelles, rgpd
  `),
  meta: phraseList(`
    salaire, rémunération, rému, package, lieu, lieu de travail, localisation, horaires, horaire, temps de travail, durée du
    travail, conditions, type de contrat, contrat, nature du contrat, date de début, prise de poste, durée,
    informations pratiques, infos pratiques, en bref, l'essentiel
  `),
};

export const fields: PostingLexicon["fields"] = {
  role: phraseList(`
    poste, intitulé du poste, intitulé, offre d'emploi, emploi, métier, fonction, titre, titre du poste,
    recherche, nous recherchons, offre, poste à pourvoir, libellé du poste
  `),
  company: phraseList(`
    entreprise, société, employeur, établissement, organisme, collectivité, structure, raison sociale, cabinet,
    agence, association, client
  `),
  location: phraseList(`
    lieu, lieu de travail, localisation, ville, lieu d'exercice, lieu de mission, où, site, secteur géographique
  `),
  reference: phraseList(`
    référence, affichage, affichage n, réf, réf offre, référence de l'offre, référence offre, n d'offre, offre n, offre nº, numéro
    d'offre, numéro de l'offre, n de l'offre, code, code offre, identifiant, référence du poste, numéro de
    référence, id offre, numéro de concours, n de concours, numéro d'affichage, numéro du poste, n de poste
  `),
  contact: phraseList(`
    contact, votre contact, personne à contacter, à l'attention de, interlocuteur, interlocutrice, contact
    recrutement, responsable du recrutement, ton contact, renseignements
  `),
  salary: phraseList(`
    salaire, rémunération, rému, salaire brut, salaire indicatif, traitement, taux horaire, rémunération brute, salaire
    proposé, fourchette
  `),
  "closing-date": phraseList(`
    date limite, date limite de candidature, date limite de dépôt, date limite de réception, clôture, date de
    clôture, candidature avant le, candidatures avant le, avant le, date de fin, limite, date limite des
    candidatures, période d'affichage, fin d'affichage, date de fin d'affichage, date limite pour postuler, limite
    de dépôt, postulez avant le
  `),
  language: phraseList(`langues, langue, niveau de langue`),
  licence: phraseList(`permis, habilitations, certificats, permis exigé, permis requis, permis de conduire`),
  document: phraseList(`pièces à fournir, documents à fournir, dossier, documents, pièces demandées`),
  other: phraseList(`
    type de contrat, contrat, nature du contrat, durée, durée du contrat, durée du travail, horaires, temps de
    travail, date de début, début, date de prise de poste, prise de poste, démarrage, publié le, publiée le,
    actualisé le, qualification, secteur, secteur d'activité, service, téléphone, tél, courriel, mail, e mail,
    email, site web, nombre de postes, expérience, déplacements, télétravail, statut, niveau, rythme,
    disponibilité
  `),
};
