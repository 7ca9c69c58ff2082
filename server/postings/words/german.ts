import type { PostingWords } from "./signs.ts";

export const german: PostingWords = {
  signs: {
    must: `
      zwingend
      erforderlich
      vorausgesetzt
      vorausgesetzt werden
      voraussetzung
      voraussetzungen
      notwendig
      unbedingt
      ist ein muss
      mindestens
      setzen wir voraus
      wird erwartet
      erwarten wir
    `,
    wish: `
      gerne erste
      gerne mit
      gern auch
      gerne auch
      wünschenswert
      wünschenswert sind
      erwünscht
      von vorteil
      vorteil
      vorteilhaft
      ein plus
      wäre schön
      wäre gut
      wäre toll
      wäre cool
      wären ein
      idealerweise
      gerne auch
      willkommen
      kein muss
      keine bedingung
      nicht bedingung
      nicht zwingend
      nicht erforderlich
      hilfreich
      hilft aber
      gern gesehen
      optimal
      pluspunkt
      pluspunkte
      sahnehäubchen
      wäre ein
      nice to have
    `,
    demand: `
      sie bringen
      du bringst
      sie haben
      du hast
      sie verfügen
      du verfügst
      sie sind
      du bist
      sie besitzen
      wir erwarten
      wir wünschen uns
      sie studieren
      du studierst
      erfahrung
      kenntnisse
      abgeschlossene
      abgeschlossenes
      führerschein
      bringen sie mit
      sie können
      du kannst
    `,
    offer: `
      wir bieten
      bieten wir
      wir zahlen
      erwartet dich
      erwartet sie
      weihnachtsgeld
      urlaubsgeld
      urlaubstage
      tage urlaub
      betriebliche altersvorsorge
      altersvorsorge
      entgeltgruppe
      tvöd
      jobrad
      firmenwagen
      vergütung
      mindestentgelt
      überzahlung
      brutto
      reisekosten
    `,
    apply: `
      bewerbung
      bewerbungen
      bewerben
      bewirb
      bewerbungsunterlagen
      unterlagen
      senden sie
      sende
      schick
      schicken sie
      richten sie
      online portal
      schwerbehinderte
      gleicher eignung
      interesse geweckt
      dossier
      dossiers
      bewerbungsgespräch
      vorstellungsgespräch
      interessiert
      melde dich
      bitte bei
      unter angabe
      einstellung
    `,
    enquire: `
      fragen
      rückfragen
      auskünfte
      auskunft
      auskünfte erteilt
      informationen erhalten
      datenschutz
      vorabinformationen
      weitere informationen
    `,
    contact: `
      schreib
      schreibt
      melde dich bei
      meldet euch bei
      terminvereinbarung mit
      wende dich an
      bei fragen
      zh
      zuhanden
      ansprechpartnerin ist
      ansprechpartner ist
      kontaktperson ist
      ansprechperson
      ansprechperson ist
      zu handen
      ansprechpartner
      ansprechpartnerin
      ihr ansprechpartner
      ihre ansprechpartnerin
      kontakt
      kontaktperson
      an
      bei
      zu händen
      z hd
      zhd
      hd
      händen
      fragen beantwortet
      beantwortet
      fragen
      rückfragen
      steht ihnen
      steht dir
      auskünfte erteilt
      auskünfte
      auskunft erteilt
      erteilt
      wenden sie sich an
      richten sie an
      melden bei
      bewerbung an
      fragen an
    `,
    answers: `
      gibt ihnen ~ auskunft
      gibt dir ~ auskunft
      gibt ~ auskunft
      erteilt ~ auskunft
      freut sich
      steht ~ zur verfügung
      steht ihnen
      steht dir
      freut sich auf
      freut sich über
      hilft ihnen
      hilft dir
      beantwortet
      meldet sich
      antwortet
      gerne zur verfügung
      gern zur verfügung
      melden
    `,
    insider: `
      berichten an
      berichtest an
      unter der leitung von
      unterstellt
      vorgesetzt*
      gegründet von
      leitung von
      vertretung von
      assistenz von
      zusammenarbeit mit
    `,
    client: `
      für unseren mandanten
      unseren kunden aus
      einen kunden
      unserer kunden
      unserer mandantin
      einen unserer kunden
      namhaften kunden
      im kundeneinsatz
      für einen kunden
      kundenunternehmen
      personalleasing
      unser auftraggeber
      unseren auftraggeber
      arbeitskräfteüberlassung
      überlassung
      personalvermittlung
      personalberatung
      personaldienstleister sind
      auftrag eines kunden
      auftrag eines mandanten
      arbeitnehmerüberlassung
      unser kunde
      unserem kunden
      unseres kunden
      unseres mandanten
      unser mandant
      unserem mandanten
      im auftrag unseres
      direktvermittlung
      im kundenauftrag
      für unseren kunden
    `,
    seeks: `
      suchen wir
      sucht eine
      stellen ein
      vergibt
      besetzt
      braucht
      brauchen
      sucht ab sofort
      sucht
      suchen
      sucht zum
      sucht ab
      bietet
      stellt ein
      sucht dich als
      hat eine stelle
      schreibt aus
    `,
    wanted: `
      gesucht
      zu besetzen
    `,
    closing: `
      anmeldeschluss
      bewerbungstermin
      bewerbungsende
      bewerbungsfrist
      bewerbungsschluss
      einsendeschluss
      frist
      bewerbungsende
      spätestens bis
      bis spätestens
      bewerbungen bis
      bewerben sie sich bis
    `,
    until: `
      bis
      bis zum
      bis spätestens
    `,
    reference: `
      im betreff
      betreff
      mit dem vermerk
      auftragsnr
      job id
      referenzcode
      bewerbungskennziffer
      stellenangebotsnummer
      auftragsnummer
      kennwort
      kennung
      stichwort
      chiffre nr
      anzeigennummer
      referenzcode
      job nr
      vakanznummer
      kennziffer
      referenznummer
      referenz
      referenznr
      ref nr
      referenz nr
      stellennummer
      stellen nr
      stellenid
      stellen id
      job id
      jobnummer
      kennzahl
      geschäftszahl
      ausschreibungsnummer
      aktenzeichen
      chiffre
      ref
    `,
    ask: `
      schreib uns bitte auch
      schreib uns bitte
      schreiben sie uns bitte
      erzähl uns bitte
      sagen sie uns bitte
      legen sie
      legen sie bitte
      schreib uns
      schreiben sie uns
      schreibt uns
      schreiben sie
      erzähl uns
      erzählen sie uns
      erzählt uns
      erläutern sie
      bitte erläutern sie
      beschreiben sie
      bitte beschreiben sie
      beschreibe
      beschreib uns
      verrate uns
      verrat uns
      verraten sie uns
      sag uns
      sagen sie uns
      teilen sie uns mit
      teil uns mit
      begründen sie
      stellen sie dar
      skizzieren sie
      erkläre uns
      erklären sie
    `,
    questions: `
      diese frage
      folgende frage
      folgende fragen
      folgenden fragen
      diese fragen
      beantworte
      beantworten sie
    `,
    telling: `
      zeilen über
      zeilen zu
      drei zeilen zu
      ein paar zeilen zu
      ein paar zeilen über
      in dem sie darlegen
      in dem du erklärst
      in der sie erläutern
      darstellung ihrer
      zu ihrer motivation
    `,
    stating: `
      mit angabe
      unter angabe
      geben sie
      gib bitte
      gib uns
      nennen sie
      nenne uns
      teilen sie uns
      teile uns
      mit angaben
      schreib uns
      schreiben sie uns
    `,
    salaryAsked: `
      gehaltsw*
      gehaltsangabe
      lohnerwartung*
      gehaltserwartung*
      gehaltsvorstellung
      gehaltsvorstellungen
      gehaltswunsch
      gehaltsvorstellung*
      lohnvorstellung*
      einkommensvorstellung
    `,
    salary: `
      brutto
      gehalt
      entgeltgruppe
      vergütung
      lohn
      mindestentgelt
      stundenlohn
    `,
    startAsked: `
      frühestmöglichen eintrittstermins
      frühestmöglicher eintrittstermin
      eintrittstermins
      frühestmöglichen eintritt
      ab wann du
      ab wann sie
      wann du anfangen
      wann sie anfangen
      frühesten starttermin
      eintrittsmöglichkeit
      möglichen beginn
      eintrittstermin
      frühestmöglichen eintrittstermin
      möglichem eintrittstermin
      frühesten eintrittstermin
      eintrittsdatum
      verfügbarkeit
      kündigungsfrist
      frühestmöglicher starttermin
      möglichen starttermin
    `,
    document: `
      lebenslauf
      cv
      anschreiben
      bewerbungsschreiben
      motivationsschreiben
      zeugnisse
      zeugnissen
      immatrikulationsbescheinigung
      die letzten zwei zeugnisse
      arbeitszeugnisse
      arbeitsproben
      zwei arbeitsproben
      textproben
      zwei textproben
      portfolio
      üblichen unterlagen
      vollständigen bewerbungsunterlagen
      zertifikate
      nachweise
      notenspiegel
    `,
    laterDocument: `
      führungszeugnis
      erweitertes führungszeugnis
      betriebsarzt
      gesundheitszeugnis
      strafregisterauszug
      strafregisterbescheinigung
      leumundszeugnis
    `,
    instruction: `
      in einer datei
      eine pdf datei
      als eine pdf
      im betreff
      betreff
      keine anrufe
      nicht zurückgesandt
      nur per e mail
      auf einer seite
      verzichten sie auf
      verzichte auf
      personalvermittler*
      keine personaldienstleister
      maximal ~ seiten
    `,
    quality: `
      teamfähig*
      teamgeist
      zuverlässig*
      freundlich*
      belastbar*
      flexibel
      flexibilität
      motivation
      motiviert
      engagement
      engagiert
      sorgfältig*
      strukturierte arbeitsweise
      selbstständig*
      kommunikationsstärke
      kommunikativ*
      einsatzbereitschaft
      freude an
      interesse an
      wetterfeste laune
      gespür
      überblick
      auftreten
      neugierig
      lernbereitschaft
      verantwortungsbewusst*
      hands on mentalität
    `,
    fullTime: `
      vollzeit
      39 stunden
      100 prozent
    `,
    partTime: `
      teilzeit
      minijob
      mini job
    `,
    internship: `
      praktikum
      praktikant*
      praktikantin
    `,
    freelance: `
      freiberuflich
      freie mitarbeit
      freelancer
    `,
    remote: `
      remote
      100 homeoffice
    `,
    hybrid: `
      hybrid
      mobiles arbeiten
      mobilen arbeiten
      homeoffice
      home office
    `,
    onSite: `
      vor ort
      präsenz
    `,
  },
  headings: {
    must: `
      einstellungsvoraussetzungen
      einstellungsvoraussetzung
      ihr profil
      dein profil
      profil
      anforderungen
      anforderungsprofil
      voraussetzungen
      voraussetzung
      qualifikation
      qualifikationen
      ihre qualifikation
      ihre qualifikationen
      deine qualifikation
      das bringen sie mit
      das bringst du mit
      was sie mitbringen
      was du mitbringst
      sie bringen mit
      du bringst mit
      das sollten sie mitbringen
      das solltest du mitbringen
      was sie mitbringen sollten
      was du mitbringen solltest
      was wir erwarten
      wir erwarten
      wir erwarten von ihnen
      das erwarten wir
      das erwarten wir von ihnen
      das zeichnet sie aus
      das zeichnet dich aus
      ihr rucksack
      ihr hintergrund
      vorausgesetzt werden
      was du können solltest
      was sie können sollten
      was wir uns wünschen
      wir wünschen uns
      das wünschen wir uns
      wen wir suchen
      wir suchen
      wir suchen jemanden
      so überzeugen sie uns
      damit überzeugst du
      damit begeisterst du uns
      ihre kompetenzen
      ihre fähigkeiten
      anstellungserfordernisse
      aufnahmevoraussetzungen
      erforderlich sind
      zwingend erforderlich
      muss kriterien
      du bist
      du hast
      sie sind
      sie haben
      sie verfügen über
      persönliche voraussetzungen
      ihre stärken
      deine skills
      das musst du mitbringen
      wir verlangen
      sie überzeugen durch
    `,
    wish: `
      wünschenswert sind
      wünschenswert
      wünschenswert wäre
      von vorteil
      von vorteil sind
      idealerweise
      was uns zusätzlich freut
      das wäre das sahnehäubchen
      das wäre ein plus
      nice to have
      pluspunkte
      bonuspunkte
      kann kriterien
      schön wäre
      darüber freuen wir uns
      gerne gesehen
      außerdem wünschenswert
      erwünscht
    `,
    duty: `
      aufgaben
      ihre aufgaben
      deine aufgaben
      aufgabengebiet
      ihr aufgabengebiet
      dein aufgabengebiet
      das aufgabengebiet umfasst
      das aufgabengebiet umfasst im wesentlichen
      aufgabenbereich
      das erwartet sie
      das erwartet dich
      was dich erwartet
      was sie erwartet
      was sie bei uns tun
      was du bei uns machst
      tätigkeiten
      ihre tätigkeiten
      das sind ihre aufgaben
      das sind deine aufgaben
      ihr verantwortungsbereich
      deine mission
      ihre mission
      zu ihren aufgaben gehören
      das machst du
      das tun sie
      das lernst du
      ihre herausforderung
      stellenbeschreibung
      hauptaufgaben
      dein job
      ihr job
      ihre rolle
      deine rolle
      ihre verantwortung
      dein alltag
    `,
    offer: `
      was du von uns erwarten kannst
      was sie von uns erwarten können
      was sie erwartet bei uns
      das erwartet dich bei uns
      das erwartet sie bei uns
      darum wir
      wir bieten
      wir bieten ihnen
      wir bieten dir
      unser angebot
      unser angebot an sie
      das bieten wir
      das bieten wir ihnen
      was wir bieten
      was wir dir bieten
      was wir ihnen bieten
      benefits
      ihre vorteile
      deine vorteile
      das dürfen sie erwarten
      darauf können sie sich freuen
      darauf kannst du dich freuen
      das bekommst du
      leistungen
      unsere leistungen
      deine benefits
      gute gründe
      was wir nicht brauchen
    `,
    about: `
      über uns
      wer wir sind
      das sind wir
      das unternehmen
      wir über uns
      unternehmen
      einleitung
      jobdetails
      anstellungsart
      vollständige stellenbeschreibung
      wir sind
      ihr arbeitsplatz
    `,
    apply: `
      bewerbung
      ihre bewerbung
      deine bewerbung
      so bewerben sie sich
      so bewirbst du dich
      so geht's weiter
      so geht es weiter
      interessiert
      interesse
      haben wir ihr interesse geweckt
      jetzt bewerben
      bewerbungsprozess
      hinweise
      hinweise zur bewerbung
      klingt gut
      nächste schritte
    `,
    questions: `
      bewerbungsfragen
      fragen an dich
      fragen an sie
    `,
    contact: `
      kontakt
      ansprechpartner
      ansprechpartnerin
      ihr ansprechpartner
      ihre ansprechpartnerin
      dein ansprechpartner
      deine ansprechpartnerin
      ihr kontakt
      dein kontakt
      kontaktdaten
    `,
    board: `
      anbieter kontaktieren
      anzeige merken
      anzeige melden
      verdacht melden
      fehler melden
      stelle melden
      stelle merken
      job merken
      merken ☆
      weiterleiten
      mandat weiterempfehlen
      weiterempfehlen
      kontrast ändern
      impressum
      datenschutz
      mein konto
      suche
      neue stellen
      arbeitgeber
      ähnliche stellen
      newsletter abonnieren
      nach oben
      zurück
      zurück nach oben
      zurück zur übersicht
      feste anstellung
      festanstellung
      vollzeit
      teilzeit
      jetzt bewerben
      speichern
      ich bin interessiert
      ähnliche jobs
      merken
      teilen
      drucken
      gehaltsprognose anzeigen
      erschienen
      homeoffice möglich
      stellenausschreibung
      ausschreibung
      stellenangebot
      stellenanzeige
      unbefristet
      befristet
      startseite
      anmelden
      jobs
      job melden
      schnellbewerbung
      online seit
      zur merkliste
      startseite karriere
      arbeitsort
      gehalt anzeigen
    `,
  },
  labels: {
    role: `
      stelle
      position
      stellenbezeichnung
      beruf
      jobtitel
      stellentitel
    `,
    company: `
      träger
      trägerin
      anstellungsträger
      dienstgeber
      dienststelle
      auftraggeber
      unternehmen
      arbeitgeber
      firma
    `,
    place: `
      ort
      arbeitsort
      dienstort
      einsatzort
      standort
      arbeitsplatz
    `,
    contact: `
      ansprechpartner
      ansprechpartnerin
      kontakt
      ihr ansprechpartner
      ihre ansprechpartnerin
      kontaktperson
    `,
    closing: `
      bewerbungsfrist
      bewerbungsschluss
      frist
      bewerbungsende
    `,
  },
  months: `
    januar jan jänner
    februar feb feber
    märz mrz
    april apr
    mai
    juni jun
    juli jul
    august aug
    september sept sep
    oktober okt
    november nov
    dezember dez
  `,
  common: `
    der die das und für mit wir sie ist ein eine im zum zur bei auf oder den von des du dich uns an bis sucht gesucht suchen ab std stunden vollzeit teilzeit woche wochenende abends bewerbung bewirb unbefristet befristet arbeitsort deine ihre nicht lehrling lehrjahr einfach anrufen auch stundenlohn arbeitszeit vertragsart
  `,
};
