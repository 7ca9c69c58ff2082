import type { Phrases } from "../../realising/language-module.ts";

/** How letters come to the role and to what the posting says. */
export const applications = {
  apply: {
    plain: [
      "Je [postule|me présente|fais acte de candidature] [au|pour le] poste {de-role} {chez}.",
      "[Aujourd’hui|Maintenant|Pour la suite|À présent], je [postule|me présente|fais acte de candidature] au poste {de-role} {chez}.",
      "Je vous [adresse|envoie|présente|soumets] [donc|aujourd’hui|maintenant] cette candidature au poste {de-role} {chez}.",
      "[C’est pourquoi|Voilà pourquoi|C’est ainsi que|C’est pour cela que|C’est la raison pour laquelle] je [postule|me présente|fais acte de candidature] [|aujourd’hui |maintenant |à présent ]au poste {de-role} {chez}.",
      "Je [souhaite|compte|veux] [donc |maintenant |aujourd’hui |]travailler {chez} comme {role}.",
      "Le poste {de-role} {chez} [m’intéresse|me convient|est celui que je cherche], et je [postule|me présente|tente l’aventure].",
      "{no-role}Je souhaite [travailler|trouver une place] {chez-company}.",
      "{no-role}Je souhaite travailler chez vous.",
    ],
    confident: [
      "Je postule comme {role} {chez}.",
      "Je veux [le poste|maintenant le poste|aujourd’hui le poste] {de-role} {chez}.",
    ],
    warm: [
      "Travailler {chez} comme {role} [me donne envie|me plairait|me fait envie|me ferait plaisir|me tente bien][|, et je me lance|, et je postule|, alors je me lance].",
      "Le poste {de-role} {chez} [me plaît|me fait envie|me plaît bien|me plaît beaucoup], [et je postule|et je me lance|et je me présente|alors je postule|alors je me lance].",
      "Je [postule|me présente|fais acte de candidature] [avec plaisir|avec envie|avec l’envie de bien faire] au poste {de-role} {chez}.",
      "[J’aimerais|Il me plairait de|J’aurais plaisir à] [|bientôt |maintenant ]travailler {chez} comme {role}.",
      "{no-role}J’aurais plaisir à travailler {chez-company}.",
      "{no-role}J’aurais plaisir à travailler avec vous.",
    ],
    enthusiastic: [
      "[J’aimerais beaucoup|Il me plairait beaucoup de|J’aurais grand plaisir à] travailler {chez} comme {role}.",
    ],
    friendly: [
      "[Me voici donc|Alors je me lance|Voilà, je postule] : [j’aimerais|il me plairait de] travailler {chez} comme {role}.",
    ],
    formal: [
      "J’ai [donc |ainsi |]l’honneur de vous [présenter|adresser|soumettre] cette candidature au poste {de-role} {chez}.",
      "C’est [donc|ainsi] [au|pour le] poste {de-role} {chez} que je [présente|vous adresse|vous soumets] cette candidature.",
      "C’est [à ce titre|pour ces raisons|dans cet esprit] que je [postule|me présente|présente cette candidature] au poste {de-role} {chez}.",
      "{no-role}Je vous prie de bien vouloir examiner cette candidature à un poste {chez}.",
    ],
  },
  "apply-with": {
    plain: [
      "C’est [avec cette expérience|sur cette base|à partir de cette expérience|avec cet acquis] que je [postule|me présente|fais acte de candidature] [au|pour le] poste {de-role} {chez}.",
      "Je [souhaite|compte|veux|tiens à] [mettre cette expérience à profit|me servir de cette expérience|faire valoir cette expérience] [|maintenant |désormais ]comme {role} {chez}.",
      "Je vous [propose|offre|apporte] [aujourd’hui|maintenant] cette expérience pour le poste {de-role} {chez}.",
      "[Je souhaite|Je compte|Je veux] [continuer|poursuivre] [|maintenant |aujourd’hui ]{chez-company}, comme {role}.",
      "Après {length-new} à ce poste, je [postule|me présente] [|aujourd’hui |maintenant ]comme {role} {chez}.",
      "Avec {length-new} d’expérience comme {title}, je [postule|me présente|fais acte de candidature] au poste {de-role} {chez}.",
      "{même-titre}C’est [avec cette expérience|sur cette base|avec cet acquis] que je [postule|me présente] [|aujourd’hui |maintenant ]{chez-company}, [au même poste|pour le même métier|dans le même métier].",
      "{même-titre}Je [souhaite|compte|veux] [continuer|poursuivre] [|maintenant |aujourd’hui ]dans ce métier {chez-company}.",
      "{no-role}C’est cette expérience que je vous propose.",
      "{no-role}C’est cette expérience que je propose {chez-company}.",
    ],
    confident: [
      "Je veux [maintenant|aujourd’hui|désormais] le poste {de-role} {chez}.",
      "Avec cette expérience, je [postule|me présente|fais acte de candidature] comme {role} {chez}.",
    ],
    warm: [
      "L’envie m’est venue de [continuer|poursuivre] [|maintenant |aujourd’hui ]{chez-company}, comme {role}.",
      "[Voilà pourquoi|C’est pourquoi|C’est pour cela que|C’est aussi pourquoi] le poste {de-role} {chez} me [plaît|plaît tant|fait envie|fait tant envie|tente].",
      "Cette expérience, [j’aurais plaisir à|j’aimerais|l’envie m’est venue de] la mettre à profit comme {role} {chez}.",
      "Après {length-new} à ce poste, [l’envie m’est venue de|il me plairait de|j’aimerais|j’aurais plaisir à] [continuer|poursuivre] {chez} comme {role}.",
      "Le poste {de-role} {chez} me donne envie [de continuer|de poursuivre|d’aller plus loin|de vous écrire].",
      "{même-titre}[J’aimerais|J’aurais plaisir à|J’ai envie de] [continuer|poursuivre] [|maintenant |aujourd’hui ]dans ce métier {chez-company}.",
      "{no-role}J’ai envie de continuer chez vous.",
    ],
    formal: [
      "C’est sur cette expérience que [s’appuie|repose|se fonde] cette candidature au poste {de-role} {chez}.",
      "Je [souhaite|désire|tiens à] mettre cette expérience à profit [dans le|au] poste {de-role} {chez}.",
      "Après {length-new} à ce poste, je vous [adresse|présente|soumets] cette candidature au poste {de-role} {chez}.",
      "Je vous prie de bien vouloir [examiner|considérer] cette candidature au poste {de-role} {chez}.",
      "{même-titre}C’est dans ce même métier que je [souhaite|désire|tiens à] [continuer|poursuivre] [|désormais ]{chez-company}.",
      "{no-role}C’est sur cette expérience que s’appuie cette candidature.",
    ],
    enthusiastic: [
      "J’ai [|très |vraiment ]envie d’aller [plus loin|un pas plus loin], et je [postule|postule donc|postule aujourd’hui] comme {role} {chez}.",
      "Ce travail m’a donné envie d’aller plus loin : je [postule|postule donc] comme {role} {chez}.",
      "[J’aimerais beaucoup|Il me plairait beaucoup de|J’aurais grand plaisir à] continuer comme {role} {chez}.",
    ],
    friendly: [
      "Et si je continuais {chez-company}, comme {role} ?",
      "Après {length-new} à ce poste, [j’aimerais bien|j’aurais plaisir à|je me vois bien] continuer {chez} comme {role}.",
      "[Et maintenant|Et la suite|Et pour la suite] ? | [J’aimerais|Il me plairait de] la vivre {chez}, comme {role}.",
    ],
  },
  reading: {
    plain: [
      "Le [poste|travail] va {de-topic1} {à-topic2}, et cette [diversité|variété|étendue] [me convient|me convient bien|me convient tout à fait|m’intéresse|est ce que je cherche].",
      "[Dans ce poste|De votre annonce|De ce poste|Du travail que vous décrivez], je [retiens|note] [surtout|avant tout|d’abord|en premier lieu] {topic1} et {topic2}.",
      "Deux [tâches|points|aspects] [m’attirent|m’intéressent|comptent pour moi] [en particulier|surtout|tout d’abord] : {topic1} et {topic2}.",
      "Je [lis|vois|comprends|note] que [le travail|le poste] va {de-topic1} {à-topic2}, [et cela me convient|ce qui me convient|comme je le souhaite].",
      "Ce qui [m’attire|m’intéresse|me convient|compte pour moi] [dans ce poste|dans votre annonce|chez vous] : {topic1} et {topic2}.",
      "[Vous cherchez|Il vous faut|Vous avez besoin de] quelqu’un pour {topic1} et {topic2} : ce travail [me convient|m’intéresse|est celui que je cherche|me va][|, tel que vous le décrivez|, comme vous le décrivez].",
      "{topic1}, {topic2} : [c’est|voilà] [le travail|ce] que je [cherche|souhaite faire|veux faire].",
      "{foreign}Les tâches que vous décrivez me conviennent.",
    ],
    warm: [
      "À vous lire, [les journées vont|le travail va|le poste va] {de-topic1} {à-topic2}, et [cela me plaît|cela me fait envie|j’aime cela|l’idée me plaît].",
      "Deux [tâches|points|aspects] me [font envie|plaisent bien|donnent envie de venir|font particulièrement envie] : {topic1} et {topic2}.",
      "[Le poste|Le travail|Chez vous, le poste|Chez vous, le travail] va {de-topic1} {à-topic2}, et [j’aime cela|j’aime cette variété|cela me plaît|cela me fait envie|cette variété me plaît].",
      "{topic1} et {topic2} : [ce travail me plaît|voilà ce qui me plaît|ce travail me fait envie|cela me donne envie|j’ai plaisir à lire cela][| chez vous| dans ce poste| dans votre annonce].",
      "Ce qui me [plaît|fait envie|donne envie] [dans ce poste|dans votre annonce|chez vous] : {topic1} et {topic2}.",
      "J’aime l’idée d’un [poste|travail] qui [va|passe] {de-topic1} {à-topic2}.",
      "[Vous cherchez|Il vous faut|Vous avez besoin de] quelqu’un pour {topic1} et {topic2}, et [j’en ai envie|cela me plaît|cela me fait envie|l’idée me plaît][|, vraiment|, alors j’écris].",
      "{foreign}J’aime les postes aux tâches diverses.",
    ],
    enthusiastic: [
      "{topic1}, {topic2} : [j’ai hâte de m’y mettre|j’en ai très envie|cela me donne vraiment envie|quel plaisir que de lire cela].",
    ],
    friendly: [
      "{topic1}, {topic2} : [on ne doit pas s’ennuyer chez vous|les journées doivent passer vite|il y a de quoi faire|les journées sont bien remplies], et [cela me plaît|cela me va bien|j’aime cela|cela me fait envie][|, franchement|, je l’avoue].",
    ],
    formal: [
      "Le poste que vous décrivez [s’étend|va] {de-topic1} {à-topic2}, et cette [diversité de tâches|variété|étendue] me convient[| pleinement| tout à fait].",
      "Mon intérêt va [tout particulièrement|en premier lieu|avant tout|notamment] {à-about}, que [votre annonce mentionne|mentionne votre annonce|cite votre annonce|vous citez dans votre annonce].",
      "[Des tâches que vous décrivez|Du poste que vous décrivez|Des missions que vous confiez], je [retiens|relève] [en premier lieu|avant tout|tout particulièrement|principalement] {topic1} et {topic2}.",
      "[À la lecture de|En lisant] votre annonce, [je retiens|j’ai noté] [avant tout|en premier lieu|principalement|tout particulièrement] {topic1} et {topic2}.",
      "Vous cherchez une personne pour {topic1} et {topic2}, et ce travail [me convient|m’intéresse|répond à ce que je recherche|est celui que je recherche].",
      "{foreign}Les tâches que vous décrivez me conviennent.",
    ],
  },
} satisfies Record<string, Phrases>;
