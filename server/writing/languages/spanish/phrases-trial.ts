import type { Phrases } from "../../realising/language-module.ts";

/** An offer to come on trial: it shows what a letter cannot. */
export const trials = {
  trial: {
    plain: [
      "[Un día|Una jornada|Una mañana|Una tarde] de prueba {en-company} les [dirá|mostrará|enseñará|diría] más [que esta carta|que cualquier carta|que estas líneas|de lo que cabe en una carta].",
      "[Si quieren|Si les ayuda a decidir|Si lo prefieren|Antes de decidir], puedo [trabajar|ir] [un día|una jornada|una mañana|una tarde] a prueba[| con ustedes| en su equipo].",
      "[También les ofrezco|Les propongo también|Puedo ofrecerles además|Les ofrezco] [un día|una jornada|una mañana|una tarde] de prueba {en-company}, para que [me vean|puedan verme] [trabajar|en el puesto|en la tarea].",
      "[Cómo trabajo|Cómo aprendo|Cómo me desenvuelvo] se ve [antes|mejor] en [un día|una jornada|una mañana|unas horas] de prueba {en-company} que [en una carta|por escrito|en estas líneas].",
      "Si quieren ver cómo aprendo a {hacer}, [puedo hacer|les ofrezco|les propongo] [un día|una jornada|una mañana|unas horas] de prueba[| con ustedes| en su equipo].",
    ],
    confident: [
      "[Un día|Una jornada|Una mañana|Una tarde] de prueba {en-company} [dice|muestra|enseña] más [que esta carta|que cualquier carta|que estas líneas]: [pueden ponerme a prueba|se lo propongo|ahí lo verán].",
    ],
    warm: [
      "¿[Y si hacemos|Qué {les/os} parece] [un día|una jornada|una mañana|unas horas] de prueba? | [Ahí {verán/veréis}|Así {verán/veréis}] [mejor|antes] [cómo trabajo|cómo aprendo|cómo me desenvuelvo].",
      "Me [gustaría|encantaría|haría ilusión] [trabajar|pasar] [un día|una mañana|unas horas|una tarde] a prueba [con {ustedes/vosotros}|en {su/vuestro} equipo], para que {vean/veáis} [cómo trabajo|cómo aprendo].",
      "[Un día|Una jornada|Una mañana|Una tarde] de prueba {en-company} {les/os} [dirá|mostrará|enseñará] más [que esta carta|que cualquier carta|que estas líneas], y [lo haría con gusto|me gustaría hacerlo|me presto con gusto].",
      "[Si {quieren/queréis}|Si {les/os} ayuda a decidir|Antes de decidir], [iré con gusto|me paso con gusto|con gusto trabajaré] [un día|una mañana|unas horas|una tarde] a prueba[| con {ustedes/vosotros}| en {su/vuestro} equipo].",
      "Si {quieren/queréis} ver cómo aprendo a {hacer}, [{les/os} propongo|{les/os} ofrezco] con gusto [un día|una mañana|unas horas|una tarde] de prueba.",
    ],
    formal: [
      "[Un día|Una jornada|Una mañana|Una tarde] de prueba en el puesto de {role} les [mostraría|diría|enseñaría] más [que esta carta|que cualquier escrito|de lo que cabe en una carta], y a ello me [ofrezco|presto] [con gusto|de buen grado].",
      "Si lo [consideran oportuno|estiman conveniente|consideran útil], [ofrezco trabajar|puedo trabajar|trabajaría con gusto] [un día|una jornada|una mañana|una tarde] a prueba, para que puedan [juzgar|decidir] [mejor|con más base].",
      "[Les ofrezco asimismo|Me permito ofrecerles|Puedo ofrecerles además] [una jornada|una mañana|una tarde] de prueba {en-company}, [en la que|durante la cual] podrían [observar|apreciar|comprobar] cómo [trabajo|aprendo].",
      "Cómo aprendo a {hacer} se [apreciaría|vería] mejor en [un día|una jornada|una mañana|una tarde] de prueba, que les [ofrezco|propongo] [con gusto|de buen grado].",
    ],
  },
} satisfies Record<string, Phrases>;
