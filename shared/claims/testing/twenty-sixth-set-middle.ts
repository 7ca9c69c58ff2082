import type { ClaimCase } from "./claim-set.ts";

/** Written after the changes that the set before led to, from notes full of short forms; only hard inventions. */
export const twentySixthSetMiddle: readonly ClaimCase[] = [
  {
    language: "de",
    told: {
      posts: [
        [
          "MFA | Praxis Dres. Köhler/Brandt (Innere), Mainz | 08/2018 – jetzt",
          "ca. 80 Pat./Tag",
          "EKG, LZ-RR, Spiro, Blutentn.",
          "Quartalsabr. EBM/GOÄ, Medistar",
          "QM-Beauftr. seit 2021",
          "DMP-Schulungen (Diab.)",
        ],
      ],
      education: ["Ausb. MFA, ÄK Rheinhessen, 06/2018, Note 1,7", "Realschulabschl. 2015"],
      certificates: ["NäPa 2022", "Rö-Schein", "Hygienebeauftr. 40 Std."],
      skills: ["Span. B1", "Türk. Mutterspr."],
    },
    role: "Praxismanagerin",
    company: "MVZ Rheinblick",
    posting:
      "MVZ Rheinblick (Wiesbaden) sucht Praxismanager/in (m/w/d): 5 Ärzte, 16 MFA, Software Tomedo, Personalplanung mit Clockodo, Fachwirtin für ambulante medizinische Versorgung. 38,5 h, 3.700 €.",
    honest: [
      "wer in eine Praxis kommt, hat selten einen guten Tag, und deshalb zählt der erste Satz am Empfang.",
      "Seit August 2018 arbeite ich als Medizinische Fachangestellte in der internistischen Praxis Köhler und Brandt in Mainz.",
      "Rund achtzig Patientinnen und Patienten betreuen wir am Tag.",
      "Ich schreibe EKGs, lege Langzeitblutdruckmessungen an, mache Spirometrien und nehme Blut ab.",
      "Die Quartalsabrechnung nach EBM und GOÄ erledige ich in Medistar.",
      "Seit 2021 bin ich die Beauftragte für das Qualitätsmanagement.",
      "Diabetiker schule ich im Rahmen der Disease-Management-Programme.",
      "2022 habe ich mich zur Nichtärztlichen Praxisassistentin weitergebildet.",
      "Auch den Röntgenschein und den Kurs zur Hygienebeauftragten über vierzig Stunden habe ich.",
      "Die Ausbildung schloss ich im Juni 2018 vor der Ärztekammer mit der Note 1,7 ab.",
      "Türkisch ist meine Muttersprache, Spanisch spreche ich auf dem Niveau B1.",
      "Fachwirtin bin ich noch nicht.",
    ],
    invented: [
      ["degree", "Den Abschluss als Fachwirtin für ambulante medizinische Versorgung habe ich seit 2023."],
      ["tool", "In Tomedo rechne ich seit Jahren ab."],
      ["number", "Ich leite ein Team von sieben Kolleginnen."],
      ["employer", "Zuvor war ich ein Jahr bei Fresenius in Bad Homburg."],
    ],
  },
  {
    language: "de",
    told: {
      posts: [
        [
          "Zimmerer (Vorarb.) | Holzbau Gruber GmbH, Bad Tölz | 2014 - heute",
          "Dachstühle, Holzrahmenbau, Gauben",
          "Abbund Hundegger K2",
          "Kolonne 4 Mann seit 2019",
          "Aufmaß, Materialbest.",
        ],
        ["Geselle auf Walz | 3 J. + 1 Tag, D/CH/Norw. | 2011 - 2014"],
      ],
      education: ["Gesellenbr. 2011, BS Miesbach"],
      certificates: ["Kranschein (LKW-Ladekran)", "SiGeKo-Grundk. 2023", "Motorsägen AS Baum I"],
      skills: ["cadwork lesen", "FS BE/C1E", "Schwed. etw."],
    },
    role: "Polier Holzbau",
    company: "Zimmerei Achleitner",
    posting:
      "Zimmerei Achleitner, Miesbach (28 MA) sucht Polier/in Holzbau (m/w/d). Geprüfter Polier oder Meister, SEMA, Baustellen bis 1,2 Mio. €, Führung von 3 Kolonnen. Firmenfahrzeug, 4-Tage-Woche.",
    honest: [
      "drei Jahre und einen Tag war ich auf der Walz, in Deutschland, der Schweiz und Norwegen.",
      "Seit 2014 bin ich Zimmerer bei der Holzbau Gruber GmbH in Bad Tölz und dort inzwischen Vorarbeiter.",
      "Seit 2019 führe ich eine Kolonne von vier Mann.",
      "Wir bauen Dachstühle, Gauben und Häuser in Holzrahmenbauweise.",
      "Abgebunden wird auf der Hundegger K2.",
      "Aufmaß und Materialbestellung mache ich selbst.",
      "Pläne aus cadwork lese ich sicher.",
      "Meinen Gesellenbrief habe ich seit 2011, die Berufsschule besuchte ich in Miesbach.",
      "Den Ladekran darf ich bedienen, und den Motorsägenschein AS Baum I habe ich auch.",
      "2023 habe ich einen Grundkurs für Sicherheits- und Gesundheitsschutzkoordinatoren besucht.",
      "Mit den Klassen BE und C1E fahre ich Anhänger und leichte Lkw.",
      "Die Polierprüfung möchte ich im kommenden Winter angehen.",
    ],
    invented: [
      ["degree", "Geprüfter Polier bin ich seit 2021."],
      ["tool", "Die Dächer zeichne ich in SEMA."],
      ["number", "Ich führe zwei Kolonnen mit zwölf Mann."],
      ["employer", "Davor war ich bei Regnauer in Seebruck angestellt."],
    ],
  },
  {
    language: "de",
    told: {
      posts: [
        [
          "Steuerfachangest. | Kanzlei Ritter & Partner mbB, Gera | 2013 – 03/2026",
          "FiBu + Lohn f. 46 Mandanten",
          "JA kl. GmbHs, EÜR, USt-VA",
          "DATEV Kanzlei-Rewe, DUO",
          "Azubine betreut",
        ],
        ["Elternzeit 2017/18 (14 Mon.)"],
      ],
      education: ["Ausb. StFA 2013, StBK Thür.", "FHR 2010"],
      certificates: ["Fachass. Lohn u. Gehalt 2020"],
      skills: ["Engl. A2", "Excel sverweis/pivot"],
      done: ["digit. Belegwesen: 30 v. 46 Mand. umgest."],
    },
    role: "Finanzbuchhalterin",
    company: "Jenoptik",
    posting:
      "Jenoptik, Jena: Finanzbuchhalter/in (m/w/d), SAP S/4HANA FI, IFRS-Kenntnisse, Bilanzbuchhalter/in (IHK) erwünscht, Englisch B2. 4 Kolleginnen, 38 Std., Remote 50 %.",
    honest: [
      "Zahlen beruhigen mich, wenn sie stimmen.",
      "Von 2013 bis März 2026 war ich Steuerfachangestellte in der Kanzlei Ritter & Partner in Gera.",
      "Die Finanzbuchhaltung und den Lohn von sechsundvierzig Mandanten habe ich dort geführt.",
      "Jahresabschlüsse kleiner GmbHs, Einnahmenüberschussrechnungen und Umsatzsteuervoranmeldungen kamen hinzu.",
      "Mein Werkzeug waren DATEV Kanzlei-Rechnungswesen und Unternehmen online.",
      "Dreißig unserer Mandanten habe ich auf das digitale Belegwesen umgestellt.",
      "Eine Auszubildende hat bei mir gelernt.",
      "2017 und 2018 war ich vierzehn Monate in Elternzeit.",
      "Meine Ausbildung habe ich 2013 vor der Steuerberaterkammer Thüringen abgeschlossen.",
      "Seit 2020 bin ich Fachassistentin Lohn und Gehalt.",
      "In Excel sind mir SVERWEIS und Pivot-Tabellen vertraut.",
      "Mein Englisch liegt bei A2; SAP und IFRS wären für mich neu.",
    ],
    invented: [
      ["degree", "2022 wurde ich Bilanzbuchhalterin (IHK)."],
      ["tool", "Mit SAP S/4HANA buche ich seit drei Jahren."],
      ["number", "Zuletzt betreute ich neunzig Mandanten."],
      ["language", "Englisch beherrsche ich fließend."],
    ],
  },
];
