/**
 * Strong and irregular verbs with their participles; prefixes are put before them by grammar ("annehmen", "übernehmen").
 * Regular verbs need no entry to be inflected; those below are listed because lines of work begin with their first
 * person ("Betreue 12 Kinder").
 */
export const strongVerbs: ReadonlyMap<string, string> = new Map(
  `backen gebacken, beginnen begonnen, bieten geboten, biegen gebogen, binden gebunden, bitten gebeten, blasen geblasen, bleiben geblieben, braten gebraten,
brechen gebrochen, brennen gebrannt, bringen gebracht, denken gedacht, dürfen gedurft, empfehlen empfohlen, essen gegessen, fahren gefahren,
fallen gefallen, fangen gefangen, finden gefunden, fliegen geflogen, fließen geflossen, geben gegeben, genießen genossen, gehen gegangen, gelten gegolten,
gewinnen gewonnen, gießen gegossen, graben gegraben, greifen gegriffen, haben gehabt, halten gehalten, hängen gehangen, heben gehoben,
heißen geheißen, helfen geholfen, kennen gekannt, klingen geklungen, kommen gekommen, können gekonnt, laden geladen, lassen gelassen,
laufen gelaufen, leihen geliehen, lesen gelesen, liegen gelegen, mahlen gemahlen, meiden gemieden, messen gemessen, nehmen genommen,
nennen genannt, raten geraten, reiben gerieben, reißen gerissen, reiten geritten, rennen gerannt, rufen gerufen, schaffen geschaffen, scheiden geschieden, schieben geschoben,
schießen geschossen, schlafen geschlafen, schlagen geschlagen, schleifen geschliffen, schließen geschlossen, schneiden geschnitten,
schreiben geschrieben, schreiten geschritten, schwimmen geschwommen, sehen gesehen, senden gesendet, sein gewesen, singen gesungen, sinken gesunken, sitzen gesessen,
sprechen gesprochen, springen gesprungen, stechen gestochen, stehen gestanden, steigen gestiegen, streichen gestrichen, tragen getragen, treffen getroffen,
treiben getrieben, treten getreten, trinken getrunken, tun getan, vergessen vergessen, verlieren verloren, wachsen gewachsen, waschen gewaschen,
weisen gewiesen, wenden gewendet, werben geworben, werden geworden, werfen geworfen, wiegen gewogen, winden gewunden, wissen gewusst, ziehen gezogen, zwingen gezwungen`
    .split(/,\s*/u)
    .map((entry): [string, string] => {
      const [infinitive = "", participle = ""] = entry.trim().split(/\s+/u);
      return [infinitive, participle];
    }),
);

export const regularVerbs: ReadonlySet<string> = new Set(
  `antworten arbeiten bauen beaufsichtigen bedienen befestigen benachrichtigen berücksichtigen beschleunigen beschriften beseitigen besichtigen bestätigen bestücken beteiligen bewältigen bewegen bewirten bremsen bügeln coachen designen doppeln entlasten entrümpeln erhitzen erhöhen erläutern ermöglichen erreichen erweitern falten fassen feiern forschen genehmigen gründen jäten kehren kellnern kündigen mähen managen mindern nageln posten pumpen rollen scannen schärfen schneidern schrubben spachteln spritzen stanzen straffen streuen tanken tätigen tippen trocknen veranstalten vereinbaren vereinfachen verkürzen vermarkten vermitteln vernetzen veröffentlichen verringern verzieren wirken zielen
bauen bedienen begleiten begrüßen behandeln bereiten berichten beschaffen besetzen bestellen betreuen bewachen bewerten bilden bohren brauen buchen
decken dienen drehen drucken entwickeln entsorgen erfassen ergänzen erklären erledigen ermitteln erneuern erstellen erzeugen fegen fertigen filmen fördern formen fräsen
fügen führen füllen füttern gestalten gliedern holen hören impfen kassieren kaufen klären kleben kneten kochen kümmern kürzen lagern legen lehren leisten leiten lenken lernen liefern löschen löten lösen
machen malen mauern melden mengen mieten mischen nähen nutzen öffnen ordnen packen pflanzen pflegen planen pressen proben prüfen putzen räumen rechnen reden regeln reichen reinigen richten rösten rüsten sägen
sammeln säubern schätzen schalten schichten schicken schmieren schulen schützen schweißen senken setzen sichern sichten sorgen sortieren sparen speichern spielen spülen stapeln stärken stellen steigern stempeln steuern stimmen stopfen
stützen suchen tauschen teilen testen töpfern üben fragen schonen begeistern beruhigen trösten überarbeiten überprüfen übersetzen überwachen unterrichten unterstützen verantworten verbessern verbuchen verhandeln verkaufen verpacken versorgen
texten layouten bloggen stricken häkeln sticken gärtnern basteln verwalten wählen warten wechseln wecken werten wickeln zahlen zählen zeichnen zeigen züchten`.split(
    /\s+/u,
  ),
);

