import type { Phrases } from "../../realising/language-module.ts";

/** An offer to be seen at work, of somebody who has little to tell. */
export const trials = {
  trial: {
    plain: [
      "[Una jornada|Una mañana|Una tarde] de prueba {les/os} [enseñaría|mostraría|diría] más que [esta carta|cualquier carta|una carta].",
      "Si {quieren/queréis}, [puedo|podría] [ir|trabajar] [un día|una mañana|una tarde] a prueba con {ustedes/vosotros}.",
      "{Les/Os} propongo [también|además] [una jornada|una mañana|una tarde] de prueba, para que {vean/veáis} [cómo trabajo|mi trabajo].",
    ],
    warm: [
      "[Una jornada|Una mañana|Una tarde] de prueba {les/os} diría más que [esta carta|una carta], e iría [con gusto|con ganas|con ilusión].",
      "[Si {quieren/queréis}|Si {les/os} ayuda|Si {les/os} parece], iría con [gusto|ganas] a trabajar [un día|una mañana|una tarde] de prueba con {ustedes/vosotros}.",
      "Me gustaría [trabajar|pasar] [un día|una mañana|una tarde] de prueba con {ustedes/vosotros}, para que {vean/veáis} [cómo trabajo|mi trabajo].",
    ],
    formal: [
      "[Una jornada|Una mañana|Una tarde] de prueba les mostraría más que [esta carta|una carta], y [acudiría|me prestaría a ella] con gusto.",
      "Si lo [desean|consideran oportuno|estiman conveniente], [puedo|podría] trabajar con ustedes [un día|una mañana|una tarde] de prueba.",
      "Les propongo [asimismo|también] [una jornada|una mañana|una tarde] de prueba, a fin de que [vean|puedan ver] [cómo trabajo|mi trabajo].",
    ],
  },
} satisfies Record<string, Phrases>;
