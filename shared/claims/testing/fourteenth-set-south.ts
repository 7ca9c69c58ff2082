import type { ClaimCase } from "./claim-set.ts";

/** Mostly honest sentences, long and freely worded: what weighs here is how few of them are marked. */
export const fourteenthSetSouth: readonly ClaimCase[] = [
  {
    language: "fr",
    role: "Gestionnaire de paie",
    company: "Cabinet Rouvière",
    posting:
      "Le cabinet Rouvière (Nîmes, 45 collaborateurs) recherche un ou une gestionnaire de paie.\nPortefeuille de 250 bulletins par mois, Silae, DSN, conventions du bâtiment et de l'hôtellerie. Licence professionnelle appréciée.\n2 200 € brut sur 13 mois, deux jours de télétravail. Poste à pourvoir le 4 janvier 2027. Réf. CR-PAIE-7.",
    told: {
      posts: [
        [
          "Assistante de paie | Hôtels Camargue, Arles | 03/2018 – 02/2022",
          "120 bulletins par mois pour 3 hôtels",
          "Établissement des DSN",
        ],
        [
          "Comptable | Menuiserie Faure, Beaucaire | 04/2022 – aujourd'hui",
          "Paie de 35 salariés du bâtiment",
          "Passage au bulletin électronique",
          "Délai de clôture ramené de 9 à 5 jours",
        ],
      ],
      skills: ["Sage Paie", "EBP", "DSN", "Excel", "anglais (B1)"],
      education: ["BTS Comptabilité et gestion, lycée Montaury, Nîmes, 2017"],
      certificates: ["Titre professionnel Gestionnaire de paie, 2021"],
      done: ["Trésorière d'une chorale de 40 choristes"],
    },
    honest: [
      "Pendant quatre ans, j'ai établi chaque mois les cent vingt fiches de paie de trois hôtels d'Arles, déclarations sociales comprises.",
      "Depuis avril 2022, je tiens les comptes d'une menuiserie de Beaucaire et je fais la paie de ses trente-cinq salariés, ce qui m'a rendue familière de la convention du bâtiment.",
      "C'est avec moi que l'entreprise est passée au bulletin électronique, et la clôture, qui prenait neuf jours, n'en demande plus que cinq.",
      "Après mon BTS, obtenu à Nîmes en 2017, j'ai décroché en 2021 le titre professionnel de gestionnaire de paie, sans cesser de travailler.",
      "Je n'ai pas encore ouvert Silae, mais je passe tous les jours de Sage à EBP, et l'apprentissage d'un nouvel outil ne m'inquiète guère.",
      "Deux cent cinquante bulletins par mois représenteraient le double de ce que je traitais à Arles, et cette perspective me plaît.",
      "Le soir, je tiens la caisse d'une chorale de quarante personnes, où l'on me reproche parfois ma rigueur.",
      "Disponible au 4 janvier comme vous le souhaitez, je serais heureuse de vous rencontrer et de parler avec vous des deux jours de télétravail.",
    ],
    invented: [
      ["tool", "J'utilise Silae et ADP depuis trois ans."],
      ["degree", "Je suis titulaire d'un DCG obtenu à Montpellier."],
      ["number", "À Arles, je traitais 400 bulletins par mois."],
    ],
  },
  {
    language: "fr",
    role: "Fleuriste",
    company: "Fleurs de l'Erdre",
    posting:
      "Fleurs de l'Erdre, Nantes, cherche un ou une fleuriste, 35 heures, un dimanche sur trois.\nCAP fleuriste, mariages et deuil, livraison en triporteur, logiciel Florajet. Nous sommes cinq et fêtons nos 20 ans.\nSalaire 1 900 €. Écrire à Mme Le Goff avant le 15 décembre.",
    told: {
      posts: [
        [
          "Florist | Petals of Camden, London | 2014 – 2019",
          "Made 30 bouquets a day",
          "Flowers for 50 weddings a year",
        ],
        [
          "Horticultrice saisonnière | Pépinières du Vignoble, Vallet | mars 2020 – octobre 2024",
          "Culture de 40 variétés de dahlias",
          "Vente au marché de Talensac le samedi",
        ],
      ],
      skills: ["floral foam-free design", "ikebana", "anglais (C1)", "caisse"],
      education: ["CAP Fleuriste, CFA de Nantes, 2013"],
      certificates: ["Permis B", "Certiphyto, 2021"],
    },
    honest: [
      "Mon CAP en poche, je suis partie en 2014 pour Londres, où j'ai composé pendant cinq ans une trentaine de bouquets par jour.",
      "Nous y fleurissions une cinquantaine de mariages par an, soit presque un chaque semaine.",
      "De retour dans le vignoble, j'ai cultivé de mars 2020 à octobre 2024 une quarantaine de variétés de dahlias, que je vendais moi-même le samedi au marché de Talensac.",
      "J'ai passé le Certiphyto en 2021, et je sais travailler sans mousse florale, ce à quoi vos clientes seront sans doute sensibles.",
      "L'ikebana m'a appris qu'une branche suffit souvent, et mes années anglaises m'ont laissé un anglais de niveau C1, utile en ville l'été.",
      "Je conduis, et si le triporteur est neuf pour moi, il me tente beaucoup.",
      "Florajet m'est inconnu, mais je tiens une caisse sans difficulté.",
      "Un dimanche sur trois, une équipe de cinq et une maison qui fête ses vingt ans : voilà, Madame Le Goff, ce qui m'a donné envie de vous écrire avant le 15 décembre.",
    ],
    invented: [
      ["employer", "J'ai ensuite travaillé deux ans chez Monceau Fleurs."],
      ["title", "À Londres, j'étais gérante de la boutique."],
      ["year", "Je suis titulaire du CAP depuis 2009."],
    ],
  },
  {
    language: "es",
    role: "Técnica de prevención de riesgos laborales",
    company: "Conservas Ría Alta",
    posting:
      "Conservas Ría Alta (Burela, 180 personas) busca técnica de prevención de riesgos laborales.\nMáster en PRL con las tres especialidades, ISO 45001, carné de conducir. Contrato indefinido, 28.000 € brutos, dos tardes libres.\nIncorporación el 1 de febrero de 2027. Ref. CRA-33.",
    told: {
      posts: [
        [
          "Safety Officer | Ballymore Fisheries, Killybegs | 06/2018 – 09/2021",
          "Toolbox talks for 60 workers",
          "Accidents down from 24 to 15 a year",
        ],
        [
          "Técnica de prevención | Prevega, Lugo | 11/2021 – actualidad",
          "Visito 8 empresas al mes",
          "Evaluaciones de riesgos en 45 centros",
          "Colaboré en la implantación de la ISO 45001 en dos conserveras",
        ],
      ],
      skills: ["evaluación de riesgos", "ergonomía", "inglés (C1)", "gallego", "PrevenGos"],
      education: [
        "Máster en Prevención de Riesgos Laborales, Universidad de Vigo, 2018",
        "Grado en Biología, Universidad de Santiago de Compostela, 2016",
      ],
      certificates: ["Carné B", "Instructora de primeros auxilios, Cruz Roja, 2023"],
    },
    honest: [
      "Soy bióloga por la Universidad de Santiago y, desde 2018, máster en prevención por la de Vigo.",
      "Algo más de tres años pasé en Irlanda, en una empresa pesquera de Killybegs, donde daba charlas de seguridad a sesenta trabajadores.",
      "En aquel tiempo los accidentes bajaron de veinticuatro a quince al año, es decir, más de un tercio.",
      "Desde noviembre de 2021 estoy en Prevega, en Lugo: visito ocho empresas cada mes y llevo evaluados los riesgos de cuarenta y cinco centros.",
      "Conozco su sector por dentro, pues he ayudado a implantar la ISO 45001 en dos conserveras.",
      "La Cruz Roja me formó como instructora de primeros auxilios en 2023, y me gustaría enseñar a socorrer también a las ciento ochenta personas de Burela.",
      "Hablo gallego con la gente de las naves, me entiendo en inglés con cualquiera (C1) y conduzco a diario.",
      "Si la referencia CRA-33 sigue abierta, podría incorporarme el 1 de febrero, y las dos tardes libres las agradecerían mis hijos.",
    ],
    invented: [
      ["certificate", "Soy auditora jefe de la ISO 45001 por AENOR."],
      ["number", "En Lugo visito veinticinco empresas al mes."],
      ["title", "En Irlanda dirigía el departamento de seguridad."],
    ],
  },
  {
    language: "es",
    role: "Mecánico de bicicletas",
    company: "Taller Rueda Libre",
    posting:
      "Taller Rueda Libre, Valladolid, necesita mecánico de bicicletas eléctricas, jornada de 40 horas, sábados por la mañana.\nSe valora Bosch eBike, Shimano STEPS y FP de Electromecánica. Somos cuatro y reparamos 60 bicis por semana.\nSueldo de 1.450 € netos y 24 días de vacaciones.",
    told: {
      posts: [
        [
          "Mécanicien cycles | Vélocité, Bordeaux | avril 2019 – mars 2023",
          "Réparation de 10 vélos par jour",
          "Formation de 2 apprentis",
        ],
        [
          "Repartidor | Correos, Palencia | 07/2023 – presente",
          "Ruta de 18 km con bici eléctrica",
          "Propuse un taller interno; averías de 14 a 6 al mes",
        ],
      ],
      skills: ["Bosch eBike", "centrado de ruedas", "soldadura", "francés (B2)"],
      education: ["FP de grado medio en Electromecánica de Vehículos, IES La Merced, Valladolid, 2018"],
      certificates: ["Permiso A2", "Curso de baterías de litio, 2022"],
      done: ["Voluntario en un taller de autorreparación, 3 horas a la semana"],
    },
    honest: [
      "De abril de 2019 a marzo de 2023 arreglé bicicletas en Burdeos, unas diez diarias, y enseñé el oficio a dos aprendices.",
      "Ahora soy cartero, y en mi ruta de dieciocho kilómetros llevo a diario una bicicleta eléctrica que también cuido yo.",
      "Fue idea mía montar un taller dentro de la casa, y las averías se redujeron a menos de la mitad, de catorce a seis mensuales.",
      "Terminé en 2018 la FP de Electromecánica en La Merced, aquí mismo, en Valladolid, y en 2022 hice un curso sobre baterías de litio.",
      "El sistema de Bosch lo conozco bien; el de Shimano lo tendría que estudiar.",
      "Tres horas por semana echo una mano como voluntario donde los vecinos aprenden a repararse la bici.",
      "Sesenta bicicletas por semana entre cuatro me parece un ritmo sensato, más llevadero que el que tuve en Burdeos.",
      "Los sábados por la mañana no son un obstáculo, y con mucho gusto pasaría un día de prueba con ustedes antes de decidir nada.",
    ],
    invented: [
      ["employer", "Antes estuve tres años en el taller de Decathlon."],
      ["degree", "Soy ingeniero técnico industrial."],
      ["tool", "Tengo experiencia con Shimano STEPS y con Mahle."],
    ],
  },
];
