import type { ClaimCase } from "./claim-set.ts";

export const seventeenthSetWest: readonly ClaimCase[] = [
  {
    language: "en",
    told: {
      posts: [
        [
          "Local Studies Librarian | Cresswick Borough Libraries | April 2017 - present",
          "Look after 9,000 photographs and the parish map collection",
          "Digitised 2,400 photographs with volunteers",
          "Answer about 35 family history enquiries a month",
        ],
        [
          "Library Assistant | Dunmore University Library | October 2013 - March 2017",
          "Issue desk and shelving",
          "Moved the serials catalogue to Alma with two colleagues",
        ],
      ],
      skills: ["Alma", "Dublin Core", "Photoshop", "volunteer coordination", "conversational Welsh"],
      education: [
        "MA Library and Information Studies, University of Aberwick, 2016",
        "BA History, University of Aberwick, 2013",
      ],
      certificates: ["Chartered Member of CILIP, 2020"],
    },
    role: "Archivist",
    company: "Tarnbridge City Archives",
    posting: `Tarnbridge City Archives cares for eight centuries of records: charters, mill ledgers, 200 metres of council minutes and a growing digital store. We wish to appoint an Archivist (permanent, 37 hours).

The postholder will catalogue in CALM, answer enquiries, host school visits and manage our volunteers. A postgraduate qualification in archives or a related field is required, a doctorate or a certificate in palaeography would be welcome, and a current first aid certificate is helpful for our reading room.

Please tell us, on no more than one page, why old paper matters to you.`,
    honest: [
      "You ask why old paper matters to me: because somebody meant it to last.",
      "At Cresswick I answer about 35 family history enquiries a month.",
      "For nine and a half years now I have looked after a collection of 9,000 photographs, and the borough's parish maps besides.",
      "With the help of volunteers I have digitised 2,400 photographs.",
      "I took my master's in library and information studies at Aberwick in 2016, three years after my history degree.",
      "CILIP chartered me in 2020.",
      "In my time at Dunmore University Library, two colleagues and I moved the serials catalogue to Alma.",
      "I have never used CALM; Alma and Dublin Core are what I know.",
      "Would you be free to talk one afternoon in the coming weeks?",
    ],
    invented: [
      ["number", "At Cresswick I answer about 80 family history enquiries a month."],
      ["employer", "Before Cresswick I was a library assistant at the Bodleian."],
      ["employer", "I spent an earlier part of my career with the National Trust and have loved maps ever since."],
      ["degree", "I hold a PhD in history from the University of Aberwick."],
      ["year", "I became a Chartered Member of CILIP in 2018."],
      ["tool", "I catalogue our photographs in CALM, just as you do."],
      ["certificate", "I also hold a certificate in palaeography, so your charters would be in good hands."],
      ["certificate", "My first aid at work certificate is up to date."],
      ["title", "As head of local studies at Cresswick Borough Libraries, I look after 9,000 photographs."],
    ],
  },
  {
    language: "en",
    told: {
      posts: [
        [
          "Assistant Herd Manager | Lowfield Dairy | 03/2019 - present",
          "Milk 320 Holsteins twice a day with one other milker",
          "Calf mortality down from 9% to 4%",
          "Keep breeding records in Uniform-Agri",
        ],
        [
          "Farm Worker | Penhallow Farm | 06/2015 - 02/2019",
          "Tractor work, silage and fencing",
          "Lambed 500 ewes each spring",
        ],
      ],
      skills: ["artificial insemination", "foot trimming", "mobility scoring", "telehandler"],
      education: ["Level 3 Diploma in Agriculture, Duchwell College, 2015"],
      certificates: ["PA1 and PA2 spraying", "Safe Use of Veterinary Medicines, 2022"],
    },
    role: "Herd Manager",
    company: "Brackenbury Estates",
    posting: `Herd Manager wanted for 450 pedigree cows on a mixed estate. New cubicle housing, six Lely robots going in next summer, a good vet and a keen team of three who need someone to lead them.

You should have at least five years with dairy cows, know how to keep a calf alive and be able to read a set of figures. An agricultural degree would suit us but so would plain experience. AI an advantage, trailer licence (B+E) needed.

Three-bedroom house, every other weekend off, pay to match. Write to the estate office at Brackenbury.`,
    honest: [
      "Please consider me for the Herd Manager job at Brackenbury.",
      "I've been assistant herd manager at Lowfield Dairy since March 2019, milking 320 Holsteins twice a day with one other milker.",
      "You want someone who can keep a calf alive: at Lowfield, calf mortality has come down from 9% to 4%.",
      "Before that it was tractor work, silage and fencing at Penhallow Farm, and 500 ewes to lamb every spring.",
      "I can inseminate, trim feet and score mobility.",
      "My tickets are PA1 and PA2 for spraying, and safe use of veterinary medicines.",
      "I've not worked with robots yet, but I'd like to be there when yours go in.",
      "Eleven years on farms have not put me off early mornings.",
      "Sound feet make more milk than any clever ration, if you ask me.",
    ],
    invented: [
      ["number", "I milk 480 Holsteins twice a day with one other milker."],
      ["number", "Calf mortality at Lowfield has come down from 9% to 2%."],
      ["employer", "I spent nearly four years as a farm worker on the Duchy Home Farm."],
      ["degree", "I have a BSc in Agriculture and a good eye for a cow."],
      ["year", "I finished my Level 3 Diploma at Duchwell College in 2012."],
      ["tool", "I'm used to Lely robots, so next summer holds no fears for me."],
      ["certificate", "I hold the B+E trailer licence you need."],
      ["title", "As herd manager at Lowfield Dairy, I keep the breeding records in Uniform-Agri."],
      ["title", "Until February 2019 I was farm manager at Penhallow."],
    ],
  },
  {
    language: "de",
    told: {
      posts: [
        [
          "Chemielaborantin | Ferrolit Werkstoffe AG | 10/2018 - heute",
          "Wareneingangsprüfung mit ICP-OES und Titration, etwa 25 Proben am Tag",
          "Einführung eines Probenregisters in Excel",
          "Einarbeitung neuer Kolleginnen und Kollegen",
        ],
        [
          "Chemielaborantin | Institut für Wasseranalytik Rehau | 02/2015 - 09/2018",
          "Ionenchromatographie an Trinkwasserproben",
          "Mitarbeit an der Akkreditierung nach DIN EN ISO/IEC 17025",
        ],
      ],
      skills: ["ICP-OES", "Titration", "Ionenchromatographie", "Mikrowellenaufschluss", "Excel", "Englisch B1"],
      education: ["Ausbildung zur Chemielaborantin, IHK Oberfranken, 2015", "Fachhochschulreife, FOS Hof, 2011"],
      certificates: ["Ersthelferin, 2024"],
    },
    role: "Laborantin Qualitätskontrolle",
    company: "Vitaquell Pharma",
    posting: `Zur Verstärkung unserer Qualitätskontrolle am Standort Bayreuth suchen wir eine Laborantin / einen Laboranten in Vollzeit (Zweischicht).

Das erwartet Sie: Prüfung von Roh- und Hilfsstoffen, Reinheits- und Gehaltsbestimmungen mittels HPLC (Empower), Dokumentation im LIMS, Pflege der Geräte.

Das bringen Sie mit: Ausbildung im Labor oder Weiterbildung zum Chemietechniker, alternativ ein Bachelor in Chemie; sehr gute Kenntnisse der instrumentellen Analytik; Erfahrung unter GMP, möglichst mit Schulungsnachweis; Englisch.

Vitaquell Pharma stellt seit 1924 Augentropfen her. Werden Sie ein Teil davon.`,
    honest: [
      "Auf Ihre Anzeige hin bewerbe ich mich als Laborantin in der Qualitätskontrolle.",
      "Bei Ferrolit prüfe ich den Wareneingang mit ICP-OES und Titration, das sind täglich etwa 25 Proben.",
      "Für unser Labor habe ich außerdem ein Probenregister in Excel eingeführt.",
      "Zuvor habe ich am Institut für Wasseranalytik Rehau gut dreieinhalb Jahre lang Trinkwasser mittels Ionenchromatographie untersucht.",
      "An der Akkreditierung des Instituts nach ISO 17025 habe ich mitgearbeitet.",
      "Mit der HPLC habe ich noch nicht gearbeitet und würde sie gern bei Ihnen lernen.",
      "Ausgelernte Chemielaborantin bin ich seit 2015, die Prüfung nahm die IHK Oberfranken ab.",
      "Neue Kolleginnen und Kollegen einzuarbeiten, gehört bei Ferrolit ebenfalls zu meinen Aufgaben.",
      "Augentropfen verzeihen keine Nachlässigkeit, und gerade das reizt mich an der Aufgabe.",
    ],
    invented: [
      ["number", "Bei Ferrolit prüfe ich täglich etwa 60 Proben mit ICP-OES und Titration."],
      ["employer", "Vor meiner jetzigen Stelle war ich Chemielaborantin bei der BASF."],
      ["degree", "Nach der Lehre habe ich einen Bachelor in Chemie erworben."],
      ["degree", "Als staatlich geprüfte Chemietechnikerin bringe ich die gewünschte Weiterbildung mit."],
      ["year", "Bei Ferrolit bin ich seit Oktober 2016 beschäftigt."],
      ["tool", "Reinheit und Gehalt bestimme ich mittels HPLC."],
      ["tool", "Meine Ergebnisse dokumentiere ich in einem LIMS."],
      ["certificate", "Ein Zertifikat über eine GMP-Schulung kann ich ebenfalls vorlegen."],
      ["title", "Als Laborleiterin bei Ferrolit arbeite ich neue Kolleginnen und Kollegen ein."],
    ],
  },
  {
    language: "de",
    told: {
      posts: [
        [
          "Finanzbuchhalter | Autohaus Steinbrück | 01/2017 - heute",
          "Debitoren und Kreditoren, ca. 900 Belege im Monat",
          "Umsatzsteuervoranmeldungen",
          "Mahnwesen: offene Posten in einem Jahr um ein Drittel verringert",
        ],
        [
          "Steuerfachangestellter | Kanzlei Wendt & Partner | 2013 - 2016",
          "Laufende Buchhaltung für 35 Mandanten",
          "Einkommensteuererklärungen",
        ],
      ],
      skills: ["DATEV", "Lexware", "Excel (Pivot)", "Englisch Grundkenntnisse"],
      education: ["Ausbildung zum Steuerfachangestellten, Steuerberaterkammer Niedersachsen, 2013"],
      certificates: ["Fachkraft Lohn und Gehalt (IHK), 2019"],
      years: 13,
    },
    role: "Bilanzbuchhalter",
    company: "Grünwerk Gartenbau",
    posting: `Grünwerk Gartenbau, 85 Beschäftigte, drei Baumschulen, eine Buchhaltung: Unsere Kollegin geht im Sommer in Rente, und wir suchen rechtzeitig einen Bilanzbuchhalter (m/w/d).
Wir wünschen uns
• eine abgeschlossene Prüfung zum Bilanzbuchhalter (IHK) oder ein Studium der Betriebswirtschaft,
• Sicherheit bei Monats- und Jahresabschlüssen nach HGB,
• Kenntnisse in SAP S/4HANA,
• Erfahrung in der Lohnabrechnung,
• jemanden, der auch mal mit Gummistiefeln zur Inventur kommt.
Dafür gibt es einen sicheren Platz, flexible Zeiten und jedes Frühjahr so viele Stauden, wie Sie tragen können.`,
    honest: [
      "Zahlen, die stimmen, sind für mich eine Form von Höflichkeit.",
      "Seit Januar 2017 kümmere ich mich im Autohaus Steinbrück um Debitoren und Kreditoren, rund 900 Belege im Monat.",
      "Das Mahnwesen führe ich ebenfalls; die offenen Posten habe ich binnen eines Jahres um ein Drittel verringert.",
      "Aufs Jahr gerechnet gehen im Autohaus etwa 10.800 Belege durch meine Hände.",
      "In der Kanzlei Wendt & Partner habe ich zuvor die laufende Buchhaltung von 35 Mandanten erledigt und Einkommensteuererklärungen erstellt.",
      "DATEV, Lexware und Pivot-Tabellen in Excel gehören zu meinem Handwerkszeug.",
      "Alles in allem bringe ich dreizehn Jahre Berufserfahrung mit.",
      "Sie wünschen sich Kenntnisse in SAP S/4HANA; die habe ich noch nicht.",
      "Die Weiterbildung zur Fachkraft Lohn und Gehalt habe ich 2019 bei der IHK abgeschlossen, und Gummistiefel für die Inventur würde ich mir gern zulegen.",
    ],
    invented: [
      ["number", "Im Autohaus Steinbrück bearbeite ich rund 1.500 Belege im Monat."],
      ["number", "In der Kanzlei Wendt & Partner habe ich die laufende Buchhaltung von 70 Mandanten erledigt."],
      ["employer", "Zuvor war ich drei Jahre lang Steuerfachangestellter bei KPMG."],
      ["degree", "Mein Studium der Betriebswirtschaft habe ich mit dem Bachelor abgeschlossen."],
      ["year", "Ausgelernter Steuerfachangestellter bin ich seit 2010."],
      ["year", "Die Weiterbildung zur Fachkraft Lohn und Gehalt habe ich 2021 abgeschlossen."],
      ["tool", "Im Autohaus buche ich in SAP S/4HANA."],
      ["certificate", "Die Prüfung zum Bilanzbuchhalter (IHK) habe ich bestanden."],
      ["title", "Als Leiter der Buchhaltung im Autohaus Steinbrück erstelle ich die Umsatzsteuervoranmeldungen."],
    ],
  },
];
