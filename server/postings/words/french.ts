import type { PostingWords } from "./signs.ts";

export const french: PostingWords = {
  signs: {
    must: `
      exigé
      exigée
      exigés
      requis
      requise
      obligatoire
      indispensable
      impératif
      impérativement
      nécessaire
      minimum
      au moins
      il vous faut
      vous devez
    `,
    wish: `
      souhaité
      souhaitée
      souhaités
      souhaitées
      apprécié
      appréciée
      appréciés
      appréciées
      serait un plus
      seraient un plus
      est un plus
      un plus
      un atout
      est un atout
      constitue un atout
      un avantage
      serait un avantage
      bienvenue
      bienvenu
      idéalement
      de préférence
      serait apprécié*
      bonus
      le petit plus
      pas indispensable
      pas obligatoire
      pas exigé*
      débutant accepté
      si possible
      si vous aimez
    `,
    demand: `
      vous avez
      vous êtes
      vous justifiez
      vous disposez
      vous possédez
      vous maîtrisez
      titulaire
      tu as
      tu es
      tu sais
      tu connais
      tu maîtrises
      de formation
      maîtrise de
      maîtrise du
      connaissance de
      connaissance du
      expérience
      diplôme
      vous préparez
      vous savez
      tu testes
    `,
    offer: `
      nous offrons
      nous proposons
      rémunération
      tickets restaurant
      titres restaurant
      mutuelle
      13e mois
      treizième mois
      salaire
      gratification
      avantages
      télétravail possible
      brut
      net
      logement
      rtt
      chèques repas
      assurances collectives
    `,
    apply: `
      candidature
      candidatures
      postuler
      postulez
      envoyer
      envoyez
      envoie
      adresser
      adressez
      faites parvenir
      faire parvenir
      cv
      lettre de motivation
      dossier
      écris à
      merci de
      entretien
      entretiens
      intéressé
      intéressée
      se présenter
      appelez
      appelle
      contactez
      contacter
      renseignements
      offres complètes
      seules les personnes
    `,
    enquire: `
      renseignements
      renseignement
      informations
      information
      questions
      handicap
      données personnelles
    `,
    contact: `
      passez voir
      venez voir
      voir avec
      s'adresser à
      demandez
      référence de
      prendre contact avec
      auprès de
      écrivez moi
      écrivez à
      contact
      contacter
      contactez
      à l'attention de
      l'attention de
      attention
      auprès de
      auprès du
      adresser à
      adressez à
      envoyer à
      envoyez à
      envoyer votre cv à
      cv à
      candidature à
      lettre à
      lettre et prétentions à
      prétentions à
      parvenir votre cv à
      écris à
      écrire à
      demander
      demandez
      appelez
      appeler
      appelle
      renseignements
      interlocuteur
      interlocutrice
      personne à contacter
      motivation et cv à envoyer à
      à envoyer à
      votre candidature à
      candidature à adresser à
      à adresser à
      téléphonique avec
      échange avec
      limite à
      au plus tard le ~ à
    `,
    answers: `
      te répond
      vous répond
      te répondra
      vous répondra
      se tient à votre disposition
      reste à votre disposition
      attend votre
      reviendra vers vous
      te recontacte
    `,
    insider: `
      rattaché à
      rattachée à
      rattaché au
      rattachée au
      sous la responsabilité de
      sous l'autorité de
      responsable sera
      votre manager
      fondé par
      fondée par
      dirigé par
      encadré par
      binôme avec
      monsieur le maire
      madame la maire
      travaillerez avec
    `,
    client: `
      pour nos clients
      pour un de nos clients
      pour un acteur
      pour un de ses clients
      pour le compte de l'un
      son client
      mandatés par
      mandaté par
      pour l'un de nos
      conseil en recrutement
      cabinet de recrutement
      agence d'intérim
      agence d'emploi
      pour un client
      notre client
      l'un de nos clients
      l'un de ses clients
      un de nos clients
      un de ses clients
      pour le compte de
      pour son client
      notre client est
    `,
    seeks: `
      cherchons
      recherchons
      recrutons
      embauchons
      engageons
      cherche à recruter
      embauchent
      engagent
      est en quête de
      recherche
      recherchent
      recrute
      recrutent
      cherche
      cherchent
      engage
      embauche
      met au concours un poste de
      met au concours
      propose
      recrute pour
      est à la recherche de
      souhaite recruter
    `,
    wanted: `
      recherché
      recherchée
      demandé
    `,
    closing: `
      période d'affichage
      fin d'affichage
      affichage du
      date de fin
      postuler avant
      postulez avant
      délai de postulation
      délai d'inscription
      délai de candidature
      fin de dépôt
      date limite
      avant le
      jusqu'au
      au plus tard
      limite de candidature
      date de clôture
      clôture des candidatures
      dépôt des candidatures
    `,
    until: `
      avant le
      jusqu'au
      pour le
      au plus tard le
      au plus tard
    `,
    reference: `
      avec la mention
      la mention
      en objet
      objet
      affichage no
      concours
      code de l'offre
      numéro d'annonce
      n d'offre
      concours no
      concours n
      numéro du concours
      mentionnant
      mentionner
      rappelant la référence
      numéro d'offre
      réf
      référence
      références
      sous la référence
      offre n
      offre numéro
      no de concours
      numéro de concours
      numéro de l'offre
      référence de l'offre
      n de l'offre
      numéro d'affichage
    `,
    ask: `
      expliquez
      expliquez nous
      dites nous
      dis nous
      raconte nous
      racontez nous
      décrivez
      décris nous
      précisez en
      vous préciserez
      vous expliquerez
      vous joindrez une note
      proposez nous
      propose nous
      parlez nous de
      parle nous de
      montrez nous
      partagez avec nous
      vous exposerez
    `,
    questions: `
      cette question
      à la question
      aux questions suivantes
      questions suivantes
      ces questions
      répondre à
    `,
    telling: `
      expliquant pourquoi
      indiquant pourquoi
      précisant pourquoi
      lignes sur
      trois lignes sur
      deux lignes sur
      quelques lignes sur
      quelques mots sur
      expliquant
      décrivant
      précisant votre projet
      présentant votre
      exposant
      en quoi vos
    `,
    stating: `
      précisez
      précise
      précisant
      en précisant
      indiquez
      indique
      en indiquant
      préciser
      indiquer
      merci de préciser
      merci d'indiquer
      mentionnez
    `,
    salaryAsked: `
      rémunération souhaitée
      salaire souhaité
      prétentions de salaire
      prétentions salariales
      prétentions
      prétention salariale
      attentes salariales
    `,
    salary: `
      salaire
      rémunération
      brut
      net
      gratification
      euros par mois
      de l'heure
    `,
    startAsked: `
      ta disponibilité
      votre disponibilité
      date de prise de poste possible
      dates de disponibilité
      date de disponibilité
      disponibilités
      vos disponibilités
      préavis
      date d'entrée possible
      date de début possible
    `,
    document: `
      cv
      lettre de motivation
      lettre manuscrite
      lettre
      certificats de travail
      photo
      dernier arrêté de situation
      portfolio
      book
      relevés de notes
      deux références
      références professionnelles
      diplômes
      copie des diplômes
      copie du diplôme
    `,
    laterDocument: `
      casier judiciaire
      extrait de casier
      visite médicale
    `,
    instruction: `
      pas d'appels
      pas de téléphone
      aucun appel
      en objet
      dans l'objet
      en une page
      deux pages
      maximum ~ pages
      un seul fichier
      seules les personnes
      uniquement par
      manuscrite
    `,
    quality: `
      rigueur
      rigoureux
      rigoureuse
      autonome
      autonomie
      sens de l'écoute
      esprit d'équipe
      bonne humeur
      dynamique
      motivé
      motivée
      sens du service
      discrétion
      organisé
      organisée
      sens de l'organisation
      polyvalent*
      ponctuel*
      ponctualité
      relationnel
      esprit d'analyse
      curieux
      curieuse
      présentation soignée
      souriant*
      sérieux
      sérieuse
    `,
    fullTime: `
      temps plein
      temps complet
      35 h
      39h
      35h
    `,
    partTime: `
      temps partiel
      mi temps
    `,
    internship: `
      stage
      stagiaire
    `,
    freelance: `
      freelance
      indépendant
    `,
    remote: `
      télétravail complet
      100 télétravail
      à distance
      full remote
    `,
    hybrid: `
      hybride
      télétravail partiel
      jours de télétravail
      télétravail
    `,
    onSite: `
      sur site
      présentiel
    `,
  },
  headings: {
    must: `
      toi
      qualifications requises
      conditions requises
      profil
      votre profil
      ton profil
      profil recherché
      profil demandé
      profil souhaité
      le profil
      exigences
      vos compétences
      compétences
      compétences requises
      compétences attendues
      compétences et expérience
      ce que nous demandons
      nous demandons
      ce qu'on attend de toi
      ce que nous attendons de vous
      ce que nous recherchons
      nous recherchons
      qui êtes vous
      qui es tu
      vous
      vous êtes
      tu es
      il vous faut
      prérequis
      qualifications
      formation
      formation et expérience
      savoirs et savoir faire
      permis
      conditions d'accès
      diplômes
      tes compétences
      ce qu'il faut
      requis
      critères essentiels
    `,
    wish: `
      atouts
      atout
      compétences souhaitées
      compétence appréciée
      compétences appréciées
      les plus
      ce serait génial
      souhaité
      serait un plus
      les petits plus
      un plus
      le petit plus
    `,
    duty: `
      missions
      vos missions
      tes missions
      vos missions principales
      missions principales
      mission
      votre mission
      ta mission
      principales missions
      fonction
      votre fonction
      vos fonctions
      le poste
      poste
      votre rôle
      ton rôle
      vos responsabilités
      responsabilités
      tâches
      vos tâches
      activités
      votre travail
      ce que tu feras
      ce que vous ferez
      description du poste
      descriptif du poste
      vos activités
      au quotidien
    `,
    offer: `
      ce que nous vous offrons
      ce que l'on vous offre
      ce qu'on vous offre
      ce qu'on vous propose
      pourquoi nous rejoindre
      pourquoi nous
      nous offrons
      notre offre
      ce que nous offrons
      ce que nous proposons
      ce que nous vous proposons
      nous proposons
      nous vous offrons
      avantages
      les avantages
      conditions
      nos avantages
      rémunération
      salaire
      ce qu'on t'offre
      ce qu'on te propose
      horaires
      on t'offre
    `,
    about: `
      à propos
      à propos de nous
      à propos de l'offre d'emploi
      qui sommes nous
      l'entreprise
      entreprise
      notre entreprise
      présentation
      présentation de l'entreprise
      contexte
      description
      la structure
      l'établissement
    `,
    apply: `
      candidature
      candidatures
      pour postuler
      postuler
      comment postuler
      intéressé
      intéressée
      processus de recrutement
      modalités de candidature
      le processus
      dossier
      dossier de candidature
      convaincu·e
      envie de nous rejoindre
    `,
    questions: `
      questions
      questions de candidature
    `,
    contact: `
      contact
      contacts
      renseignements
      votre contact
      personne à contacter
    `,
    board: `
      signaler
      signaler un abus
      signaler l'annonce
      mémoriser
      imprimer
      imprimer cette page
      créer une alerte
      ajouter aux favoris
      répondre à l'annonce
      contacter l'annonceur
      envoyer à un ami
      offres similaires
      retour à la liste
      télécharger la fiche de poste
      mentions légales
      connexion
      déposer mon cv
      partager sur linkedin
      postuler
      postuler maintenant
      enregistrer
      enregistrer l'offre
      partager
      candidature simplifiée
      signaler cette offre
      sauvegarder
      cdi
      cdd
      temps plein
      temps partiel
      contrat à durée indéterminée
      contrat à durée déterminée
      offre d'emploi
      publié le
      publiée
      postée
      actualisé le
      employeur
      hybride
      voir plus
      voir moins
      se connecter
      accueil
      offre de stage
      permis
      annonce
      type de contrat
      grade
      cadre d'emplois
    `,
  },
  labels: {
    role: `
      poste
      intitulé du poste
      intitulé
      emploi
      titre du poste
      offre de stage
      fonction
    `,
    company: `
      établissement
      organisme
      association
      employeur
      entreprise
      société
      structure
    `,
    place: `
      lieu
      lieu de travail
      localisation
      ville
      lieu du poste
    `,
    contact: `
      contact
      personne à contacter
      votre contact
      renseignements
    `,
    closing: `
      date limite
      date limite de candidature
      date de clôture
      clôture des candidatures
    `,
  },
  months: `
    janvier janv
    février févr
    mars
    avril avr
    mai
    juin
    juillet juil
    août
    septembre sept
    octobre oct
    novembre nov
    décembre déc
  `,
  common: `
    le la les des et de du pour vous nous une un est dans avec au aux sur votre notre en par ou qui à recherche recrute poste temps plein cherche heures semaine profil
  `,
};
