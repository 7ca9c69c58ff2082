import type { Phrases } from "../../realising/language-module.ts";

/** An offer to be seen at work, of somebody who has little to tell. */
export const trials = {
  trial: {
    plain: [
      "[Une journée|Une matinée|Une demi-journée] d’essai vous [montrera|apprendra|dira] plus [que cette lettre|qu’une lettre].",
      "[Si vous le voulez|Si vous le souhaitez|Si cela vous aide], je peux venir [une journée|une matinée|une demi-journée] à l’essai.",
      "Je vous propose [aussi|également] [une journée|une matinée|une demi-journée] d’essai, pour que vous [me voyiez|puissiez me voir] au travail.",
    ],
    warm: [
      "[Une journée|Une matinée|Une demi-journée] d’essai vous en dirait plus [que cette lettre|qu’une lettre], et je viendrais [volontiers|avec plaisir].",
      "[Si vous le voulez|Si vous le souhaitez|Si cela vous aide], je viendrai [volontiers|avec plaisir] [une journée|une matinée|une demi-journée] à l’essai.",
      "[J’aurais plaisir à|J’aimerais] venir [une journée|une matinée|une demi-journée] à l’essai, pour que vous [me voyiez|puissiez me voir] au travail.",
    ],
    formal: [
      "[Une journée|Une matinée|Une demi-journée] d’essai vous en apprendrait plus [que cette lettre|qu’une lettre], et je m’y prêterais [volontiers|avec plaisir].",
      "[Si vous le souhaitez|Si vous le jugez utile], je viendrai volontiers travailler à l’essai [une journée|une matinée|une demi-journée] [dans votre équipe|dans votre maison].",
      "Je vous propose également de me voir à l’œuvre [lors d’une|pendant une] [journée|matinée|demi-journée] d’essai[| dans votre équipe].",
    ],
  },
} satisfies Record<string, Phrases>;
