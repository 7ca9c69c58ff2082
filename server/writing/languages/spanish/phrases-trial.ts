import type { Phrases } from "../../realising/language-module.ts";

/** An offer to be seen at work, of somebody who has little to tell. */
export const trials = {
  trial: {
    plain: [
      "[Una jornada|Una mañana|Una tarde|Media jornada] de prueba {les/os} [enseñaría|mostraría|diría] más [que esta carta|que cualquier carta|que una carta|que estas líneas].",
      "Si {quieren/queréis}, [puedo|podría] [ir|trabajar] [antes|primero] [un día|una mañana|una tarde|media jornada] a prueba con {ustedes/vosotros}.",
      "{Les/Os} propongo [también|además] [una jornada|una mañana|una tarde|media jornada] de prueba, para que {vean/veáis} [cómo trabajo|mi trabajo|mi manera de trabajar].",
    ],
    warm: [
      "[Una jornada|Una mañana|Una tarde|Media jornada] de prueba {les/os} [diría|mostraría|enseñaría] más [que esta carta|que una carta|que estas líneas], e iría [con gusto|con ganas|con ilusión].",
      "[Si {quieren/queréis}|Si {les/os} ayuda|Si {les/os} parece], iría con [gusto|ganas|ilusión] a trabajar [un día|una mañana|una tarde|media jornada] de prueba con {ustedes/vosotros}.",
      "Me gustaría [trabajar|pasar] [un día|una mañana|una tarde|media jornada] de prueba con {ustedes/vosotros}, para que {vean/veáis} [cómo trabajo|mi trabajo|mi manera de trabajar].",
    ],
    formal: [
      "[Una jornada|Una mañana|Una tarde|Media jornada] de prueba les [mostraría|diría] más [que esta carta|que una carta|que estas líneas], y [acudiría|me prestaría a ella] con [gusto|mucho gusto].",
      "Si lo [desean|consideran oportuno|estiman conveniente], [puedo|podría] trabajar [antes|primero] con ustedes [un día|una mañana|una tarde|media jornada] de prueba.",
      "Les propongo [asimismo|también] [una jornada|una mañana|una tarde|media jornada] de prueba, a fin de que [vean|puedan ver] [cómo trabajo|mi trabajo|mi manera de trabajar].",
    ],
  },
} satisfies Record<string, Phrases>;
