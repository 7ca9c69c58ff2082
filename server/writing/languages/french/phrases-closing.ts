import type { Phrases } from "../../realising/language-module.ts";

/** How the writer would begin, what it comes to, and the next step. */
export const closings = {
  candid: {
    plain: [
      "{acquis}Sur {les-skills}, je [pourrai vous donner des exemples|vous donnerai des exemples|répondrai par des exemples] de vive voix.",
      "{acquis}Je répondrai [volontiers |avec précision |]à vos questions sur {les-skills}.",
      "{acquis}Pour parler {de-skills}, [je préfère les exemples, et de vive voix|rien ne vaut un exemple, de vive voix].",
      "{acquis}[Un exemple|Un cas concret|Un exemple de vive voix] vous en dirait plus sur {les-skills} que [cette lettre|mes phrases|une page de lettre].",
      "{neuf}Je ne cite que ce que je connais, {les-skills} ; [le reste, je l’apprendrai|le reste, je veux l’apprendre] [avec vous|sur place|chez vous].",
      "{neuf}Pour commencer, je peux m’appuyer sur {les-skills} ; [le reste|tout le reste], je l’apprendrai [sur place|chez vous|avec vos équipes].",
      "{neuf}Je ne cite que ce que je sais faire ({any-skills}), et j’apprendrai [le reste|tout le reste] [sur place|chez vous|avec vos équipes].",
      "{neuf}Vous pourrez voir [dès le premier jour|dès le premier matin|lors d’un essai] ce que je sais faire : {any-skills}.",
    ],
    warm: [
      "{acquis}Sur {les-skills}, je vous [donnerai volontiers|donnerai avec plaisir] des exemples [de vive voix|quand nous nous verrons].",
      "{acquis}[Posez-moi toutes vos questions|Interrogez-moi tant que vous voulez] sur {les-skills} : j’aime en parler.",
      "{acquis}Pour parler {de-skills}, j’aime mieux [les exemples, et de vive voix|un exemple, de vive voix].",
      "{acquis}J’aurais plaisir à vous [donner des exemples|répondre] sur {les-skills}[| de vive voix].",
      "{acquis}Pour {les-skills}, [un exemple|un petit exemple] vous en dirait plus que [cette lettre|mes phrases], et je viendrais le raconter avec plaisir.",
      "{neuf}Pour commencer, je peux m’appuyer sur {les-skills} ; le reste, j’ai envie de l’apprendre [avec vous|chez vous|à vos côtés].",
      "{neuf}Je ne cite que ce que je sais faire ({any-skills}), et j’apprendrai le reste avec plaisir[| chez vous| avec vous].",
      "{neuf}Ce que je sais faire ({any-skills}), je vous le montrerai [avec plaisir|avec plaisir, quand vous voudrez|avec plaisir, dès le premier jour].",
    ],
    formal: [
      "{acquis}Sur {les-skills}, je pourrai vous donner des exemples de vive voix, au moment que vous choisirez.",
      "{acquis}C’est volontiers que je répondrai aux questions que vous souhaiterez me poser sur {les-skills}.",
      "{acquis}S’agissant {de-skills}, un exemple donné de vive voix vous en apprendrait davantage que cette lettre.",
      "{neuf}Je ne fais état que de ce que je connais ({any-skills}), et je me formerai volontiers [au reste|aux autres tâches][| auprès de vos équipes| dans votre maison].",
      "{neuf}Pour commencer, je pourrai m’appuyer sur {les-skills}, et je me formerai volontiers [au reste|aux autres tâches][| auprès de vos équipes| dans votre maison].",
    ],
  },
  arrive: {
    plain: [
      "Après {length} comme {title}, j’ai mes habitudes, et je [commencerai par apprendre|veux d’abord connaître|prendrai le temps d’apprendre] les vôtres.",
      "Mes habitudes {de-title} ne sont pas forcément les vôtres, et je commencerai par [demander|regarder] comment vous faites.",
      "Même après {length} comme {title}, je [commencerai par regarder|regarderai d’abord|demanderai d’abord] comment vous travaillez.",
      "[Avant de faire à mon idée|Avant de proposer quoi que ce soit|Avant de changer quoi que ce soit|Pour commencer], [je regarderai|je veux voir|je demanderai|j’observerai] comment on travaille {chez-company}.",
      "{has-post}Chaque [maison|équipe|entreprise] a ses [habitudes|façons de faire|manières de travailler], et {chez-company} je [commencerai par apprendre|veux d’abord connaître|prendrai le temps de comprendre|noterai d’abord] les vôtres.",
      "{has-post}Ce qui [va de soi ailleurs|est d’usage ailleurs|se fait ailleurs] ne [va pas toujours de soi|va pas forcément de soi|va peut-être pas de soi|vaut pas toujours] chez vous : je [poserai la question|demanderai|m’en assurerai|le vérifierai|commencerai par demander|ne le tiendrai pas pour acquis].",
      "{has-post}[Les premiers jours|La première semaine|Au début|Pour commencer], je [regarderai|noterai|veux comprendre|demanderai] [comment on travaille|comment le travail s’organise|qui fait quoi|comment l’équipe s’y prend] {chez-company}, et [je proposerai mes idées ensuite|je donnerai mon avis ensuite|mes idées viendront après|je ne proposerai rien avant].",
    ],
    confident: [
      "Après {length} comme {title}, j’apprendrai [vos habitudes|vos façons de faire].",
      "{has-post}[Je regarderai d’abord, puis j’agirai|Je regarderai avant d’agir|D’abord regarder, ensuite agir].",
    ],
    warm: [
      "Après {length} comme {title}, j’ai mes habitudes, et j’ai envie de [connaître|découvrir] les vôtres.",
      "Mes habitudes {de-title} ne sont pas forcément les vôtres, et j’aime [apprendre d’une équipe|qu’on me montre d’autres façons de faire].",
      "Même après {length} comme {title}, j’aime qu’on me montre une autre façon de faire.",
      "[Avant de faire à mon idée|Avant de proposer quoi que ce soit|Pour commencer], [j’aimerais voir|je regarderai avec plaisir|j’aurai plaisir à voir] comment on travaille {chez-company}.",
      "{has-post}[Chaque maison|Chaque équipe|Toute équipe|Toute maison] a ses [habitudes|façons de faire|petites manières|usages], et {chez-company} [j’aimerais connaître|j’aimerais découvrir|j’aimerais apprendre|j’aurai plaisir à apprendre] [|d’abord |avant tout ]les vôtres.",
      "{has-post}[Les premiers jours|Au début|La première semaine|Pour commencer], j’[aurai plaisir à|aimerais] [regarder|voir|comprendre|noter] [comment on travaille|comment le travail s’organise|qui fait quoi|comment l’équipe s’y prend] {chez-company}, avant de [donner mon avis|proposer mes idées|dire comment on fait ailleurs|parler de mes habitudes].",
    ],
    formal: [
      "Après {length} comme {title}, j’ai pris des habitudes, et je commencerais par apprendre celles de votre maison.",
      "Les usages de votre maison ne sont sans doute pas ceux que je connais comme {title}, et je commencerais par les apprendre.",
      "Même après {length} comme {title}, je commencerais par prendre connaissance de vos usages.",
      "[Avant tout|En premier lieu|Dès mon arrivée], je [commencerais par observer|prendrais le temps d’observer|m’attacherais à observer] comment le travail est organisé {chez-company}.",
      "{has-post}[Chaque maison|Chaque équipe|Toute maison|Toute équipe] a ses [usages|méthodes de travail|façons de travailler], et {chez-company} je [prendrai d’abord connaissance des vôtres|commencerai par apprendre les vôtres|m’attacherai d’abord à connaître les vôtres], avant [de proposer les miennes|de faire valoir les miennes|toute proposition|de donner mon avis].",
    ],
    enthusiastic: [
      "{has-post}[J’ai hâte|J’ai très envie|J’ai vraiment envie] de voir comment [vous faites|vous travaillez|l’équipe travaille|vous vous y prenez], [et d’apprendre vos habitudes|et de m’y mettre|avant de donner mon avis|de près].",
      "Même après {length} comme {title}, j’ai [toujours envie|très envie] d’apprendre une autre façon de faire.",
    ],
    friendly: [
      "{has-post}[Regarder|Observer|Écouter], [demander|noter|poser des questions], et [seulement ensuite|après seulement] [donner mon avis|proposer mes idées|dire ce que j’en pense] : [c’est ainsi que j’aimerais commencer|voilà comment j’aimerais commencer] {chez-company}.",
      "Mes habitudes {de-title}, je les [laisserai au vestiaire|mettrai de côté], le temps de voir [les vôtres|comment vous faites].",
    ],
  },
  sum: {
    plain: [
      "C’est cette expérience {de-title} que je vous propose ; ce qui sera nouveau pour moi, je l’apprendrai.",
      "Mon expérience {de-title} me servira au début, et j’apprendrai le reste [avec vous|sur place|avec vos équipes].",
      "Avec {les-skills}, [j’ai de quoi commencer|j’aurai de quoi me rendre utile|je ne partirai pas de rien] ; [le reste|ce qui sera nouveau], je l’apprendrai [chez vous|sur place|avec vos équipes].",
      "{has-post}[Ce qui sera nouveau pour moi|Ce que je ne connais pas encore|Ce qui me sera peu familier] {chez-company}, je [l’apprendrai|le demanderai|le noterai|me le ferai montrer] [au fur et à mesure|sans attendre|dès les premières semaines|auprès de vos équipes|sur place].",
      "{has-post}[Ce que je sais faire|Ce que j’ai appris jusqu’ici|Ce que je connais déjà|Ce que j’ai pratiqué] me [servira|sera utile] [dès le début|dès les premiers jours|dès la première semaine], et le reste, je [l’apprendrai|veux l’apprendre|compte l’apprendre|me le ferai montrer] [chez vous|sur place|avec vos équipes].",
    ],
    warm: [
      "C’est cette expérience {de-title} que je vous propose, avec l’envie d’apprendre ce qui sera nouveau.",
      "Mon expérience {de-title} me servira au début, et j’aurai plaisir à apprendre le reste [avec vous|à vos côtés].",
      "Avec {les-skills}, [j’ai de quoi commencer|j’aurai de quoi me rendre utile], et j’ai envie d’apprendre [le reste|la suite] [chez vous|avec vous].",
      "{has-post}[Ce qui sera nouveau pour moi|Ce que je ne connais pas encore|Ce qui me sera peu familier] {chez-company}, j’[aurai plaisir à l’apprendre|aime l’idée de l’apprendre|aimerais l’apprendre] [avec vous|à vos côtés|au fur et à mesure|dans l’équipe|dès les premières semaines].",
    ],
    formal: [
      "C’est cette expérience {de-title} que je vous propose, et je me formerai volontiers à ce qui sera nouveau pour moi.",
      "Mon expérience {de-title} me servirait dès le début, et je me formerais volontiers au reste du travail.",
      "{has-post}À ce qui sera nouveau pour moi {chez-company}, je me formerai [volontiers|avec soin|sans tarder] [auprès de vos équipes|dès les premières semaines|selon vos usages].",
      "S’agissant {de-skills}, je pourrai me rendre utile dès les premiers jours, et je me formerai volontiers au reste.",
    ],
  },
  outlook: {
    plain: [
      "Mes connaissances en {known-skills} me serviront [dès le début|dès les premiers jours|dès la première semaine] comme {role}.",
      "Avec {les-skills}, je [pourrai|compte] [me rendre utile|donner un coup de main] [dès le début|dès les premiers jours|dès la première semaine] comme {role}.",
    ],
    warm: [
      "J’arriverai avec {les-skills}, et l’envie de [bien faire|bien travailler|me rendre utile] comme {role}.",
      "Avec {les-skills}, j’[aurai plaisir à|ai envie de] me rendre utile [dès le début|dès les premiers jours|dès la première semaine] comme {role}.",
    ],
    formal: [
      "Mes connaissances en {known-skills} me seraient utiles [dès le début|dès les premiers jours|dès mon arrivée] au poste {de-role}.",
      "Avec {les-skills}, je pourrais me rendre utile [dès le début|dès les premiers jours|dès mon arrivée] au poste {de-role}.",
    ],
  },
  offer: {
    plain: [
      "Lors d’un entretien, je vous parlerai volontiers de mon travail {de-title}, et vous me direz ce que vous attendez pour {about}.",
      "Je vous propose un entretien : je répondrai à vos questions sur mon travail {de-title}.",
      "Lors d’un entretien, je vous en dirai plus sur mon travail {de-title} et sur ce que je peux faire chez vous.",
      "Un entretien me permettrait de mieux vous présenter mon expérience {de-title}.",
      "Lors d’un entretien, je répondrai à vos questions sur mon travail {chez-employer}.",
      "[Je vous propose d’en parler lors d’un entretien|Parlons-en lors d’un entretien|Je vous propose un entretien] : [vous me direz|je vous demanderai|nous verrons] ce que vous attendez pour {about}.",
      "Lors d’un entretien, je pourrai vous parler {de-skills} et [entendre|apprendre] ce que vous [attendez|souhaitez] pour {about}.",
      "Lors d’un entretien, je répondrai [volontiers |]à vos questions, sur {les-skills} comme sur [le reste|mon parcours|le poste].",
      "Un entretien [sur le|au sujet du|à propos du] poste {de-role} me permettrait de répondre à [vos questions|toutes vos questions|vos interrogations].",
      "[Lors d’un entretien|Si nous nous rencontrons|De vive voix], je pourrai [vous en dire plus|répondre à vos questions|me présenter mieux] et [entendre|apprendre|comprendre] ce que vous attendez du poste {de-role}.",
      "Je vous propose un entretien, [où nous parlerons|pour parler|afin de parler] du poste {de-role} et de [mon parcours|mes débuts chez vous|vos attentes].",
      "Je vous propose un entretien.",
    ],
    confident: [
      "Fixons un entretien : je vous parlerai de mon travail {de-title}.",
      "Rencontrons-nous : [vous me direz ce que vous attendez|dites-moi ce que vous attendez|nous verrons ce que vous attendez] pour {about}.",
      "Parlons-en lors d’un entretien.",
      "Fixons un entretien.",
    ],
    warm: [
      "J’aurais plaisir à vous rencontrer, à vous parler de mon travail {de-title} et à vous entendre sur {about}.",
      "J’aurais plaisir à vous rencontrer et à vous parler de mon travail {de-title}.",
      "Rencontrons-nous : je vous parlerai de mon travail {de-title}, et vous me parlerez du poste {de-role}.",
      "Un entretien me ferait plaisir : [j’aimerais savoir|vous me direz|j’ai envie de savoir] comment vous [organisez|abordez|prenez en main] {about}.",
      "J’aurais plaisir à vous rencontrer et à vous parler {de-skills}.",
      "[J’aurais plaisir à|J’aimerais|J’ai envie de] vous rencontrer pour [parler|discuter|parler ensemble] du poste {de-role}[| et de vos attentes| et de la suite].",
      "Rencontrons-nous et parlons-en.",
      "J’aimerais [vous rencontrer|vous voir|venir vous voir] et [parler|discuter] [avec vous |]du poste {de-role}[| et de mes débuts| et de vos attentes| et de la suite].",
    ],
    enthusiastic: [
      "J’ai [très|vraiment] envie de vous rencontrer et de parler [du poste|avec vous du poste] {de-role} !",
      "[J’ai hâte|J’ai très envie] de vous parler de mon travail {de-title} !",
    ],
    friendly: [
      "Et si nous en parlions ? | Je vous raconterai volontiers mon travail {de-title}.",
      "[Et si on en parlait|Et si nous en parlions|On en parle] ? | Je viendrai [volontiers|avec plaisir|avec mes questions].",
    ],
    formal: [
      "Lors d’un entretien, je pourrai vous exposer mon travail {de-title} et prendre connaissance de vos attentes pour {about}.",
      "Un entretien me permettrait de vous exposer plus en détail mon expérience {de-title}.",
      "Lors d’un entretien, je répondrai volontiers à vos questions sur mon travail {de-title} et sur cette candidature.",
      "Lors d’un entretien, je pourrai vous exposer mon travail {chez-employer} et répondre à vos questions.",
      "Lors d’un entretien, je répondrai volontiers à vos questions, notamment sur {les-skills}.",
      "Lors d’un entretien, je [répondrai volontiers à vos questions|vous présenterai mon parcours|vous répondrai volontiers] et [entendrai|apprendrai] ce que vous [attendez|souhaitez] pour {about}.",
      "Je me [présenterais|rendrais] volontiers à un entretien [au sujet du|concernant le|portant sur le] poste {de-role}[| et vos attentes|, au jour de votre choix].",
      "Je me présenterais volontiers à un entretien, afin de vous exposer mon travail {de-title}.",
      "Un entretien au sujet du poste {de-role} me permettrait de vous parler plus longuement {de-skills}.",
    ],
  },
  reach: {
    confident: ["À vous de choisir le jour.", "Un appel suffit.", "Quel jour vous conviendrait ?"],
    friendly: ["Quel jour vous irait ?", "Un mot de votre part suffit.", "Un message suffit, ou un appel."],
    enthusiastic: ["Quel jour vous conviendrait ?", "Un mot de votre part, et j’arrive.", "Un appel, et je viens."],
  },
} satisfies Record<string, Phrases>;
