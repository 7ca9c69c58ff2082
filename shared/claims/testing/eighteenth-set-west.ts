import type { ClaimCase } from "./claim-set.ts";

export const eighteenthSetWest: readonly ClaimCase[] = [
  {
    language: "en",
    told: {
      posts: [
        [
          "Claims Adjuster | Harborline Mutual | Feb 2022 - present",
          "Property claims, 95 open files at a time",
          "Settle claims up to $75,000 on my own authority",
          "Handle the claims of Spanish-speaking policyholders",
        ],
        [
          "Customer Service Representative | Pinecrest Insurance | June 2019 - Jan 2022",
          "About 50 calls a day",
          "Trained 6 new hires",
        ],
      ],
      skills: ["Xactimate", "Guidewire ClaimCenter", "negotiation", "Spanish (fluent)"],
      education: ["B.A. in Economics, Ridgemont State University, 2019"],
      certificates: ["Texas All-Lines Adjuster License", "AIC designation, 2024"],
    },
    role: "Senior Claims Adjuster",
    company: "Bluestem Insurance",
    posting: `Bluestem Insurance is hiring a Senior Claims Adjuster for its Gulf Coast property team (hybrid, Houston).

You will own complex residential losses from first notice to final payment, coach junior adjusters and answer every policyholder within one business day. No exceptions, no phone trees.

Required: 4+ years in property claims; active Texas license (Florida a plus); estimating software, we use Symbility.
Preferred: CPCU, MBA or other graduate degree, Spanish, experience with EagleView roof reports.

Salary $78,000 to $92,000. Travel up to 25 percent in hurricane season.`,
    honest: [
      "What drew me to your posting was the promise to answer every policyholder within one business day.",
      "I currently carry 95 open property files at Harborline Mutual and settle claims of up to $75,000 on my own authority.",
      "Nearly five years into property claims, I am ready for more complex losses.",
      "I am fluent in Spanish and handle the claims of our Spanish-speaking policyholders.",
      "At Pinecrest I took about fifty calls a day and trained half a dozen new hires.",
      "My degree is a bachelor's in economics from Ridgemont State; the AIC designation came in 2024.",
      "Xactimate and Guidewire ClaimCenter are the systems I know, and Symbility would be new to me.",
      "I hold the Texas license you require and would gladly sit the Florida exam.",
      "A claim is often somebody's worst week, and a letter in plain words costs the company nothing.",
    ],
    invented: [
      ["number", "I currently carry 160 open property files at Harborline Mutual."],
      ["employer", "Before Harborline I took about 50 calls a day at State Farm."],
      ["degree", "I hold an MBA, which helps when a loss gets complicated."],
      ["year", "I earned the AIC designation in 2021."],
      ["tool", "I write my estimates in Symbility as well as in Xactimate."],
      ["tool", "For roof losses I work with EagleView reports."],
      ["certificate", "I have been awarded the CPCU designation."],
      ["title", "As a claims supervisor at Harborline Mutual, I settle claims up to $75,000 on my own authority."],
      ["title", "At Pinecrest Insurance I was a team lead and trained six new hires."],
    ],
  },
  {
    language: "en",
    told: {
      posts: [
        [
          "Year 4 Class Teacher | St Brannoc's Primary School | 09/2020 - present",
          "Class of 29",
          "Maths lead since 2023",
          "Thursday reading club, grown from 8 to 21 children",
        ],
        ["Teaching Assistant | Holm Park Primary | 09/2017 - 07/2019", "One-to-one support for two pupils with autism"],
      ],
      skills: ["phonics", "White Rose Maths", "Google Classroom", "conversational French"],
      education: [
        "PGCE Primary, University of Wexborough, 2020",
        "BA English Literature, University of Wexborough, 2017",
      ],
      certificates: ["QTS, 2021", "Paediatric First Aid, 2025"],
    },
    role: "Year 6 Teacher and Phase Leader",
    company: "Larkfield Academy",
    posting: `Larkfield Academy (two-form entry, 410 pupils) seeks a Year 6 Teacher and Phase Leader from April.

We want someone who leads from inside the classroom: planning with colleagues, modelling lessons, preparing children for SATs without frightening them. You will line-manage three teachers and report to the deputy head.

Essential: QTS and a strong record in Key Stage 2. Desirable: NPQ in Leading Teaching, the National Award for SEN Coordination, a master's degree in education, familiarity with Arbor.

Visits are warmly encouraged. Please ring the school office. Applications close at noon on 9 January.`,
    honest: [
      "For the past six years I have taught Year 4 at St Brannoc's, a class of 29.",
      "I have also been maths lead since 2023.",
      "My Thursday reading club began with eight children and has grown to twenty-one.",
      "Before my PGCE I spent two years as a teaching assistant at Holm Park, giving one-to-one support to two pupils with autism.",
      "I have not yet prepared a class for SATs, and I would want to learn from whoever did it last.",
      "I gained QTS in 2021 and took my paediatric first aid last year.",
      "My first degree was in English literature, which may explain the reading club.",
      "You are looking for someone who “leads from inside the classroom”, and I like that phrase very much.",
      "As you encourage visits, I would love to see the school on an ordinary morning.",
    ],
    invented: [
      ["number", "I teach a Year 4 class of 34 at St Brannoc's."],
      ["number", "The Thursday reading club has grown from 8 to 40 children."],
      [
        "employer",
        "I began as a teaching assistant at Larkfield Academy, supporting two pupils with autism one to one.",
      ],
      ["degree", "I hold a master's in education from the University of Wexborough."],
      ["year", "I have been maths lead since 2021."],
      ["tool", "I record attendance and assessment in Arbor."],
      ["certificate", "I have completed the NPQ in Leading Teaching."],
      ["certificate", "The National Award for SEN Coordination is mine as well, should you need a second SENCO."],
      ["title", "As deputy head of St Brannoc's, I also run a reading club on Thursdays."],
    ],
  },
  {
    language: "de",
    told: {
      posts: [
        [
          "Saucier | Landgasthof Hirschen | 04/2021 - heute",
          "Saucen, Fleisch und Wild für 120 Gedecke am Abend",
          "Wareneinsatz von 34 auf 29 Prozent gesenkt",
          "Wochenkarte mit regionalen Lieferanten",
        ],
        [
          "Commis de Cuisine | Hotel Seeblick | 08/2018 - 03/2021",
          "Kalte Küche und Frühstücksbuffet",
          "Bankette bis 200 Personen",
        ],
        ["Auszubildender Koch | Hotel Seeblick | 08/2015 - 07/2018"],
      ],
      skills: ["Sous-vide", "Wildgerichte", "Kalkulation", "Italienisch A2"],
      education: ["Koch, IHK Bodensee-Oberschwaben, 2018"],
      certificates: ["Belehrung nach § 43 Infektionsschutzgesetz", "Schulung Allergenkennzeichnung, 2023"],
    },
    role: "Sous-Chef",
    company: "Restaurant Mühlrad",
    posting: `Im Mühlrad kochen acht Leute für 60 Plätze und eine Terrasse am Bach. Es wird viel probiert und nie geschrien. Unser Sous-Chef zieht nach Kanada, deshalb suchen wir Ersatz für ihn.

Du vertrittst die Küchenchefin, schreibst Dienstpläne, kümmerst dich um unsere zwei Auszubildenden und bestellst über FoodNotify.

Schön wäre: Küchenmeister oder auf dem Weg dahin, Ausbilderschein, ein Händchen für Wild im Herbst und Gemüse im ganzen Jahr, Allergene im Griff.

Sonntag und Montag frei, Vier-Tage-Woche, Wohnung im Dorf vorhanden. Komm zum Probekochen!`,
    honest: [
      "Eine Küche, in der nie geschrien wird: So möchte ich arbeiten.",
      "Seit mehr als fünf Jahren bin ich Saucier im Landgasthof Hirschen und bereite Saucen, Fleisch und Wild für 120 Gedecke am Abend zu.",
      "Den Wareneinsatz habe ich dort um fünf Prozentpunkte gesenkt, von 34 auf 29 Prozent.",
      "Unsere Wochenkarte entsteht mit Lieferanten aus der Region.",
      "Gelernt habe ich im Hotel Seeblick, wo ich danach als Commis auch bei Banketten für bis zu 200 Personen dabei war.",
      "Ihr sucht ein Händchen für Wild: Wildgerichte kann ich, Sous-vide auch.",
      "Den Küchenmeister habe ich noch vor mir, den Ausbilderschein ebenfalls.",
      "In der Allergenkennzeichnung bin ich seit 2023 geschult.",
      "Zum Probekochen komme ich gern, am liebsten mit einem Reh.",
    ],
    invented: [
      ["number", "Im Hirschen bereite ich Saucen, Fleisch und Wild für 220 Gedecke am Abend zu."],
      ["employer", "Gelernt habe ich im Hotel Bareiss."],
      ["employer", "Vor dem Hirschen war ich Commis de Cuisine in der Traube Tonbach."],
      ["degree", "Die Meisterprüfung zum Küchenmeister habe ich bereits bestanden."],
      ["year", "Meine Ausbildung zum Koch habe ich 2016 abgeschlossen."],
      ["year", "Im Landgasthof Hirschen arbeite ich seit 2019."],
      ["tool", "Meine Bestellungen gebe ich schon heute über FoodNotify auf."],
      ["certificate", "Den Ausbilderschein bringe ich mit, eure Auszubildenden wären also versorgt."],
      ["title", "Als Küchenchef im Hirschen habe ich den Wareneinsatz von 34 auf 29 Prozent gesenkt."],
    ],
  },
  {
    language: "de",
    told: {
      posts: [
        [
          "Triebfahrzeugführerin | Regiobahn Weserland | 06/2020 - heute",
          "Nahverkehr auf drei Linien, rund 900 Kilometer pro Woche",
          "Begleitung von Fahrschülern im Führerstand seit 2024",
        ],
        [
          "Kundenbetreuerin im Nahverkehr | Regiobahn Weserland | 05/2016 - 05/2020",
          "Fahrkartenkontrolle und Ansagen",
          "Konflikte im Zug beruhigt",
        ],
        ["Verkäuferin | Bäckerei Holthaus | 2013 - 2016"],
      ],
      skills: ["Baureihe 440", "Baureihe 622", "PZB", "Bremsprobe", "Englisch A2"],
      education: [
        "Ausbildung zur Fachverkäuferin im Lebensmittelhandwerk, Handwerkskammer Hannover, 2013",
        "Realschulabschluss, Realschule Hameln, 2010",
      ],
      certificates: ["Triebfahrzeugführerschein Klasse B, 2020", "Ersthelferin, 2025"],
    },
    role: "Lokführerin im Güterverkehr",
    company: "Hansecargo Rail",
    posting: `Die Hansecargo Rail GmbH fährt Container von Bremerhaven nach Süddeutschland und zurück, meist nachts, fast immer pünktlich. Zum nächstmöglichen Zeitpunkt suchen wir Lokführer (m/w/d).

Was Sie mitbringen: gültiger Triebfahrzeugführerschein, Ausbildung zum Eisenbahner im Betriebsdienst oder Funktionsausbildung, Berechtigung für den Vectron, Kenntnisse in PZB, LZB und ETCS. Eine Zusatzausbildung als Wagenprüfer und Englisch sind gern gesehen. Quereinsteiger aus dem Personenverkehr schulen wir um.

Was wir bieten: planbare Schichten, Zulagen, Einzelzimmer bei auswärtigen Ruhen. Bewerbung formlos per E-Mail.`,
    honest: [
      "Hiermit bewerbe ich mich als Lokführerin, denn ich möchte gern vom Personen- in den Güterverkehr wechseln.",
      "Seit Juni 2020 fahre ich für die Regiobahn Weserland auf drei Linien, etwa 900 Kilometer in der Woche.",
      "Im Führerstand begleite ich seit zwei Jahren auch Fahrschüler.",
      "Ich kenne die Baureihen 440 und 622, den Vectron dagegen noch nicht.",
      "Als Kundenbetreuerin bei der Regiobahn habe ich zuvor Fahrkarten kontrolliert, Ansagen gemacht und Konflikte im Zug beruhigt.",
      "Insgesamt bin ich seit über zehn Jahren im selben Unternehmen.",
      "Den Triebfahrzeugführerschein der Klasse B besitze ich seit 2020.",
      "Sie schreiben, dass Sie Quereinsteiger aus dem Personenverkehr umschulen, und dieses Angebot nähme ich gern an.",
      "Vor der Bahn war ich drei Jahre lang Verkäuferin in der Bäckerei Holthaus.",
    ],
    invented: [
      ["number", "Für die Regiobahn Weserland fahre ich etwa 1.800 Kilometer in der Woche."],
      ["employer", "Angefangen habe ich 2016 als Kundenbetreuerin im Nahverkehr bei der Deutschen Bahn."],
      ["degree", "Von Haus aus bin ich ausgebildete Eisenbahnerin im Betriebsdienst."],
      ["degree", "Mein Studium des Verkehrswesens habe ich mit dem Bachelor abgeschlossen."],
      ["year", "Den Triebfahrzeugführerschein besitze ich schon seit 2017."],
      ["tool", "Auch den Vectron fahre ich bereits."],
      ["tool", "Mit ETCS bin ich aus dem Nahverkehr vertraut."],
      ["certificate", "Die Prüfung zur Wagenprüferin habe ich ebenfalls abgelegt."],
      ["title", "Als Teamleiterin der Regiobahn Weserland begleite ich auch Fahrschüler im Führerstand."],
    ],
  },
];