/** Past of the first person and present of the third ("nehmen nahm nimmt") of verbs that do not form them regularly. */
export const strongForms: readonly (readonly [infinitive: string, past: string, third: string])[] =
  `backen backte backt, beginnen begann, biegen bog, bieten bot, binden band, bitten bat, blasen blies bläst, bleiben blieb, braten briet brät,
brechen brach bricht, brennen brannte, bringen brachte, denken dachte, empfehlen empfahl empfiehlt, essen aß isst, fahren fuhr fährt,
fallen fiel fällt, fangen fing fängt, finden fand, fliegen flog, geben gab gibt, gehen ging, gelten galt gilt, gewinnen gewann, gießen goss,
graben grub gräbt, greifen griff, haben hatte hat, halten hielt hält, hängen hing, heben hob, helfen half hilft, kennen kannte, kommen kam, laden lud lädt,
lassen ließ lässt, laufen lief läuft, leihen lieh, lesen las liest, liegen lag, mahlen mahlte, messen maß misst, nehmen nahm nimmt,
nennen nannte, raten riet rät, reiben rieb, reißen riss, reiten ritt, rennen rannte, rufen rief, schaffen schuf, scheiden schied, schieben schob,
schießen schoss, schlafen schlief schläft, schlagen schlug schlägt, schleifen schliff, schließen schloss, schneiden schnitt schneidet,
schreiben schrieb, schreiten schritt, schwimmen schwamm, sehen sah sieht, senden sandte sendet, sein war ist, singen sang, sitzen saß, sprechen sprach spricht,
springen sprang, stechen stach sticht, stehen stand, steigen stieg, streichen strich, tragen trug trägt, treffen traf trifft, treiben trieb, treten trat tritt,
trinken trank, tun tat tut, vergessen vergaß vergisst, verlieren verlor, wachsen wuchs wächst, waschen wusch wäscht, weisen wies, wenden wandte,
werben warb wirbt, werden wurde wird, werfen warf wirft, wiegen wog, wissen wusste weiß, ziehen zog, zwingen zwang,
können konnte kann, dürfen durfte darf, müssen musste muss, sollen sollte soll`
    .split(/,\s*/u)
    .map((entry) => {
      const [infinitive = "", past = "", third] = entry.trim().split(/\s+/u);
      return [infinitive, past, third ?? `${infinitive.slice(0, -2)}${/[dt]en$/u.test(infinitive) ? "et" : "t"}`];
    });

/** Particles that part from the verb in a main clause; the longer ones first. */
export const separablePrefixes: readonly string[] =
  `herunter zusammen hinunter herüber hindurch instand sicher bereit weiter wieder heraus herein hervor hinein hinaus hinzu vorbei zurück kennen fertig groß
entgegen gegenüber gleich fest frei teil wahr statt nach fort los mit vor weg auf aus ein her hin neu bei dar um durch ab an zu`.split(
    /\s+/u,
  );

/** They begin with the letters of a particle and do not part. */
export const neverSeparated =
  /^(?:umarmen|umfassen|umgeben|umschließen|umreißen|durchsuchen|durchlaufen|durchqueren|durchdringen|wiederholen|antworten|angeln|ankern|einigen|festigen|abonnieren|absolvieren|analysieren|animieren|annullieren|anonymisieren|annoncieren|neutralisieren|beinhalten)$/u;

export const inseparablePrefixes: readonly string[] = "be ver er ent emp zer miss über unter hinter wider ge".split(
  " ",
);

/** Participles that go with "sein": their lines stay as typed. */
export const goesWithSein =
  /(?:gegangen|gekommen|gewesen|geblieben|gereist|umgezogen|aufgestiegen|gewachsen|geworden|gefolgt|gestartet|gelaufen|gesprungen|geflogen)$/u;
