/** Words that make a part larger: who led, how often, how far, with what success. All on folded text. */

/** Verbs and nouns of leading; a fact with one of them must stand behind each. */
export const leading =
  /(?<!\p{L})(?:led|lead|leading|leads|headed|heading up|managed|manage|managing|manages|manager|management of|supervised|supervise|supervising|supervisor|oversaw|oversee|overseeing|directed|directing|director|founded|co-founded|founder|spearheaded|chaired|own and (?:run|manage)|in charge of|(?:was|am|were) responsible for|head of|headed up|coordinated|coordinate|coordinating|coordinator|geleitet|leite|leitete|leitung|leiter(?:in)?|fuhrte|gefuhrt|fuhre|fuhrungskraft|verantwortete|verantwortet|verantwortlich fur|gegrundet|grundete|koordinierte|koordiniert|koordiniere|\p{L}*leiter(?:in)?|\p{L}*leitung|dirige|dirigeais|dirigee?|diriger|direct(?:eur|rice)|encadre|encadree?|encadrais|encadrer|encadrement|pilote|piloter|supervise|supervisee?|responsable (?:de|del|d.|du|des)|chef(?:fe)? (?:de|d.)|fonde|fondee?|coordonne|coordonnee?|coordonner|coordinat(?:eur|rice)|gere|geree?|gerais|dirigi|dirigido|dirijo|dirigir|lidere|liderado|lidero|liderar|encargad[oa] de|jef[ea] de|coordine|coordinado|coordino|coordinador(?:a)?|supervise|supervisado|superviso|gestione|gestionado|gestiono|fundador(?:a)?|funde|a cargo de|directora?)(?!\p{L})/u;

/** The same for facts: forms that people type into a resume. */
export const leadingFact =
  /(?<!\p{L})(?:lead\p{L}*|led|head\p{L}*|manag\p{L}*|supervis\p{L}*|oversaw|oversee\p{L}*|direct\p{L}*|found\p{L}*|chair\p{L}*|in charge|responsible|own\p{L}*|coordinat\p{L}*|(?:run|ran|running)(?! (?:time|times|rate|of))|(?!begleit|einleit|anleit)\p{L}*leit\p{L}*|fuhrung\p{L}*|(?:team|mitarbeit\p{L}*|gruppe|personal|abteilung|betrieb)\p{L}* (?:\p{L}+ ){0,3}gefuhrt|verantwort\p{L}*|grund\p{L}*|gegrundet|koordin\p{L}*|vorarbeiter\p{L}*|meister\p{L}*|dirig\p{L}*|encadr\p{L}*|pilot\p{L}*|responsable\p{L}*|chef\p{L}*|fond\p{L}*|coord\p{L}*|ger[ea]\p{L}*|gestion\p{L}*|lider\p{L}*|encargad\p{L}*|jef[ea]\p{L}*|fund\p{L}*|cargo|capataz|principal|senior)(?!\p{L})/u;

/** Verbs of helping: a fact that only helps supports no leading. */
export const helping =
  /(?<!\p{L})(?:assist\p{L}*|support\p{L}*|help\p{L}*|took part|take part|participat\p{L}*|contribu\p{L}*|involved|one of (?:those|the)|among (?:those|the)|together with|collaborat\p{L}*|gemeinsam|deputy|\p{L}*vertret\p{L}*|mitwirk\p{L}*|wirk(?:e|te)|beteilig\p{L}*|zuarbeit\p{L}*|collabor\p{L}*|epaul\p{L}*|soutien|soutenais|concours|soporte|unterstutz\p{L}*|geholfen|half|mitgewirkt|mitarbeit\p{L}*|mitgearbeitet|mithilfe|assiste\p{L}*|aide\p{L}*|particip\p{L}*|seconde\p{L}*|soutenu|appui\p{L}*|appuy\p{L}*|apoy\p{L}*|ayud\p{L}*|colabor\p{L}*|asisti\p{L}*)(?!\p{L})/u;

