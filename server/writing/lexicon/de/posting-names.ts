import { phraseList, phraseMap } from "../phrase-list.ts";
import type { PostingNames } from "../posting-lexicon.ts";

export const names: PostingNames = {
  occupations: phraseList(`
    *arbeiter, *arbeiterin, *kraft, *leiter, *leiterin, *leitung, *meister, *meisterin, *techniker, *technikerin,
    *ingenieur, *ingenieurin, *berater, *beraterin, *betreuer, *betreuerin, *pfleger, *pflegerin, *helfer, *helferin,
    *fahrer, *fahrerin, *verkäufer, *verkäuferin, *lehrer, *lehrerin, *erzieher, *erzieherin, *entwickler,
    *entwicklerin, *informatiker, *informatikerin, *mechaniker, *mechanikerin, *mechatroniker, *mechatronikerin,
    *elektroniker, *elektronikerin, *elektriker, *installateur, *installateurin, *monteur, *monteurin, *maurer,
    *maurerin, *tischler, *tischlerin, *schreiner, *schreinerin, *maler, *malerin, *bäcker, *bäckerin, *konditor,
    *konditorin, *koch, *köchin, *kellner, *kellnerin, *barista, *röster, *rösterin, *assistent, *assistentin,
    *assistenz, *sekretär, *sekretärin, *referent, *referentin, *sachbearbeiter, *sachbearbeiterin, *sachbearbeitung,
    *buchhalter, *buchhalterin, *kaufmann, *kauffrau, *kaufleute, *manager, *managerin, *management, *spezialist,
    *spezialistin, *experte, *expertin, *planer, *planerin, *architekt, *architektin, *bibliothekar, *bibliothekarin,
    *redakteur, *redakteurin, *gärtner, *gärtnerin, *schlosser, *schlosserin, *schweißer, *schweißerin, *fachwirt,
    *laborant, *laborantin, *therapeut, *therapeutin, *pädagoge, *pädagogin, *arzt, *ärztin, *apotheker, *apothekerin,
    *hebamme, *disponent, *disponentin, *kommissionierer, *lagerist, *lageristin, *packer, *zusteller, *zustellerin,
    *reiniger, *reinigerin, *hausmeister, *hausmeisterin, *friseur, *friseurin, *florist, *floristin, *optiker,
    *optikerin, *controller, *controllerin, *designer, *designerin, *developer, *engineer, *consultant, *trainer,
    *trainerin, *coach, *praktikant, *praktikantin, *azubi, auszubildende*, auszubildender, *angestellte,
    *angestellter, *fachangestellte, *fachangestellter, *werkstudent, *werkstudentin, *aushilfe, *vertreter,
    *vertreterin, *bediener, *bedienerin, *führer, *führerin, *dreher, *fräser, *dachdecker, *fliesenleger,
    *rezeptionist, *rezeptionistin, *dolmetscher, *übersetzer, *übersetzerin, *jurist, *juristin, *anwalt, *anwältin,
    *notfallsanitäter, *sanitäter, *sozialarbeiter, *uhrmacher, *uhrmacherin, *metzger, *fleischer, servicekraft,
    *mfa, *zfa, *mitarbeiter, *mitarbeiterin, *geselle, *gesellin, *fachfrau, *fachmann, *schneider, *schneiderin,
    *zimmerer, *zimmermann, *bauer, *bäuerin, *wirt, *wirtin, *winzer, *landwirt, *ökonom, *biologe, *biologin,
    *chemiker, *chemikerin, *physiker, *psychologe, *psychologin, *logopäde, *logopädin, *fachberater, *monteure,
    *polier, *hauswart, *rezeption, *lokführer, *zugbegleiter, *steuerer, *operator, *zerspaner, *zimmermädchen,
    küchenhilfe, haushaltshilfe, spülhilfe, erntehilfe, bürohilfe, *keeper, *kassierer, *kassiererin, *auffüller,
    *auffüllerin, kurier, *kurier, *kurierin, *bote, *botin, tagesmutter, tagesvater, pta, mtl, mta, mtr, pka,
    doktorand*, postdoc, *dozent, *dozentin, fami, *archivar, *archivarin, volontär*, *texter, *texterin, *lektor,
    *lektorin, *grafiker, *grafikerin, *gestalter, *gestalterin, *fotograf, *fotografin, product owner, scrum master,
    *scientist, *administrator, *administratorin, *supporter, *supporterin, *verwalter, *verwalterin, *makler,
    *maklerin, justiziar*, *recruiter, *recruiterin, *käufer, *käuferin, *deklarant, *deklarantin, *zeichner,
    *zeichnerin, *statiker, *statikerin, *vermesser, *ausstatter, *ausstatterin, *polsterer, *polsterin, *glaser,
    *melker, *melkerin, *brauer, *brauerin, *akustiker, *akustikerin, *kosmetiker, *kosmetikerin, *feuerwehrmann,
    *feuerwehrfrau, *wachmann, *beamter, *beamte, *beamtin, *prüfer, *prüferin, *konstrukteur, *konstrukteurin,
    *näher, *näherin, *schmied, *schmiedin, *küster, *küsterin, *händler, *händlerin, chef de rang, sous chef, commis
    de cuisine, commis de rang, chef de partie, demichef, *platzwart, *tankwart, *gerätewart, *zeugwart, *wächter,
    *pilot, *pilotin, *hostess, *animateur, *animateurin, *moderator, *moderatorin, *regisseur, *dramaturg, *musiker,
    *musikerin, *kantor, *kantorin, *organist, *organistin, *pfarrer, *pfarrerin, *diakon, *diakonin, *seelsorger,
    *seelsorgerin, *förster, *försterin, *imker, *käser, *destillateur, *lackierer, *lackiererin, *stuckateur,
    *verputzer, *leger, *rangierer, *lotse, *matrose, *kapitän, *steward, *stewardess, *purser, *logistiker,
    *logistikerin, *mathematiker, *mathematikerin, *statistiker, *analyst, *analystin, *tester, *testerin, *architect,
    *owner, *agent, *agentin, *specialist, *officer, *aktuar, *aktuarin, *revisor, *revisorin, *auditor, *auditorin,
    *treuhänder, *notar, *notarin, *staatsanwalt, *detektiv, *polizist, *polizistin, *kontrolleur, *kontrolleurin,
    *ranger, *rangerin, *bereiter, *bereiterin, *ologe, *ologin, *werker, *werkerin, *setzer, *binder, *bestatter,
    *bestatterin, *beleuchter, *kameramann, *kamerafrau, *journalist, *journalistin, *sprecher, *sprecherin,
    *direktor, *direktorin, *rektor, *rektorin, *professor, *professorin, *professur, *forscher, *forscherin,
    *wissenschaftler, *wissenschaftlerin, *historiker, *historikerin, *vermittler, *vermittlerin, *gutachter,
    *gutachterin, *sachverständiger, *sachverständige, *beauftragter, *beauftragte, *koordinator, *koordinatorin,
    *koordination, *promoter, *promoterin, *austräger, *austrägerin, *schaffner, *sänger, *sängerin, *tänzer,
    *tänzerin, *schauspieler, *masseur, *masseurin, *visagist, *visagistin, *sattler, *sattlerin, *schuhmacher,
    *schuhmacherin, *graveur, *juwelier, *steinmetz, *bildhauer, *restaurator, *restauratorin, *schornsteinfeger,
    *schornsteinfegerin, *spengler, *klempner, *solarteur, *logistikhelfer, *vorarbeiter, *vorarbeiterin, assistenz
    der geschäftsführung, assistenz der geschäftsleitung, assistent der geschäftsführung, assistentin der
    geschäftsführung, maler und lackierer, malerin und lackiererin, garten und landschaftsbauer, gesundheits und
    krankenpfleger, gesundheits und krankenpflegerin, garten und landschaftsgärtner, kranken und altenpfleger,
    *barkeeper, *barfrau, *barmann, *concierge, *portier, *page, *gouvernante, *hauswirtschafterin, *hauswirtschafter,
    *betriebsleiter, *verkaufstalent, *allrounder, *springer, *aufsicht, *lehrling, *lernende, *lernender, *trainee
  `),
  notOccupations: phraseList(`
    center, computer, sommer, winter, zimmer, nummer, telefonnummer, partner, kunden, dezember, november, oktober,
    september, ansprechpartner, arbeitgeber, newsletter, charakter, semester, koffer, container, server, körper,
    messer, wasser, papier, revier, quartier, motor, faktor, sektor, monitor, bewerber, arbeitnehmer, mitglieder,
    länder, kinder, häuser, bilder, felder, räder, gemüter, immer, unser, weiter, wieder, unter, über, später, besser,
    sicher, dauer, theater, fenster, ordner, stecker, drucker, scanner, filter, verteiler, träger, hersteller,
    anbieter, dienstleister, versicherer, vermieter, mieter, besucher, schüler, studenten, jahrgänger, quereinsteiger,
    berufseinsteiger, wiedereinsteiger, einsteiger, anfänger, rentner, schülerinnen
  `),
  agentEndings: phraseList(`*er, *erin, *eur, *eurin, *ist, *istin, *oge, *ogin`),
  titleNoise: phraseList(`
    stellenausschreibung, stellenanzeige, stellenangebot, stellenangebote, jobangebot, wir suchen dich, wir suchen
    sie, wir suchen verstärkung, verstärkung gesucht, komm in unser team, komm ins team, werde teil, werden sie teil,
    wir stellen ein, wir suchen, gesucht, job, jobs, karriere, karriere bei, ab sofort, zum nächstmöglichen, vollzeit,
    teilzeit, minijob, unbefristet, befristet, in vollzeit, in teilzeit, homeoffice, remote, festanstellung, dich
    suchen wir, du fehlst uns, mitarbeiter gesucht, jetzt bewerben, merken, teilen, suchen verstärkung, sucht
    verstärkung, du suchst, sie suchen, neuer job, neue herausforderung
  `),
  titleOpenings: phraseList(`
    stellenangebot, stellenausschreibung, stellenanzeige, jobangebot, ausschreibung, werde, werden sie, neu, dringend,
    ab sofort, stellenausschreibung für, mehrere, zwei, drei
  `),
  notInTitles: phraseList(`
    wir, du, sie, ist, sind, bist, hast, haben, wird, werden, uns, unser, unsere, unserem, unseren, unseres, dich,
    dein, deine, deinen, ihr, euch, ich, kannst, suchst
  `),
  seeking: phraseList(`
    sucht, suchen, sucht ab sofort, sucht zum nächstmöglichen zeitpunkt, stellt ein, sucht zur verstärkung, braucht,
    stellt, brauchen
  `),
  weSeek: phraseList(`
    suchen wir, wir suchen, suchen wir dich als, suchen wir sie als, wir suchen dich als, wir suchen sie als, brauchen
    wir, stellen wir, wir brauchen, ist die stelle, eine stelle als, die stelle als, die stelle, die position, ist
    folgende stelle, stelle als, bewirb dich als, suche, suchen zum nächstmöglichen zeitpunkt, wird gesucht als, ist
    die stelle als, ist eine stelle als, verstärke uns als, verstärken sie uns als, starte als, starten sie als, komm
    zu uns als, verstärkung als, unterstützung als, wir besetzen, zu besetzen ist, die stellen als, werde, werden sie,
    eine stelle für
  `),
  asRole: phraseList(`
    als, als unser, als unsere, arbeite als, job als, position als, bist du, sind sie
  `),
  doers: phraseList(`jemanden für, jemand für`),
  notDone: phraseList(`unser, unsere, unseren`),
  sought: phraseList(`gesucht, werden gesucht, wird gesucht, dringend gesucht, ab sofort gesucht`),
  roleFillers: phraseList(`
    ein, eine, einen, eines, einer, eine n, einen e, ab sofort, sofort, ab, zum nächstmöglichen zeitpunkt, zum
    nächstmöglichen termin, nächstmöglichen, zur verstärkung unseres teams, zur verstärkung, zur unterstützung,
    unseres teams, für unser team, in vollzeit, in teilzeit, vollzeit, teilzeit, voll, oder, und, n, den, die, der,
    dich, sie, dich als, sie als, als, unser, unsere, unseren, neue, neuen, neuer, engagierte, engagierten,
    engagierter, motivierte, motivierten, motivierter, freundliche, freundlichen, erfahrene, erfahrenen, erfahrener,
    zuverlässige, zuverlässigen, zuverlässiger, qualifizierte, qualifizierten, gelernte, gelernten, weitere, weiteren,
    zwei, drei, mehrere, unbefristet, befristet, dringend, einmal, noch, wieder, bald, zu, besetzen, einen neuen, eine
    neue, langfristig, deutschlandweit, nette, netten, tatkräftige, tatkräftigen, gute, guten, ist, folgende, stelle,
    einen versierten, verantwortungsvolle, verantwortungsvollen, ausgebildete, ausgebildeten, examinierte,
    examinierten, jemanden als
  `),
  roleEnds: phraseList(`
    für, in, im, mit, bei, am, an, auf, zur, zum, der, die, das, ab, als, aus, und, oder, wer, von, unbefristet,
    sowie, gesucht, zu, den, dem, nach, wenn, weil, bist, hast, du, sie, kannst, hast du, wirst, arbeitest,
    unterstützt, ist, sind, mindestens, gerne, gern, per, um, vom, des, ein, voraus, frei
  `),
  afterRole: phraseList(`mit, der, die, zur, zum, du, sie, wird`),
  titleEnds: phraseList(`
    mit, zur, zum, für unser, für unsere, für unseren, für das, für die, für den, gesucht, frei, bei
  `),
  indefiniteArticles: phraseList(`ein, eine, einen`),
  employerKinds: phraseList(`
    logistik, gruppe, systeme, werke, stadtwerke, café, apotheke, klinikum, brüder, söhne, architekten, partner,
    personal, naturkost, biohandel, autohaus, zentrum, institut, gasthof, metzgerei, konditorei, unternehmen, firma,
    hersteller, betrieb, agentur, praxis, schule, klinik, krankenhaus, bäckerei, rösterei, brauerei, genossenschaft,
    start up, startup, beratung, familienbetrieb, familienunternehmen, händler, hotel, restaurant, verlag, stiftung,
    bank, bibliothek, museum, werkstatt, verein, handwerksbetrieb, dienstleister, personaldienstleister, hofladen,
    bioladen, buchhandlung, tischlerei, schreinerei, salon, kita, pflegeheim, seniorenheim, boutique, kanzlei,
    gärtnerei, manufaktur, holzmanufaktur, spedition, fleischerei, zahnarztpraxis, hausarztpraxis, physiotherapie,
    elektro, elektrotechnik, sanitär, holzbau, hochbau, tiefbau, dachdeckerei, zimmerei, schlosserei, schmiede,
    malerbetrieb, weingut, biohof, alterszentrum, altersheim, pflegedienst, sozialstation, diakonie, caritas,
    steuerberatung, wäscherei, druckerei, molkerei, käserei, logistikzentrum, kindergarten, kindertagesstätte,
    grundschule, gymnasium, musikschule, landhotel, gasthaus, wirtshaus, druckhaus
  `),
  beforeCompany: phraseList(`
    bei, bei der, bei uns bei, über, über die, wir sind die, wir sind der, wir sind das, wir die, wir als, wir von,
    wir von der, wir vom, karriere bei, willkommen bei, arbeiten bei, komm zu, komm zur, im namen der, die firma, der
    firma, firma, die stadt, praxis, warum, team der, team von, werde teil von, werden sie teil von, teil von, dein
    team von, jobs bei
  `),
  afterCompany: phraseList(`
    ist ein, ist eine, ist der, ist die, ist seit, ist ein familiengeführtes, steht für, bietet, wurde, gehört zu,
    röstet, backt, baut, produziert, betreibt, fördert, begrüßt bewerbungen, entwickelt, stellt her, verkauft,
    beliefert, macht seit, beschäftigt, fertigt, liefert, vertreibt, zählt, plant, berät, begleitet, versorgt, pflegt,
    fertigen, errichtet, restauriert
  `),
  beforeStrangers: phraseList(`
    kunden wie, zu unseren kunden zählen, zu unseren kunden gehören, unsere kunden sind, unter anderem für,
    auftraggeber wie, partner wie, marken wie, ausgestellt von, ausgestellt durch, anerkannt von, anerkannt durch,
    akkreditiert durch, zertifiziert durch, zertifiziert nach, mitglied im, mitglied der, mitglied in, ehemals,
    früher, vormals, tochter der, tochtergesellschaft der, teil der, unternehmen der, gehört zur, programme wie,
    software wie, kenntnisse in, umgang mit, erfahrung mit, erfahrung in, kenntnisse, zum beispiel, z b, wie,
    lieferanten wie, gewerkschaft, tarifvertrag der, tarif der, tvöd, idealerweise mit, siegel von, gefördert von,
    gefördert durch
  `),
  agency: phraseList(`
    unser kunde, unseren kunden, unserem kunden, unseres kunden, für unseren kunden, für einen kunden, im auftrag
    unseres kunden, im auftrag eines kunden, unser auftraggeber, unseres mandanten, unseren mandanten, für ein
    kundenunternehmen, im kundenauftrag, unser mandant
  `),
  nameLinks: phraseList(`und, &, von, der, am, im, zum, zur, für, des, e`),
  publicBodies: phraseList(`
    stadt, gemeinde, landkreis, landeshauptstadt, universität, hochschule, universitätsklinikum, freistaat, kreis,
    bezirk, klinikum, hansestadt
  `),
  beforeContact: phraseList(`
    schreib, schreibe, ansprechpartner, ansprechpartnerin, ansprechperson, ansprechpartner ist, ansprechpartnerin ist,
    kontakt, bei fragen wenden sie sich an, wenden sie sich an, wende dich an, melde dich bei, melden sie sich bei, zu
    händen, z hd, an, ruf, frage, frag, fragen beantwortet, fragen beantwortet ihnen, fragen beantwortet dir,
    beantwortet, beantwortet ihnen, beantwortet ihnen gern, beantwortet ihnen gerne, beantwortet gern, beantwortet
    gerne, bewerbung an, auskunft erteilt, auskünfte erteilt, telefonisch bei, bei, auskunft erteilt ihnen, auskunft
    erteilt ihnen gerne, auskunft erteilt ihnen gern, auskunft erteilt dir, auskunft erteilt gerne, auskünfte erteilt
    ihnen gerne, auskünfte erteilt gerne, auskunft gibt ihnen gerne, auskunft gibt, ruf einfach, ruf doch, ruf gerne,
    melde dich einfach bei, melde dich gerne bei, melde dich direkt bei, schreib einfach, schreib einfach an, direkt
    bei, wende dich gerne an, wenden sie sich bitte an, wenden sie sich gerne an, fragen an, weitere informationen
    gibt, weitere informationen erhalten sie von, infos bei, rückfragen an, anfragen an, frag nach, bewerben sie sich
    bei, bewirb dich bei, sprich mit, sprechen sie mit, meld dich bei, meld dich einfach bei, meld dich gerne bei,
    meldet euch bei, dein kontakt, ihr kontakt, deine ansprechpartnerin, dein ansprechpartner, nähere informationen
    erhalten sie bei, schreib uns an
  `),
  afterContact: phraseList(
    `hilft, beantwortet, freut sich, steht, gibt ihnen, gibt dir, erteilt, erzählt dir, ist für dich, ist für sie`,
  ),
  courtesyTitles: phraseList(`
    ostd, ostdin, ostr, ostrin, herr, herrn, frau, dr, prof, mag, ing, dipl, fam, familie
  `),
  sentTo: phraseList(`an, zu händen, z hd`),
  lastNames: phraseList(`
    bäcker, becker, fischer, förster, gärtner, jäger, kaufmann, kellner, koch, köhler, maurer, metzger, müller,
    richter, schäfer, schlosser, schmied, schneider, schreiber, schreiner, schuster, töpfer, wagner, weber, zimmermann
  `),
  offices: phraseList(`
    personal*, personalabteilung, abteilung, bewerbermanagement, recruiting, recruitment, human resources, hr, team,
    sekretariat, verwaltung, *verwaltung, *abteilung, *amt, *referat, dezernat, referat, amt, geschäftsstelle,
    geschäftsführung, geschäftsleitung, leitung, schule, *schule, klinik, *klinik, *klinikum, krankenhaus,
    universität, hochschule, zentrum, *zentrum, stadt, gemeinde, landkreis, landratsamt, portal, postfach, *straße,
    stellenportal
  `),
  beforePlace: phraseList(`
    in, standort, am standort, für unseren standort in, für unsere filiale in, in unserer filiale in, raum, im raum,
    sitz in, mit sitz in, werk, bei, im großraum, großraum, in der region, region, für den raum, für den großraum,
    filiale, dienstort, arbeitsort, einsatzort, niederlassung, im kreis, im landkreis, im stadtgebiet
  `),
  sectors: phraseMap(`
    Schule: schule, schulen, grundschule, gymnasium, schülerinnen
    Kita: kita, kindertagesstätte, kindergarten, krippe
    Hochschule: hochschule, universität
    Bibliothek: bibliothek, bücherei, stadtbibliothek
    Klinik: klinik, krankenhaus, klinikum, station
    Praxis: praxis, arztpraxis, zahnarztpraxis
    Apotheke: apotheke
    Pflegeheim: pflegeheim, seniorenheim, altenheim, pflegeeinrichtung
    Bäckerei: bäckerei, backstube
    Rösterei: rösterei, kaffeerösterei
    Restaurant: restaurant, gaststätte
    Küche: küche
    Hotel: hotel
    Café: café, cafe
    Laden: laden, filiale, geschäft
    Lager: lager, logistikzentrum, warenlager
    Werkstatt: werkstatt
    Werk: werk, fabrik, produktion
    Labor: labor
    Baustelle: baustelle, baustellen
    Kanzlei: kanzlei
    Bank: bank, sparkasse
    Museum: museum
    Theater: theater
    Verein: verein
    Stiftung: stiftung
    Gärtnerei: gärtnerei
    Verlag: verlag
  `),
};
