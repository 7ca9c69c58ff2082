/** Words that say what kind of employer it is; "*" stands for any letters. */
export const organisationWords = `
  Sparkasse
  Volksbank
  Raiffeisenbank
  Bank
  Resort
  Pizzería
  Menuiserie
  Fiduciaire
  Laiteries
  Laiterie
  Kinderladen
  Kindergarten
  Elternverein
  *verein
  *verband
  *betriebe
  *betrieb
  *handel
  *haus
  *hof
  *technik
  *werk
  *werke
  *bau
  *dienst
  *dienste
  Wohnstätten
  Lebenshilfe
  Rotes Kreuz
  Hochschule
  Akademie
  Fachklinik
  Kirchengemeinde
  Pfarrei
  Bistum
  Landratsamt
  Ministerium
  Spitex
  Alterszentrum
  Spital
  Kantonsspital
  Ordination
  Hotel Gasthof
  Heuriger
  Tierarztpraxis
  Tierklinik
  Physiotherapiepraxis
  Reisebüro
  Fahrschule
  Steuerberatung
  Ingenieurbüro
  Planungsbüro
  Immobilien
  Versicherung
  Maschinenbau
  Elektro
  Haustechnik
  Sanitär
  Dachdeckerei
  Malerbetrieb
  Malermeister
  Garten
  Baumschule
  Blumen
  Backstube
  Wirtschaft
  Church
  Lutheran
  Ministries
  Diner
  Grill
  Tavern
  Inn
  Pub
  Coffee
  Kitchen
  Catering
  Nursery
  Daycare
  Preschool
  Childcare
  Academy Trust
  Primary School
  High School
  Elementary
  Medical Center
  Medical Centre
  Health
  Healthcare
  Surgery
  Veterinary
  Vets
  Animal Hospital
  Dentistry
  Orthodontics
  Rehabilitation
  Wellness
  Fitness
  Gym
  Spa
  Barbers
  Landscaping
  Nurseries
  Roofing
  Construction
  Builders
  Contracting
  Contractors
  Electric
  Mechanical
  HVAC
  Heating
  Auto
  Automotive
  Trucking
  Freight
  Transport
  Haulage
  Shipping
  Warehouse
  Manufacturing
  Fabrication
  Engineering
  Aerospace
  Robotics
  Software
  Analytics
  Digital
  Media
  Press
  Publishing
  Games
  Energy
  Solar
  Utilities
  Insurance
  Mutual
  Credit Union
  Capital
  Advisors
  Accountants
  Solicitors
  Law
  Chambers
  Realty
  Properties
  Estates
  Housing
  Housing Association
  Living
  Care
  Rescue
  Shelter
  Alliance
  Coalition
  Federation
  Cooperative
  Co-op
  Ranch
  Dairy
  Orchards
  Vineyards
  Winery
  Distillery
  Aggregates
  Quarries
  Timber
  Sawmill
  Sheriff's Office
  Police
  Fire
  Department
  Government
  Borough
  Parish
  State
  Province
  Ministry
  Commission
  Agency
  Board
  Gallery
  Archive
  Opera
  Ballet
  Festival
  Cinema
  Radio
  Airport
  Airlines
  Railway
  CHU
  CH
  Centre Hospitalier
  Centre hospitalier
  CISSS
  CIUSSS
  CPE
  CLSC
  Cégep
  Commission scolaire
  Centre de services scolaire
  MRC
  Municipalité
  Communauté
  Conseil départemental
  Département
  Région
  Préfecture
  SDIS
  CCAS
  Agglomération
  Métropole
  Office
  Régie
  Clos
  Cave
  Caves
  Vignobles
  Maraîchers
  Fromagerie
  Charcuterie
  Épicerie
  Primeurs
  Poissonnerie
  Traiteur
  Bistro
  Bistrot
  Crêperie
  Brasseries
  Fournils
  Moulin
  Moulins
  Imprimerie
  Éditions
  Editions
  Cordonnerie
  Bijouterie
  Opticien
  Optique
  Cabinet dentaire
  Cabinet médical
  Cabinet vétérinaire
  Clinique vétérinaire
  Maison de retraite
  Résidences
  Micro-crèche
  Crèches
  Collectif
  Réseau
  Ligue
  Croix-Rouge
  Secours
  Emmaüs
  Mission locale
  Plomberie
  Électricité
  Maçonnerie
  Charpente
  Couverture
  Carrosserie
  Scierie
  Constructions
  Bâtiment
  Travaux
  Paysages
  Jardins
  Ambulances
  Taxis
  Autocars
  Logistique
  Messagerie
  Emballages
  Plasturgie
  Usinage
  Mécanique
  Fonderie
  Verrerie
  Textile
  Énergie
  Énergies
  Solaire
  Assurances
  Notaires
  Avocats
  Architectes
  Conseil
  Cinéma
  Escuela Infantil
  Escuela infantil
  Guardería
  Jardín Infantil
  Jardín de infantes
  Liceo
  Instituto Tecnológico
  Clínicas
  Centro Médico
  Centro de Salud
  Sanatorio
  Boticas
  Botica
  Óptica
  Veterinaria
  Veterinario
  Abogados
  Despacho
  Notaría
  Contadores
  Auditores
  Consultores
  Ingenieros
  Constructores
  Obras
  Reformas
  Fontanería
  Electricidad
  Carpintería
  Cerrajería
  Metalúrgica
  Metalmecánica
  Maestranza
  Autopartes
  Plásticos
  Químicos
  Laboratorios
  Alimentos
  Lácteos
  Frigorífico
  Cárnicas
  Pesquera
  Conservas
  Agrícola
  Florícola
  Finca
  Hacienda
  Estancia
  Viñedos
  Viña
  Almazara
  Heladería
  Cervecería
  Churrería
  Bar Restaurante
  Parrilla
  Asador
  Tasca
  Catering
  Hoteles
  Camping
  Agencia
  Viajes
  Aerolíneas
  Naviera
  Puertos
  Logística
  Mensajería
  Mudanzas
  Almacenes
  Tienda
  Tiendas
  Boutique
  Zapatería
  Mueblería
  Muebles
  Librería
  Papelería
  Imprenta
  Juguetería
  Joyería
  Floristería
  Estética
  Gimnasio
  Club
  Federación
  Sindicato
  Municipalidad
  Gobernación
  Gobierno
  Secretaría
  Conjunto Residencial
  Comunidad
  Mancomunidad
  Cabildo
  Parroquia
  Cáritas
  Cruz Roja
  Protección
  Seguridad
  Limpiezas
  Servicios
  Soluciones
  Sistemas
  Tecnologías
  Informática
  Telecom
  Energías
  Renovables
  Ingeniería
  Arquitectos
  Inmobiliarias
  Promotora
  Financiera
  Caja
  Cooperativa de Ahorro
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
