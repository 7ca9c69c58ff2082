/**
 * Words that letters of any trade have and that claim nothing by themselves, of the four languages, folded: small words,
 * words about work, posting and letter.
 */
export const commonWords = `
curso cursos course courses kurs kurse programa programas programme programmes program programs programm programmen software
system systems systeme systemes sistema sistemas tool tools outil outils herramienta herramientas werkzeug werkzeuge logiciel
logiciels a abarca aber abierto ablauf ablaufe able abord about above abschluss abschlussen abschlusses abteilung abteilungen
accompagne accompagnent accompanies accordingly account accueille accueilli acompana acquerir acredita acreditar
across actual actualmente actuellement acudire adapt adaptarme add added ademas adornar adornos adresse advantage
afin afirmo after again against agilidad agissant agree ahi ahora ai aide aime aimerais ainsi ajoutait ajoute
ajoutent ajouter ajouterais aktuell al alcanza alegraria alegro algo alguien algun alguna alguno algunos all alle
allein allem allen aller allerdings alles alli alltag almost alone along alors alrededor als also alt although
altogether always am ambas amene among amounts an anade anadir anbieten and andere anderem anderen anderer anders
anfang anfangen anforderung anforderungen angabe angeht anime ankommt anlage anlagen anlass annee annees annehmen
annonce ano anos another anruf ans answer answered anterior anterioridad antes antwort anuncio any anything anzeige
anzunehmen aportar aporto apoyarme apoyo appartient appel appelez application apply applying apporte apporter
apprendrai apprendre apprendront apprends appris appuie appuierais appuyant aprender aprendere aprenderlo aprendi
aprendido aprendo apres aprovechar aproximadamente aquel aquella aqui arbeit arbeite arbeiten arbeitet arbeitsweise
arbeitszeit are area areas around arranged arriver art as asi asimismo ask asked asking asks assez assurais assure
asumo at atencion atender atendi atendia atiendo attendez attentes attention au auch aucun aucune auf auffullen
aufgabe aufgaben aufzufullen aujourd aun aunque auparavant auquel aura aurai aurais aus ausbildung ausgeschrieben
ausgeschriebene ausgeschriebenen ausgeubt auskunft auskunfte ausschreibung ausserdem aussi autant autre autres aux
available avais avait avance avant avanzar avec average avez avisarme avoir avons ayer ayuda ayude ayudo bagages
base basic basis basta be beantworte bears beaucoup became because become bedarf been before begann begin beginnen
beginnend beginning beginnt begins begonnen behaupte behind bei beide beiden beider beides beim being beispiel
beisteuern bekannt belegen believe belonged belongs benotigen bereich bereiche bereichen bereit bereits bereitwillig
beruf beruflichen berufserfahrung berufslebens beschaftigt beschranke beschreibe beschreiben beschreibt beschreibung
besides besoin besser best beste besten betreue betreut betreuung betrieb betriebe betrifft better between
beurteilen bevor bewerbe bewerbung bewusst beyond bien biete big bin bis bisher bist bleibt blick blicke blieb bon
bonjour bonne bons both brauchen breve brief bring bringe bringen brings brought buen buena bueno build building
built busco business busy but by c cabe cada cadre call calls calm calma calme cambiare cambio came campo can
candidatura candidature capable capaz car cara caracter care career careful carefully cargo carpeta carta cas casa
casi ce ceci cela celle celles celui centro cependant certificado certificat certificate certificats ces cet cette
ceux chance change changement changer changes chaque charge charges charla charlar check checked checking chemin
cherche chez choisissez circa citer citerais claim clair claire clara claridad claro claros clear client cliente
clientele clientes clients closely colleague colleagues collegue collegues come comenzar comes coming comme
commencant commencer commencerais comment common como companera companeras companero companeros companies company
comparar comparer compares competence competences competencia completan completeness comprenaient comprenait
comprend comprennent compris comprised compte con concerned concerns concreto confirm conformement conjunto conmigo
connais connaissance connaitre connu conocer conocerles conoci conocimiento conocimientos conozco consiste consta
conste constitue contact contacto contados contar contarais contare contarles contarlo contaros contarse continuer
contra contre convenga convengan convenir conversacion conversation conviendra convient correo corta corto cosas
costumbres cote could count counted couramment courriel course court courte create created cual cuales cuando cuanto
cuenta cuentas cuento cuidado curiosidad curious current currently curriculum customer customers cutting cv d da
dabei dado dafur daher daily damit danach daneben dann dans dar darauf dare darf darles daruber darum das dass date
dates dato davantage davon davor day day-to-day days dazu de deal dealt dear debe deber debo debut decir decrit
decrivez degree deja del delai dem demain demande demandees demanderai demanderait demandez demas demi den denn
dentro depart department departments depuis der dernier derniere derselben derzeit des describa describe described
describen describes describir describirse describo desde desempene desempeno deseo deshalb despues destacar destaco
detail details detalla detalle detalles detras deuxieme devait develop developed development devenu deviens devoir
di dia diaria diario dias dice dicho did die dies diese diesem diesen dieser dieses diferencian diferentes differ
different differentes differents difficult digo dinge diplome diplomes dira dirai dirais dire directamente
directement directly direkt diria dirigirse dis discussed disposal disposicion distingue distintas distintos dit
dites divers diversos do doch document documentos does dois domaine donc donde done donne donnent donner dont dort
dos dossier doy draw du duda durante durch dure during duties duty e each earlier early easier easily easy ebenfalls
ebenso echar echo ecole ecoute ecrire ecris effectue eficacia egalement eigene eigenen eigener ein einarbeitung
einbringen eine einem einen einer eines einfach einfachsten eingestellt einige einsatz einschatzung einsetzen
einstelle einweisung einzelnen either ejemplo el electronico elegir elegiria ella elle elles ello else emmene
empezando empezar empiezo empleo empleos emploi employed employer employers empresa empresas en encantaria encargaba
encargo encore end ende enfin enjoy enjoyed ensemble ensenar ensenarme ensenarmelo ensuite entender entendre
entonces entraide entrar entre entreprise entreprises entretien entrevista entry envie environ equipe equipes equipo
equipos er era eran erfahre erfahren erfahrung erfahrungen erganzen erganzend ergebnis ergebnisse ergibt erlautern
erreichbar erreichen erreicht erst erste ersten erster erwahne erzahle es esa esas escuela ese esfuerzo eso esos
esperan essai est esta estaba estan estar estas este esto estos estoy estudios estuve estuvo et etablissement
etaient etait etapa etape etat ete etend etre etudes etwa etwas eu euch eure eurer even evening every everyone
everything exact exactly examiner example exemple exerce experience experienced experiences experiencia experiencias
expliquer exponer exposer extend extends face facil facilidad facon fahigkeiten fair faire fais faisais fait faite
faites faits falls falta falte familiar familiariser familiarizarme family fange far fast faut fecha fechas feel
fehlt ferait ferner few fiable field figura figuran figure fijar filing fin final find fine firm firma first fit
fixez fixons fluent fluidez fois folder folgende folgenden folgendes following follows fonction fonctions for force
forcement forces form forma formacion formation formations forme former fort fortaleza fortalezas found frage fragen
fragt freude freue freundlich friend friendly from fruh fruher fruheren fue fuera fueron fuerte fuertes fuhre full
funcion funciones fur further future gained ganas ganz gast gaste gasten gave gearbeitet gebe geblieben gebracht
gebraucht geduld gefragt gefunden gegeben gegen gehabt gehalten gehoren gehort gehorten geht gekommen gelegenheit
gelernt gemacht gemeinsam genannten genau genauesten general genommen gens gente genugt gepack geregelt gern gesagt
gesehen gesprach gestanden gestion get getroffen gets gewesen gewohnheiten gezeigt gibt gilt ging give given gives
glad gladly gleich gleiche go goes going gone good got gout grace graduate gran grand grande grandes grands great
gross grosse grossen grow growth grund grundlage gusta gustaria gusto gut gute guten guter ha habe haben haber habia
habilidad habilidades habits habitualmente habitudes hablamos hablar hablemos hablo hace hacen hacer hacerme hacia
had hago halben halber half halt halte han hand hande handle handled handling hands handwerk handy happy hard hare
haria has hasta hat hatte hatten haufig haus hause have having hay he hear hecho heisst held helfen hello help
helped helping helps heraus here heure heures heute hice hiciera hier hierfur hiermit hierzu hiess high hilft hinaus
hingegen hinter hinzu hoch hohe hohen hold home honest hope hora horas hour hours house how however hoy hui i ich
ici idee idioma idiomas if ihnen ihr ihre ihrem ihren ihrer il ils ilusion im immer important importante improve
improved in include included includes including incluia incluso incluye independently indique inscrit insgesamt
instant instead instructed intention interes interesse interest interested interet interrogez interview into
inzwischen ir is ist it its j jahr jahre jahren jahres jamais je jede jedem jeden jeder jedes jedoch jemanden jener
jetzige jetzigen jetzt job jobs joignable join joindre joined joins joint jointes jornada jour journee journees
jours judge juicio junto juntos jusqu jusque just juzgarlo kam kann keen keep keeping keeps kein keine keinen kenne
kennengelernt kennenlernen kenntnisse kenntnissen kept key kind kinds klaren klein kleine kleinen klingt knapp knew
know known knows kollegen kollegin kolleginnen kollegium komme kommen kommt konnen konnt konnte konnten kontakt kopf
kummert kunden kundinnen kundschaft kurz kurzen kurzer l la lado lag laisse lang lange language languages langue
langues large largo las lasse lassen lasst last late later laufen lauft lautet le learn learned learning learnt
least leaves lebenslauf lecture leen leerlo left lege leo lequel lerne lernen les less let letter letters lettre
letzte letzten leur leurs leute level licence license lieber liebsten liegt lies liest lieu life ligne lignes like
liked likewise line linea lineas lines lire lis lisant list lista liste listen listo lists little ll llamada llega
llegan llegar llegara llegue lleva llevado llevar llevo lo localizarme loin long longue longuement look looked
looking looks lors los lot love low luego lugar lugares lui lust m ma mache machen macht made mag mail main mainly
maintenant mais maison make makes making mal man manana manchmal manera maniere manner mano manque manquer many
marcha marco mas matiere matin matter matters may me mean means meant meet meeting mehr mein meine meinem meinen
meiner meines meist meistens mejor meme memes mencionadas mencionado mencionar menciono mene menos mensaje mensch
menschen mention mentioned mentionne mentionner mes meses message mesure methodes metier metiers mets mettez
mettrais mettre mi mias mich mienne mieux mindestens mine minute minutes mio mir miro mis misma mismo mismos missing
mission missions mit mitarbeitende mitarbeiter mitarbeiterinnen mitarbeitern mitbringe miteinander mochte moi moins
mois moment momentan mon monat monate monaten month months montre montrer more morning most mostrar mostrare
mostrarlo mot moved moving much mucha muchas mucho muchos muestro muss muttersprache muy my myself n nace nach
nachdem nachricht nachste nachsten nachstes nacht nachweis nachweise nachweisen nahere naheres name names namlich
native ne neben necesario necesitan necessairement need needed needs negociation nehme neither nenne nennen nennt
neu neue neuen neuer neugierig never new next ni nicht nichts nie night ningun ninguna niveau nivel no nobody noch
noche nombra nombrar nombro nomme nommer nos nosotros not notamment notarse nothing notre nous nouveau nouveaux
nouvelle now nuestra nuestro nueva nuevas nuevo nuevos nuit number numbers nunca nur nutzen nutzlich o ob objet obra
obras observer obtenu obwohl occasion occupais occupe ocupaba ocuparme ocupo oder of oferta offen offenlasst offer
office offre oficio oft often oh ohne old on one ones only ont onto open openly opinar optar opto or orden order
ordnung organisation organise organizacion organizan ort orte os other otra otras otro otros ou our out outre outset
ouvert over own owning paciencia packe palabra palabras papel papeles paper papers papier papiers par para parcours
parece parfois parle parler parlerai parlerons parlez parlions parlons parmi part parte participe participo partie
partirais parto parts pas pasar pase paso passage passen passent passt past path patience patient pendant pense
people pequeno per periode permettrait permis permiso permite permitiria permito pero person persona personal
personas personen personlich personliche personlichen personliches personne personnes pertenece pertenecia petit
petite petits peu peut peux pflege phone picture pide piden pieces placas place places plaisir plait plane planning
plans platz please pleased plus plusieurs poca pocas poco pocos podamos podeis podemos poder point points
ponctualite ponctuel ponctuelle poneis ponen poner pongo por porque porte poser poserai position post poste postes
posting posts postule pour pourquoi pourrais pourrait poursuivre pourtant pouvez pouvoir practica pratique pratiquer
praxis precede precedent precis precise preciser preciso prefer preferido prefiero pregunta preguntais preguntan
preguntare preguntarles preguntarme preguntaros preguntas pregunto premier premiere prendre prends preparais
preparar preparation prepare prepared preparo pres present presentar presente presented presento presque pressure
pret pretends preuve previous previously prevoit prie primer primera primero principal principio prior pris pro
probar process procurado product products produirai produire profesional professional professionnel project projects
projekt projekte projet projets pronto propia propio propios proposez propre propres proyecto proyectos prozess
puede pueden puedo pues puesto puestos puis puisse punkt punkte punktlich punto puntos puntual puntualidad put qu
qualification qualifications qualifikation qualifikationen qualitat qualite qualites qualities quality quand que
queda quedar quedaria quedo quelle quelques querer question questions qui quick quickly quien quiera quiero quite
quoi quotidien quotidienne raconte ran range rapide rapido rapport rasgo rather raum reach reached reaches read
reads ready real realice realisais realisation realise realizado realizar realizo recent recently recevez rechne
reconnais record records redaction reference regard regarde regarderai regards regelmassig regularmente
regulierement reiche relacion relevance reliable rely remplit rencontre rencontrerons rencontrons rendez repondrai
repondrais repondre reponse repose represente requiere require required requires respecta responder responderlo
responsabilidad responsabilite responsabilites responsable responsibilities responsibility responsible respuesta
rest reste rester rests result resulta resultado resultados resultat resultats results resume resumo retiens reunion
reuno rewriting richte richtig rien right rigueur role roles rolle rufen ruft ruhe ruhig run rund running runs s sa
sabe saber sage sagen sagt said sais sake same sans satz savoir saw say says schatze schicht schichten schicke
schnell schon school schreibe schreiben schritt schule schwarz se sea second secteur section sector see seek seen
seguimiento seguir segun segundo sehe sehen sehr sein seine seit seitdem seite seiten selbst selbstandig
selbststandig selon semaine semaines semana semanas semble senalar sencillo sepa ser sera serait seria serieux serio
serlo seront sert serve service services servicio servicios servir serviraient serviria ses set setting seul seule
several shall shift shifts short should show showed shown shows si sich sicher side sides sido sie sieht siempre
siento significa siguiente siguientes similar simple sin since sincerely sind sino sirvan sirve site sitio skill
skills small so sobald sobre societe sofern soient soin soins soir soit sola solicita soll solo soltura some
somebody someone something sometimes son sondern sont sorgfalt sorgfaltig sostenga souhait souhaite soumettre sound
sounds sous souvent soweit soy spass spat spater speak speaks spent sprache sprachen sprachkenntnisse spreche
sprechen staff stage stammt stand standard standards starke starken start started starting starts state stated
stationen stay stayed steady stehe stehen steht stelle stellen stellung step still strebe strecke strength strengths
studies studium stunde stunden stutzt su subject submit such suena suffira suffit suis suit suite suits suivant
suivante suivantes suivi suivis suma sumaba sumada sumados sumar sumo support supported sur sus suya suyas tache
taches tag tage tagen taglich tagliche take taken takes taking tal talk tambien tampoco tan tandis tanto tarde
tarder tarea tareas task tasks tatig tatigkeit tatigkeiten team teams teil teile teilzeit tel telefon telefonisch
telefono telephone tell telle temps tener tengo tenia tenir tenu tenue termin terrain testez than thank thanks that
the them thema then there therefore these thing things think third this those though thought through tiempo tiendrai
tiene tienen tiens tient time times titulo titulos to toda todas todavia today todo todos together told tomar tomo
too took top tot total touche toujours tous tout toute toutes towards trabaja trabajaba trabajado trabajan trabajar
trabaje trabajo trabajos traigo trained training tras trato travail travaillais travaille travailler trop trouvait
trouverez true try tuning tuve tuviera twice two u uber ubernahm ubernehme ubernehmen ubernimmt ubernommen ubrigens
ultima ultimo um umfang umfasst umgang un una unas und under understand une unica unit universidad universitat
universite university unmittelbar unos uns unser unsere unter unterlagen unternehmen unterstutze unterstutzt
unterstutzung until us usar use used using uso usted ustedes usually util utile utiles utilidad utilise utilizar
utilizo va vais vale valer valido valoir van varias variedad varios various vaut ve veces venant venez vengo venir
venu veo ver verantwortlich verantwortung verdad verfuge verfugung vergleiche verifier verlangen verlangt verlo
verrons vers verschiedene verschiedenen verse vertraut verwenden very veux vez viel viele viendrai viendront viene
vienen viens vient vise visto vite vive voici voila voir vois voit voix vollstandigkeit vollzeit volonte volontiers
vom von vont vor vorbei vorher vorherige vorlegen vorn vorweisen vos vosotros votre votres voulez vouliez vouloir
vous voy vu vuestra vuestros wahl wahr wahrend wann want war ware waren warum was way ways we wechsel wechseln
wechselschicht week weeks weg weil weise weiss weiter weitere weiteren weiterer welche welcher welches welcome well
wende wenig wenige wenn went wer werden were what whatever when where whereas whether which while who whole whom
whose why wichtig wichtige wie wieder will wir wird wish wissbegierig with within without wo woche wochen wochenende
wollen word worden work worked working works world wort worten would write writing written wrote wunsch wurde wurden
y ya year years yes yet yo you your yours zahl zahlen zeige zeigen zeigt zeile zeilen zeit zeiten zeugnis zeugnissen
ziel ziele zu zudem zuerst zuletzt zum zunachst zur zuruck zurzeit zusammen zusammengerechnet zusammengezahlt
zustandig zuverlassig zuvor zwar zwei zweite zweiten zwischen
`;
