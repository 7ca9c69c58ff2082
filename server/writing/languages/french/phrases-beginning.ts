import type { Phrases } from "../../realising/language-module.ts";

/** How the writer would begin: with what of the posting, on what it rests, and how somebody who is new goes about it. */
export const beginnings = {
  start: {
    plain: [
      "Je commencerai [volontiers |d’abord |]par {about}, le temps [d’apprendre vos habitudes|de connaître la maison|de prendre mes repères|de voir comment vous faites].",
      "Pour commencer, je [me ferai montrer|demanderai qu’on me montre|veux me faire montrer|regarderai d’abord] {about}, [avec les habitudes de la maison|puis le reste du travail|et je noterai|et je poserai mes questions].",
      "[Les premières semaines|Les premiers temps|Le premier mois|Au début], je [m’attacherai|me consacrerai|m’appliquerai] [surtout|d’abord|avant tout] {à-about}.",
      "Mon expérience {de-title} m’aidera au début pour {about}.",
      "Je commencerai volontiers par {about}, avec mon expérience {de-title}.",
      "[Dans un premier temps|Pour commencer|Au début|Les premières semaines], je [me chargerai|m’occuperai] [volontiers|surtout|en priorité] {de-duties}.",
      "C’est par {about} que je [commencerai volontiers|compte commencer|souhaite commencer|veux commencer][| chez vous|, si vous le voulez bien].",
      "{neuf}[Les premiers jours|Au début|La première semaine] comme {role}, je [regarderai, je noterai et je demanderai|regarderai, puis je ferai|noterai tout, puis je demanderai].",
      "{neuf}[Mieux vaut|Il vaut mieux|Je préfère] [demander|poser la question] une fois de trop [que deviner|que mal faire|qu’improviser|que se taire] : [c’est ainsi que je commencerai|je m’y tiendrai|voilà comment je commencerai].",
      "{neuf}Je poserai tôt les questions qu’il faut pour bien [tenir le poste|remplir le poste|faire le travail] {de-role}.",
      "{neuf}Je commencerai par les tâches {de-role} que vous [voudrez me confier|me confierez|jugerez les plus utiles].",
      "{neuf}[Ce que l’on m’aura montré|Ce que j’aurai vu faire|Ce que j’aurai appris], je [le referai|le noterai|le retiendrai].",
      "{neuf}[Si je ne sais pas, je demanderai|Une erreur, je la dirai tout de suite|En cas de doute, je poserai la question|Quand je ne saurai pas, je le dirai].",
    ],
    professional: [
      "{neuf}[Durant|Pendant] [les premières semaines|les premiers temps] comme {role}, je noterai [ce que l’on m’explique|ce que l’on m’apprend|ce que je vois faire], pour ne pas avoir à [poser deux fois la même question|redemander|vous le faire répéter].",
      "{neuf}[Quand|Lorsque] je ne saurai pas, je le dirai [tout de suite|sans attendre|aussitôt], parce qu’une question [vaut mieux|coûte moins] [qu’une erreur|qu’un travail à refaire].",
      "{neuf}[Je regarderai|J’observerai] d’abord comment [l’équipe travaille|vous travaillez|le travail se fait], puis je prendrai [une à une|l’une après l’autre] les tâches {de-role} que vous me confierez.",
      "{neuf}Ce que l’on m’aura [montré|appris|expliqué] du travail {de-role}, je le [referai|ferai à mon tour], et je demanderai [à l’équipe|ensuite|chaque fois] si c’est bien fait.",
    ],
    confident: ["Je commencerai par {about}.", "[Mon premier objectif|Mon point de départ] chez vous : {about}."],
    warm: [
      "J’[aurais plaisir à|ai envie de|aimerais] commencer par {about}, le temps [d’apprendre vos habitudes|de connaître la maison|de prendre mes repères|de vous connaître].",
      "J’ai envie de commencer par {about}, avec mon expérience {de-title}.",
      "Mon expérience {de-title} m’aidera au début pour {about}.",
      "[Les premières semaines|Les premiers temps|Au début], [j’aimerais|j’ai envie de|j’aurai plaisir à] m’attacher surtout {à-about}.",
      "[Dans un premier temps|Pour commencer|Au début], je [me chargerai|m’occuperai] avec plaisir {de-duties}[| dans votre équipe| avec vous].",
      "C’est par {about} que j’[aimerais|ai envie de|aurais plaisir à] commencer[| chez vous| avec vous| dans votre équipe].",
      "{neuf}[Les premiers jours|Au début|La première semaine] comme {role}, je regarderai, je noterai et je demanderai, avec [l’envie de bien faire|l’envie d’apprendre|plaisir].",
      "{neuf}J’aime mieux [demander|poser la question] une fois de trop [que deviner|que mal faire|que me tromper|qu’improviser], et [je commencerai ainsi|je m’y tiendrai|vous le verrez vite].",
      "{neuf}Je commencerai avec plaisir par les tâches {de-role} que vous [voudrez me confier|me confierez|jugerez les plus utiles].",
      "{neuf}[Ce que l’on m’aura montré|Ce que j’aurai vu faire|Ce que j’aurai appris], je [le referai|le noterai|le retiendrai].",
      "{neuf}[Si je ne sais pas, je demanderai|Une erreur, je la dirai tout de suite|En cas de doute, je poserai la question|Quand je ne saurai pas, je le dirai].",
    ],
    enthusiastic: [
      "J’ai [hâte|très envie|vraiment envie] de commencer par {about}[| avec vous| dans votre équipe| chez vous].",
      "{neuf}[J’ai hâte|J’ai très envie] d’apprendre le travail {de-role}[| avec vous| à vos côtés].",
    ],
    friendly: [
      "{about} : [si vous voulez|si cela vous va|si cela vous arrange], je commence par là, [avec plaisir|et j’aimerais que l’on me montre].",
      "{neuf}Comme {role}, je [ne toucherai à rien sans demander|demanderai avant de faire|vous suivrai d’abord partout] : j’aime [bien faire|comprendre].",
    ],
    formal: [
      "[Dans|Durant|Pendant] les premières semaines, je m’attacherai [surtout|avant tout|en premier lieu] {à-about}, en prenant conseil auprès de [vos équipes|celles et ceux qui en ont l’habitude|votre équipe] [chaque fois qu’il le faudra|aussi souvent que nécessaire|au besoin].",
      "Dans les premières semaines, je m’attacherai surtout {à-about}, en m’appuyant sur mon expérience {de-title}.",
      "Je souhaiterais commencer par {about}, en m’appuyant sur mon expérience {de-title}.",
      "Je [souhaiterais|désire|tiens à] commencer par {about}, le temps [d’apprendre les usages de votre maison|de connaître vos usages|de me familiariser avec vos méthodes|de prendre connaissance de vos usages].",
      "[Dans un premier temps|Durant les premières semaines|À mon arrivée|Pour commencer], je [me chargerai|m’occuperai|m’acquitterai] volontiers {de-duties}[| au sein de vos équipes|, selon vos indications].",
      "{neuf}[Les premiers jours|Durant les premières semaines|À mes débuts] au poste {de-role}, je noterai ce que l’on [m’expliquera|m’aura expliqué], afin de ne pas [le demander deux fois|vous le faire répéter].",
      "{neuf}Ce que l’on m’aura [montré|appris|expliqué] du travail {de-role}, je le ferai ensuite [sans aide|avec soin|comme on me l’aura montré].",
      "{neuf}Au poste {de-role}, je commencerai par les tâches que vous [voudrez bien me confier|jugerez utile de me confier|choisirez pour moi].",
      "{neuf}Je [demanderai conseil|demanderai un avis|prendrai conseil|poserai mes questions] avant d’agir, tant que le travail {de-role} ne me sera pas [entièrement|pleinement|tout à fait] familier, [et je m’y tiendrai|puis je travaillerai sans aide|afin d’éviter les erreurs].",
      "{neuf}J’observerai [d’abord|en premier lieu|avant tout] comment [vos équipes travaillent|le travail est organisé], avant de prendre [une à une|peu à peu] les tâches {de-role} que vous [me confierez|voudrez bien me confier].",
      "{neuf}Je [dirai|signalerai] [sans attendre|sans détour|aussitôt] ce que je n’aurai pas compris du travail {de-role}, [afin d’éviter une erreur|pour ne pas commettre d’erreur|avant de poursuivre].",
    ],
  },
} satisfies Record<string, Phrases>;
