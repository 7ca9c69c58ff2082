import { phraseList, phraseMap } from "../phrase-list.ts";
import type { PostingGrammar } from "../posting-lexicon.ts";

const words = (list: string) => list.split(/\s+/).filter(Boolean);

export const grammar: PostingGrammar = {
  stopWords: words(`
    der die das den dem des ein eine einen einem einer eines und oder aber auch als am an auf aus bei bis da damit
    dann dass denn dich dir du er es euch euer eure für gegen haben hat hast ich ihr ihre ihren ihrem ihnen im in
    ist ja kann kannst kein keine keinen können man mehr mein mit nach nicht noch nur ob ohne schon sehr sein
    seine sich sie sind so sowie über um uns unser unsere unseren unserem unserer unter vom von vor wann was weil
    wenn wer werden wie wir wird wirst wo zu zum zur zwischen dein deine deinen deinem deiner bist bitte durch
    hier jede jeder jedes jeden sowohl bzw inkl ggf während dabei dazu davon dort alle allen aller ins ans beim
    etwa rund gerne gern
  `),
  phraseLinks: words(`und von der des für im in mit am zu zur zum an den dem auf nach`),
  articles: words(``),
  alternatives: words(`oder bzw`),
  conjunctions: words(`und sowie`),
  negations: words(`kein keine keinen nicht`),
  years: words(`jahr jahre jahren monate`),
  leadIns: phraseList(`
    du hast, du hast bereits, hast, du bist, du bringst, du bringst mit, du verfügst über, du kannst, du kennst,
    du besitzt, du sprichst, du beherrschst, du solltest, sie haben, sie sind, sie bringen, sie verfügen über, sie
    können, sie besitzen, sie sprechen, sie beherrschen, sie sollten, ihr, deine, dein, ihre, idealerweise, im
    idealfall, idealerweise hast du, idealerweise bringst du, idealerweise haben sie, idealerweise verfügen sie
    über, gerne, gern, wünschenswert, wünschenswert sind, wünschenswert ist, von vorteil, von vorteil sind, von
    vorteil ist, vorausgesetzt werden, vorausgesetzt wird, voraussetzung, voraussetzung ist, voraussetzungen sind,
    voraussetzung sind, erforderlich sind, erforderlich ist, wir erwarten, wir wünschen uns, wir suchen, wir
    suchen jemanden mit, jemanden mit, jemand mit, mit, mindestens eine, eine, ein, einen, einer, die, der, das,
    den, und, oder, sowie, auch, außerdem, zudem, darüber hinaus, dabei, dazu, bereits, erste, zu deinen aufgaben
    gehören, zu deinen aufgaben gehört, zu ihren aufgaben gehören, zu ihren aufgaben gehört, deine aufgaben
    umfassen, ihre aufgaben umfassen, deine aufgaben sind, ihre aufgaben sind, du übernimmst, sie übernehmen, du
    bist verantwortlich für, du bist zuständig für, sie sind verantwortlich für, sie sind zuständig für,
    verantwortlich für, zuständig für, du kümmerst dich um, sie kümmern sich um, du sorgst für, sie sorgen für,
    verantwortung für, es erwarten dich, dich erwarten, bei uns, hier, bitte, das heißt, plus, die bereitschaft
    zu, die bereitschaft zur, bereitschaft zu, bereitschaft zur, die fähigkeit, fähigkeit zu, gute, sehr gute,
    solide, fundierte, ausgeprägte, ausgeprägtes, hohe, hohes maß an, ein hohes maß an, zu ihren aufgaben zählen,
    zu ihren aufgaben zählt, zu deinen aufgaben zählen, zu deinen aufgaben zählt, ihr aufgabengebiet umfasst, dein
    aufgabengebiet umfasst, zu ihrem aufgabenbereich gehören, zu deinem aufgabenbereich gehören, das
    aufgabengebiet umfasst, der aufgabenbereich umfasst, die stelle umfasst, hierzu gehören, dazu zählen,
    vorzugsweise, optimalerweise, bestenfalls, voraussetzung ist ein, voraussetzung ist eine, mitzubringen sind,
    sie überzeugen mit, sie überzeugen durch, du überzeugst mit, du überzeugst durch, du punktest mit,
    nachweisbare, zu den aufgaben gehören, zu den aufgaben zählen, zu den aufgaben gehört, wir setzen voraus, wir
    setzen, wünschen uns, bringen, bringst,
    sie benötigen, du benötigst, sie brauchen, benötigt wird, benötigt werden
  `),
  tails: phraseList(`
    wie zum beispiel, zum beispiel, z b, wie etwa, wie, insbesondere, vor allem, inklusive, inkl, einschließlich,
    ausgestellt von, die, der, das, welche, welcher, sodass, damit, um, ist erforderlich, sind erforderlich,
    erforderlich, wird vorausgesetzt, werden vorausgesetzt, vorausgesetzt, ist von vorteil, sind von vorteil, wäre
    von vorteil, von vorteil, ist wünschenswert, sind wünschenswert, wäre wünschenswert, wünschenswert, wäre
    schön, wäre toll, ist ein plus, ein plus, ist kein muss, kein muss, ist ein muss, ein muss, bringst du mit,
    bringen sie mit, solltest du, sollten sie, gemäß, entsprechend, nach vorgabe, unter berücksichtigung, unter
    einhaltung, weil, wenn, denn, sowie, oder vergleichbar*, oder eine vergleichbare, oder ähnlich*, in der
    region, im rahmen, je nach, bei bedarf, gegebenenfalls, idealerweise, mit, bei, aus, über, für, im alter, im
    alter von
  `),
  verdicts: phraseList(`
    ist ein pluspunkt, sind ein pluspunkt, pluspunkt, darf dir keine angst machen, dürfen dir keine angst machen,
    ist dir vertraut, sind dir vertraut, ist erforderlich, sind erforderlich, erforderlich, zwingend erforderlich,
    ist zwingend erforderlich, wird vorausgesetzt, werden vorausgesetzt, vorausgesetzt, ist voraussetzung, sind
    voraussetzung, ist von vorteil, sind von vorteil, wäre von vorteil, wären von vorteil, von vorteil, ist
    wünschenswert, sind wünschenswert, wäre wünschenswert, wären wünschenswert, wünschenswert, wäre schön, wäre
    toll, wäre super, wäre ein plus, ist ein plus, sind ein plus, ein plus, ist kein muss, kein muss, ist ein
    muss, ein muss, bringst du mit, bringen sie mit, setzen wir voraus, aber kein muss, gern gesehen, hilfreich,
    ist hilfreich, sind hilfreich, ist nötig, ist notwendig, notwendig, solltest du mitbringen, sollten sie
    mitbringen, aber nicht bedingung, aber nicht zwingend, ist aber kein muss, sind aber kein muss, nicht zwingend
    erforderlich, nicht zwingend, sind uns wichtig, ist uns wichtig, runden ihr profil ab, rundet ihr profil ab,
    runden dein profil ab, rundet dein profil ab, zeichnen sie aus, zeichnet sie aus, zeichnen dich aus, zeichnet
    dich aus, sind für sie selbstverständlich, sind für dich selbstverständlich, ist für sie selbstverständlich,
    ist für dich selbstverständlich, bringen sie ebenfalls mit, bringst du ebenfalls mit, voraus
  `),
  relatives: phraseList(`der, die, das, dass, weil, wenn, damit, sodass, denen, deren, dessen, um, was, wo`),
  emptyItems: phraseList(`
    keine erfahrung, keine vorkenntnisse, vorkenntnisse sind nicht, erfahrung ist nicht, brauchst du
    nicht, brauchen sie nicht, musst du nicht, müssen sie nicht, unter der leitung, unter
    anleitung, und vieles mehr, u v m, usw, etc, weitere aufgaben, allgemeine aufgaben, sonstige aufgaben, und
    mehr, sonstige tätigkeiten, wir sind ein, wir sind eine
  `),
  abbreviations: words(`
    kat kl bzgl tel abt z b d h u a o ä ca bzw ggf inkl exkl evtl usw etc str nr tel hr fr dr prof dipl ing med
    mind max min std evtl u.a o.ä z.b d.h u.v.m i.d.r s.o vgl abs art ges st sog zzgl lt b.a m.a e.v gem bspw co
    cie mag eidg kant bspw lfd tgl wchtl jhrl
    hd
  `),
  background: words(`
    wort schrift deutschkenntnisse abgeschlossene abgeschlossenes abgeschlossen abschluss abwechslungsreiche
    aktive allgemeine alltag anforderungen angebot ansprechpartner arbeit arbeiten arbeitest arbeitgeber
    arbeitsplatz arbeitsweise aufgabe aufgaben aufgabengebiet ausbildung ausbildungen ausgeprägte ausgeprägtes
    auftreten bereich bereiche bereichen bereitschaft beruf berufe berufsausbildung berufserfahrung beratung
    betreuung betrieb bewerber bewerberin bewerbung bringen bringst durchführung eigenständig eigenständige
    eigenverantwortlich einsatz engagement engagiert erfahrung erfahrungen erfolgreich erfolgreiche erforderlich
    erste ersten erstellung erwarten erwartet fachkraft fähigkeit fähigkeiten firma flexibel freude fundierte
    gelegentlich gemeinsam gestaltung gesucht gewünscht gut gute guten gutes haben handwerkliche heute hilfe hoch
    hohe hohen hohes ideal idealerweise interesse intern interne jahr jahre jahren jährig job kenntnis kenntnisse
    klar kollegen kolleginnen kommunikation kontakt kunden kundinnen langjährige leistung leitung mehrjährige
    mindestens mitarbeit mitarbeiter mitarbeiterin mitarbeiterinnen mitbringen mitwirkung möglich möglichst monat
    monate motivation nachweis neue neuen neuer nötig notwendig offen organisation person persönlich persönliche
    persönlichkeit planung position praktische profil projekt projekte projekten prozesse qualifikation
    qualifizierte qualität regelmäßig regelmäßige schicht schnell selbständig selbstständig selbstständige
    selbstständiges sicher sichere sicheren sicherer sicheres sicherstellung sorgfältig sorgfältige spaß stärken
    stelle stellen stunden suchen sucht tag tage tägliche team teams teamfähig teilzeit tätigkeit tätigkeiten
    thema themen übernahme überzeugen umgang umsetzung unternehmen unterstützen unterstützung verantwortung
    verantwortlich vergleichbar vergleichbare vergleichbaren verstärkung verschiedene verschiedenen vielfältige
    voll vollzeit voraussetzung vorteil weiterbildung weiterentwicklung weitere weiteren wichtig willkommen wissen
    woche wochen wünschenswert zeit ziel ziele zuverlässig zuverlässige zuverlässigkeit zusammenarbeit zwei drei
    vier fünf einige relevante relevanten gültig gültige gültiger gerne einen einer
  `),
  verbs: words(`
    aufschließen bestücken befüllen formen ziehen mahlen stapeln verladen zählen nachfüllen etikettieren
    verschicken versenden einlagern auslagern ausladen wickeln impfen verbinden waschen begrüßen empfangen zapfen
    servieren anrichten abschmecken akquirieren verhandeln telefonieren korrespondieren archivieren kontieren
    mahnen abholen abrechnen abstimmen analysieren anleiten annehmen anpassen arbeiten aufbauen auffüllen
    ausführen ausliefern auswerten backen bauen bearbeiten beantworten bedienen begleiten behandeln beliefern
    beraten berechnen bereitstellen beschaffen bestellen betreiben betreuen bewerten buchen dokumentieren
    durchführen einarbeiten einkaufen einräumen einrichten einsortieren entladen entwerfen entwickeln erfassen
    ergänzen erstellen fahren fertigen führen gestalten gewährleisten herstellen instandhalten kalkulieren
    kassieren kochen kommissionieren kontrollieren koordinieren kümmern lagern leiten liefern mauern messen
    mischen mitarbeiten montieren optimieren organisieren pflegen planen präsentieren produzieren programmieren
    prüfen putzen recherchieren reinigen reparieren rösten schneiden schreiben schulen sicherstellen sortieren
    sorgen spülen steuern testen transportieren übernehmen überprüfen übersetzen überwachen umsetzen unterrichten
    unterstützen verbuchen verkaufen verpacken verwalten verwiegen vorbereiten warten weiterentwickeln zubereiten
    zusammenstellen weisen lösen fassen lesen reisen beweisen verfassen zurechtweisen nähen bügeln wischen belegen
    heben tragen binden pflanzen gießen schneidern drucken kleben schleifen streichen sägen bohren fräsen drehen
    schweißen verlegen entsorgen melden rufen wirken
  `),
  nounsToo: [],
  verbForms: phraseMap(`
    helfen: hilfst
    geben: gibst
    nehmen: nimmst
    übernehmen: übernimmst
    unternehmen: unternimmst
    beraten: berätst
    fahren: fährst
    tragen: trägst
    halten: hältst
    lesen: liest
    sehen: siehst
    sprechen: sprichst
    besprechen: besprichst
    treffen: triffst
    laufen: läufst
    laden: lädst
    beladen: belädst
    entladen: entlädst
    waschen: wäschst
    backen: bäckst
    empfehlen: empfiehlst
    vertreten: vertrittst
    messen: misst
    wiegen: wiegst
    entwerfen: entwirfst
    werfen: wirfst
    vergeben: vergibst
    behalten: behältst
    lassen: lässt
    lösen: löst
    wissen: weißt
    tun: tust
    unterhalten: unterhältst
    einhalten: einhältst
  `),
  informal: words(`du dich dir dein deine deinen deinem deiner euch euer eure bist hast kannst bringst suchst`),
  formal: words(`ihnen ihrer ihrem ihren`),
};
