import type { ClaimCase } from "./claim-set.ts";

export const thirteenthSetWest: readonly ClaimCase[] = [
  {
    language: "en",
    role: "Veterinary Nurse",
    company: "Brook Lane Vets",
    posting:
      "Brook Lane Vets, Ludlow, has a vacancy for a Registered Veterinary Nurse (ref. BLV-9).\nRCVS registration, dentals, X-ray, IDEXX analysers, RxWorks. Team of 11. One weekend in four.\n£29,000. A certificate in emergency and critical care would be a bonus.",
    told: {
      posts: [
        [
          "Registered Veterinary Nurse | Meadow Animal Hospital, Shrewsbury | 07/2020 – present",
          "Monitor anaesthesia in about 15 operations a week",
          "Train 2 student nurses",
          "Cut cancelled appointments from 18% to 12%",
        ],
        ["Kennel Assistant | Ironbridge Kennels | 2015 – 2017", "Fed and walked 40 dogs"],
      ],
      skills: ["dental charting", "radiography", "bandaging", "VetSpace"],
      education: ["Level 3 Diploma in Veterinary Nursing, Harper Adams University, 2020"],
      certificates: ["RCVS registered", "Clinical Coach, 2023"],
    },
    honest: [
      "I have been a registered veterinary nurse at Meadow Animal Hospital for more than six years, and in a normal week I watch over the anaesthesia of about fifteen animals.",
      "Fewer people cancel on us than before: twelve per cent instead of eighteen, a drop of a third.",
      "Two student nurses are learning with me, and I qualified as a clinical coach in 2023 so as to do that properly.",
      "My diploma, at Level 3, is from Harper Adams.",
      "X-rays and dental charting are part of what I do.",
      "We run VetSpace rather than RxWorks.",
      "I have no certificate in emergency and critical care, though I would love to take one.",
      "It all began with forty dogs at Ironbridge Kennels, which I fed and walked for two years.",
      "One weekend in four sounds civilised, and a team of eleven suits me.",
    ],
    invented: [
      ["number", "I monitor around thirty operations a week."],
      ["employer", "I did a year of locum work for PDSA in Birmingham."],
      ["degree", "I hold a BSc in Veterinary Nursing."],
      ["year", "I have been on the RCVS register since 2016."],
      ["tool", "I run bloods on IDEXX analysers every morning."],
      ["certificate", "I gained the certificate in emergency and critical care last year."],
      ["title", "I am head nurse at Meadow Animal Hospital."],
    ],
  },
  {
    language: "en",
    role: "Bakery Operative",
    company: "Millstone Breads",
    posting:
      "Millstone Breads, Bolton: Bakery Operatives for nights, 10 pm to 6 am, £13.20 an hour.\nOne year in food production, allergen awareness, heavy lifting up to 16 kg. 3,000 loaves a night.",
    told: {
      posts: [
        [
          "Panadero | Horno San Roque, Castellón | 2011 – 2020",
          "Masa madre, 600 barras por noche",
          "Enseñé el oficio a 3 aprendices",
        ],
        ["Warehouse Picker | Northgate Parcels, Bolton | 2021 – 2025", "140 picks an hour"],
      ],
      skills: ["sourdough", "night work", "Spanish (native)", "English (B1)"],
      certificates: ["Level 2 Food Safety, 2025"],
    },
    honest: [
      "For nine years I baked in Castellón, six hundred loaves a night, most of them sourdough.",
      "Three apprentices learned the trade from me there.",
      "Since coming to Bolton I have worked as a picker, at 140 picks an hour, and I miss flour.",
      "Your three thousand loaves a night are five times what we made.",
      "I passed Level 2 Food Safety in 2025.",
      "Working from ten at night to six in the morning is what I am used to.",
      "My English is at B1 and getting better.",
    ],
    invented: [
      ["number", "We baked four thousand loaves a night in Castellón."],
      ["employer", "I have also worked for Warburtons."],
      ["year", "I baked in Castellón until 2024."],
      ["title", "I was head baker and ran the whole shop."],
      ["certificate", "I hold a Level 3 certificate in allergen management."],
      ["tool", "I can set up a Rondo sheeter and a spiral mixer."],
      ["degree", "I have a diploma in bakery science."],
    ],
  },
  {
    language: "de",
    role: "Kundenberaterin",
    company: "Sparkasse Lahntal",
    posting:
      "Die Sparkasse Lahntal sucht für ihre Filiale in Marburg eine Kundenberaterin (m/w/d), 39 Stunden.\nBankausbildung, Vertriebserfahrung, OSPlus. Fachwirt wünschenswert. Sie betreuen 600 Privatkunden im Team von 8.\nVergütung nach TVöD-S. Kennziffer SL-2026/118.",
    told: {
      posts: [
        [
          "Bankkauffrau im Service | Volksbank Mittelhessen, Gießen | 08/2019 – heute",
          "Beratung von etwa 20 Kunden am Tag",
          "Abschlussquote bei Bausparverträgen von 8 % auf 14 % gesteigert",
          "Vertretung der Filialleitung im Urlaub",
        ],
      ],
      skills: ["agree21", "Wertpapiergrundlagen", "Excel", "Englisch (B2)"],
      education: [
        "Ausbildung zur Bankkauffrau, Volksbank Mittelhessen, 2016 – 2019",
        "Fachabitur Wirtschaft, Gießen, 2016",
      ],
      certificates: ["Sachkunde nach § 34d GewO, 2022"],
      done: ["Trainerin der Mädchenmannschaft im Handball, 14 Spielerinnen"],
    },
    honest: [
      "Nach dem Fachabitur habe ich bei der Volksbank Mittelhessen gelernt und bin dort geblieben, inzwischen im achten Jahr nach der Ausbildung.",
      "Tag für Tag kommen rund zwanzig Kundinnen und Kunden zu mir an den Tisch.",
      "Beim Bausparen schließt heute jeder Siebte ab, früher waren es acht von hundert.",
      "Ist die Filialleiterin im Urlaub, vertrete ich sie.",
      "Den Sachkundenachweis nach § 34d habe ich 2022 erworben.",
      "OSPlus kenne ich nicht, wohl aber agree21.",
      "Der Fachwirt wäre mein nächstes Ziel.",
      "Vierzehn Handballerinnen hören zweimal in der Woche auf mein Kommando.",
      "Auf 600 Privatkunden in einem Team von acht freue ich mich.",
    ],
    invented: [
      ["number", "Ich berate täglich fünfzig Kunden."],
      ["number", "Die Abschlussquote stieg von 8 auf 24 Prozent."],
      ["employer", "Zuvor arbeitete ich bei der Commerzbank in Wetzlar."],
      ["degree", "Den Bankfachwirt habe ich 2023 abgeschlossen."],
      ["year", "Meine Ausbildung habe ich 2015 beendet."],
      ["tool", "Mit OSPlus arbeite ich seit meiner Ausbildung."],
      ["certificate", "Ich bin zertifizierte Wertpapierspezialistin."],
      ["title", "Seit zwei Jahren leite ich die Filiale in Gießen."],
    ],
  },
  {
    language: "de",
    role: "Lagerist",
    company: "Getränke Hoyer",
    posting:
      "Getränke Hoyer in Celle sucht einen Lageristen (m/w/d), Früh- und Spätschicht, 16,40 € die Stunde.\nStaplerschein, MDE-Geräte, körperliche Belastbarkeit. Lager mit 4.000 Stellplätzen. Start sofort.",
    told: {
      posts: [
        [
          "Magasinier | Brasserie du Nord, Lille | 2016 – 2022",
          "Préparation de 90 palettes par jour",
          "Inventaire deux fois par an",
        ],
        ["Aushilfe Lager | Möbelhaus Kern, Celle | 09/2024 – heute", "Wareneingang, 60 Lieferungen pro Woche"],
      ],
      skills: ["chariot élévateur", "transpalette", "français (langue maternelle)", "allemand (B1)"],
      certificates: ["CACES R489, 2021"],
    },
    honest: [
      "Sechs Jahre lang war ich Lagerist einer Brauerei in Lille und habe dort am Tag neunzig Paletten zusammengestellt.",
      "Zweimal im Jahr haben wir Inventur gemacht.",
      "Seit September 2024 helfe ich im Möbelhaus Kern im Wareneingang, bei sechzig Lieferungen in der Woche.",
      "Den französischen Staplerschein, den CACES R489, habe ich seit 2021.",
      "Französisch ist meine Muttersprache, Deutsch spreche ich auf B1.",
      "Mit MDE-Geräten habe ich bisher nicht gearbeitet.",
      "Früh- und Spätschicht sind mir recht, und ich könnte sofort anfangen.",
    ],
    invented: [
      ["number", "In Lille habe ich 200 Paletten am Tag zusammengestellt."],
      ["employer", "Dazwischen war ich bei Amazon in Winsen."],
      ["year", "In Lille habe ich bis 2024 gearbeitet."],
      ["title", "Als Lagerleiter war ich für acht Leute zuständig."],
      ["tool", "Mit SAP WM und MDE-Scannern arbeite ich seit Jahren."],
      ["certificate", "Den Kranschein habe ich 2020 gemacht."],
      ["degree", "Ich bin gelernte Fachkraft für Lagerlogistik mit Gesellenbrief."],
    ],
  },
];
