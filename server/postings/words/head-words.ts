/** Words that say what kind of employer it is; "*" stands for any letters. */
export const organisationWords = `
  Taller
  Hijas
  Refuge
  Intercommunale
  Hospice
  Cie
  Landesamt
  Bundesamt
  Landesbetrieb
  Stadtmission
  Reederei
  Werkstatt
  Atelier
  Hutsalon
  Alcaldía
  Ministerio
  Municipio
  City of
  Town of
  County
  Syndicat
  Communauté de communes
  Conservatoire
  Chantier
  Manufaktur
  Werft
  Zoo
  Tierpark
  Orchestra
  Theatre
  Boatyard
  Brothers
  Bros
  Daughter
  Daughters
  Ltée
  SC
  SCIC
  SCOP
  ASBL
  S.A. de C.V.
  S. de R.L.
  GmbH
  gGmbH
  AG
  KG
  KGaA
  SE
  UG
  eG
  e. V.
  e.V.
  PartG
  Ltd
  Limited
  Inc
  LLC
  LLP
  PLC
  Corp
  Co
  SARL
  SAS
  SA
  SRL
  S.L.
  S.A.
  S. L.
  S. A.
  S. Coop
  EURL
  NHS
  Trust
  University
  Universit*
  College
  School
  District
  Council
  Hospital
  Clinic
  Clinique
  Klinik*
  Krankenhaus
  Praxis
  Hausarztpraxis
  Kanzlei
  Stadt
  Gemeinde
  Landkreis
  Amt
  Verlag
  Spedition
  Schreinerei
  Baugenossenschaft
  Musikschule
  Stadtmuseum
  Museum
  Ville
  Commune
  Mairie
  Lycée
  École
  Étude
  Cabinet
  Groupe
  Fondation
  Association
  Institut
  Institute
  Garage
  Salon
  Boulangerie
  Brasserie
  Restaurante
  Hotel
  Hôtel
  Bar
  Ayuntamiento
  Diputación
  Instituto
  Escuela
  Colegio
  Fundación
  Centro
  Banco
  Estudio
  Farmacia
  Transportes
  Instalaciones
  Textiles
  Viveros
  Policlínico
  Authority
  Foundation
  Network
  Group
  Labs
  Foods
  Market
  House
  Systems
  Scoil
  EMS
  ADMR
  Château
  Gasthof
  Diakoniestation
  Electrical
  Ferries
  Partners
  Associés
  Café
  Cafe
  Academy
  Library
  Farm
  Bakery
  Brewery
  Society
  Centre
  Center
  Homes
  Motors
  Joinery
  Plumbing
  Logistics
  Technologies
  Industries
  Solutions
  Consulting
  Studios
  Sons
  Associates
  Pharmacy
  Dental
  Practice
  Charity
  Stadtwerke
  Gruppe
  Logistik
  Systeme
  Werke
  Apotheke
  Klinikum
  Söhne
  Architekten
  Autohaus
  Metzgerei
  Konditorei
  Bäckerei
  Brauerei
  Genossenschaft
  Stiftung
  Bibliothek
  Buchhandlung
  Tischlerei
  Zimmerei
  Kita
  Waldkita
  Pflegeheim
  Seniorenheim
  Gärtnerei
  Fleischerei
  Zahnarztpraxis
  Holzbau
  Weingut
  Pflegedienst
  Sozialstation
  Diakonie
  Caritas
  Druckerei
  Molkerei
  Käserei
  Gymnasium
  Grundschule
  Landhotel
  Gasthaus
  Wirtshaus
  Pharmacie
  Établissements
  Ateliers
  Fournil
  Médiathèque
  Ferme
  Hôpital
  Coopérative
  Maison
  Banque
  Musée
  Librairie
  Domaine
  Auberge
  Pizzeria
  Crèche
  Résidence
  EHPAD
  Transports
  Pépinières
  Boucherie
  Pâtisserie
  Laboratoire
  Théâtre
  Collège
  Université
  Polyclinique
  Foyer
  Mutuelle
  Talleres
  Bodegas
  Construcciones
  Hermanos
  Hijos
  Mesón
  Granja
  Clínica
  Panadería
  Cooperativa
  Editorial
  Museo
  Asociación
  Bodega
  Distribuidora
  Grupo
  Bufete
  Academia
  Residencia
  Peluquería
  Pastelería
  Cafetería
  Ferretería
  Autocares
  Seguros
  Supermercados
  Hostal
  Taberna
  Marisquería
  Teatro
  Universidad
  Autoescuela
  Hogar
  Gestoría
  Asesoría
  Constructora
  Inmobiliaria
  *verwaltung
  *klinik
  *klinikum
  *schule
  *zentrum
  *amt
  Stadtverwaltung
`;

/** First words of what boards print round a posting. */
export const boardOpenings = `
  posted
  reposted
  published
  placed on
  closes
  updated
  publicada
  publicado
  publiée
  publié
  postée
  actualisé
  il y a
  hace
  vor
  erschienen
  online seit
  offre n
  skip to
  sign in
  promoted
  over
  applicants
  job ref
  job id
  req id
  ref
  réf
  référence
  referencia
  referenz
  reference
  referenznummer
  kennziffer
  salary
  salario
  salaire
  pay
  shift
  shifts
  hours
  union
  reports to
  roll number
  grade
  contrat
  contrato
  contract type
  durée
  gratification
  type de contrat
  stellennummer
  stellen nr
  geschäftszahl
  experiencia mínima
  id de la oferta
  temps
  apply
  employer questions
  date
  deadline
  we're hiring
  incorporación
  expediente
  convocatoria
  poste permanent
  find jobs
  jornada
  arbeitszeit
  beginn
  start date
  eintritt
`;

/** Above somebody of the board's "hiring team", who is not always the one to write to. */
export const hiringTeams = `
  meet the hiring team
  rencontrez l'équipe de recrutement
  conoce al equipo de contratación
  lernen sie das einstellungsteam kennen
  einstellungsteam
  hiring team
  équipe de recrutement
`;

/** What ends that block where nothing else does. */
export const hiringTeamEnds = `
  message
  nachricht
  mensaje
  enviar mensaje
  envoyer un message
`;
