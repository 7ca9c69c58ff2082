import type { Phrases } from "../../realising/language-module.ts";

/** How letters come to the role and to what the posting says. */
export const applications = {
  apply: {
    plain: [
      "{named} Con esos conocimientos opto al puesto de {role} {en-company}.",
      "Opto al puesto de {role} {en-company}.",
      "Vengo de {employer} y opto al puesto de {role} {en-company}.",
      "Es el puesto de {role} {en-company} al que opto con esta carta.",
      "Desde {employer} presento mi candidatura al puesto de {role} {en-company}.",
      "{no-role} Quiero trabajar con ustedes {en-company}.",
      "Por eso opto al puesto de {role} {en-company}.",
      "Presento mi candidatura al puesto de {role} {en-company}.",
    ],
    confident: ["Quiero el puesto de {role} {en-company}.", "El puesto de {role} {en-company} es el que quiero."],
    warm: [
      "{named} Con eso me gustaría ocupar el puesto de {role} {en-company}.",
      "{named} Me haría ilusión ponerlo en práctica en el puesto de {role} {en-company}.",
      "Me gustaría trabajar con {ustedes/vosotros} en el puesto de {role} {en-company}.",
      "Vengo de {employer} y me hace ilusión el puesto de {role} {en-company}.",
      "El puesto de {role} {en-company} me hace ilusión, y cuento por qué.",
      "Tengo ganas de pasar de {employer} al puesto de {role} {en-company}.",
      "{no-role} Me encantaría trabajar con {ustedes/vosotros} {en-company}.",
      "Por eso me gustaría ocupar el puesto de {role} {en-company}.",
    ],
    formal: [
      "{named} Con esos conocimientos deseo optar al puesto de {role} {en-company}.",
      "Deseo presentar mi candidatura al puesto de {role} {en-company}.",
      "Desde {employer} deseo presentar mi candidatura al puesto de {role} {en-company}.",
      "Con estas líneas les hago llegar mi candidatura al puesto de {role} {en-company}.",
      "{no-role} Les hago llegar esta candidatura.",
      "Por ello presento mi candidatura al puesto de {role} {en-company}.",
    ],
    full: [
      "Por eso presento mi candidatura al puesto de {role} {en-company}, y en estas líneas explico lo que puedo aportar.",
    ],
  },
  "apply-with": {
    plain: [
      "Con esa experiencia opto al puesto de {role} {en-company}.",
      "Después de {length-until-now} {at-employer}, opto al puesto de {role} {en-company}.",
      "Desde {employer-again} opto ahora al puesto de {role} {en-company}.",
      "Esa es la experiencia con la que opto al puesto de {role} {en-company}.",
      "{no-role} Eso aporto a su equipo.",
      "Lo que aprendí allí quiero llevarlo al puesto de {role} {en-company}.",
      "El siguiente paso que busco es el puesto de {role} {en-company}.",
      "Por eso opto ahora al puesto de {role} {en-company}.",
    ],
    confident: ["Eso aporto al puesto de {role} {en-company}.", "Ahora quiero el puesto de {role} {en-company}."],
    warm: [
      "Después de {length-until-now} {at-employer}, me hace ilusión el puesto de {role} {en-company}.",
      "Me gustaría llevar esa experiencia al puesto de {role} {en-company}.",
      "Ahora, después de {length-until-now} {at-employer}, opto al puesto de {role} {en-company}.",
      "Tengo ganas de seguir desde ahí en el puesto de {role} {en-company}.",
      "{no-role} Me alegraría llevar eso a {su/vuestro} equipo.",
      "El siguiente paso que me hace ilusión es el puesto de {role} {en-company}.",
      "Con lo aprendido allí, me gustaría ocupar el puesto de {role} {en-company}.",
    ],
    formal: [
      "Tras {length-until-now} {at-employer}, deseo presentar mi candidatura al puesto de {role} {en-company}.",
      "Sobre la base de {length-until-now} de trabajo {at-employer}, les hago llegar mi candidatura al puesto de {role} {en-company}.",
      "Desde {employer-again} presento ahora mi candidatura al puesto de {role} {en-company}.",
      "Con esa experiencia les hago llegar mi candidatura al puesto de {role} {en-company}.",
      "{no-role} Con esa experiencia presento mi candidatura.",
      "Lo aprendido en esa etapa deseo ponerlo al servicio del puesto de {role} {en-company}.",
      "Por ello presento ahora mi candidatura al puesto de {role} {en-company}.",
    ],
    full: [
      "Con esa experiencia presento mi candidatura al puesto de {role} {en-company}, y en estas líneas explico por qué.",
    ],
  },
  reading: {
    plain: [
      "{su/vuestra} oferta va de {topic1} a {topic2}.",
      "Dos puntos de su oferta motivan esta carta: {topic1} y {topic2}.",
      "Su oferta destaca dos puntos: {topic1} y {topic2}.",
      "De su oferta me atraen en especial dos tareas: {topic1} y {topic2}.",
      "En su oferta destacan dos puntos: {topic1} y {topic2}.",
    ],
    confident: [
      "El trabajo va de {topic1} a {topic2}. | Lo quiero entero.",
      "Su oferta nombra {topic1} y {topic2}. | Es lo que busco.",
    ],
    warm: [
      "{su/vuestra} oferta va de {topic1} a {topic2}, y me gusta esa variedad.",
      "{Su/Vuestra} oferta habla de {topic1} y de {topic2}, y me gustaría hacer ambas cosas.",
      "De {su/vuestra} oferta me gustan sobre todo dos tareas: {topic1} y {topic2}.",
      "Me gustaría hacer sobre todo dos cosas de {su/vuestra} oferta: {topic1} y {topic2}.",
    ],
    formal: [
      "Según entiendo su oferta, el puesto abarca desde {topic1} hasta {topic2}.",
      "Su oferta describe tareas que van de {topic1} a {topic2}.",
      "Son dos los puntos de su oferta que más me interesan: {topic1} y {topic2}.",
      "De su oferta destaco en primer lugar {topic1} y {topic2}, que motivan esta carta.",
    ],
  },
} satisfies Record<string, Phrases>;
