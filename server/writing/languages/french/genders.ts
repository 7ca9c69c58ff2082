const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/u).filter(Boolean));

/** Nouns of postings and resumes that no ending gives away. */
export const masculine = words(`
accord acier brushing balayage shampoing maquillage esprit leadership relationnel engagement bilan paiement règlement procès-verbal compte rendu agenda allaitement anglais allemand italien français espagnol portugais russe arabe néerlandais chinois japonais polonais turc
appel art atelier audit bac baccalauréat bafa bep béton bilan bois brevet brief bts budget bureau but cap cahier camion carrelage catalogue
certificat chantier chariot chiffre ciment client colis commerce complément compte conflit régime contact contrat cours crm cv dcg dscg daeu défaut
délai deug devis diplôme document dossier doctorat dut éclairage élève emballage emploi enfant enduit entretien espace espalier
événement excel fichier fil fonds fournisseur français four gaz geste gros groupe habitat horaire hôpital impôt inventaire ingrédient
jardin jeune langage légume linge lieu livre logiciel lot lycée magasin management marché marketing master matériau matériel menu mobilier moteur
moulin mur musée niveau numérique objectif ordinateur outil ouvrage pain panier parc passager patient patrimoine paysage pc permis personnel
plan planning plat plomb poids point portefeuille poste pot prix problème process processus produit programme projet public rapport
rayon reporting rendez-vous repas réseau restaurant risque rôle rythme salarié sandwich savoir secteur seo service site sol soin son sous-sol
spectacle stand standard standing stock suivi support syndicat système tableau tableur tarif téléphone temps terrain territoire texte
ticket titre toit tour trafic train travail tri triage trottoir usage usager usinage vêtement véhicule vélo verger vin volume voyage web
caces cqp csp mba bachelor bpjeps deust ssiap sst chèque pansement pliage process devoir merchandising numéro dessin
accès avis bénévolat bilinguisme calme caractère choix courrier dynamisme goût humour sang-froid sens contact sourire code crochet cuir calendrier
catering café thé plateau potager ménage pneu frein ferraillage parpaing ouvrier placo plâtre secrétariat standard téléconseil
`);

export const feminine = words(`
cuisson hausse baisse panne page image plage mèche fimo fco afgsu logique coordination médecine  patientèle prise frappe relance épicerie boutique clôture écriture saisie ronde accroche activité agence agriculture aide analyse annonce application assurance attestation base bibliographie boucherie boutique boulangerie
bureautique brique caisse carrière carte chaîne charpente chaux clientèle coiffure collectivité collection colle commande communication comptabilité
conduite confiance console construction conversation coopérative copie couleur coupe course couture crème cuisine culture dalle date
découpe décoration dématérialisation démarche démonstration dette documentation donnée eau école économie encre enseigne entreprise enquête équipe
étagère étude facture façade famille fiche filière finance fleur fonction forêt formation fraiseuse gamme garantie gestion grille habilitation heure
hygiène image importation informatique infographie langue lecture liaison licence liste littérature livraison logistique loi machine main maçonnerie
maintenance maîtrise marchandise marge matière mécanique médiation mémoire menuiserie messagerie méthode mise mission musique norme offre ordonnance
paie paye palette pâte pâtisserie peau pédagogie peinture performance personne pharmacie photo photographie pièce pierre plante plomberie politique
pompe porte poterie pratique presse procédure production propreté propriété prospection puériculture publicité qualité rampe recette recherche
réglementation relation remise résine rigueur route salle santé sauce sécurité semaine serrurerie signature sortie soudure vidange toiture lessive plonge garde toilette gmao cao pao source statistique
stratégie structure suite surface table tâche taille technique technologie télévente température tenue terrasse terre tonte tournée traçabilité
trésorerie tva utilisation valeur vaisselle vapeur vente veille viande vie viennoiserie vigne ville visite vitrine voie voirie voiture vue zone
douceur chaleur rapidité autonomie bienveillance créativité curiosité discrétion discipline écoute empathie endurance énergie entraide fiabilité franchise
gentillesse imagination initiative minutie organisation patience persévérance polyvalence ponctualité précision réactivité débrouillardise souplesse ténacité diplomatie
langue humeur maçonnerie toiture plomberie électricité chaudronnerie relance mercerie presse conserve ruche céramique
`);

/** Singular nouns that end in s or x. */
export const singularWithS = words(`
fonds temps cours devis permis caces colis bois avis accès choix prix poids process succès progrès corps sens rendez-vous repas procès
relais tapis bras dos mois pays français anglais portugais chinois japonais polonais néerlandais envois
`);

/** Products, peoples and calendars that are written large even in French. */
export const properNames =
  /^(?:Excel|Word|Outlook|PowerPoint|Python|Java|Ruby|Rust|Kotlin|Swift|Angular|React|Django|Laravel|Photoshop|Illustrator|Figma|Canva|Salesforce|Google|Microsoft|Adobe|Oracle|Linux|Windows|Docker|Kubernetes|Jira|Git|Slack|Zoom|Tableau|Shopify|Mailchimp|Instagram|Facebook|Sage|Koha|Cegid|EBP|Doctolib|Office|Pack Office|Pennylane|Quadra|Kafka|Spring|TypeScript|Node|WordPress|LinkedIn|TikTok|Trello|Notion|Asana|Power BI|SAP|Matlab|Revit|AutoCAD|SolidWorks|Caces|Ciel|Paris|Lyon|Nantes|France|Europe|Internet)\b/u;
