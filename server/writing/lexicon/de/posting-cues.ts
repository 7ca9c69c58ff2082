import { phraseList } from "../phrase-list.ts";
import type { PostingCues } from "../posting-lexicon.ts";

export const cues: PostingCues = {
  requirement: phraseList(`
    du hast, du bist, du bringst, du verfügst, du kannst, du kennst, du besitzt, du sprichst, du beherrschst, sie
    haben, sie sind, sie bringen, sie verfügen, sie können, sie kennen, sie besitzen, sie sprechen, sie
    beherrschen, du solltest, sie sollten, voraussetzung, vorausgesetzt, erforderlich, zwingend, notwendig, muss,
    musst, mindestens, abgeschlossen*, ausbildung als, ausbildung zum, ausbildung zur, ausbildung im, ausbildung
    in, berufserfahrung, erfahrung*, berufsabschluss, studium, abschluss, meisterbrief, gesellenbrief, kenntniss*,
    deutschkenntnisse, englischkenntnisse, führerschein*, fahrerlaubnis, zertifikat, staplerschein,
    sachkundenachweis, sicherer umgang, umgang mit, wir erwarten, wir wünschen uns, bringst du mit, bringen sie
    mit, solltest du, sollten sie, brauchst du, brauchen sie, approbation, staatlich anerkannt*, staatlich
    geprüft*, examen, quereinsteiger, bereitschaft zu, bereitschaft zur,
    zweisprachig*, bilingual, mindestalter,
    sie benötigen, du benötigst, sie brauchen, benötigt wird, benötigt werden
  `),
  wish: phraseList(`
    von vorteil, wünschenswert, idealerweise, im idealfall, gerne, gern, wäre schön, wäre toll, wäre super, ein
    plus, pluspunkt, bonus, kein muss, keine voraussetzung, nicht zwingend, vorteilhaft, optimalerweise,
    bestenfalls, freuen uns über, hilfreich, nicht erforderlich, nicht notwendig,
    nicht nötig
  `),
  duty: phraseList(`
    du übernimmst, du planst, du berätst, du betreust, du kümmerst, du sorgst, du arbeitest, du backst, du
    fährst, du führst, du hilfst, du unterstützt, du erstellst, du entwickelst, du pflegst, du organisierst, du
    verkaufst, du bedienst, du bereitest, du bist verantwortlich, du bist zuständig, du steuerst, du prüfst, du
    koordinierst, du leitest, du begleitest, du wirst, du machst, du schreibst, du baust, du montierst, du
    packst, du bestellst, du kommissionierst, sie übernehmen, sie planen, sie beraten, sie betreuen, sie
    kümmern, sie sorgen, sie arbeiten, sie führen, sie unterstützen, sie erstellen, sie entwickeln, sie pflegen,
    sie organisieren, sie verkaufen, sie bereiten, sie sind verantwortlich, sie sind zuständig, sie steuern, sie
    prüfen, sie koordinieren, sie leiten, sie begleiten, sie werden, sie montieren, aufgaben, aufgabe,
    tätigkeit, tätigkeiten, zuständig für, verantwortlich für, gehört zu, gehören zu, umfasst, umfassen,
    aufgabenbereich, aufgabengebiet, aufgaben umfassen, tätigkeit umfasst, zu ihren aufgaben, zu deinen
    aufgaben, aufgaben gehören
  `),
  benefit: phraseList(`
    wir bieten, bieten wir, bieten dir, bieten ihnen, du bekommst, du erhältst, sie erhalten, sie bekommen,
    erwartet dich, erwartet sie, urlaubstage, tage urlaub, weihnachtsgeld, urlaubsgeld, betriebliche
    altersvorsorge, altersvorsorge, mitarbeiterrabatt, rabatt, zuschuss, jobrad, jobticket, deutschlandticket,
    homeoffice möglich, flexible arbeitszeiten, unbefristet*, übertarifliche, faire bezahlung, weiterbildungen,
    parkplatz, parkplätze, kantine, obstkorb, gratis, kostenlos*, freie wochenenden, duz kultur, teamevents,
    mindestgehalt, mindestentgelt, kollektivvertragliches, kollektivvertrag, überzahlung, bruttogehalt,
    flache hierarchien, kurze wege, kaffee umsonst, unterkunft, verpflegung, kost und logis
  `),
  process: phraseList(`
    schreib, schreibe, schick, schicke, sende, sag uns, bewerbung, bewerbungen, bewerben, bewirb,
    bewerbungsunterlagen, unterlagen, lebenslauf, anschreiben, zeugnisse, vorstellungsgespräch, probearbeiten,
    schick uns, schicken sie, sende uns, senden sie, per e mail, per mail, per post, kontaktiere, kontaktieren
    sie, melde dich, melden sie sich, ruf uns an, rufen sie, rückfragen, ansprechpartner, ansprechpartnerin,
    fragen beantwortet, kennziffer, bewerbungsfrist, gehaltsvorstellung, gehaltsvorstellungen, eintrittstermin,
    betreff, schreib uns, schreiben sie uns, freuen wir uns auf ihre, freuen uns auf deine, freuen uns auf ihre,
    kennenlernen, onlineformular, bewerbungsformular, bewerberinnen und bewerber, fahrtkosten, auskunft,
    auskünfte, auskunft erteilt, bei fragen, für fragen, fragen an, zur verfügung, hilft dir weiter, hilft ihnen
    weiter, whatsapp, bitte melden, meldung an, telefonisch
  `),
  legal: phraseList(`
    schwerbehindert*, schwerbehinderung, unabhängig von, geschlecht, geschlechtliche identität, ethnische,
    ethnischer, weltanschauung, gleichstellung, gleichberechtigung, chancengleichheit, datenschutz*, dsgvo, agg,
    diskriminierung, personenbezogene, sexuelle orientierung, generisches maskulinum, alle geschlechter,
    gleicher eignung, personalvermittler, vermittlungsagenturen, verwendet cookies, verwenden cookies, cookie
    einstellungen, alle akzeptieren, cookies akzeptieren,
    gelöscht, einverstanden, speicherung ihrer, speicherung deiner, speicherung der
  `),
  knowledge: phraseList(`kenntnisse in, kenntnisse über, kenntnisse, folgende kenntnisse, folgende kompetenzen`),
  soft: phraseList(`
    teamplayer*, teamfähig*, teamgeist, teamarbeit, im team, team, kommunikationsstärke, kommunikationsstark*,
    kommunikationsfähigkeit, kommunikativ*, belastbar*, belastbarkeit, flexibel, flexibilität, zuverlässig*,
    zuverlässigkeit, pünktlich*, pünktlichkeit, selbstständig*, selbständig*, eigenverantwortlich*,
    eigeninitiative, engagiert*, engagement, motivation, motiviert*, hochmotiviert*, leidenschaft, begeisterung,
    freude am, freude an, spaß an, spaß am, lust auf, sorgfältig*, sorgfalt, gewissenhaft*, strukturiert*,
    organisationstalent, organisationsgeschick, lernbereit*, lernbereitschaft, offen*, freundlich*, freundliches
    auftreten, sicheres auftreten, gepflegtes auftreten, kundenorientiert*, dienstleistungsorientiert*,
    serviceorientiert*, einsatzbereitschaft, verantwortungsbewusst*, verantwortungsbewusstsein, hands on, humor,
    empathie, einfühlungsvermögen, analytisch*, lösungsorientiert*, durchsetzungsvermögen, auffassungsgabe,
    kreativ*, neugier*, ehrlich*, gute laune, positiv*, dynamisch*, anpacken, anpackend*, tatkräftig*, herzblut,
    reisebereitschaft
  `),
  hard: phraseList(`
    führerschein*, fahrerlaubnis, abgeschlossen*, studium, hochschulabschluss, bachelor*, master*, diplom*,
    promotion, ausbildung, ausbildung als, ausbildung zum, ausbildung zur, berufsausbildung, berufsabschluss,
    meisterbrief, meisterprüfung, gesellenbrief, staatlich anerkannt*, staatlich geprüft*, examiniert*,
    approbation, approbiert*, arbeitserlaubnis, aufenthaltstitel, führungszeugnis, gesundheitszeugnis,
    gesundheitspass, masernschutz, staplerschein, schweißschein, sachkundenachweis, sicherheitsüberprüfung,
    zulassung, zertifiziert*, lehramt
  `),
};
