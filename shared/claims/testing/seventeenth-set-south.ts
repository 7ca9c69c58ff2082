import type { ClaimCase } from "./claim-set.ts";

export const seventeenthSetSouth: readonly ClaimCase[] = [
  {
    language: "fr",
    told: {
      posts: [
        [
          "Infirmière | Centre hospitalier de Vitré | 07/2019 - présent",
          "Service de cardiologie, 28 lits, équipe de jour",
          "Encadrement des étudiants en stage",
          "Référente hygiène du service depuis 2023",
        ],
        ["Infirmière | EHPAD Les Tilleuls | 09/2016 - 06/2019", "Soins à 64 résidents", "Préparation des piluliers"],
      ],
      skills: ["lecture d'ECG", "pose de voie veineuse", "pansements complexes", "DxCare"],
      education: ["Diplôme d'État d'infirmier, IFSI de Rennes, 2016"],
      certificates: ["AFGSU 2, 2024"],
    },
    role: "Infirmière de consultation",
    company: "Clinique du Parc Valombre",
    posting: `La Clinique du Parc Valombre ouvre une consultation d'insuffisance cardiaque et recrute une infirmière ou un infirmier (CDI, 80 %).

Vous recevez les patients après leur hospitalisation, vous leur expliquez leur traitement, vous adaptez le suivi avec les cardiologues.

Diplôme d'État exigé. La formation de 40 heures en éducation thérapeutique et un DU de cardiologie seraient appréciés, de même que l'attestation de radioprotection des patients. Le dossier est informatisé (Hôpital Manager).

Pas de nuits, pas de week-ends, et un bureau qui donne sur les arbres. Candidature par courriel à la direction des soins.`,
    honest: [
      "Infirmière en cardiologie au centre hospitalier de Vitré, je souhaite rejoindre votre future consultation.",
      "Le service où j'exerce compte 28 lits, et j'y travaille de jour.",
      "Dix ans après mon diplôme d'État, j'ai toujours envie d'apprendre.",
      "J'encadre les étudiants en stage et je suis référente hygiène depuis 2023.",
      "Pendant près de trois ans, j'ai soigné les 64 résidents de l'EHPAD Les Tilleuls.",
      "Lire un ECG, poser une voie veineuse, refaire un pansement complexe : je sais faire tout cela.",
      "Je n'ai pas encore suivi les 40 heures d'éducation thérapeutique que vous évoquez, mais je m'y inscrirais volontiers.",
      "Mon AFGSU 2 date de 2024.",
      "Un patient qui comprend son traitement le suit mieux, j'en suis convaincue.",
    ],
    invented: [
      ["number", "Le service de cardiologie où je travaille compte 46 lits."],
      ["employer", "De 2016 à 2019, j'ai exercé comme infirmière au CHU de Nantes."],
      ["employer", "J'ai déjà effectué plusieurs remplacements à la Clinique du Parc Valombre."],
      ["degree", "Je suis titulaire d'un DU de cardiologie."],
      ["year", "Je suis référente hygiène du service depuis 2020."],
      ["tool", "Je tiens déjà les dossiers de mes patients dans Hôpital Manager."],
      ["certificate", "J'ai validé la formation de 40 heures en éducation thérapeutique."],
      ["certificate", "Mon attestation de radioprotection des patients est à jour."],
      ["title", "En tant que cadre de santé au centre hospitalier de Vitré, j'encadre les étudiants en stage."],
    ],
  },
  {
    language: "fr",
    told: {
      posts: [
        [
          "Régisseur lumière | Théâtre de la Halle, Limoges | septembre 2018 - aujourd'hui",
          "45 spectacles par saison",
          "Plans de feux et conduite sur console grandMA2",
          "Passage de la salle aux LED, consommation réduite de 40 %",
        ],
        [
          "Technicien lumière | Compagnie Les Oiseaux de nuit | 2014 - 2018",
          "Tournées en France et en Belgique, 60 dates par an",
          "Montage, réglage et démontage",
        ],
      ],
      skills: ["grandMA2", "AutoCAD", "travail en hauteur", "électricité", "anglais technique"],
      education: ["BTS Électrotechnique, Lycée Turgot, 2013"],
      certificates: ["Habilitation électrique BR", "CACES nacelle, 2022"],
    },
    role: "Régisseur général",
    company: "Scène nationale du Bocage",
    posting: `La Scène nationale du Bocage (deux salles, 600 et 150 places, un chapiteau l'été) cherche son régisseur général ou sa régisseuse générale.

Sous l'autorité de la directrice technique, vous préparez l'accueil des compagnies, établissez les plannings et encadrez quatre techniciens permanents. La saison mêle théâtre, danse et beaucoup de cirque.

Profil : licence professionnelle ou DNMADE spectacle, ou expérience équivalente ; SSIAP 1 ; habilitation électrique ; Vectorworks ; permis B ; bonne humeur même à deux heures du matin.

Groupe 4 de la convention Syndeac. Prise de poste le 1er février.`,
    honest: [
      "Quarante-cinq spectacles par saison au Théâtre de la Halle : voilà mon ordinaire de régisseur lumière.",
      "Je fais les plans de feux et la conduite sur grandMA2.",
      "Le passage de notre salle aux LED a réduit la consommation de 40 %.",
      "Auparavant, j'ai tourné quatre ans en France et en Belgique avec Les Oiseaux de nuit, à raison de soixante dates par an.",
      "Vous demandez une habilitation électrique : j'ai la BR et, depuis 2022, le CACES nacelle.",
      "Je n'ai pas le SSIAP 1 ; je suis prêt à le passer avant la prise de poste.",
      "Vous dessinez sous Vectorworks, je connais AutoCAD : je m'adapterai.",
      "Monter, régler, démonter, c'était mon travail de technicien au sein de la compagnie.",
      "Une saison qui fait autant de place au cirque me donne très envie de vous rencontrer.",
    ],
    invented: [
      ["number", "J'assure la lumière de 80 spectacles par saison au Théâtre de la Halle."],
      ["employer", "Avant Limoges, j'étais technicien lumière à l'Opéra de Bordeaux."],
      ["degree", "J'ai une licence professionnelle des métiers du spectacle."],
      ["degree", "J'ai obtenu un DNMADE avant de partir en tournée."],
      ["year", "Je suis régisseur lumière au Théâtre de la Halle depuis 2015."],
      ["tool", "Je dessine mes plans de feux sous Vectorworks."],
      ["certificate", "Titulaire du SSIAP 1, je connais aussi l'électricité."],
      ["title", "Directeur technique du Théâtre de la Halle, je fais aussi les plans de feux."],
      ["title", "De 2014 à 2018, j'étais régisseur général de la compagnie Les Oiseaux de nuit."],
    ],
  },
  {
    language: "es",
    told: {
      posts: [
        [
          "Soldador | Talleres Urkiola | 03/2020 - actualidad",
          "Soldadura TIG de tuberías de acero inoxidable para la industria láctea",
          "Rechazo en rayos X del 5 % al 2 %",
          "Mantenimiento de las máquinas del taller",
        ],
        [
          "Calderero, oficial de segunda | Calderería Nervión | 06/2014 - 02/2020",
          "Corte, plegado y montaje de depósitos de hasta 20.000 litros",
          "Soldadura MIG/MAG",
        ],
      ],
      skills: ["TIG", "MIG/MAG", "lectura de planos isométricos", "puente grúa", "euskera B1"],
      education: ["Técnico en Soldadura y Calderería, CIFP Emilio Campuzano, 2014"],
      certificates: ["Homologación UNE-EN ISO 9606-1 TIG, 2024", "PRL 20 horas metal"],
    },
    role: "Soldador de tubería",
    company: "Astilleros Punta Lucero",
    posting: `Astilleros Punta Lucero necesita cuatro soldadores de tubería para la construcción de dos buques de apoyo a parques eólicos marinos.

Se pide:
- experiencia mínima de cinco años en soldadura de tubería
- homologación en vigor según ISO 9606
- dominio de TIG y de electrodo revestido; se valora soldadura orbital
- interpretación de isométricos
- FP de grado medio o superior de la rama del metal
- carnet de carretillero

Trabajo a turnos, contrato de obra de 18 meses con posibilidad de continuar, comedor y autobús de empresa desde Bilbao. Los candidatos harán una prueba práctica.`,
    honest: [
      "Sueldo con TIG tuberías de acero inoxidable en Talleres Urkiola, y llevo en ello más de seis años.",
      "En el taller, el rechazo en rayos X bajó tres puntos, del 5 % al 2 %.",
      "Antes fui oficial de segunda en Calderería Nervión, donde cortaba, plegaba y montaba depósitos de hasta 20.000 litros.",
      "Tengo la homologación ISO 9606-1 en TIG, de 2024, y las veinte horas de prevención del metal.",
      "Sé leer isométricos y manejar el puente grúa.",
      "Con electrodo revestido no he trabajado; con TIG y MIG/MAG, sí.",
      "Tras más de doce años en el metal, estoy convencido de que las prisas salen caras.",
      "Haré encantado la prueba práctica que anuncian.",
      "Soy técnico en Soldadura y Calderería por el CIFP Emilio Campuzano, así que cumplo con la formación que piden.",
    ],
    invented: [
      ["number", "En Urkiola, el rechazo en rayos X bajó del 5 % al 1 %."],
      ["employer", "Entre 2014 y 2020 fui calderero en Navantia."],
      ["degree", "Soy Técnico Superior en Construcciones Metálicas."],
      ["year", "La homologación ISO 9606-1 la obtuve en 2021."],
      ["year", "Entré en Talleres Urkiola en 2017."],
      ["tool", "Sueldo igual de bien con electrodo revestido que con TIG."],
      ["tool", "Manejo equipos de soldadura orbital."],
      ["certificate", "Tengo el carnet de carretillero en vigor."],
      ["title", "Como jefe de taller en Urkiola, me ocupo del mantenimiento de las máquinas."],
    ],
  },
  {
    language: "es",
    told: {
      posts: [
        [
          "Trabajadora social | Servicios Sociales, Ayuntamiento de Requena | 10/2020 - actualidad",
          "Atención a 110 familias en seguimiento",
          "Informes de dependencia y de vulnerabilidad",
          "Puse en marcha un grupo de apoyo para cuidadores, 14 participantes",
        ],
        [
          "Educadora de apoyo | Fundación Albor | 2018 - 2020",
          "Piso tutelado con seis jóvenes extutelados",
          "Turnos de noche y fines de semana",
        ],
      ],
      skills: ["SIUSS", "mediación familiar", "Excel", "valenciano C1", "árabe básico"],
      education: ["Grado en Trabajo Social, Universitat de València, 2018"],
      certificates: ["Certificat C1 de valencià (JQCV), 2021", "Curso de intervención en crisis, 60 horas, 2023"],
    },
    role: "Coordinadora del programa de acogida",
    company: "Asociación Puente Abierto",
    posting: `La Asociación Puente Abierto acompaña desde 1996 a personas refugiadas en la Comunitat Valenciana. Para nuestro programa de acogida en Utiel buscamos coordinadora o coordinador.

Coordinarás a un equipo de cinco personas, llevarás la relación con ayuntamientos y justificarás las subvenciones.

Pedimos: Grado en Trabajo Social o Educación Social; cuatro años de experiencia; conocimiento de la base de datos SIRIA; permiso de conducir B. Sumará puntos un máster en mediación o migraciones, y hablar árabe o francés (DELF).

Ofrecemos jornada de 35 horas, teletrabajo los viernes y un equipo que se ríe mucho.`,
    honest: [
      "Desde hace seis años trabajo en los servicios sociales de Requena, donde atiendo a 110 familias en seguimiento.",
      "Redacto informes de dependencia y de vulnerabilidad.",
      "También puse en marcha un grupo de apoyo para cuidadores con catorce participantes.",
      "Antes fui educadora de apoyo en un piso tutelado de la Fundación Albor, con seis jóvenes extutelados y turnos de noche.",
      "Me gradué en Trabajo Social en la Universitat de València en 2018.",
      "Para mí, acoger es escuchar antes de rellenar el formulario.",
      "Manejo SIUSS; la base de datos que ustedes citan, SIRIA, tendría que aprenderla.",
      "Mi valenciano es de nivel C1, con certificado de 2021, y de árabe sé lo básico.",
      "Nunca he coordinado un equipo, pero me gustaría dar ese paso con ustedes.",
    ],
    invented: [
      ["number", "En Requena atiendo a 190 familias en seguimiento."],
      ["employer", "Trabajé dos años en la Cruz Roja como educadora de apoyo."],
      ["employer", "Entre 2018 y 2020 estuve en Cáritas, en un piso tutelado con seis jóvenes."],
      ["degree", "Después del grado cursé un máster en migraciones."],
      ["year", "Soy graduada en Trabajo Social desde 2015."],
      ["tool", "Trabajo con la base de datos SIRIA y me muevo bien en ella."],
      ["certificate", "Tengo el permiso de conducir B y puedo viajar cuando haga falta."],
      ["certificate", "Mi francés está acreditado con el DELF B1."],
      [
        "title",
        "Como coordinadora de los servicios sociales de Requena, puse en marcha un grupo de apoyo para cuidadores.",
      ],
    ],
  },
];
