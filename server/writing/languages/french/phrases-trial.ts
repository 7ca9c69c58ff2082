import type { Phrases } from "../../realising/language-module.ts";

/** An offer to be seen at work, of somebody who has little to tell. */
export const trials = {
  trial: {
    plain: [
      "[Une journée|Une matinée|Un après-midi|Une demi-journée] d’essai vous [montrera|apprendra|dira|montrerait] plus [que cette lettre|qu’une lettre|que ces lignes|que tout ce courrier|que bien des phrases|que mes phrases|qu’une page].",
      "[Si vous le voulez|Si vous le souhaitez|Si cela vous aide|Si vous hésitez|Avant toute décision], je [peux|pourrai] [venir|travailler] [chez vous |avec vous |][une journée|une matinée|un après-midi|une demi-journée] à l’essai.",
      "Je vous propose [aussi|également] [une journée|une matinée|un après-midi|une demi-journée] d’essai[| chez vous| dans votre équipe], pour que vous [me voyiez|puissiez me voir|puissiez me juger] [au travail|à l’œuvre|sur le terrain].",
    ],
    warm: [
      "[Une journée|Une matinée|Un après-midi|Une demi-journée] d’essai vous en [dirait|montrerait|apprendrait] plus [que cette lettre|qu’une lettre|que ces lignes|que mes phrases|que bien des phrases|qu’une page], et je viendrais [volontiers|avec plaisir].",
      "[Si vous le voulez|Si vous le souhaitez|Si cela vous aide|Si vous hésitez|Avant toute décision], je viendrai [volontiers|avec plaisir] [chez vous |][travailler|passer] [une journée|une matinée|un après-midi|une demi-journée] à l’essai.",
      "[J’aurais plaisir à|J’aimerais] venir [une journée|une matinée|un après-midi|une demi-journée] à l’essai[| chez vous| dans votre équipe], pour que vous [me voyiez|puissiez me voir|puissiez me juger] [au travail|à l’œuvre|sur le terrain].",
    ],
    formal: [
      "[Une journée|Une matinée|Un après-midi|Une demi-journée] d’essai vous en [apprendrait|montrerait|dirait] plus [que cette lettre|qu’une lettre|que ces lignes|que mes phrases|que bien des phrases|qu’une page], et je m’y prêterais [volontiers|avec plaisir|bien volontiers|de bonne grâce][| dans votre équipe|, à la date de votre choix| auprès de vos équipes].",
      "[Si vous le souhaitez|Si vous le jugez utile|Si cela vous convient|Si vous le permettez], je viendrai [volontiers|bien volontiers] travailler à l’essai [une journée|une matinée|un après-midi|une demi-journée] [dans votre équipe|dans votre maison|auprès de vos équipes].",
      "Je vous propose [également|aussi|encore] de me voir [à l’œuvre|au travail] [le temps d’une journée|le temps d’une matinée|pendant une journée|pendant une demi-journée|pendant une matinée|le temps d’un après-midi] d’essai[| dans votre équipe].",
    ],
  },
} satisfies Record<string, Phrases>;