/** Ranks that a title claims; each must be in a fact. */
export const ranks: readonly RegExp[] = [
  /(?<!\p{L})(?:sous[- ]chef(?:fe)?|second(?:e)? de cuisine|segund[oa] de cocina)(?!\p{L})/u,
  /(?<!\p{L})(?:deputy|stellvertretend\p{L}*|adjointe?(?= (?:de|du|a|au) )|subdirector\p{L}*|vice[- ]\p{L}+)(?!\p{L})/u,
  /(?<!\p{L})(?:senior|(?<!(?:i|we|to|who|and|also|now|would|could|can|will|may) )lead(?= (?!the |a |an |my |our |people|teams?)\p{L}+)|principal)(?!\p{L})/u,
  /(?<!\p{L})(?:head(?= (?:of|nurse|chef|teacher|cook|waiter|baker|gardener))|chief|stationsleit\p{L}*|pflegedienstleit\p{L}*|kuchenchef\p{L}*|chefkoch\p{L}*|abteilungsleit\p{L}*|filialleit\p{L}*|bauleit\p{L}*|teamleit\p{L}*|schichtleit\p{L}*|chef(?:redakt|arzt|koch|sekret|einkauf|buchhalt|ingenieur|steward)\p{L}*|ober(?:arzt|kellner|bauleit)\p{L}*|(?:schicht|trupp|team|gruppen|kolonnen|marktbereichs)fuhrer(?:in)?|gruppenleit\p{L}*|projektleit\p{L}*|marktleit\p{L}*|werkstattleit\p{L}*|einrichtungsleit\p{L}*|vorarbeiter\p{L}*|polier|prokurist\p{L}*|geschaftsfuhr\p{L}*|chef(?:fe)? (?:de|d.) \p{L}+|cadre de sante|directeur|directrice|contremaitre|gerante?|jef[ea](?: de)?|directora?|encargad[oa]|capataz|gerente|supervisora?|(?<=(?:que|comme|suis|etais|ete|como|soy|fui|era|la|el) )responsable)(?!\p{L})/u,
  /(?<!\p{L})(?:charge nurse|ward sister|team lead|shift lead|crew chief|manager|supervisor|director|foreman|forewoman|(?:team|shift|cell|line|group|section|unit|crew|squad|floor|project) leader|vice president|partner|owner|ceo|cto|cfo|coo)(?!\p{L})/u,
];

/** How often, rarest first. */
export const frequencies: readonly RegExp[] = [
  /(?<!\p{L})(?:once a year|every year|yearly|annual|annually|jahrlich\p{L}*|jedes jahr|chaque annee|tous les ans|annuel\p{L}*|cada ano|todos los anos|anual(?:es|mente)?)(?!\p{L})/u,
  /(?<!\p{L})(?:monthly|every month|each month|monatlich\p{L}*|jeden monat|mensuel\p{L}*|chaque mois|tous les mois|cada mes|mensual(?:es|mente)?|todos los meses)(?!\p{L})/u,
  /(?<!\p{L})(?:weekly|every week|each week|wochentlich\p{L}*|jede woche|hebdomadaire\p{L}*|chaque semaine|toutes les semaines|cada semana|semanal(?:es|mente)?|todas las semanas)(?!\p{L})/u,
  /(?<!\p{L})(?:daily|every (?:single )?day|each day|day in,? day out|on a daily basis|every shift|(?:every|each) (?:morning|night|evening|working day)|taglich\p{L}*|jeden tag|jede schicht|jeden morgen|jeden abend|(?<!(?:mon|notre|le|du|votre) )quotidien\p{L}*|chaque jour|tous les jours|au quotidien|chaque matin|cada dia|a diario|diari[oa]s?|diariamente|todos los dias|cada manana)(?!\p{L})/u,
];

