import { phraseList } from "../phrase-list.ts";
import type { PostingLexicon } from "../posting-lexicon.ts";

export const headings: PostingLexicon["headings"] = {
  intro: phraseList(`
    über uns, wir über uns, wer wir sind, wer sind wir, das sind wir, das unternehmen, unser unternehmen,
    unternehmen, unternehmensprofil, unternehmensbeschreibung, firmenprofil, einleitung, über das unternehmen, zu
    uns, unser team, stellenbeschreibung, die stelle, die position, zur stelle, willkommen, über
  `),
  duty: phraseList(`
    aufgaben, deine aufgaben, ihre aufgaben, die aufgaben, aufgabengebiet, aufgabenbereich, ihr aufgabengebiet,
    dein aufgabengebiet, ihr aufgabenbereich, dein aufgabenbereich, aufgaben und verantwortung, tätigkeiten,
    ihre tätigkeiten, deine tätigkeiten, tätigkeitsbeschreibung, tätigkeit, ihre tätigkeit, das erwartet dich,
    was dich erwartet, was sie erwartet, das erwartet sie, was erwartet dich, was erwartet sie, das machst du,
    was du machst, was du tust, das tust du, was machst du, was du bei uns machst, das machst du bei uns, das
    wirst du tun, dein job, ihr job, der job, deine rolle, ihre rolle, deine mission, dein alltag, dein tag, ihr
    verantwortungsbereich, dein verantwortungsbereich, verantwortlichkeiten, hauptaufgaben, zu deinen aufgaben
    gehören, zu ihren aufgaben gehören, ihre aufgaben umfassen, deine aufgaben umfassen, einsatzbereich, was
    gibt es zu tun, das gibt es zu tun, darum geht es, worum geht es, womit du deine tage verbringst, so sieht
    dein tag aus, hier packst du an, da packst du an, was sie tun, was sie bei uns tun, was sie bei uns machen,
    was du bei uns tust, das machen sie, das tun sie, das sind ihre aufgaben, das sind deine aufgaben, deine
    aufgaben bei uns, ihre aufgaben bei uns, das erwartet dich bei uns, womit sie sich beschäftigen, ihre
    herausforderung, deine herausforderung, ihr aufgabenprofil, tätigkeitsprofil, das aufgabengebiet umfasst,
    ihr wirkungskreis, womit du dich beschäftigst, ihre neue herausforderung, deine neue herausforderung,
    aufgabenschwerpunkte, was sie bewegen, was du bewegst, das können sie bei uns bewegen, das kannst du bei uns
    bewegen, hier packst du mit an, dein tagesgeschäft, tagesgeschäft, ihr alltag
  `),
  requirement: phraseList(`
    anforderungen, ihre anforderungen, unsere anforderungen, anforderungsprofil, dein profil, ihr profil,
    profil, das profil, bewerberprofil, voraussetzungen, ihre voraussetzungen, deine voraussetzungen,
    qualifikation, qualifikationen, ihre qualifikation, ihre qualifikationen, deine qualifikation, deine
    qualifikationen, das bringst du mit, was du mitbringst, was du mitbringen solltest, das bringen sie mit, was
    sie mitbringen, was bringst du mit, was bringen sie mit, du bringst mit, sie bringen mit, wir erwarten, das
    erwarten wir, was wir erwarten, wir wünschen uns, das wünschen wir uns, was wir uns wünschen, was wir
    suchen, wen wir suchen, wir suchen, das solltest du mitbringen, das sollten sie mitbringen, das zeichnet
    dich aus, das zeichnet sie aus, was dich auszeichnet, damit überzeugst du, damit überzeugst du uns, damit
    überzeugen sie, damit punktest du, womit du überzeugst, kenntnisse, deine kenntnisse, fähigkeiten,
    kenntnisse und fähigkeiten, deine fähigkeiten, deine erfahrung, deine stärken, ihre stärken, das bist du, du
    bist, wer du bist, du passt zu uns wenn, du passt zu uns, das passt, so bist du, ausbildung, deine
    ausbildung, erforderlich, zwingend erforderlich, muss, musskriterien, du hast, sie haben, du solltest, du
    brauchst, das brauchst du, was du brauchst, persönliche voraussetzungen, fachliche voraussetzungen,
    einstellungsvoraussetzungen, das hast du, das haben sie, das hast du drauf, das kannst du, was du kannst, was sie können, das macht dich
    aus, sie passen zu uns wenn, wen wir uns wünschen, was sie auszeichnet, was dich ausmacht, das bist du für
    uns, das wünschen wir uns von dir, das wünschen wir uns von ihnen, unsere erwartungen, was wir von ihnen
    erwarten, was wir von dir erwarten, das ist uns wichtig, was uns wichtig ist, anforderungen an sie, formale
    voraussetzungen, damit begeisterst du uns, damit begeistern sie uns, womit sie uns überzeugen, womit du uns
    überzeugst, know how, was du können solltest, das können sie, das sind sie
  `),
  wish: phraseList(`
    von vorteil, wünschenswert, idealerweise, pluspunkte, bonuspunkte, das wäre toll, schön wäre, kannkriterien,
    nice to have, außerdem von vorteil, ein plus, ideal wäre, gern gesehen, kein muss, zusatzqualifikationen,
    darüber hinaus wünschenswert, ebenfalls wünschenswert
  `),
  benefit: phraseList(`
    wir bieten, was wir bieten, das bieten wir, das bieten wir dir, das bieten wir ihnen, wir bieten dir, wir
    bieten ihnen, was wir dir bieten, was wir ihnen bieten, unser angebot, unser angebot an sie, angebot, deine
    vorteile, ihre vorteile, vorteile, benefits, deine benefits, unsere benefits, ihre benefits, warum wir,
    warum zu uns, warum, gute gründe, gründe für uns, das bekommst du, was du bekommst, du bekommst, darauf
    kannst du dich freuen, darauf können sie sich freuen, freu dich auf, leistungen, unsere leistungen, dafür
    bekommst du, das haben wir für dich, das gibt es bei uns, perspektiven, vergütung und leistungen, darauf
    darfst du dich freuen, darauf dürfen sie sich freuen, was sie erwarten dürfen, freuen sie sich auf, das
    bekommen sie, was sie bekommen, sie bekommen, dafür bekommen sie, das bekommst du bei uns, das bekommen sie bei
    uns, das erhalten sie, das erhältst du, sie erhalten, du erhältst, bei uns gibt es, bei uns bekommst du, bei uns
    bekommen sie, dafür gibt es, das haben wir zu bieten, was wir zu bieten haben, das dürfen sie erwarten, das darfst
    du erwarten, das können wir dir bieten, das können wir ihnen bieten, womit wir punkten, damit punkten wir
  `),
  process: phraseList(`
    bewerbung, deine bewerbung, ihre bewerbung, so bewerben sie sich, so bewirbst du dich, jetzt bewerben, bewirb
    dich, bewerben, bewerbungsunterlagen, bewerbungsverfahren, bewerbungsprozess, bewerbungsfrist,
    bewerbungsschluss, wie geht es weiter, wie es weitergeht, so geht es weiter, kontakt, ansprechpartner,
    ansprechpartnerin, ihr ansprechpartner, deine ansprechpartnerin, dein ansprechpartner, ihre ansprechpartnerin,
    fragen, noch fragen, interesse, interessiert, interesse geweckt, haben wir dein interesse geweckt, haben wir
    ihr interesse geweckt, neugierig, neugierig geworden, lust bekommen, klingt gut, auswahlverfahren, hinweise,
    hinweis, hinweise zur bewerbung, weitere informationen, nächste schritte, zur bewerbung, passt
  `),
  legal: phraseList(`
    datenschutz, datenschutzhinweis, datenschutzhinweise, rechtliche hinweise, impressum, gleichstellung,
    chancengleichheit, vielfalt, diversität, schwerbehinderung, hinweis zum datenschutz
  `),
  meta: phraseList(`
    gehalt, vergütung, bezahlung, entgelt, arbeitsort, einsatzort, standort, arbeitszeit, arbeitszeiten,
    arbeitsbeginn, beginn, eintrittsdatum, eintrittstermin, startdatum, vertragsart, beschäftigungsart,
    anstellungsart, anstellung, befristung, rahmenbedingungen, eckdaten, auf einen blick, kurzinfo, jobdetails,
    stellendetails
  `),
};

