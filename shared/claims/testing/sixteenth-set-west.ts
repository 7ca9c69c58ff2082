import type { ClaimCase } from "./claim-set.ts";

export const sixteenthSetWest: readonly ClaimCase[] = [
  {
    language: "en",
    told: {
      posts: [
        [
          "HVAC Service Technician | Brannock Heating & Air | 05/2020 - present",
          "Service and repair gas furnaces and heat pumps in about 450 homes a year",
          "Cut repeat call-outs from 11% to 6% by writing a check sheet for the vans",
          "Train two apprentices",
        ],
        [
          "HVAC Installer | Kestrel Mechanical | 08/2016 - 04/2020",
          "Installed ductwork and rooftop units in schools and offices, crews of four",
          "Read and marked up blueprints",
        ],
        ["Warehouse Associate | Dalton Supply | 2015 - 2016", "Picked and packed parts orders with a handheld scanner"],
      ],
      skills: ["brazing", "airflow balancing", "Fieldpiece gauges", "ServiceTitan", "basic Spanish"],
      education: ["Diploma in HVAC Technology, Millbrook Technical College, 2016"],
      certificates: ["EPA 608 Universal", "OSHA 10"],
    },
    role: "Commercial HVAC Technician",
    company: "Northgate Facilities",
    posting: `Northgate Facilities keeps 60 office buildings and two hospitals in the valley comfortable, and we need another Commercial HVAC Technician.
You will diagnose and repair rooftop units, chillers and boilers, log your work on a tablet and take a turn on call every fifth week.
What we ask for:
- 5 years in the trade, some of it commercial
- EPA 608 (Universal preferred); NATE certification a strong plus
- comfortable with a building management system, ours is Niagara
- able to read blueprints
- willing to show younger colleagues how it is done
We pay for tools and training. Apply with a short letter.`,
    honest: [
      "I am writing to apply for the commercial HVAC technician position at Northgate Facilities.",
      "For the past six and a half years I have serviced and repaired furnaces and heat pumps for Brannock Heating & Air, roughly 450 homes a year.",
      "A check sheet I wrote for our vans brought repeat call-outs down from 11 to 6 percent.",
      "Before Brannock I spent nearly four years at Kestrel Mechanical, putting ductwork and rooftop units into schools and offices in crews of four.",
      "You ask for EPA 608; I hold the Universal certification, and OSHA 10 as well.",
      "I have not worked with Niagara, and I would rather tell you so now than on the first day.",
      "You want someone willing to show younger colleagues the ropes: I train two apprentices now.",
      "A building whose air nobody notices is, to my mind, the best result our trade can deliver.",
      "My diploma in HVAC technology is from Millbrook Technical College, and brazing, airflow balancing and ServiceTitan are all among my skills.",
    ],
    invented: [
      ["number", "At Brannock I service and repair the furnaces and heat pumps of about 700 homes a year."],
      ["number", "I currently train five apprentices."],
      ["employer", "At Trane I installed ductwork and rooftop units in schools and offices."],
      ["employer", "My check sheet cut repeat call-outs at Kestrel Mechanical from 11% to 6%."],
      [
        "degree",
        "I earned a bachelor's degree in HVAC technology and would like to put it to work in larger buildings.",
      ],
      ["year", "I have been with Brannock Heating & Air since 2018."],
      ["tool", "Watching and adjusting rooftop units through Niagara is something I already do."],
      ["certificate", "I am NATE certified and also hold EPA 608 Universal."],
      ["title", "As lead service technician at Brannock, I train two apprentices."],
    ],
  },
  {
    language: "en",
    told: {
      posts: [
        [
          "Registered Veterinary Nurse | Harrow Lane Vets | Sept 2021 - present",
          "Theatre nursing for around 15 operations a week",
          "Run the nurse clinic for diabetic cats and dogs",
          "Order drugs and keep the controlled drugs register",
        ],
        [
          "Student Veterinary Nurse | Tillbrook Animal Hospital | Sept 2018 - Aug 2021",
          "Night shifts on the ward, up to 12 inpatients",
          "Assisted with dental procedures and X-rays",
        ],
        ["Kennel Assistant | Fernside Boarding Kennels | 2016 - 2018", "Fed, walked and cleaned up after 40 dogs"],
      ],
      skills: [
        "anaesthesia monitoring",
        "digital radiography",
        "catheter placement",
        "RoboVet",
        "client communication",
      ],
      education: ["Level 3 Diploma in Veterinary Nursing, Wexcombe College, 2021", "GCSEs, Marlow Road School, 2016"],
      certificates: ["RCVS registration", "ISFM Certificate in Feline Nursing, 2024"],
    },
    role: "Senior Veterinary Nurse",
    company: "Oakmere Referrals",
    posting: `Oakmere Referrals is a multi-disciplinary hospital with 14 specialists. We are recruiting a Senior Veterinary Nurse for our surgical team.

You'll be an RVN with solid theatre and anaesthesia experience, happy to supervise three nurses and to draw up the rota. A Certificate in Emergency and Critical Care or an advanced nursing degree would be lovely but is not essential. Our records live in ezyVet, so confidence with practice software matters.

In return: 32 days' holiday, a CPD budget of £1,500 and no sole-charge nights. Trial days welcome. Closing date 11 December.`,
    honest: [
      "Your advertisement asks for an RVN with theatre experience; at Harrow Lane Vets I nurse around fifteen operations a week.",
      "I also run our nurse clinic for diabetic cats and dogs.",
      "Ordering the drugs and keeping the controlled drugs register are my job, too.",
      "I qualified in 2021 with a Level 3 Diploma in Veterinary Nursing from Wexcombe College.",
      "As a student at Tillbrook I worked nights on a ward of up to a dozen inpatients and helped with dentals and X-rays.",
      "The ISFM certificate in feline nursing followed in 2024.",
      "I have been nursing at Harrow Lane for five years, and I would love to spend the next five in referral work.",
      "ezyVet would be new to me; RoboVet is the system I know.",
      "I'd gladly come for one of the trial days you offer, so that the team can see me at work.",
    ],
    invented: [
      ["number", "At Harrow Lane I nurse about 30 operations a week."],
      ["employer", "I did my three years as a student nurse at Oakmere Referrals itself."],
      ["degree", "I hold a BSc in Veterinary Nursing from Wexcombe College."],
      ["degree", "Before my nursing diploma I completed a foundation degree in animal science."],
      ["year", "I have been part of the team at Harrow Lane since 2019."],
      ["year", "In 2022 I added the ISFM Certificate in Feline Nursing."],
      ["tool", "I keep our patients' records in ezyVet and would need no introduction to it."],
      ["certificate", "I have completed the Certificate in Emergency and Critical Care that you mention."],
      ["title", "As head nurse at Harrow Lane Vets, I order the drugs and keep the controlled drugs register."],
    ],
  },
  {
    language: "de",
    told: {
      posts: [
        [
          "Disponent | Wiesner Spedition GmbH | 04/2019 - heute",
          "Disposition von 28 Lkw im Nahverkehr Raum Kassel",
          "Leerkilometer um 9 Prozent gesenkt",
          "Klärung von Reklamationen mit Kunden",
        ],
        [
          "Sachbearbeiter Export | Lohmar Logistik | 08/2015 - 03/2019",
          "Zolldokumente in ATLAS erstellt, rund 60 Sendungen pro Woche",
          "Seefracht nach Norwegen und Finnland abgewickelt",
        ],
        ["Auszubildender | Lohmar Logistik | 08/2012 - 07/2015", "Stationen in Lager, Buchhaltung und Export"],
      ],
      skills: ["Transporeon", "ATLAS", "Excel", "Englisch (B2)", "Polnisch (Muttersprache)"],
      education: ["Kaufmann für Spedition und Logistikdienstleistung, IHK Kassel, 2015"],
      certificates: ["Gefahrgutbeauftragter Straße (IHK), 2021", "Staplerschein"],
    },
    role: "Teamleiter Disposition",
    company: "Norderloh Transporte",
    posting: `Wir, die Norderloh Transporte GmbH & Co. KG, sind ein Familienunternehmen mit 120 eigenen Zügen und suchen zum 1. März einen Teamleiter Disposition (m/w/d).
Ihre Aufgaben: Sie führen sechs Disponenten, planen Touren im Nah- und Fernverkehr und verhandeln mit Subunternehmern.
Ihr Profil: kaufmännische Ausbildung in der Spedition, gern ein Studium der Logistik oder der Fachwirt; erste Führungserfahrung; Kenntnisse im Gefahrgut; sicherer Umgang mit SAP TM und einer Frachtenbörse wie TIMOCOM; Englisch in Wort und Schrift. Führerschein CE von Vorteil.
Wir bieten 30 Tage Urlaub, Dienstrad und einen Ton, der auch freitags freundlich bleibt.`,
    honest: [
      "Mit Interesse habe ich gelesen, dass Norderloh Transporte eine Teamleitung für die Disposition sucht.",
      "Seit gut siebeneinhalb Jahren disponiere ich bei der Wiesner Spedition 28 Lkw im Nahverkehr rund um Kassel.",
      "Die Leerkilometer konnte ich dort um neun Prozent senken.",
      "Davor habe ich als Sachbearbeiter im Export bei Lohmar für rund 60 Sendungen pro Woche die Zolldokumente in ATLAS erstellt.",
      "Gelernt habe ich bei Lohmar Logistik; 2015 schloss ich als Kaufmann für Spedition und Logistikdienstleistung ab.",
      "Polnisch ist meine Muttersprache, Englisch beherrsche ich auf dem Niveau B2.",
      "Personalverantwortung hatte ich bisher nicht, und in SAP TM müsste ich mich einarbeiten.",
      "Sie wünschen sich Kenntnisse im Gefahrgut: Gefahrgutbeauftragter für den Verkehrsträger Straße bin ich seit 2021.",
      "Eine gute Disposition erkennt man meiner Meinung nach daran, dass auch die Fahrer mit ihr zufrieden sind.",
    ],
    invented: [
      ["number", "Bei Wiesner disponiere ich 45 Lkw im Nahverkehr."],
      ["employer", "Von 2015 bis 2019 habe ich bei Dachser im Export Zolldokumente erstellt."],
      ["degree", "Mein Bachelorstudium der Logistik habe ich erfolgreich abgeschlossen."],
      ["year", "Gefahrgutbeauftragter bin ich bereits seit 2018."],
      ["tool", "In meiner jetzigen Stelle plane ich mit SAP TM und Transporeon."],
      ["tool", "Freie Frachten finde ich über TIMOCOM, das auch Sie nennen."],
      ["certificate", "Den Führerschein der Klasse CE bringe ich ebenfalls mit."],
      ["certificate", "Neben dem Staplerschein besitze ich auch einen Kranschein."],
      [
        "title",
        "Als Leiter der Disposition bei der Wiesner Spedition habe ich die Leerkilometer um 9 Prozent gesenkt.",
      ],
    ],
  },
  {
    language: "de",
    told: {
      posts: [
        [
          "Erzieherin | Kita Sonnenhügel | 09/2018 - heute",
          "Gruppe mit 22 Kindern zwischen drei und sechs Jahren, zu zweit",
          "Elterngespräche führen und Entwicklungsberichte schreiben",
          "Waldtag eingeführt, einmal pro Woche",
        ],
        [
          "Kinderpflegerin | Kinderkrippe Am Bach | 09/2014 - 07/2018",
          "Eingewöhnung nach dem Berliner Modell",
          "12 Kinder unter drei beim Wickeln, Essen und Schlafen begleitet",
        ],
      ],
      skills: ["Portfolioarbeit", "Beobachtung und Dokumentation", "Gitarre", "Türkisch fließend"],
      education: [
        "Staatlich anerkannte Erzieherin, Fachakademie Augsburg, 2018",
        "Staatlich geprüfte Kinderpflegerin, Berufsfachschule Neusäß, 2014",
      ],
      certificates: ["Erste Hilfe am Kind, 2025", "Fortbildung Sprachförderung, 2022"],
    },
    role: "Gruppenleitung Krippe",
    company: "Kinderhaus Wirbelwind",
    posting: `Kinderhaus Wirbelwind e. V. sucht ab sofort eine Gruppenleitung für die Krippe (35 Stunden).
Bei uns leben und lernen 48 Kinder in vier Gruppen. Wir arbeiten nach dem Berliner Eingewöhnungsmodell, kochen selbst und sind bei jedem Wetter draußen.
Das bringst du mit:
– Abschluss als Erzieher*in oder ein Studium der Kindheitspädagogik
– Erfahrung mit Kindern unter drei
– gern eine Weiterbildung zur Praxisanleitung oder ein Montessori-Diplom
– Freude an Elternarbeit; wir nutzen dafür die App Famly
– eine weitere Sprache, zum Beispiel Türkisch oder Arabisch
Schreib uns, was dich als Fachkraft ausmacht!`,
    honest: [
      "Gern möchte ich eure neue Gruppenleitung in der Krippe werden.",
      "Vier Jahre lang war ich Kinderpflegerin in der Kinderkrippe Am Bach und habe zwölf Kinder unter drei beim Wickeln, Essen und Schlafen begleitet.",
      "Das Berliner Eingewöhnungsmodell, nach dem ihr arbeitet, kenne ich aus der Praxis.",
      "Derzeit betreuen wir zu zweit eine Gruppe von 22 Kindern zwischen drei und sechs Jahren.",
      "Den wöchentlichen Waldtag der Kita Sonnenhügel habe ich eingeführt.",
      "Türkisch spreche ich fließend, und meine Gitarre bringe ich auf Wunsch auch mit.",
      "Seit 2018 bin ich staatlich anerkannte Erzieherin, ausgebildet an der Fachakademie in Augsburg.",
      "Ein Montessori-Diplom habe ich nicht, wäre zu einer Weiterbildung aber gern bereit.",
      "Gute Krippenarbeit beginnt für mich mit Ruhe und Verlässlichkeit.",
    ],
    invented: [
      ["number", "In meiner jetzigen Gruppe begleiten wir zu zweit 30 Kinder zwischen drei und sechs Jahren."],
      ["number", "Seit zwölf Jahren arbeite ich als Erzieherin in der Kita Sonnenhügel."],
      ["employer", "In der Kinderkrippe Regenbogen habe ich Kinder nach dem Berliner Modell eingewöhnt."],
      ["degree", "Ich habe Kindheitspädagogik studiert und mit dem Bachelor abgeschlossen."],
      ["year", "Meine Ausbildung zur Kinderpflegerin in Neusäß habe ich 2011 beendet."],
      ["tool", "Mit Famly dokumentiere ich schon heute, was die Kinder erleben."],
      ["certificate", "Die Weiterbildung zur Praxisanleiterin habe ich mit Zertifikat abgeschlossen."],
      ["title", "Als stellvertretende Leiterin der Kita Sonnenhügel führe ich auch die Elterngespräche."],
      ["title", "In der Kinderkrippe Am Bach war ich vier Jahre lang Gruppenleiterin."],
    ],
  },
];
