import type { ClaimCase } from "./claim-set.ts";

/** French and Spanish sentences written after the checker, to see how far it reaches beyond what it was built on. */
export const secondSetSouth: readonly ClaimCase[] = [
  {
    language: "fr",
    role: "Aide-soignante",
    company: "EHPAD Les Tilleuls",
    posting:
      "EHPAD Les Tilleuls recrute une aide-soignante. DEAS exigé. 64 résidents. Logiciel Netsoins. Travail un week-end sur deux.",
    told: {
      posts: [
        [
          "Aide-soignante | Résidence du Parc | 03/2019 – aujourd'hui",
          "Toilettes et repas de 11 résidents par matinée",
          "Transmissions écrites à chaque relève",
          "Participation à l'atelier mémoire du jeudi",
        ],
        ["Agent d'entretien | Mairie de Cholet | 2014 – 2018", "Nettoyage de deux écoles"],
      ],
      skills: ["écoute", "manutention des personnes", "portugais (langue maternelle)"],
      education: ["Diplôme d'État d'aide-soignant, IFAS de Cholet, 2019"],
      certificates: ["AFGSU niveau 2, 2023"],
    },
    honest: [
      "Depuis mars 2019, j'aide 11 résidents par matinée à la Résidence du Parc.",
      "Les transmissions écrites, je les fais à chaque relève.",
      "J'ai obtenu le diplôme d'État d'aide-soignant en 2019 à l'IFAS de Cholet.",
      "Mon AFGSU de niveau 2 a été renouvelé en 2023.",
      "Avant cela, j'ai nettoyé deux écoles pour la mairie de Cholet.",
      "Je participe à l'atelier mémoire du jeudi.",
      "Le portugais est ma langue maternelle.",
      "Votre maison accueille 64 résidents ; je n'ai jamais travaillé dans une aussi grande.",
    ],
    invented: [
      ["number", "Chaque matin, j'accompagne 24 résidents."],
      ["duration", "J'ai quinze ans d'expérience auprès des personnes âgées."],
      ["employer", "J'ai également travaillé à la clinique Saint-Roch."],
      ["degree", "Je prépare une licence de psychologie."],
      ["certificate", "Je suis titulaire du permis de conduire B."],
      ["tool", "J'utilise Netsoins pour les transmissions."],
      ["title", "J'anime et je dirige l'atelier mémoire."],
      ["title", "Comme infirmière, je veille aux traitements."],
      ["year", "J'ai obtenu mon diplôme en 2011."],
    ],
  },
  {
    language: "fr",
    role: "Conducteur de travaux",
    company: "Batival",
    posting:
      "Batival, Rennes. Conducteur de travaux pour des logements neufs. Permis B. AutoCAD. Cinq ans d'expérience.",
    told: {
      posts: [
        [
          "Chef de chantier | Maçonnerie Le Goff | 2018 – aujourd'hui",
          "Encadrement de 9 compagnons",
          "Suivi de 4 chantiers de maisons individuelles par an",
          "Réduction des retards de 12 à 5 jours",
        ],
        ["Maçon | Bâti Ouest | 2012 – 2018", "Fondations et élévation de murs"],
      ],
      skills: ["lecture de plans", "Excel", "métrés"],
      education: ["BTS Bâtiment, Lycée Pierre Mendès-France, 2012"],
      certificates: ["CACES R482, 2021"],
    },
    honest: [
      "Chez Maçonnerie Le Goff, j'encadre neuf compagnons depuis 2018.",
      "Quatre chantiers de maisons individuelles par an passent par mes mains.",
      "Les retards y sont passés de 12 à 5 jours.",
      "Avant d'être chef de chantier, j'ai été maçon pendant six ans chez Bâti Ouest.",
      "Mon BTS Bâtiment date de 2012, mon CACES R482 de 2021.",
      "Je lis les plans et je fais les métrés sur Excel.",
      "Pourrions-nous en parler sur un de vos chantiers ?",
    ],
    invented: [
      ["number", "J'encadre trente compagnons."],
      ["number", "Les retards ont baissé de 80 %."],
      ["employer", "J'ai commencé chez Bouygues comme maçon."],
      ["degree", "Je suis ingénieur diplômé de l'INSA."],
      ["tool", "Je dessine mes plans avec Revit."],
      ["certificate", "Je possède l'habilitation électrique B0."],
      ["title", "En qualité de directeur de travaux, j'ai négocié les marchés."],
      ["year", "Depuis 2009, je travaille dans le bâtiment."],
      ["language", "Je parle anglais et arabe sur les chantiers."],
    ],
  },
  {
    language: "es",
    role: "Maestra de primaria",
    company: "Colegio Los Almendros",
    posting:
      "Colegio Los Almendros busca maestra de primaria. Inglés C1, programa bilingüe, Google Classroom. Aulas de 25 alumnos.",
    told: {
      posts: [
        [
          "Maestra de apoyo | CEIP Ramón y Cajal | 09/2020 – 06/2024",
          "Clases de refuerzo de lengua para 32 alumnos a la semana",
          "Colaboración en el huerto escolar",
          "Reuniones mensuales con las familias",
        ],
        ["Monitora de comedor | Colegio San Isidro | 2018 – 2020", "Vigilancia de 60 niños en el comedor"],
      ],
      skills: ["lectoescritura", "teatro escolar", "inglés B2"],
      education: ["Grado en Educación Primaria, Universidad de Extremadura, 2018"],
    },
    honest: [
      "Durante casi cuatro años fui maestra de apoyo en el CEIP Ramón y Cajal.",
      "Cada semana daba clases de refuerzo a 32 alumnos.",
      "Con las familias me reunía todos los meses.",
      "Colaboré en el huerto escolar.",
      "Terminé el Grado en Educación Primaria en la Universidad de Extremadura en 2018.",
      "Antes vigilé el comedor del Colegio San Isidro, con 60 niños.",
      "No he trabajado todavía en un programa bilingüe.",
      "Mi inglés es de nivel B2.",
    ],
    invented: [
      ["number", "Cada semana daba clase a 90 alumnos."],
      ["duration", "Llevo once años en las aulas."],
      ["employer", "También di clases en el Liceo Europeo."],
      ["degree", "Tengo un máster en pedagogía."],
      ["language", "Mi nivel de inglés es C1."],
      ["tool", "Trabajo a diario con Google Classroom."],
      ["certificate", "Dispongo del certificado TEFL."],
      ["title", "Fui coordinadora del huerto escolar."],
      ["year", "Me gradué en 2014."],
      ["frequency", "Me reunía con las familias cada semana."],
    ],
  },
  {
    language: "es",
    role: "Administrativo",
    company: "Clínica Dental Sierra",
    posting:
      "Clínica Dental Sierra, Granada. Administrativo con Gesden. Atención telefónica y facturación. Carné de conducir.",
    told: {
      posts: [
        [
          "Auxiliar administrativo | Gestoría Molina | 01/2021 – actualidad",
          "Archivo de 300 expedientes",
          "Unas 40 llamadas al día",
          "Facturas en ContaPlus bajo la supervisión de la contable",
        ],
      ],
      skills: ["mecanografía", "Word y Excel", "atención telefónica"],
      education: ["Grado medio en Gestión Administrativa, IES Aynadamar, 2020"],
    },
    honest: [
      "Trabajo desde enero de 2021 en la Gestoría Molina como auxiliar administrativo.",
      "Atiendo unas 40 llamadas al día y llevo el archivo de 300 expedientes.",
      "Las facturas las hago en ContaPlus, bajo la supervisión de la contable.",
      "Tengo el grado medio en Gestión Administrativa desde 2020.",
      "Manejo Word y Excel con soltura.",
      "Ustedes trabajan con Gesden; yo aún no lo conozco.",
      "Podría empezar cuando ustedes lo necesiten.",
    ],
    invented: [
      ["number", "Atiendo más de 100 llamadas al día."],
      ["employer", "Hice prácticas en el Banco Santander."],
      ["tool", "Manejo Gesden y SAP."],
      ["certificate", "Tengo carné de conducir."],
      ["degree", "Soy graduado en Administración de Empresas."],
      ["title", "Soy el responsable de contabilidad de la gestoría."],
      ["duration", "Tengo ocho años de experiencia."],
      ["tool", "Llevo también las nóminas de los clientes."],
      ["language", "Hablo inglés con los clientes extranjeros."],
    ],
  },
];
