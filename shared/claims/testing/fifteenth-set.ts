import type { ClaimCase } from "./claim-set.ts";

/** Honest sentences above all, ten to a person, written after the fourteenth set had been read. */
export const fifteenthSet: readonly ClaimCase[] = [
  {
    language: "en",
    role: "Shift Engineer",
    company: "Redmire Dairy",
    posting:
      "Redmire Dairy (Skipton) wants a Shift Engineer, four on four off, £41,000.\nHNC or equivalent, Siemens PLCs, ammonia refrigeration, IOSH. You will keep three bottling lines running that fill 90,000 litres a day.\nApply by 8 January; ask for Ms Okafor.",
    told: {
      posts: [
        [
          "Maintenance Fitter | Colne Biscuits | 06/2016 – 02/2021",
          "Kept 5 ovens running",
          "Stoppages cut from 40 to 25 hours a month",
        ],
        [
          "Multi-skilled Engineer | Airedale Packaging | 03/2021 – present",
          "Look after 12 robots",
          "Trained 4 apprentices",
          "Wrote a maintenance plan for the compressors",
        ],
      ],
      skills: ["Allen-Bradley PLCs", "hydraulics", "TIG welding", "fault finding"],
      education: [
        "HNC Electrical Engineering, Bradford College, 2019",
        "Level 3 Apprenticeship, Engineering Maintenance, 2016",
      ],
      certificates: ["IOSH Managing Safely, 2022", "17th Edition Wiring Regulations, 2017"],
    },
    honest: [
      "Having served my time as an apprentice until 2016, I joined Colne Biscuits, where five ovens were mine to keep going day and night.",
      "When I left after nearly five years, the lines stood still for twenty-five hours a month instead of forty.",
      "At Airedale Packaging I now look after a dozen robots, and the four apprentices I have trained can all find a fault without me.",
      "I took my HNC at Bradford College in my own time and finished it in 2019.",
      "My controllers are Allen-Bradley rather than Siemens, yet ladder logic is ladder logic, and I would be glad to take a conversion course.",
      "Ammonia refrigeration would be new to me, but the maintenance plan for our compressors is one that I wrote.",
      "I passed IOSH Managing Safely in 2022 and hold the 17th Edition.",
      "Four on, four off is a rhythm my family knows well.",
      "Ninety thousand litres a day across three lines leaves little room for error, and that is precisely what appeals to me.",
      "Perhaps Ms Okafor could spare me half an hour before 8 January.",
    ],
    invented: [
      ["tool", "I program Siemens PLCs every week."],
      ["title", "Since 2023 I have been engineering manager at Airedale Packaging."],
      ["employer", "Before that I did three years at Nestlé in York."],
    ],
  },
  {
    language: "de",
    role: "Erzieherin",
    company: "Kinderhaus Sonnenwinkel",
    posting:
      "Das Kinderhaus Sonnenwinkel in Tübingen sucht eine Erzieherin (m/w/d), 80 %, TVöD SuE 8a.\nStaatliche Anerkennung, Erfahrung in der Krippe, offene Arbeit, gern mit Fremdsprache. 64 Kinder in vier Gruppen.\nBeginn 1. März 2027. Kennziffer KS-21.",
    told: {
      posts: [
        [
          "Éducatrice de jeunes enfants | Crèche Les Moussaillons, Colmar | 09/2012 – 07/2018",
          "Groupe de 12 enfants de moins de trois ans",
          "Semaine du goût chaque automne",
        ],
        [
          "Erzieherin | Waldkindergarten Schönbuch, Herrenberg | 09/2018 – heute",
          "Gruppe mit 20 Kindern",
          "Anleitung von 5 Praktikantinnen",
          "Elternabende zweimal im Jahr",
        ],
      ],
      skills: ["Gitarre", "Portfolioarbeit", "Französisch (Muttersprache)", "Deutsch (C2)"],
      education: ["Diplôme d'État d'éducateur de jeunes enfants, Strasbourg, 2012"],
      certificates: [
        "Staatliche Anerkennung als Erzieherin, Regierungspräsidium Stuttgart, 2018",
        "Erste Hilfe am Kind, 2025",
      ],
    },
    honest: [
      "Sechs Jahre lang habe ich in einer Krippe in Colmar eine Gruppe von zwölf Kindern begleitet, die alle jünger als drei waren.",
      "Mein französisches Diplom von 2012 wurde 2018 vom Regierungspräsidium Stuttgart anerkannt, sodass ich in Baden-Württemberg als Erzieherin arbeiten darf.",
      "Seit September 2018 bin ich bei jedem Wetter mit zwanzig Kindern im Schönbuch unterwegs.",
      "Fünf Praktikantinnen habe ich dort angeleitet, und zweimal im Jahr gestalte ich den Elternabend.",
      "Zur Gitarre greife ich jeden Morgen, denn ein Lied öffnet mehr Türen als jede Ermahnung.",
      "Meine Muttersprache ist Französisch, und ich stelle mir gern vor, wie Ihre vier Gruppen bald französische Lieder singen.",
      "Portfolios zu führen bin ich gewohnt, offene Arbeit habe ich bisher nur bei Hospitationen erlebt.",
      "Den Kurs Erste Hilfe am Kind habe ich im vergangenen Jahr aufgefrischt.",
      "Eine Stelle mit 80 Prozent ließe mir Zeit für meine eigenen Kinder, und am 1. März 2027 könnte ich anfangen.",
      "Vierundsechzig Kinder unter einem Dach, das ist etwas anderes als der Wald, und gerade deshalb bewerbe ich mich unter der Kennziffer KS-21.",
    ],
    invented: [
      ["title", "Zuletzt war ich stellvertretende Leiterin des Waldkindergartens."],
      ["degree", "Berufsbegleitend habe ich den Bachelor in Kindheitspädagogik gemacht."],
      ["number", "In Colmar betreute ich 30 Kinder."],
    ],
  },
  {
    language: "fr",
    role: "Chargée de communication",
    company: "Parc naturel du Haut-Sillon",
    posting:
      "Le Parc naturel du Haut-Sillon (Morez) recrute une chargée de communication, CDD de 18 mois, 28 heures.\nRédaction, InDesign, réseaux sociaux, allemand apprécié. Vous animerez un réseau de 62 communes et préparerez les 40 ans du Parc en juin 2027.\nRéf. HS-COM-02. Rémunération : 1 950 € net.",
    told: {
      posts: [
        [
          "Redakteurin | Schwarzwälder Kurier, Freiburg | 2013 – 2019",
          "4 Reportagen pro Woche",
          "Betreuung von 3 Volontären",
        ],
        [
          "Attachée de presse | Musée du Jouet, Moirans | octobre 2019 – aujourd'hui",
          "Une lettre d'information mensuelle, 6 500 abonnés",
          "Fréquentation passée de 30 000 à 36 000 visiteurs par an",
        ],
      ],
      skills: ["InDesign", "Lightroom", "WordPress", "allemand (langue maternelle)", "français (C2)"],
      education: ["Magister in Germanistik und Geschichte, Universität Freiburg, 2012"],
      certificates: ["Formation accessibilité numérique, Opquast, 2023"],
      done: ["Guide bénévole au Club alpin, 10 sorties par an"],
    },
    honest: [
      "Journaliste à Fribourg-en-Brisgau de 2013 à 2019, j'y ai publié quatre reportages par semaine et encadré trois stagiaires de la rédaction.",
      "Voilà sept ans que je suis attachée de presse au musée du Jouet de Moirans.",
      "La lettre que j'écris chaque mois touche six mille cinq cents abonnés, et la fréquentation du musée a progressé d'un cinquième, de 30 000 à 36 000 visiteurs.",
      "Je mets en page sous InDesign, je retouche mes photographies dans Lightroom et j'alimente notre site sous WordPress.",
      "Formée en 2023 à l'accessibilité numérique, je veille à ce que chacun puisse nous lire.",
      "Ma maîtrise d'histoire et d'études germaniques, soutenue en 2012, m'a appris à vérifier avant d'écrire.",
      "L'allemand est ma langue maternelle, ce qui pourrait servir auprès des visiteurs venus d'outre-Rhin.",
      "Bénévole au Club alpin, je guide une dizaine de sorties chaque année et connais bien les sentiers du Haut-Jura.",
      "Soixante-deux communes à faire dialoguer et quarante ans à fêter en juin 2027, c'est un programme dont je me réjouirais.",
      "Un contrat de dix-huit mois à 28 heures me conviendrait, et je me tiens à votre disposition pour un entretien.",
    ],
    invented: [
      ["tool", "Je monte aussi des films avec Premiere Pro et After Effects."],
      ["number", "Notre lettre compte 25 000 abonnés."],
      ["year", "Je travaille au musée du Jouet depuis 2015."],
    ],
  },
  {
    language: "es",
    role: "Administrativa de almacén",
    company: "Frutas Valdeón",
    posting:
      "Frutas Valdeón (Lleida) precisa administrativa de almacén, jornada intensiva de 6 a 14 h, 1.500 € al mes.\nSAP, Excel avanzado, catalán, carné de carretillera. Campaña de 30.000 toneladas y una plantilla de 120 personas en verano.\nContrato de 9 meses prorrogable. Ref. FV/12.",
    told: {
      posts: [
        [
          "Lagermitarbeiterin | Obsthof Kessler, Lindau | 05/2015 – 10/2018",
          "Versand von 70 Paletten am Tag",
          "Gabelstapler",
        ],
        [
          "Auxiliar administrativa | Cooperativa Camp Verd, Fraga | enero 2019 – diciembre 2025",
          "Gestión de 200 albaranes diarios",
          "Reduje los errores de etiquetado del 6 % al 2 %",
          "Formé a 3 compañeras",
        ],
      ],
      skills: ["Navision", "Excel avanzado", "catalán (C1)", "alemán (B2)", "rumano (lengua materna)"],
      education: ["FP de grado medio en Gestión Administrativa, IES Bajo Cinca, Fraga, 2020"],
      certificates: ["Carné de carretillera, 2021", "Carné B"],
    },
    honest: [
      "Nací con el rumano, aprendí alemán a orillas del lago de Constanza y hoy despacho en catalán con cualquier payés.",
      "Durante tres años y medio preparé en Lindau la salida de setenta palés diarios, casi siempre subida a una carretilla.",
      "Siete años, de enero de 2019 a diciembre de 2025, estuve en la cooperativa de Fraga, donde pasaban por mis manos unos doscientos albaranes al día.",
      "Los errores de etiquetado cayeron del seis al dos por ciento, es decir, dos tercios menos.",
      "Mientras trabajaba saqué la FP de Gestión Administrativa en el IES Bajo Cinca, que terminé en 2020.",
      "A tres compañeras nuevas les enseñé el oficio, y con las tres sigo tomando café.",
      "Mi programa ha sido Navision; SAP lo conozco de oídas y estoy dispuesta a aprenderlo.",
      "El carné de carretillera lo tengo desde 2021 y el de conducir desde mucho antes.",
      "Una campaña de treinta mil toneladas con ciento veinte personas no me asusta, y madrugar tampoco.",
      "El contrato de nueve meses me parece una buena manera de conocernos, y les agradecería que me llamasen con la referencia FV/12 a mano.",
    ],
    invented: [
      ["tool", "Manejo SAP desde hace cinco años."],
      ["employer", "También trabajé en Mercabarna, en Barcelona."],
      ["degree", "Soy diplomada en Ciencias Empresariales."],
    ],
  },
];
