import type { ClaimCase } from "./claim-set.ts";

export const thirteenthSetSouth: readonly ClaimCase[] = [
  {
    language: "fr",
    role: "Assistante maternelle en crèche",
    company: "Crèche Les Lucioles",
    posting:
      "La crèche Les Lucioles (Angers, 32 berceaux) recrute une auxiliaire, temps plein.\nCAP AEPE, expérience avec les moins de trois ans, langue des signes bébé appréciée.\nÉquipe de 9. Salaire 1 870 € brut. Réf. CL-5. Prise de poste le 1er mars 2027.",
    told: {
      posts: [
        [
          "Assistante maternelle agréée | à domicile, Trélazé | 2013 – 2022",
          "Accueil de 3 enfants à la fois, 17 familles au total",
        ],
        [
          "Animatrice périscolaire | Ville de Trélazé | septembre 2022 – aujourd'hui",
          "Groupe de 14 enfants, ateliers de contes",
        ],
      ],
      skills: ["contes", "motricité libre", "Excel"],
      education: ["CAP Accompagnant éducatif petite enfance, 2020"],
      certificates: ["BAFA, 2011", "Sauveteur secouriste du travail, 2025"],
    },
    honest: [
      "Neuf ans durant, j'ai accueilli chez moi, à Trélazé, trois enfants à la fois ; dix-sept familles m'ont fait confiance.",
      "Depuis la rentrée 2022, j'anime le périscolaire de la ville, avec un groupe de quatorze enfants à qui je raconte des contes.",
      "J'ai passé mon CAP petite enfance en 2020, tout en travaillant.",
      "Mon BAFA remonte à 2011, et mon certificat de secouriste à 2025.",
      "La langue des signes bébé, je ne la pratique pas encore.",
      "Trente-deux berceaux, c'est une autre échelle que ma maison, et c'est ce qui me tente.",
      "Je suis libre au 1er mars et la référence CL-5 correspond à ce que je cherche.",
      "Une équipe de neuf me changerait de la solitude du domicile.",
    ],
    invented: [
      ["number", "J'ai accueilli une quarantaine de familles."],
      ["employer", "J'ai travaillé deux ans chez Babilou."],
      ["degree", "Je suis éducatrice de jeunes enfants, diplômée d'État."],
      ["year", "J'ai obtenu mon CAP en 2014."],
      ["certificate", "Je suis certifiée en langue des signes bébé."],
      ["title", "J'ai dirigé une micro-crèche."],
      ["tool", "J'utilise depuis des années le logiciel Kidizz."],
    ],
  },
  {
    language: "fr",
    role: "Électricien industriel",
    company: "Papeteries de la Creuse",
    posting:
      "Papeteries de la Creuse : électricien industriel posté (3x8).\nHabilitations B2V, BR, BC ; automates Schneider ; Bac +2.\nMaintenance de 2 machines à papier. 210 salariés. Prime de 13e mois. Annonce 2026-84.",
    told: {
      posts: [
        [
          "Elektriker | Sägewerk Hollmann, Kassel | 2014 – 2021",
          "Wartung von 18 Sägelinien",
          "Umbau der Beleuchtung auf LED, Stromverbrauch minus 30 %",
        ],
        ["Électricien intérimaire | Manpower Guéret | 2022 – aujourd'hui", "Chantiers de 2 à 6 semaines"],
      ],
      skills: ["Siemens S7", "Schaltschrankbau", "Französisch (C1)", "Deutsch (Muttersprache)"],
      education: ["Gesellenbrief Elektroniker, HWK Kassel, 2014"],
      certificates: ["Habilitation B2V, 2023", "Führerschein B"],
    },
    honest: [
      "De 2014 à 2021, j'ai entretenu les dix-huit lignes de sciage d'une scierie de Cassel.",
      "Nous y avons remplacé tout l'éclairage par des LED, et la consommation d'électricité a baissé de 30 %.",
      "Depuis 2022, l'intérim me mène de chantier en chantier, pour deux à six semaines chaque fois.",
      "J'ai l'habilitation B2V depuis 2023 ; BR et BC restent à passer.",
      "Je programme des automates Siemens, pas encore des Schneider.",
      "Mon diplôme allemand d'électronicien, obtenu en 2014 devant la chambre des métiers, équivaut à peu près à un CAP, non à un bac +2.",
      "L'allemand est ma langue maternelle, mon français est de niveau C1.",
      "Les 3x8 ne me gênent pas.",
    ],
    invented: [
      ["number", "J'entretenais une soixantaine de lignes de sciage."],
      ["number", "La consommation d'électricité a baissé de 55 %."],
      ["employer", "J'ai travaillé chez Michelin à Clermont-Ferrand."],
      ["degree", "Je suis titulaire d'un BTS Électrotechnique."],
      ["year", "Je vis et travaille en France depuis 2018 comme intérimaire."],
      ["certificate", "Je possède les habilitations BR et BC ainsi que la nacelle."],
      ["title", "J'étais chef d'équipe à la scierie."],
      ["tool", "Les automates Schneider et Rockwell me sont familiers."],
    ],
  },
  {
    language: "es",
    role: "Recepcionista de hotel",
    company: "Hotel Puerta del Tormes",
    posting:
      "El Hotel Puerta del Tormes (Salamanca, 4 estrellas, 74 habitaciones) busca recepcionista de noche.\nInglés y francés, Opera PMS, un año de experiencia. De 23 a 7 h, cinco noches. 1.380 € netos. Ref. PT-12.",
    told: {
      posts: [
        [
          "Recepcionista | Hostal Plaza Chica, Zamora | junio 2021 – mayo 2024",
          "22 habitaciones, unas 35 entradas al día en agosto",
          "Subí la puntuación en internet de 7,9 a 8,8",
        ],
        ["Cuidado de un familiar | 2024 – 2026"],
      ],
      skills: ["inglés (B2)", "portugués (B1)", "Excel", "MisterPlan"],
      education: ["Grado en Turismo, Universidad de Salamanca, 2021"],
      certificates: ["Primeros auxilios, 2023"],
    },
    honest: [
      "De junio de 2021 a mayo de 2024 recibí a los huéspedes de un hostal de veintidós habitaciones en Zamora, y en agosto eran unas treinta y cinco entradas al día.",
      "La puntuación en internet pasó de un 7,9 a un 8,8, casi un punto más.",
      "Los dos últimos años los he dedicado a cuidar de un familiar, y ahora vuelvo.",
      "Estudié Turismo aquí, en la Universidad de Salamanca, y me gradué en 2021.",
      "Hablo inglés (B2) y algo de portugués (B1); francés, no.",
      "Opera no lo he manejado; en Zamora teníamos MisterPlan.",
      "Las noches, de once a siete, me permitirían seguir cerca de los míos.",
      "Setenta y cuatro habitaciones son más del triple de las que llevaba.",
      "Adjunto mi currículum con la referencia PT-12.",
    ],
    invented: [
      ["number", "Atendía unas ochenta entradas diarias."],
      ["employer", "Hice las prácticas en Meliá."],
      ["degree", "Tengo un máster en dirección hotelera."],
      ["year", "Fui recepcionista en Zamora hasta 2025."],
      ["tool", "Manejo Opera y Cloudbeds."],
      ["certificate", "Poseo el DELF B2 de francés."],
      ["title", "Era la directora del hostal."],
    ],
  },
  {
    language: "es",
    role: "Técnico de laboratorio",
    company: "Aguas del Cidacos",
    posting:
      "Aguas del Cidacos (Calahorra): técnico de laboratorio, contrato de relevo de 3 años.\nFP superior en Análisis y Control, ISO 17025, cromatografía iónica, carné B.\n5.000 muestras al año, equipo de 4. Guardias un fin de semana al mes.",
    told: {
      posts: [
        [
          "Lab Technician | Severn Analytics, Gloucester | 03/2019 – 07/2025",
          "Ran 120 water samples a day",
          "Wrote 8 standard operating procedures",
          "Helped prepare two ISO 17025 audits",
        ],
      ],
      skills: ["ICP-MS", "titration", "LabWare LIMS", "English (C1)", "Spanish (native)"],
      education: ["FP superior en Laboratorio de Análisis y de Control de Calidad, IES Valle del Cidacos, 2018"],
      certificates: ["Driving licence B", "Chemical spill response, 2022"],
    },
    honest: [
      "Más de seis años, de marzo de 2019 a julio de 2025, estuve analizando agua en Gloucester, a ciento veinte muestras diarias.",
      "Redacté ocho procedimientos y ayudé a preparar dos auditorías de la ISO 17025.",
      "Soy técnico superior en Laboratorio de Análisis y de Control de Calidad, por el IES Valle del Cidacos, promoción de 2018.",
      "Domino el ICP-MS y la valoración; la cromatografía iónica la conozco solo de la escuela.",
      "Registrábamos todo en LabWare.",
      "Mi inglés es de nivel C1 y conduzco.",
      "Un fin de semana de guardia al mes lo asumo sin problema.",
      "El contrato de relevo de tres años me daría tiempo para echar raíces de nuevo.",
    ],
    invented: [
      ["number", "Analizaba cuatrocientas muestras diarias."],
      ["number", "Redacté más de treinta procedimientos."],
      ["employer", "Antes trabajé en Eurofins, en Bristol."],
      ["degree", "Soy licenciado en Química."],
      ["year", "Trabajé en Gloucester desde 2016."],
      ["tool", "Llevo años haciendo cromatografía iónica y HPLC."],
      ["certificate", "Soy auditor certificado de la ISO 17025."],
      ["title", "Fui responsable de calidad del laboratorio."],
    ],
  },
];
