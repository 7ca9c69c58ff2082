import type { Phrases } from "../../realising/language-module.ts";

/** Time in work that the posting asks for, and that was worked. */
export const times = {
  "time-asked": {
    any: [
      "{alone}{Sie/ihr} {verlangen/verlangt} {asked-time} [Erfahrung|Berufserfahrung], und ich arbeite {seit-dauer} {als}.",
      "{alone}{asked-time} [Erfahrung|Berufserfahrung] {verlangen Sie/verlangt ihr}; ich arbeite {seit-dauer} {als}.",
      "{alone}{Sie/ihr} {verlangen/verlangt} {asked-time} [Erfahrung|Berufserfahrung], und ich war {ended-time} {als} tätig.",
      "{alone}{asked-time} [Erfahrung|Berufserfahrung] {verlangen Sie/verlangt ihr}; {als} habe ich {ended-time} gearbeitet.",
      "{alone}Die [Berufserfahrung|Erfahrung], die {Sie/ihr} {verlangen/verlangt}, [bringe ich {als} mit|habe ich {als} gesammelt].",
      "{together}{Sie/ihr} {verlangen/verlangt} {asked-time} [Erfahrung|Berufserfahrung]; zusammen komme ich auf {shown-time}.",
    ],
    formal: [
      "{alone}Sie setzen {asked-time} [Erfahrung|Berufserfahrung] voraus, und {seit-dauer} bin ich {als} tätig.",
      "{alone}Sie setzen {asked-time} [Erfahrung|Berufserfahrung] voraus, und {als} war ich {ended-time} tätig.",
      "{alone}Die [Berufserfahrung|Erfahrung], die Sie voraussetzen, [bringe ich aus meiner Tätigkeit {als} mit|habe ich in meiner Tätigkeit {als} erworben].",
      "{together}Sie setzen {asked-time} [Erfahrung|Berufserfahrung] voraus; zusammengenommen bringe ich {shown-time} mit.",
    ],
  },
} satisfies Record<string, Phrases>;
