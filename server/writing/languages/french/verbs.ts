/**
 * Verbs that people start a line of work with: infinitive, first person present, participle and the noun of the action
 * with its gender. "-" is a regular form or, for the noun, none. A noun marked "+à" takes its complement with "à"; a
 * participle marked "=" stands for verbs told in the imperfect, because their compound past agrees with the speaker.
 */
export const verbs: readonly string[] = `
aider - - aide:f+à | accompagner - - accompagnement:m | accueillir accueille accueilli accueil:m | acheter achète - achat:m | adapter - - adaptation:f
administrer - - administration:f | affûter - - affûtage:m | ajuster - - ajustement:m | alimenter - - alimentation:f
améliorer - - amélioration:f | aménager - - aménagement:m | analyser - - analyse:f | animer - - animation:f
appliquer - - application:f | approvisionner - - approvisionnement:m | archiver - - archivage:m | assembler - - assemblage:m
assurer - - - | augmenter - - augmentation:f | automatiser - - automatisation:f | construire construis construit construction:f | bâtir bâtis bâti construction:f
cataloguer - - catalogage:m | calculer - - calcul:m | câbler - - câblage:m | charger - - chargement:m | chiffrer - - chiffrage:m
classer - - classement:m | coacher - - - | coffrer - - coffrage:m | collecter - - collecte:f | commander - - commande:f
compter - - comptage:m | concevoir conçois conçu conception:f | conditionner - - conditionnement:m | conduire conduis conduit conduite:f
configurer - - configuration:f | confectionner - - confection:f | conseiller - - conseil:m 
contribuer - - contribution:f+à | contrôler - - contrôle:m | coordonner - - coordination:f | corriger - - correction:f
coudre couds cousu couture:f | couler - - coulage:m | couper - - coupe:f | créer - - création:f | cuire cuis cuit cuisson:f
cuisiner - - - | cultiver - - culture:f | décharger - - déchargement:m | décorer - - décoration:f | découper - - découpe:f
démarcher - - démarchage:m | dépanner - - dépannage:m | déployer déploie - déploiement:m | désherber - - désherbage:m
dessiner - - dessin:m | détecter - - détection:f | développer - - développement:m | diagnostiquer - - diagnostic:m
diminuer - - diminution:f | diriger - - direction:f | distribuer - - distribution:f | documenter - - documentation:f
doubler - - doublement:m | tripler - - triplement:m | dresser - - dressage:m | écrire écris écrit écriture:f | éditer - - édition:f | effectuer - - - | élaborer - - élaboration:f | élaguer - - élagage:m
emballer - - emballage:m | encadrer - - encadrement:m | encaisser - - encaissement:m | enduire enduis enduit - | cadrer - - cadrage:m
enseigner - - enseignement:m | entretenir entretiens entretenu maintenance:f | entretenir entretiens entretenu entretien:m | équiper - - équipement:m | établir établis établi établissement:m
étudier - - étude:f | évaluer - - évaluation:f | exécuter - - exécution:f | expédier - - expédition:f | expliquer - - explication:f
exploiter - - exploitation:f | fabriquer - - fabrication:f | facturer - - facturation:f | faire fais fait - | façonner - - façonnage:m
fidéliser - - fidélisation:f | filmer - - - | former - - formation:f | fournir fournis fourni fourniture:f | garder - - garde:f | gérer gère - gestion:f
imprimer - - impression:f | implanter - - implantation:f | informer - - information:f | inspecter - - inspection:f | installer - - installation:f
intégrer intègre - intégration:f | intervenir interviens =intervenais intervention:f | isoler - - isolation:f | laver - - lavage:m
lancer - - lancement:m | lire lis lu lecture:f | livrer - - livraison:f | maçonner - - - | maintenir maintiens maintenu maintien:m
manager - - - | manipuler - - manipulation:f | mener mène - conduite:f | mesurer - - mesure:f | mettre mets mis - | migrer - - migration:f
moderniser - - modernisation:f | monter - - montage:m | négocier - - négociation:f | nettoyer nettoie - nettoyage:m
numériser - - numérisation:f | observer - - observation:f | obtenir obtiens obtenu obtention:f | optimiser - - optimisation:f
ordonner - - - | organiser - - organisation:f | orienter - - orientation:f | ouvrir ouvre ouvert ouverture:f | participer - - participation:f+à
passer - - - | peindre peins peint - | pétrir pétris pétri pétrissage:m | piloter - - pilotage:m | planifier - - planification:f
planter - - plantation:f | poncer - - ponçage:m | poser - - pose:f | préparer - - préparation:f | prendre prends pris prise:f
présenter - - présentation:f | produire produis produit production:f | programmer - - programmation:f | proposer - - proposition:f
prospecter - - prospection:f | publier - - publication:f | ranger - - rangement:m | raccourcir raccourcis raccourci - | réaliser - - réalisation:f
recevoir reçois reçu réception:f | réceptionner - - réception:f | recruter - - recrutement:m | rédiger - - rédaction:f
réduire réduis réduit réduction:f | refaire refais refait réfection:f | régler règle - réglage:m | relancer - - relance:f | relire relis relu relecture:f
remplacer - - remplacement:m | remonter - - remontée:f | rénover - - rénovation:f | renseigner - - renseignement:m | réparer - - réparation:f
répartir répartis réparti répartition:f | répondre réponds répondu réponse:f+à | représenter - - représentation:f | réserver - - réservation:f
respecter - - respect:m | restaurer - - restauration:f | saisir saisis saisi saisie:f | scanner - - - | sécuriser - - sécurisation:f
sélectionner - - sélection:f | servir sers servi service:m | signer - - signature:f | soigner - - - | souder - - soudure:f
soutenir soutiens soutenu soutien:m | stocker - - stockage:m | suivre suis suivi suivi:m | superviser - - supervision:f
signaler - - signalement:m | surveiller - - surveillance:f | tailler - - taille:f | tenir tiens tenu tenue:f | tester - - test:m | tondre tonds tondu tonte:f
traduire traduis traduit traduction:f | traiter - - traitement:m | transmettre transmets transmis transmission:f
transporter - - transport:m | travailler - - - | trier - - tri:m | tracer - - tracé:m | usiner - - usinage:m | utiliser - - utilisation:f
vacciner - - vaccination:f | valider - - validation:f | veiller - - - | vendre vends vendu vente:f | vérifier - - vérification:f
visiter - - visite:f | porter - - port:m | atteindre atteins atteint - | gagner - - - | remporter - - - | réorganiser réorganise réorganisé réorganisation:f | arroser - - arrosage:m | broder - - broderie:f | habiller - - - | laver - - lavage:m | masser - - massage:m | peser pèse - pesée:f | plier - - pliage:m
accrocher - - - | afficher - - affichage:m | agrandir agrandis agrandi agrandissement:m | aiguiser - - - | attribuer - - attribution:f | auditer - - audit:m | balayer balaie - balayage:m
cirer - - - | clôturer - - clôture:f | coiffer - - - | communiquer - - - | compléter complète - - | comptabiliser - - comptabilisation:f | consulter - - consultation:f | convaincre convaincs convaincu -
convertir convertis converti conversion:f | convoquer - - convocation:f | créditer - - - | débarrasser - - débarrassage:m | déboucher - - débouchage:m | déclarer - - déclaration:f
décrocher - - - | définir définis défini définition:f | démonter - - démontage:m | déneiger - - déneigement:m | désinfecter - - désinfection:f | essuyer essuie - essuyage:m | étiqueter étiquette - étiquetage:m
fermer - - fermeture:f | fixer - - fixation:f | gagner - - - | graisser - - graissage:m | griller - - - | identifier - - identification:f | inscrire inscris inscrit inscription:f
inventorier - - - | lister - - - | localiser - - localisation:f | louer - - location:f | maquiller - - maquillage:m | mélanger - - mélange:m | mixer - - mixage:m | mobiliser - - mobilisation:f
motiver - - motivation:f | nourrir nourris nourri nourrissage:m | paramétrer paramètre - paramétrage:m | payer paie - paiement:m | percer perce - perçage:m | photographier - - - | promouvoir promeus promu promotion:f
raccorder - - raccordement:m | ramasser - - ramassage:m | rapprocher - - rapprochement:m | rassurer - - - | recenser - - recensement:m | récolter - - récolte:f | récupérer récupère - récupération:f
recycler - - recyclage:m | rembourser - - remboursement:m | remettre remets remis remise:f | remplir remplis rempli remplissage:m | renforcer - - renforcement:m | renouveler renouvelle - renouvellement:m
repasser - - repassage:m | repeindre repeins repeint - | résoudre résous résolu résolution:f | sensibiliser - - sensibilisation:f | simplifier - - simplification:f | sortir sors =sortais sortie:f
structurer - - structuration:f | transformer - - transformation:f | tracter - - - | transférer transfère - transfert:m | vernir vernis verni vernissage:m | verser - - versement:m | vider - - - | vitrifier - - - | placer - - placement:m | promener promène - promenade:f | brosser - - brossage:m | éplucher - - épluchage:m
dispenser - - dispensation:f | instruire instruis instruit instruction:f | appeler appelle - appel:m | apprendre apprends appris - | envoyer envoie - envoi:m | enregistrer - - enregistrement:m | prélever prélève - prélèvement:m
prescrire prescris prescrit prescription:f | réviser - - révision:f | retoucher - - retouche:f | stériliser - - stérilisation:f | valoriser - - valorisation:f | examiner - - examen:m
diffuser - - diffusion:f | chercher - - recherche:f | choisir choisis choisi choix:m | polir polis poli polissage:m | reprendre reprends repris reprise:f | défendre défends défendu défense:f | éteindre éteins éteint - | enlever enlève - enlèvement:m
lever lève - levée:f | modéliser - - modélisation:f | dactylographier - - dactylographie:f | conclure conclus conclu conclusion:f | interpréter interprète - interprétation:f | protéger protège - protection:f
rejoindre rejoins rejoint - | repérer repère - repérage:m | libérer libère - libération:f | opérer opère - opération:f | aérer aère - aération:f | référencer - - référencement:m | arbitrer - - arbitrage:m | céder cède - cession:f| réhabiliter - - réhabilitation:f | expertiser - - expertise:f | vinifier - - vinification:f | soutirer - - soutirage:m | étalonner - - étalonnage:m | sous-titrer - - sous-titrage:m | dépister - - dépistage:m
`
  .split(/[|\n]/u)
  .map((entry) => entry.trim())
  .filter(Boolean);
