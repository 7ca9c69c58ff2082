import type { ClaimCase } from "./claim-set.ts";

/** Mostly honest sentences, long and freely worded: what weighs here is how few of them are marked. */
export const fourteenthSetWest: readonly ClaimCase[] = [
  {
    language: "en",
    role: "Library Supervisor",
    company: "Thornbridge Libraries",
    posting:
      "Thornbridge Libraries is looking for a Library Supervisor at Castle Street (30 hours, £26,400 pro rata).\nYou will supervise six assistants, run the Bookbug sessions and know SirsiDynix. Chartership with CILIP welcome.\nClosing date 11 December 2026. Interviews in the week of 4 January. Ref. TL/308.",
    told: {
      posts: [
        [
          "Library Assistant | Fenwick Public Library | 09/2017 – 08/2023",
          "Issued about 200 books a day",
          "Started a reading group for 15 pensioners",
        ],
        [
          "Senior Library Assistant | Marlow College Library | 09/2023 – present",
          "Look after 3 student helpers",
          "Catalogue 90 new titles a month in Koha",
        ],
      ],
      skills: ["Koha", "MARC 21", "storytelling", "British Sign Language (Level 2)"],
      education: ["MA Library and Information Studies, University of Sheffield, 2017"],
      certificates: ["Enhanced DBS check, 2023"],
    },
    honest: [
      "For six years I stood behind the counter of Fenwick's public library, where a couple of hundred books crossed the desk on an ordinary day.",
      "The reading group I founded there brought fifteen retired people together, and I gather that it is still going strong.",
      "Since the autumn of 2023 I have been with Marlow College, where I keep an eye on three student helpers and enter some ninety new titles into Koha every month.",
      "My master's, which I took at Sheffield in 2017, taught me cataloguing; my readers taught me everything else.",
      "Although I have yet to work with SirsiDynix, I moved between systems easily enough before, and I should expect to find my way round yours quickly.",
      "Chartership is a step I would gladly take with your support, and six assistants would be twice the number I supervise today.",
      "Being able to sign at Level 2, I have often been the person to whom deaf visitors turned.",
      "I could come to Castle Street on any day in the week of 4 January, and please find the reference TL/308 quoted above as you asked.",
    ],
    invented: [
      ["employer", "Before that I spent two summers at the British Library in London."],
      ["number", "At Marlow I catalogue four hundred new titles a month."],
      ["certificate", "I have been a chartered member of CILIP since 2020."],
    ],
  },
  {
    language: "en",
    role: "Site Carpenter",
    company: "Larch & Lime Builders",
    posting:
      "Larch & Lime Builders (Hereford) need a Site Carpenter for timber-frame houses, £19.50 an hour, van provided.\nCSCS card, NVQ Level 2, first and second fix, own tools. You will work in a gang of 4 on 22 plots until autumn 2028.",
    told: {
      posts: [
        ["Stolarz | Meble Dudek, Rzeszów | 2009 – 2014", "Wykonanie 25 kuchni rocznie na wymiar"],
        [
          "Joiner | Wye Valley Conservatories | 05/2015 – 10/2026",
          "Fitted 3 conservatories a week",
          "Snagging calls fell from 20 to 5 a quarter",
          "Drove the firm's van",
        ],
      ],
      skills: ["oak framing", "second fix", "sash windows", "Polish (native)", "English (C1)"],
      education: ["NVQ Level 2 Bench Joinery, Hereford College, 2016"],
      certificates: ["CSCS card, valid to 2029", "Asbestos awareness, 2024"],
    },
    honest: [
      "I learned to work with wood in Rzeszów, where for five years I built made-to-measure kitchens, about two of them every month.",
      "From May 2015 until this October I was with Wye Valley Conservatories, putting up three a week, which in eleven years comes to a good many.",
      "What I am proudest of is that snagging calls dropped from twenty a quarter to five while I was there, a fall of three quarters.",
      "My CSCS card runs until 2029, and I sat the asbestos awareness course in 2024.",
      "You mention NVQ Level 2: mine is in bench joinery, and Hereford College awarded it to me in 2016.",
      "Oak framing, sash windows and second fix are what my hands know best, and my tools would come with me.",
      "Twenty-two plots until the autumn of 2028 would give me the kind of long job that I have been hoping for.",
      "Polish is my mother tongue, but after more than a decade on sites round Hereford my English gives nobody any trouble.",
    ],
    invented: [
      ["title", "For the last three years I was site manager at Wye Valley Conservatories."],
      ["degree", "I also have an HNC in construction from Cardiff."],
      ["number", "In Rzeszów I built eighty kitchens a year."],
    ],
  },
  {
    language: "de",
    role: "Sachbearbeiterin Einkauf",
    company: "Pumpenwerk Ahrens",
    posting:
      "Das Pumpenwerk Ahrens in Verden (340 Beschäftigte) sucht eine Sachbearbeiterin Einkauf (m/w/d) in Teilzeit, 25 Stunden.\nKaufmännische Ausbildung, SAP MM, verhandlungssicheres Englisch, Freude an Zahlen. Jahresgehalt 31.000 €.\nEintritt zum 1. April 2027, befristet auf 2 Jahre. Ansprechpartnerin: Frau Brandes.",
    told: {
      posts: [
        [
          "Purchasing Clerk | Calder Valves, Leeds | 02/2014 – 06/2019",
          "Placed around 150 orders a week",
          "Reduced the number of suppliers from 80 to 60",
        ],
        [
          "Bürokauffrau | Autohaus Petersen, Rotenburg | 10/2019 – heute",
          "Rechnungsprüfung, 400 Belege im Monat",
          "Einarbeitung von 2 Auszubildenden",
        ],
      ],
      skills: ["Sage 200", "Excel (Pivot)", "Englisch (C2)", "DATEV"],
      education: ["Ausbildung zur Bürokauffrau, BBS Rotenburg, 2010 – 2013"],
      certificates: ["CIPS Level 3 Advanced Certificate, 2018"],
      done: ["Kassenwartin im Reitverein, 210 Mitglieder"],
    },
    honest: [
      "Gut fünf Jahre lang habe ich in Leeds für einen Armaturenhersteller eingekauft und dabei Woche für Woche etwa hundertfünfzig Bestellungen ausgelöst.",
      "Aus achtzig Lieferanten wurden in dieser Zeit sechzig, also ein Viertel weniger, ohne dass es irgendwo geklemmt hätte.",
      "Seit Oktober 2019 prüfe ich im Autohaus Petersen Monat für Monat rund 400 Rechnungen und arbeite nebenher zwei Auszubildende ein.",
      "Gelernt habe ich den Beruf der Bürokauffrau von 2010 bis 2013 an der BBS Rotenburg, und das Einkäuferzertifikat der CIPS, Stufe 3, kam 2018 in England dazu.",
      "Im Englischen bewege ich mich nach den Jahren in Yorkshire so sicher wie im Deutschen, was bei Verhandlungen mit Lieferanten viel wert ist.",
      "SAP MM müsste ich mir noch aneignen; mit Sage 200 und DATEV hatte ich dagegen ständig zu tun.",
      "Ehrenamtlich verwalte ich die Kasse unseres Reitvereins mit seinen gut zweihundert Mitgliedern, und auch dort muss am Jahresende jeder Cent stimmen.",
      "Die 25 Stunden, das Gehalt von 31.000 Euro und der Beginn am 1. April passen zu meinem Leben, und über ein Gespräch mit Ihnen, sehr geehrte Frau Brandes, würde ich mich freuen.",
    ],
    invented: [
      ["tool", "Mit SAP MM und Ariba arbeite ich täglich."],
      ["year", "Schon seit 2016 bin ich im Autohaus Petersen."],
      ["title", "In Leeds war ich Einkaufsleiterin."],
    ],
  },
  {
    language: "de",
    role: "Physiotherapeut",
    company: "Praxis am Wehr",
    posting:
      "Praxis am Wehr, Landshut: Physiotherapeut (m/w/d) in Vollzeit gesucht, 38 Stunden, 3.400 € brutto.\nManuelle Therapie und Lymphdrainage von Vorteil, Hausbesuche mit Dienstwagen. Wir sind zu siebt und arbeiten mit Theorg.\nSie bekommen 30 Tage Urlaub und 1.200 € Fortbildungsbudget im Jahr.",
    told: {
      posts: [
        [
          "Fisioterapista | Casa di cura Villa Serena, Trento | 2016 – 2020",
          "12 pazienti al giorno, soprattutto dopo protesi d'anca",
        ],
        [
          "Physiotherapeut | Reha-Zentrum Isarau, Freising | 04/2021 – heute",
          "Rückenschule mit 10 Teilnehmern, zweimal pro Woche",
          "Betreuung von 3 Praktikanten im Jahr",
          "Wartezeit von 6 auf 4 Wochen verkürzt",
        ],
      ],
      skills: ["Manuelle Therapie", "Krankengymnastik am Gerät", "Italienisch (Muttersprache)", "Deutsch (C1)"],
      education: ["Laurea in Fisioterapia, Università di Verona, 2015"],
      certificates: ["Anerkennung als Physiotherapeut, Regierung von Oberbayern, 2021", "Führerschein B"],
    },
    honest: [
      "Nach dem Studium der Physiotherapie in Verona, das ich 2015 abschloss, habe ich vier Jahre in einer Klinik in Trient gearbeitet und dort täglich zwölf Menschen behandelt, die meisten nach einer Hüftoperation.",
      "In Bayern bin ich seit 2021 anerkannt und arbeite seither, inzwischen also mehr als fünf Jahre, im Reha-Zentrum Isarau in Freising.",
      "Zweimal in der Woche leite ich eine Rückenschule für zehn Teilnehmerinnen und Teilnehmer, und Jahr für Jahr begleite ich drei Praktikanten.",
      "Dass unsere Patienten heute nur noch vier statt sechs Wochen auf einen Platz warten, daran habe ich mitgewirkt.",
      "Die Manuelle Therapie gehört zu meinem Handwerk, die Lymphdrainage würde ich mit Ihrem Fortbildungsbudget von 1.200 Euro gern erlernen.",
      "Hausbesuche mache ich gern, den Führerschein dafür habe ich.",
      "Obwohl Italienisch meine Muttersprache ist, führe ich Gespräche mit Patienten und Ärzten auf Deutsch, Niveau C1, ohne Mühe.",
      "Ein Team von sieben Leuten, in dem jeder jeden kennt, wäre mir nach dem großen Haus in Freising sehr willkommen, und auch Theorg lernt sich gewiss.",
    ],
    invented: [
      ["certificate", "Die Lymphdrainage habe ich 2022 mit Zertifikat abgeschlossen."],
      ["employer", "Zwischendurch war ich am Klinikum rechts der Isar beschäftigt."],
      ["number", "In Trient behandelte ich 30 Patienten am Tag."],
    ],
  },
];
