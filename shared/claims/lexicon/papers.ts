/** Degrees from school to doctorate: in words on folded text, in letters on the text as it stands; the place is the height. */
export const degreeLevels: readonly { words: RegExp; letters: RegExp }[] = [
  {
    words:
      /(?<!\p{L})(?:mittlere reife|realschul\p{L}*|hauptschul\p{L}*|brevet des colleges|graduado escolar)(?!\p{L})/u,
    letters: /\b(?:GCSEs?|ESO)\b/u,
  },
  {
    words:
      /(?<!\p{L})(?:high school (?:diploma|degree)|abitur\p{L}*|matura|fachabitur|fachhochschulreife|baccalaureat|bac (?:pro\p{L}*|general|techno\p{L}*|[slg]|es|stmg|sti2d)(?!\p{L})|bachillerato)(?!\p{L})/u,
    letters: /\b(?:GED|A[- ][Ll]evels?)\b/u,
  },
  {
    words:
      /(?<!\p{L})(?:apprenticeship|apprenticed|berufsausbildung|ausbildung (?:als|zu[rm]|in)|lehre (?:als|zu[rm])|gesellen\p{L}*|gesellin|geselle|formacion profesional|ciclo formativo(?: de grado medio)?|grado medio|vocational (?:diploma|training|qualification)|brevet professionnel|apprentissage)(?!\p{L})/u,
    letters: /\b(?:CAP|BEP|BP|FP(?!(?: de grado)? superior)|NVQ)\b/u,
  },
  {
    words:
      /(?<!\p{L})(?:associate(?:['’]?s)? (?:degree|of (?:applied )?(?:science|arts))|hnd|hnc|foundation degree|meister(?:brief|prufung|titel|in)?|\p{L}+meister(?:in)?|techniker(?:in)?|fachwirt(?:in)?|betriebswirt(?:in)?|grado superior|tecnic[oa] superior|fp (?:de grado )?superior|ciclo superior|diplom(?:e|ee) d['’]etat|bac ?\+ ?2)(?!\p{L})/u,
    letters: /\b(?:BTS|DUT|DEUST|HND|HNC|AAS)\b/u,
  },
  {
    words:
      /(?<!\p{L})(?:bachelor\p{L}*|(?<=^)licence(?= (?!to |de conduire|plumber)\p{L})|licence(?= en (?!\d)| pro(?:fession\p{L}*|\s)| d(?:e |['’])(?!conduire|transport|pilote|taxi|exploitation|debit))|licenciatur\p{L}*|licenciad[oa]|grado (?:en|de)|graduad[oa] en|undergraduate degree|bac ?\+ ?3)(?!\p{L})/u,
    letters: /\b(?:B\.?Sc|B\.?A\.?|BSN|B\.?Eng|BBA|LLB|BUT)\b/u,
  },
  {
    words:
      /(?<!\p{L})(?:master(?:['’]?s)? (?:degree|of(?= (?!the))|in|en|de|thesis)|masters?(?:abschluss|studium|arbeit|grad)|diplom-\p{L}+|magister|maitrise (?:de|en)|mastere|maestria|bac ?\+ ?5|diplome d['’]ingenieur|posgrado|staatsexam\p{L}*|state examination|examen d['’]etat|examen de estado|(?:my|a|mein\p{L}*|un|mi|mon) master(?:['’]?s)?)(?!\p{L})/u,
    letters: /\b(?:M\.?Sc|M\.A\.|MA|MBA|M\.?Eng|LLM|M\.?Ed)\b/u,
  },
  {
    words:
      /(?<!\p{L})(?:doctorate|doctoral|doctor of|promoviert\p{L}*|promoviere|promotion (?:in|an|uber)|doktorat|doktorarbeit|doktortitel|doctorat|doctorado|these (?:de|en)|dissertation)(?!\p{L})/u,
    letters: /\b(?:Ph\.? ?D|DPhil|Dr\.)/u,
  },
];

/** That studies are spoken of without their height: then some degree must be there. */
export const studies =
  /\b(?:graduat(?:ed|e|ing) (?:from|in|with)|diploma (?:in|from)|my degree|degree (?:in|from)|university degree|i (?:have )?studied|my studies|[a-z]*studium|studier(?:e|t|te|en|ten)|hochschulabschluss|diplom (?:in|der|als)|diplom(?:e|ee|es) (?:de|en|d)|mes etudes|j.ai etudie|estudie|mis estudios|mi carrera|titulad[oa]|titulacion)\b/gu;

/** Papers that prove a skill: certificates, licences, cards, registrations. On folded text. */
export const papers =
  /(?<!\p{L})(?:certifi\p{L}*|accredit\p{L}*|licen[cs]ed|licen[cs]es?|licensure|chartered|registered (?:nurse|general nurse|midwife|dental nurse|manager|with)|registration|badge|permit|(?<=\p{L} )ticket(?!ing| machine)|zertifi\p{L}*|\p{L}*zertifikat\p{L}*|\p{L}*(?<!aus|anwe|maschinen|sonnen|wahr|vor|(?<!\p{L})an)schein(?:e|s)?(?!\p{L})|fuhrerschein\p{L}*|\p{L}*weiterbildung|\p{L}*fortbildung|\p{L}+lehrgang|\p{L}+abzeichen|approbation|sachkunde\p{L}*|befahigungsnachweis|staatlich (?:gepruft|anerkannt)e?[rn]?|gepruft(?:e|er|en)|examiniert(?:e|er|en)|\p{L}*zeugnis(?:ses|se)?|\p{L}+nachweis|\p{L}{4,}pass(?=\W|$)|\p{L}{4,}beauftragte[rn]?|(?:ersthelfer|brandschutzhelfer|evakuierungshelfer)(?:in)?|permis|habilitation\p{L}*|caces|carte professionnelle|attestation|brevet|carnet|carne|certificad\p{L}*|homologa\p{L}*|(?<=el |un |mi )titulo(?= de )|acreditad\p{L}*|permiso(?: de conducir|(?= [a-d]\d?(?:[ ,.]|$)))|diplomad\p{L}*)(?!\p{L})/gu;

/** Examinations, which are passed where a paper is held. */
export const exams =
  /(?<!\p{L})(?:(?:exam|examination|boards?)(?<=(?:passed|sat|took|cleared) (?:[\p{L}\d-]+ ){0,5}\p{L}+)|\p{L}*prufung(?= (?:zu[rm]|als|in) )|(?<!\p{L})(?!abschluss|gesellen|zwischen|extern|gehilfen|fach|eignungs)\p{L}{5,}prufung(?= (?:\p{L}+ ){0,3}(?:abgelegt|bestanden|absolviert))|(?<=(?:reussi|obtenu|passe) (?:le |l['’]|mon ))(?:concours|examen)|(?<=(?:aprobe|aprobado|supere|superado) (?:el|la|las|los|mi) )(?:examen|oposici\p{L}+|prueba))(?!\p{L})/gu;

/** Papers known by their letters; each must be in the facts itself. */
export const paperLetters =
  "ACLS BLS PALS TNCC CCRN CEN CPR RN LPN CNA NMC HCPC OSHA NEBOSH IOSH CSCS SMSTS ITIL PMP PRINCE2 CAPM CSM PSM CISSP CISM CCNA CCNP MCSE AZ-900 CPA CFA ACCA CIMA CMA EA FRM CIPD SHRM PHR SPHR TEFL TESOL CELTA DELTA QTS PGCE DBS ServSafe HACCP BRC CDL HGV LGV ADR CPC FLT RTITB PASMA IPAF AWS-certified Sommelier WSET IATA NCTJ CIM LEED BREEAM Gas-Safe NICEIC EPA EN-9606 AFGSU SST SSIAP CQP FIMO FCO CACES DEAES BAFA BPJEPS BNSSA VAE HSK DELF DALF TOEIC TOEFL IELTS TestDaF AEVO IHK VDE SCC LOPD PRL TPC CAP-petrol FCE CAE CPE REFA DGQ Goethe".split(
    " ",
  );

/** Names of languages, English | German | French | Spanish, folded. */
export const languageRows: readonly string[] = [
  "english | englisch englische englischen englischer | anglais anglaise | ingles inglesa",
  "german | deutsch deutsche deutschen | allemand allemande | aleman alemana",
  "french | franzosisch franzosische franzosischen | francais francaise | frances francesa",
  "spanish castilian | spanisch spanische spanischen | espagnol espagnole | espanol espanola castellano",
  "italian | italienisch | italien italienne | italiano italiana",
  "portuguese | portugiesisch | portugais portugaise | portugues portuguesa",
  "polish | polnisch | polonais polonaise | polaco polaca",
  "russian | russisch | russe | ruso rusa",
  "ukrainian | ukrainisch | ukrainien | ucraniano",
  "turkish | turkisch | turc turque | turco turca",
  "arabic | arabisch | arabe | arabe",
  "chinese mandarin | chinesisch mandarin | chinois mandarin | chino mandarin",
  "japanese | japanisch | japonais | japones",
  "korean | koreanisch | coreen | coreano",
  "dutch | niederlandisch hollandisch | neerlandais | neerlandes holandes",
  "swedish | schwedisch | suedois | sueco",
  "danish | danisch | danois | danes",
  "norwegian | norwegisch | norvegien | noruego",
  "finnish | finnisch | finnois | fines",
  "greek | griechisch | grec | griego",
  "romanian | rumanisch | roumain | rumano",
  "hungarian | ungarisch | hongrois | hungaro",
  "czech | tschechisch | tcheque | checo",
  "catalan | katalanisch | catalan | catalan",
  "basque | baskisch | basque | euskera vasco",
  "galician | galicisch | galicien | gallego",
  "hindi",
  "urdu",
  "punjabi | panjabi",
  "bengali | bengalisch",
  "tamil",
  "vietnamese | vietnamesisch | vietnamien | vietnamita",
  "tagalog filipino",
  "yoruba",
  "swahili | suaheli",
  "hebrew | hebraisch | hebreu | hebreo",
  "persian farsi | persisch farsi | persan farsi | persa farsi",
  "latin | latein | latin | latin",
  "croatian | kroatisch | croate | croata",
  "serbian | serbisch | serbe | serbio",
  "breton | bretonisch | breton bretonne | breton bretona",
  "bulgarian | bulgarisch | bulgare | bulgaro",
];

/** How well a language is known, weakest first, on folded text. */
export const languageLevels: readonly RegExp[] = [
  /(?<!\p{L})(?:basic|beginner|elementary|a1|a2|grundkenntnisse|anfanger\p{L}*|notions|debutant|scolaire|basico|elemental|nociones)(?!\p{L})/u,
  /(?<!\p{L})(?:conversational|intermediate|b1|working knowledge|gut|gute|guten|intermediaire|conversation|medio|intermedio|conversacional)(?!\p{L})/u,
  /(?<!\p{L})(?:b2|good|professional working|sicher|sehr gut|bon niveau|avance|alto|avanzado)(?!\p{L})/u,
  /(?<!\p{L})(?:fluent|fluently|fluency|c1|advanced|verhandlungssicher\p{L}*|flies+end\p{L}*|courant|couramment|courante|fluido|fluida|fluidez)(?!\p{L})/u,
  /(?<!\p{L})(?:native|mother tongue|bilingual|c2|muttersprach\p{L}*|zweisprachig|langue maternelle|bilingue|maternel\p{L}*|nativ[oa]|lengua materna|perfect command)(?!\p{L})/u,
];
