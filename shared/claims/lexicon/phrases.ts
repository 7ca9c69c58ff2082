import type { Language } from "#shared/letters/letter.schema.ts";

/** How a clause of a letter is told apart: who it speaks of and whether it claims anything. All on folded text. */
export type Phrases = {
  me: RegExp;
  /** The reader, the posting or the job. */
  you: RegExp;
  offer: RegExp;
  denial: RegExp;
  applying: RegExp;
  /** Directly before an employer. */
  at: RegExp;
  /** Before a title held: "as a", "als". */
  as: RegExp;
  /** Before a skill, tool or field. */
  skill: RegExp;
  /** Ends a list of skills or the name of a paper or title. */
  stop: ReadonlySet<string>;
};

const set = (words: string) => new Set(words.split(" "));

export const phrases: Record<Language, Phrases> = {
  en: {
    me: /(?<!\p{L})(?:i|me|my|mine|myself|we|our|us)(?!\p{L})/u,
    you: /(?<!\p{L})(?:you|your|yours|posting|advert(?:isement)?|bulletin|job description|this (?:role|position|post|job)|the (?:role|position|vacancy|job)|applicants?|candidates?|(?:is|are) (?:required|asked for|needed|wanted))(?!\p{L})/u,
    offer:
      /(?<!\p{L})(?:would|could|i ?['’]d(?! (?:been|had|already|\p{L}+ed) )|readiness to|next year|my (?:\p{L}+ ){0,2}(?:questions?|interest|curiosity)|(?:read|noticed|saw) (?:\p{L}+ ){0,8}in your|stood out|i read(?= .* in your)|i read about|caught my (?:eye|attention)|(?:am |are )?sending|submit(?:ting)?|enclos\p{L}*|attach(?:ed|ing)|was curious|excited|should be (?:interested|glad|happy)|points? in your|made me write|as i read your|you asked for|prospect of|can (?:show|send|talk|walk|meet|tell|come|start|explain|visit)|will|learn|learning more|keen to|curious|ready for|grow into|my question|ask you|tell me more|give me|teach me|listen first|prepared to|interested in|sound of|next step|['’]ll|glad to|happy to|pleased to|look forward|hope|may i|let me|want to|wish to|ready to|willing|if you|shall|in my (?:view|opinion|eyes|book)|suits? me|appeals? to me|attracts? me|draws me|interests me|i (?:would|should) enjoy|should (?:like|love|enjoy)|strikes? me|seems? to me|makes? me want|sounds? (?:like|right|good)|tempts? me|does not (?:frighten|scare|worry|put me off)|might|what i like|i (?:plan|intend)|plan to|intend to|working towards|preparing for|in progress|is planned|is planned|am planning|aim to|like to (?:hear|learn|know|see|meet))(?!\p{L})/u,
    denial:
      /(?<!\p{L})(?:by (?:name|repute|reputation|hearsay) only|only (?:by|from) (?:name|repute|reputation|hearsay)|by hearsay|(?:have|has|had|do|did|am|was|is) not|(?:haven|hasn|don|didn|wasn|isn|hadn)['’]?t|not (?:yet|so far)|no (?:formal |direct |own |paid )?(?:experience|licen[cs]e|certificate|degree|training)|new to me|would be new|is new|yet to|have no|has no|without having|lack|unfamiliar|unknown to me|still to (?:do|take|get|come)|(?:equivalent|comparable) to|only know\p{L}*|only (?:watched|seen|read|heard)|never (?:worked|used|held|had a|been a|managed|led|touched|seen|tried|done))(?!\p{L})/u,
    applying:
      /(?<!\p{L})(?:appl(?:y|ying|ication|ied)|candidacy|interested in the|(?:read|saw|found|seen|reading) (?:\p{L}+ ){0,4}(?:posting|advert\p{L}*|vacancy|notice|ad))(?!\p{L})/u,
    at: /(?:at|for|with|from|of|join(?:ed|ing)?|left|in) (?:the )?$/u,
    as: /(?<!\p{L})(?:(?:worked|work|working|employed|served|serving|serve|started|trained|qualified|experience|years|months|now|currently|job|time|hired|position|post|role|since \d{4}|until \d{4}|in \d{4}|,|day|there|here|began|career) as (?:an? |the )?|^as (?:an? |the )?(?!an? |the |i |you|we |well|soon|far|long|much|for |to |my |regards|agreed|part |requested)|i (?:am|was|have been|worked as|work as) (?:an? |the )|became (?:an? |the )|my (?:post|job|role|work|position) (?:as|of) (?:an? |the )?|title of )/gu,
    skill:
      /(?<!\p{L})(?:experienced? (?:in|with|as|of|using)|experience (?:in|with|of|using)|skilled (?:in|with|at)|proficient (?:in|with|at)|proficiency in|trained (?:in|on|as)|training in|expert(?:ise)? (?:in|with)|familiar(?:ity)? with|knowledge of|background in|competent (?:in|with)|versed in|confident (?:in|with)|qualified (?:in|to|for|as)|specialis(?:e|ed|ing) in|specializ(?:e|ed|ing) in|certified (?:in|as|for|on|by)|certificat(?:e|ion) (?:in|for|as)|licensed (?:in|to|for|as)|i (?:also )?(?:use|operate|operated|know(?! (?:the|that|how|what|most|their|its|it|when|where|why|every|each|your|you)(?!\p{L}))|speak|program|drive|drove|master|play|read|handle|practise|practice|teach|taught|repaired|repair|install|installed|weld|welded|cook|cooked|design|designed|used|built|calibrate|calibrated|sew|sewed|maintain|maintained|wrote|write|program(?:med)?)|using|operat(?:e|ing)|fluent in|work(?:ed)? (?:daily )?with|course in|diploma in|qualification in|command of|hands-on with|mastered|degree in|studied|licen[cs]e for|ticket for|use of|by means of)(?!\p{L})/gu,
    stop: set(
      "at from with for to in on since who which that where when while because so but as by during after before under until than then into per via i you we they he she it is was are were has have had will would can could across between within among every each daily weekly monthly regularly and/or my your our their its if well too also there here this these those over through about without against",
    ),
  },
  de: {
    me: /(?<!\p{L})(?:ich|mich|mir|mein\p{L}*|wir|uns|unser\p{L}*)(?!\p{L})/u,
    you: /(?<!\p{L})(?:ihr\p{L}*|ihnen|euch|eu(?:er|re)\p{L}*|ausschreibung|stellenanzeige|anzeige|ausgeschrieben\p{L}*|gesucht\p{L}*|suchen sie|sucht ihr|(?:die|der|diese|dieser) stelle|(?:wird|werden|sind|ist) (?:verlangt|gefordert|gefragt|erforderlich|erwartet))(?!\p{L})/u,
    offer:
      /(?<!\p{L})(?:mochte|wurde|wurden|konnte|gern|gerne|freue|werde|lerne|lernen|erlernen|neugierig|interessier(?:t|en) mich|lasse ich mir|auf probe|probetag|probearbeiten|will ich|ich will|arbeite ich mich|mich ein(?:arbeiten|zuarbeiten)?|kennenlernen|frage|zu haben|kommt fur mich|stelle ich mir|das ubernehme ich|kann ich (?:\p{L}+ ){0,3}(?:zeigen|erzahlen|schicken|beginnen|anfangen)|zeige ich|hoffe|ware|wollen|bereit|sobald|falls|meiner (?:meinung|ansicht|erfahrung) nach|finde ich(?! (?:uber|mit|in|bei|auf|durch|per) )|in meinen augen|reiz(?:t|en) mich|gef(?:a|ie)llt mir|(?:sprechen|spricht) mich|interessiert mich|zieht mich|passt zu mir|strebe|beabsichtige|demnachst|geplant|vorhabe|habe (?:ich )?vor|steht an|vorgesehen|wenn sie|wenn ihr|stehe ich|mir (?:gerade |genau |sehr )?(?:recht|lieb|willkommen|sympathisch)|sagt mir zu|lust|\p{L}+en will|nachstes jahr|im nachsten jahr|nach einer einarbeitung|mich einstelle|(?:fragen?) (?:bringe|habe|betrifft|gilt)|mag ich|fiel mir auf|ist mir aufgefallen|musste|durfte ich|aneignen|(?:stunde|kame|ginge|fande|liesse|bliebe|gabe|tate|nahme) (?:ich|mir|sich|das|es|ihnen|fur)|kommt mir entgegen|scheint mir|erscheint mir|schreckt mich|hatte ich|kame|dachte ich an|stelle mir|reizvoll)(?!\p{L})/u,
    denial:
      /(?<!\p{L})(?:vom horensagen|(?:nur )?(?:dem namen nach|vom namen)|nicht(?! nur| bloss| zuletzt)|noch nie|unbekannt|nur (?:\p{L}+ ){0,3}(?:gesehen|gelesen|gehort)|nur aus|kein\p{L}*|neu fur mich|neuland|bisher nicht|fehlt mir|mir (?:\p{L}+ ){0,6}fehl(?:t|en)|ware neu|steht noch aus|stehen noch aus|entspricht (?:etwa|ungefahr|in etwa)|kenne ich nur|nie (?:gearbeitet|genutzt|gehabt|gefuhrt|geleitet))(?!\p{L})/u,
    applying:
      /(?<!\p{L})(?:bewerb\p{L}*|bewirb\p{L}*|(?:ihre[rn]?|eure[rn]?|die) (?:stellen)?(?:anzeige|ausschreibung|annonce)(?= .*(?:gelesen|gesehen|entdeckt|aufmerksam)))(?!\p{L})/u,
    at: /(?:bei|beim|fur|von|vom|in|im|an|am|aus|zu|zur|zum)(?: (?:der|dem|den|die|das))?(?: firma)? $/u,
    as: /(?<!\p{L})(?:als|(?:bin|war|wurde)(?: ich)?(?: ein| eine)?|beruf(?:s)?)(?!\p{L})/gu,
    skill:
      /(?<!\p{L})(?:erfahrung(?:en)? (?:mit|in|im|bei|als)|kenntnisse(?:n)? (?:in|im|mit|der|von)|umgang mit|vertraut mit|geschult (?:in|im|auf)|ausgebildet (?:in|als|zum|zur)|ausbildung (?:als|zum|zur|in)|spezialisiert auf|zertifiziert (?:in|als|fur)|qualifiziert (?:in|als|fur)|arbeite(?:te)? (?:ich )?(?:taglich )?(?:mit|in|an)|gearbeitet (?:mit|in|an)|beherrsche(?: ich)?|spreche(?: ich)?|nutze(?: ich)?|nutzte(?: ich)?|bediene(?: ich)?|bediente(?: ich)?|programmiere(?: ich)?(?: in)?|kenne(?: ich)?|fahre(?: ich)?|schein fur|zertifikat (?:in|fur|als|im)|studium (?:der|des|in)|studiert(?:e)?|mit hilfe von|mithilfe von|mit)(?!\p{L})/gu,
    stop: set(
      "bei beim von vom fur seit weil dass wenn die der das und/oder zu zum zur an am auf aus nach vor uber unter durch ohne wahrend sowie ich sie wir es ist war sind habe hat hatte bin werde kann auch noch schon so in im pro je wo was wie denn aber sondern mit als den dem des einer eines mein meine ihre ihr gearbeitet genutzt gelernt erworben gesammelt taglich",
    ),
  },
  fr: {
    me: /(?<!\p{L})(?:je|j|me|m|mon|ma|mes|moi|nous|notre|nos)(?!\p{L})/u,
    you: /(?<!\p{L})(?:vous|votre|vos|annonce|offre|ce poste|le poste|cette fonction|recherchez|demandez|(?:est|sont) (?:demande|exige|requis|souhaite)\p{L}*)(?!\p{L})/u,
    offer:
      /(?<!\p{L})(?:souhait\p{L}*|(?:me|m['’]|il|cela|nous) (?:me |m['’])?(?:demande|faud|reste|prend|suffi|coute|devie|vau)[dn]?ra|aimerais|serait|voudrais|pourrais|serais|serai|rejouis|propose|volontiers|espere|peux (?:vous )?(?:montrer|venir|presenter|commencer|envoyer)|pourrai|montrerai|apprends|apprendre|apprendrai|question|en savoir plus|dites|aurai|aurais|familiariser|decouvrir|viendrai|presenterai|envie de|donnent? envie|pret(?:e)? a|desire|si vous|permettez|a mon (?:avis|sens|gout)|selon moi|me (?:suffi\p{L}+|va |iraient|convien\p{L}+|plai\p{L}+|sedui\p{L}+|parai\p{L}+|semblen?t?|tenten?t?|parlen?t?|motiven?t?|correspond\p{L}*|laissera\p{L}*)|(?:ne |n['’])?m['’](?:effrai|effray|inquiet)\p{L}*|(?!(?:g|op|lib|rep|consid|accel|coop|pref|gen|mod|recup|ref|ins|integ)erai)\p{L}+erai(?:s|t|ent)|(?:fe|i|pour|voud|dev|sau|vau|fau|vien|tien|convien|pren|appren|ren|permett|mett|suffi|offri|fini|choisi|reussi)rai(?:s|t|ent)|(?:m['’](?:y )?|me )\p{L}{3,}rai|m['’](?:attire(?:nt)?|interesse(?:nt)?|enthousiasme(?:nt)?|irait|ont? attiree?)|retenu mon attention|ma curiosite|mon interet|passerais|suivrais|compte \p{L}+(?:er|ir|re)|ai l['’]intention|vais \p{L}+(?:er|ir|re)|l['’]an prochain|en projet|est un projet|quand je lis|en lisant|annee prochaine|prevue?s?|en preparation|en cours d['’]obtention|prepare (?:le|la|l['’]|un|une|mon)|envisage|prevois|projette|heureu(?:x|se) de)(?!\p{L})/u,
    denial:
      /(?<!\p{L})(?:(?:que )?de (?:nom|reputation|loin)|par oui-dire|(?:n['’ ]|ne )(?:\p{L}+['’ ]){0,3}(?:pas(?! seulement| que)|jamais|encore|aucune?)|m['’]est (?:encore )?(?:peu |mal )?(?:inconnue?|connue?|etrang\p{L}+)|que de nom|restent? a (?:passer|obtenir|apprendre|faire)|equivaut|ne connais que|aucune experience|pas encore|nouveau pour moi|me manque)(?!\p{L})/u,
    applying:
      /(?<!\p{L})(?:candidat\p{L}*|postul\p{L}*|(?:reponds|reponse) a (?:l['’]|votre )(?:offre|annonce)|(?:lu|vu|decouvert|trouve|lisant) (?:\p{L}+ ){0,3}(?:votre |l['’]|cette )(?:offre|annonce)|le poste d(?:e)?)(?!\p{L})/u,
    at: /(?:chez|a|au|aux|pour|de|du|d|dans|en|l)(?: (?:la|le|les|l))?['’ ]$/u,
    as: /(?<!\p{L})(?:en tant que?|comme|en qualite de?|je suis|j['’]etais|j['’]ai ete|mon poste de|poste de|devenue?|ex-?)(?!\p{L})/gu,
    skill:
      /(?<!\p{L})(?:experience (?:de|du|des|d|en|avec|dans)|maitrise(?: de| du| des)?|maitrisant|forme(?:e|s)? (?:a|au|aux|en|sur)|formation (?:a|au|aux|en|de|d)|specialisee? (?:en|dans)|connaissance(?:s)? (?:de|du|des|d|en)|connais|certifiee? (?:en|par|pour)|diplomee? (?:de|en|d)|titulaire (?:de|du|des|d)|habilitee? (?:a|au|aux|en)|utilise|utilisais|(?:sais|peux) (?:utiliser|manier|manipuler|conduire|piloter)(?: un| une| des)?|parle|conduis|conduisais|pratique|manie|manipule|travaille (?:avec|sur)|travaille (?:chaque jour|au quotidien) (?:avec|sur)|a l['’]aise (?:avec|en|dans)|a l['’]aide d|obtenu (?:le|la|mon|ma|un|une)|passe (?:le|la|mon|ma)|possede|detiens|permis|certificat (?:de|d)|etudie|avec|sur)(?!\p{L})/gu,
    stop: set(
      "chez non pour dans depuis qui que dont ou quand pendant avant apres parce car mais avec par sur sous entre vers sans je vous il elle on est ai a ete suis sont ont au aux ce cette ces mon ma mes votre vos notre nos tout toute tous puis lors chaque quotidiennement en",
    ),
  },
  es: {
    me: /(?<!\p{L})(?:yo|mi|mis|me|he|hemos|tengo|soy|estoy|llevo|hablo|cuento|conozco|manejo|trabajo|domino|dispongo|poseo|obtuve|estuve|fui|hice|puse|traje|tuve|conduzco|dirijo|uso|utilizo|atiendo|aporto|nuestr\p{L}*)(?!\p{L})/u,
    you: /(?<!\p{L})(?:ustedes|usted|su|sus|les|vosotros|vuestr\p{L}*|anuncio|oferta|convocatoria|el puesto|este puesto|piden|buscan|solicitan|requieren|ofrecen|necesitan|pedis|buscais|se (?:pide|requiere|exige|valora)n?)(?!\p{L})/u,
    offer:
      /(?<!\p{L})(?:quisiera|mi interes|(?:siento|con|mi) curiosidad|me detengo|puedo aportar para|el trabajo va del?|puede ser de utilidad|disposicion de|ano que viene|proximo ano|segun (?:su|la|vuestra) (?:oferta|anuncio)|me llamo la atencion|me propongo|me animan?|son de especial interes|gustaria|podria|podre|aprender|aprendere|pregunta|preguntarles|suena|ganas|probar|dar el paso|familiarizarme|ilusion|haria|lo siguiente|puedo (?:ensenar|mostrar|explicar|empezar|incorporar|enviar|contar)\p{L}*|espero|encantaria|estare|sere|deseo|quiero|ojala|si lo desean|si quieren|mostrare|explicare|aportare|agradeceria|estaria|seria|ofrezco|en mi opinion|a mi juicio|a mi modo de ver|(?:seri|estari|hari|podri|deberi|tendri|vendri)a(?:n|mos)|me (?:bast\p{L}+|atraen?|interesan?|gusta|gustan|motivan?|encajan?|convienen?|parecen?|suenan?|tientan?|llaman?|apetecen?|asustan?|va bien|van bien|vendria|viene bien)|(?:(?:dari|llevari|permitiri|supondri|aportari|necesitari|dejari|bastari|costari|facilitari|encajari)an|dari|daria|llevaria|permitiria|supondria|aportaria|vendria|necesitaria|dejaria|bastaria|costaria|deberia|sabria|diria|pondria|empezaria|seguiria|aprenderia|querria|agradecere|podriamos|tendria)|planes|pienso \p{L}+[aei]r\p{L}*|voy a|tengo (?:la )?intencion|empezando|preparando|pendiente|prevista?o?|sacandome|en curso|tengo previsto|sacaria|haria)(?!\p{L})/u,
    denial:
      /(?<!\p{L})(?:de oidas|(?:solo )?de nombre|(?:lo|la|los|las) he visto|no(?! (?:solo|solamente|unicamente|obstante|dudo|hay))|nunca|jamas|tampoco|solo (?:la|lo|los|las)? ?(?:conozco|he visto)|aun no|todavia no|nunca he|sin experiencia|seria nuevo|quedan? por|equivale|conozco (?:solo|unicamente)|nuevo para mi|me falta)(?!\p{L})/u,
    applying:
      /(?<!\p{L})(?:candidatur\p{L}*|solicit(?:o|ar|ud)|postul\p{L}*|presento mi|me presento al?|presentarme al?|aspir(?:o|ar) al?|opt[oe]|optar|(?:leido|lei|visto|vi) (?:\p{L}+ ){0,3}(?:anuncio|oferta)|el puesto de|vacante)(?!\p{L})/u,
    at: /(?:en|para|con|de|del|desde|por)(?: (?:el|la|los|las))? $/u,
    as: /(?<!\p{L})(?:como|de profesion|soy|fui|era|mi puesto de|puesto de|cargo de|en calidad de)(?!\p{L})/gu,
    skill:
      /(?<!\p{L})(?:(?<=^|yo |tambien )se(?= \p{L}+[aei]r(?!\p{L}))|experiencia (?:en|con|de|como)|conocimientos? (?:de|en|del)|dominio (?:de|del)|domino|manejo (?:de|del)|manejo|formacion (?:en|de)|formad[oa] en|especializad[oa] en|especialista en|certificad[oa] (?:en|de|como|por)|titulad[oa] (?:en|de)|acreditad[oa] (?:en|como|por)|carne (?:de|del)|carnet (?:de|del)|licencia (?:de|para)|curso (?:de|en)|permiso (?:de|para)|titulo de|uso|utilizo|utilice|use|conozco|hablo|conduzco|trabajo (?:a diario )?con|trabaje con|trabajado con|familiarizad[oa] con|con ayuda de|mediante|estudie|grado en|master en|tecnic[oa] (?:en|de)|con)(?!\p{L})/gu,
    stop: set(
      "en para desde que cual donde cuando mientras porque pero como por durante tras antes hasta segun sobre entre sin yo usted ustedes es fue son ha he han al su sus mi mis este esta estos estas cada todo toda todos todas con diario se",
    ),
  },
};
