import type { Phrases } from "../../realising/language-module.ts";

/** For somebody who names no post, but years of work: how they open, how they would begin, and their next step. */
export const years = {
  "open-years": {
    plain: [
      "J’ai {years} d’expérience, et je postule comme {role} {chez}.",
      "Je me présente au poste {de-role} {chez} avec {years} d’expérience.",
      "Avec {years} d’expérience, je vous adresse cette candidature au poste {de-role} {chez}.",
      "{no-role}Je vous propose cette candidature {chez}, avec {years} d’expérience.",
    ],
    confident: ["J’ai {years} d’expérience. | Je veux [maintenant|aujourd’hui] le poste {de-role} {chez}."],
    warm: [
      "Avec {years} d’expérience, j’aimerais travailler comme {role} {chez}.",
      "J’aimerais travailler comme {role} {chez}, et j’apporte {years} d’expérience.",
      "J’ai {years} d’expérience, et travailler comme {role} {chez} me donne envie.",
      "{no-role}J’aimerais travailler {chez}, et j’apporte {years} d’expérience.",
    ],
    formal: [
      "J’ai l’honneur de vous présenter cette candidature au poste {de-role} {chez}, avec {years} d’expérience.",
      "Cette candidature au poste {de-role} {chez} s’appuie sur {years} d’expérience.",
      "{no-role}J’ai l’honneur de vous présenter cette candidature {chez}, avec {years} d’expérience.",
    ],
  },
  start: {
    plain: [
      "{has-years}[Chaque maison|Chaque équipe|Toute maison|Toute équipe] a sa [façon de faire|façon de travailler|manière de s’y prendre], et je [veux d’abord connaître|commencerai par apprendre|regarderai d’abord|prendrai le temps d’apprendre] la vôtre.",
      "{has-years}Avant de [faire les choses à mon idée|proposer quoi que ce soit|changer quoi que ce soit|donner mon avis], je [regarderai|demanderai|veux voir|noterai] comment [on travaille|on s’y prend|le travail s’organise] {chez-company}.",
      "{has-years}[Je demanderai|Je vous demanderai|Je veux savoir|Je tiens à savoir] [d’abord|avant tout|tôt|dès le début] ce que vous attendez du poste {de-role}.",
      "{has-years}Ces années me [serviront|seront utiles|donneront une base] [dès le début|dès les premiers jours|dès la première semaine] comme {role}, et [le reste|ce qui sera nouveau], je l’apprendrai [chez vous|sur place|avec vos équipes].",
    ],
    warm: [
      "{has-years}[Chaque maison|Chaque équipe|Toute maison|Toute équipe] a sa [façon de faire|façon de travailler|manière de s’y prendre], et [j’ai envie de connaître|j’aimerais connaître|j’aurai plaisir à découvrir] [d’abord |avant tout |]la vôtre.",
      "{has-years}Avant de [faire les choses à mon idée|proposer quoi que ce soit|changer quoi que ce soit|donner mon avis], [j’aimerais voir|j’ai envie de voir|j’aurai plaisir à voir] comment [on travaille|on s’y prend|le travail s’organise] {chez-company}.",
      "{has-years}[J’ai envie de savoir|J’aimerais savoir|Dites-moi] [d’abord|avant tout|dès le début] ce que vous attendez du poste {de-role}.",
      "{has-years}Ces années me [serviront|seront utiles|donneront une base] [dès le début|dès les premiers jours|dès la première semaine] comme {role}, et j’ai envie d’apprendre [le reste|la suite|ce qui sera nouveau] [chez vous|avec vous|à vos côtés].",
    ],
    formal: [
      "{has-years}[Chaque maison|Chaque équipe|Toute maison] a ses [usages|méthodes|façons de travailler], et je prendrai [d’abord|en premier lieu] connaissance des vôtres avant [d’agir à mon idée|de donner mon avis|toute proposition].",
      "{has-years}Je [souhaite|tiens à|désire] savoir [tôt|en premier lieu|dès mon arrivée] ce que vous attendez du poste {de-role}, [et m’y tenir|afin de m’y tenir|et m’y conformer].",
      "{has-years}Ces années me seront [utiles|précieuses] [dès mon arrivée|dès les premiers jours] au poste {de-role}, et je me formerai [volontiers|avec soin] [au reste|à ce qui sera nouveau][| auprès de vos équipes].",
    ],
  },
  offer: {
    plain: [
      "{has-years}Lors d’un entretien, je vous en dirai plus sur ces années, et vous me direz ce que vous attendez pour {topic}.",
      "{has-years}Lors d’un entretien, je vous en dirai plus sur ces années et sur ce que je peux faire comme {role}.",
    ],
    warm: ["{has-years}Rencontrons-nous : je vous raconterai ces années, et vous me parlerez du poste {de-role}."],
    formal: [
      "{has-years}Un entretien me permettrait de vous exposer plus en détail ces années et d’apprendre ce que vous attendez pour {topic}.",
      "{has-years}Un entretien me permettrait de vous exposer plus en détail ces années et de répondre à vos questions.",
    ],
  },
} satisfies Record<string, Phrases>;
