import type { Phrases } from "../../realising/language-module.ts";

/** Time in work that the posting asks for, and that was worked. */
export const times = {
  "time-asked": {
    any: [
      "{alone}{Piden/Pedís} {asked-time} de experiencia[, y|:] trabajo {as-title} desde hace {open-length}.",
      "{alone}{Piden/Pedís} {asked-time} de experiencia[, y|:] he trabajado {as-title} durante {ended-time}.",
      "{alone}La experiencia que {piden/pedís} la [tengo|he adquirido|he reunido] [|ya ]{as-title}.",
      "{together}{Piden/Pedís} {asked-time} de experiencia, y [en total|entre todos mis puestos] sumo {shown-time}.",
    ],
    formal: [
      "{alone}Piden {asked-time} de experiencia, y desempeño mi trabajo {as-title} desde hace {open-length}.",
      "{alone}Piden {asked-time} de experiencia, y durante {ended-time} he trabajado {as-title}.",
      "{alone}La experiencia que piden la he adquirido en mi trabajo {as-title}.",
      "{together}Piden {asked-time} de experiencia, y mis puestos [suman|reúnen] en total {shown-time}.",
    ],
  },
} satisfies Record<string, Phrases>;