export const fields: PostingLexicon["fields"] = {
  role: phraseList(`
    stelle, position, stellenbezeichnung, stellentitel, beruf, jobtitel, funktion, berufsbezeichnung, wir suchen,
    gesucht, gesucht wird, titel, stellenangebot, stellenanzeige, stellenausschreibung, job titel, jobbezeichnung,
    ausschreibung, vakanz, zu besetzende stelle
  `),
  company: phraseList(`arbeitgeber, unternehmen, firma, arbeitgeberin, betrieb, träger, organisation, praxis`),
  location: phraseList(`arbeitsort, einsatzort, standort, ort, dienstort, wo, dienstsitz`),
  reference: phraseList(`
    kennziffer, referenznummer, referenz, ref nr, referenznr, stellen id, stellennummer, stellen nr, job id,
    jobnummer, ausschreibungsnummer, chiffre, kenn nr, kennzahl, auftragsnummer, stellenangebotsnummer,
    angebotsnummer, referenzcode, aktenzeichen, kennwort
  `),
  contact: phraseList(`
    ansprechpartner, ansprechpartnerin, ansprechperson, kontakt, dein ansprechpartner, deine ansprechpartnerin,
    ihr ansprechpartner, ihre ansprechpartnerin, kontaktperson, rückfragen, fragen an, bewerbung an, deine
    ansprechperson, ihre ansprechperson, dein kontakt, ihr kontakt,
    von
  `),
  salary: phraseList(`
    gehalt, vergütung, lohn, entgelt, bezahlung, stundenlohn, jahresgehalt, bruttogehalt, entgeltgruppe,
    eingruppierung, besoldung, gehaltsspanne, entlohnung, verdienst, mindestgehalt, mindestentgelt, kv
    mindestgehalt, einstufung
  `),
  "closing-date": phraseList(`
    bewerbungsfrist, bewerbungsschluss, bewerbungsende, frist, bewerbung bis, bewerbungen bis, einsendeschluss,
    bewerbungsfrist endet
  `),
  language: phraseList(`sprachen, sprachkenntnisse, sprache, deutschkenntnisse, fremdsprachen`),
  licence: phraseList(`führerschein, fahrerlaubnis, lizenzen, zertifikate`),
  document: phraseList(`unterlagen, bewerbungsunterlagen, benötigte unterlagen, dokumente`),
  other: phraseList(`
    arbeitszeit, beginn, eintritt, eintrittsdatum, start, starttermin, startdatum, ab, vertragsart,
    anstellungsart, beschäftigungsart, befristung, dauer, umfang, stunden, veröffentlicht, veröffentlicht am,
    branche, arbeitsmodell, homeoffice, abteilung, telefon, tel, e mail, email, web, webseite, website, anzahl,
    schicht, schichten
  `),
};
