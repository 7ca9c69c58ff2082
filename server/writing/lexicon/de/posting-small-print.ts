import { phraseList, phraseMap } from "../phrase-list.ts";
import type { PostingSmallPrint } from "../posting-lexicon.ts";

export const smallPrint: PostingSmallPrint = {
  closing: phraseList(`
    bewerbungsfrist, bewerbungsschluss, bewerbungsende, einsendeschluss, frist, bis, bis zum, bis spätestens,
    spätestens, endet am, eingang bis, eingehend bis, läuft bis
  `),
  otherDates: phraseList(`
    eintritt, eintrittstermin, beginn, beginnt, start, ab dem, zum, ab, vorstellungsgespräche, auswahlgespräche,
    gespräche finden, stattfinden, statt, gegründet, seit, befristet bis, befristet, veröffentlicht,
    probearbeiten, vertretung, elternzeit, gültig, saison
  `),
  reference: phraseList(`
    kennziffer, referenznummer, referenznr, ref nr, referenz, stellen id, stellennummer, stellen nr, job id,
    jobnummer, ausschreibungsnummer, chiffre, kennwort, angabe der kennziffer, aktenzeichen, stichwort,
    angebotsnummer, stellenangebotsnummer, ref,
    kennzahl, stellenkennzahl
  `),
  salary: phraseList(`
    gehalt, vergütung, lohn, stundenlohn, brutto, pro stunde, pro monat, im monat, pro jahr, jahresgehalt,
    monatsgehalt, entgelt, entgeltgruppe, tvöd, verdienst, bezahlung, die stunde, monatlich, jährlich, fixum
  `),
  salaryAsked: phraseList(`
    gehaltsvorstellung, gehaltsvorstellungen, gehaltswunsch, gehaltswünsche, lohnvorstellung, lohnvorstellungen,
    gehaltserwartung, gehaltserwartungen, wunschgehalt, einkommensvorstellung, verdienstvorstellung
  `),
  handIn: phraseList(`
    sende, senden, sendet, schick, schicke, schicken, reiche, reichen, einreichen, beifügen, beilegen, lege,
    fügen, füge, bewerbung mit, unterlagen mit, vollständigen bewerbungsunterlagen, aussagekräftigen,
    aussagekräftige, hochladen, lade, laden, bring, bringen, mit lebenslauf, inklusive, inkl, unter angabe,
    bestehend aus, brauchen wir, benötigen wir, mailen, mail, maile, richten, vorlegen, vorzulegen, bewirb dich
    mit, bewerben sie sich mit, genügt, genügen, reicht, mit deinem, mit ihrem, mit deinen, mit ihren
  `),
  documents: phraseList(`
    lebenslauf, anschreiben, motivationsschreiben, zeugnisse, zeugnissen, zeugnis, arbeitszeugnisse, arbeitszeugnissen, arbeitszeugnis,
    zeugniskopien, nachweise, nachweisen, nachweis, bewerbungsunterlagen, bewerbungsmappe, arbeitsproben, arbeitsprobe,
    portfolio, referenzen, bewerbungsfoto, foto, führungszeugnis, gesundheitszeugnis, urkunde, urkunden,
    zertifikate, zertifikaten, immatrikulationsbescheinigung, fragebogen, bewerbungsbogen, kurzbewerbung,
    qualifikationsnachweise, führerscheinkopie, video
  `),
  documentEnds: phraseList(`an, bei, per, bis, über, als, zu`),
  later: phraseList(`
    vor arbeitsantritt, vor dienstantritt, bei einstellung, vor der einstellung, auf verlangen, auf anfrage, im
    falle einer einstellung, zum vorstellungsgespräch, bei vertragsabschluss, nach zusage, später, vor
    einstellung, erst bei
  `),
  licences: phraseList(`
    führerschein*, fahrerlaubnis, staplerschein, gabelstaplerschein, schweißschein, kranschein, adr schein,
    meisterbrief, gesellenbrief, sachkundenachweis, approbation, führungszeugnis, gesundheitszeugnis,
    gesundheitspass, berufserlaubnis, staatlich anerkannt*, examiniert*, fahrerkarte, modul 95, ersthelfer,
    trainerschein, zulassung, berufskraftfahrerqualifikation, elektrofachkraft
  `),
  partly: phraseList(`für einzelne stellen, für manche, teilweise, je nach einsatz, einige stellen`),
  languages: phraseMap(`
    Deutsch: deutsch, deutschkenntnisse, deutscher
    Englisch: englisch, englischkenntnisse
    Französisch: französisch, französischkenntnisse
    Spanisch: spanisch, spanischkenntnisse
    Italienisch: italienisch, italienischkenntnisse
    Polnisch: polnisch, polnischkenntnisse
    Türkisch: türkisch
    Russisch: russisch
    Ukrainisch: ukrainisch
    Arabisch: arabisch
    Tschechisch: tschechisch
    Niederländisch: niederländisch
    Portugiesisch: portugiesisch
    Chinesisch: chinesisch
    eine weitere Fremdsprache: weitere fremdsprache, fremdsprache, fremdsprachen, weitere sprachen
    Zweisprachigkeit: zweisprachig, zweisprachige, zweisprachiger, zweisprachigkeit, bilingual
  `),
  languageCues: phraseList(`
    kenntnisse, sprachkenntnisse, deutschkenntnisse, englischkenntnisse, französischkenntnisse,
    spanischkenntnisse, fließend*, verhandlungssicher*, in wort und schrift, wort und schrift, sprichst, sprechen,
    muttersprache, muttersprachler*, niveau, a2, b1, b2, c1, c2, sprache, sprachen, gutes, gute, sehr gute,
    grundkenntnisse, sicheres, sicher, verständigung, fremdsprache,
    zweisprachig*, bilingual
  `),
  instructions: phraseList(`
    sag uns, sage uns, betreff, in der betreffzeile, im anschreiben, in deiner bewerbung, in ihrer bewerbung, in
    deiner mail, schreib uns in, schreib uns, schreiben sie uns, verrate uns, verraten sie uns, beantworte,
    beantworten sie, ausschließlich online, nur online, ausschließlich per, nur per e mail, nur per mail, keine
    telefon*, keine mappen, keine bewerbungsmappen, bitte keine, ohne foto, bitte kein, persönlich vorbei,
    persönlich, nur interne, interne bewerber*, eintrittstermin, frühestmöglicher eintrittstermin, frühesten
    eintrittstermin, frühestmöglichen, verfügbarkeit, in einer pdf, eine pdf, als pdf, in einem pdf, anschreiben
    ist nicht, kein anschreiben, anschreiben kannst du dir, befristet bis, befristet auf, zwei sätze, drei sätze,
    zwei zeilen, drei zeilen, nenne uns, nennen sie, erzähl uns, keine personalvermittler*, nicht zurückgesandt,
    nicht zurückgeschickt, stichwort, kennwort, bewerbung auf deutsch, bewerbung auf englisch, in deutscher
    sprache, in englischer sprache
  `),
  months: [
    ["januar", "jan", "jänner"],
    ["februar", "feb"],
    ["märz", "mär", "mrz"],
    ["april", "apr"],
    ["mai"],
    ["juni", "jun"],
    ["juli", "jul"],
    ["august", "aug"],
    ["september", "sep", "sept"],
    ["oktober", "okt"],
    ["november", "nov"],
    ["dezember", "dez"],
  ],
};