/** What reaches further than a house: each must be in a fact. */
export const scopes: readonly RegExp[] = [
  /(?<!\p{L})(?:worldwide|world-wide|around the world|global|globally|weltweit\p{L}*|monde entier|mondial\p{L}*|a nivel mundial|todo el mundo)(?!\p{L})/u,
  /(?<!\p{L})(?:international|internationally|abroad|overseas|international\p{L}*|im ausland|a l.etranger|internacional\p{L}*|en el extranjero)(?!\p{L})/u,
  /(?<!\p{L})(?:europe-wide|across europe|throughout europe|european|europaweit\p{L}*|europaisch\p{L}*|toute l.europe|europeen\p{L}*|toda europa|europe[oa]s?)(?!\p{L})/u,
  /(?<!\p{L})(?:nationwide|national|nationally|across the country|bundesweit\p{L}*|landesweit\p{L}*|national\p{L}*|dans toute la france|a nivel nacional|nacional(?:es)?|todo el pais)(?!\p{L})/u,
];

/** Success that somebody else would have to confirm; each row must be in a fact. */
export const results: readonly RegExp[] = [
  /(?<!\p{L})(?:awards?|award-winning|(?:was|been|were) awarded (?:the|an?) |prize|won|winner|honou?red|\p{L}+er of the (?:month|quarter|year)|employee of the (?:month|quarter|year)|ausgezeichnet|auszeichnung\p{L}*|preis(?:e|trager\p{L}*)?|gewonnen|\p{L}+er(?:in)? des (?:monats|jahres)|prix|recompense\p{L}*|remporte|(?:employee?|vendeu\p{L}+) (?:du mois|de l.annee)|laureat\p{L}*|premio|premiad[oa]|galardon\p{L}*|gane|emplead[oa] del (?:mes|ano))(?!\p{L})/u,
  /(?<!\p{L})(?:promoted|promotion to|befordert|beforderung|promue?|promotion au|ascendid[oa]|ascenso|me ascendieron)(?!\p{L})/u,
  /(?<!\p{L})(?:record (?:sales|revenue|time|year|high)|best[- ]selling|top[- ]selling|top seller|highest sales|number one|first place|bestverkauf\p{L}*|umsatzrekord|rekordumsatz|meilleur(?:e|es|s)? vend\p{L}*|record de vente\p{L}*|record de ventas|mejor vendedora?|primer puesto)(?!\p{L})/u,
  /(?<!\p{L})(?:without (?:a single|any|one) (?:accident|complaint|error|mistake|incident|absence)|accident[- ]free|error[- ]free|zero (?:accidents|errors|complaints|defects)|never (?:missed|late|been late|had)|unfallfrei|fehlerfrei|ohne (?:einen )?(?:einzigen )?(?:unfall|fehler|beanstandung\p{L}*|fehltag)|sans (?:aucun |un seul )?(?:accident|erreur|incident|retard|reclamation)|(?:kein(?:en?)?|aucun|no|zero|null|0) (?:unfall\p{L}*|accidents?)|ningun accidente|sin (?:un solo |ningun |una sola )?(?:accidente|error|incidente|queja|incidencias?))(?!\p{L})/u,
  /(?<!\p{L})(?:patent(?:ed|s)?|patentiert|patente?s?|brevete\p{L}*|published (?:a |two |three )?(?:book|papers?|articles?)|veroffentlicht\p{L}*|publication\p{L}*|publicad\p{L}* (?:un|dos|tres)|published author)(?!\p{L})/u,
  /(?<!\p{L})(?:with honou?rs|with distinction|summa cum laude|magna cum laude|cum laude|first[- ]class (?:degree|hono\p{L}*)|top of (?:my|the) (?:class|year)|mit auszeichnung|jahrgangsbeste\p{L}*|notendurchschnitt|note 1[.,]\d|mention (?:tres )?bien|major de (?:ma )?promotion|matricula de honor|sobresaliente|primer[oa] de mi promocion|gpa)(?!\p{L})/u,
];
