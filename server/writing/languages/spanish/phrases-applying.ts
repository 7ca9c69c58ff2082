import type { Phrases } from "../../realising/language-module.ts";

/** How letters come to the role and to what the posting says. */
export const applications = {
  apply: {
    plain: [
      "Opto al puesto de {role} {en-company}.",
      "Por eso opto al puesto de {role} {en-company}.",
      "Presento mi candidatura al puesto de {role} {en-company}.",
      "Les escribo por el puesto de {role} {en-company}.",
      "Me interesa trabajar como {role} {en-firm}, y por eso les escribo.",
      "Por eso les escribo por la vacante de {role} {en-company}.",
      "{no-role} Quiero trabajar con ustedes {en-company}.",
      "{no-role} Por eso les presento mi candidatura.",
    ],
    confident: ["Quiero el puesto de {role} {en-company}.", "El puesto de {role} {en-company} es el que quiero."],
    warm: [
      "Me gustaría trabajar con {ustedes/vosotros} en el puesto de {role} {en-company}.",
      "Por eso me hace ilusión el puesto de {role} {en-company}.",
      "Me hace ilusión optar al puesto de {role} {en-company}.",
      "Por eso me encantaría ocupar el puesto de {role} {en-company}.",
      "{Les/Os} escribo por el puesto de {role} {en-company}.",
      "Por eso me encantaría trabajar {en-firm} como {role}.",
      "Tengo ganas de trabajar como {role} {en-firm}.",
      "{no-role} Me encantaría trabajar con {ustedes/vosotros} {en-company}.",
    ],
    formal: [
      "Deseo presentar mi candidatura al puesto de {role} {en-company}.",
      "Con estas líneas les hago llegar mi candidatura al puesto de {role} {en-company}.",
      "Por ello presento mi candidatura al puesto de {role} {en-company}.",
      "Por ese motivo deseo optar al puesto de {role} que ofrece {company}.",
      "Me interesa la vacante de {role} {en-firm}, a la que presento mi candidatura.",
      "{no-role} Les hago llegar esta candidatura.",
    ],
    full: [
      "Por eso presento mi candidatura al puesto de {role} {en-company}, y en estas líneas explico lo que puedo ofrecerles.",
    ],
  },
  "apply-with": {
    plain: [
      "Con esa experiencia opto al puesto de {role} {en-company}.",
      "Después de {time-as}, opto al puesto de {role} {en-company}.",
      "Ahora opto al puesto de {role} {en-company}.",
      "El siguiente paso que busco es el puesto de {role} {en-company}.",
      "Ahora me interesa trabajar {en-firm} como {role}.",
      "Con esa experiencia opto a la vacante de {role} que ofrece {company}.",
      "Presento por eso mi candidatura al puesto de {role} {en-company}.",
      "{no-role} Con esa experiencia presento mi candidatura.",
    ],
    confident: ["Ahora quiero el puesto de {role} {en-company}.", "Con eso opto al puesto de {role} {en-company}."],
    warm: [
      "Después de {time-as}, me hace ilusión el puesto de {role} {en-company}.",
      "Ahora me encantaría seguir en el puesto de {role} {en-company}.",
      "Con esa experiencia me gustaría ocupar el puesto de {role} {en-company}.",
      "El siguiente paso que me hace ilusión es el puesto de {role} {en-company}.",
      "Tengo ganas de llevar todo eso al puesto de {role} {en-company}.",
      "Ahora me encantaría trabajar {en-firm} como {role}.",
      "Por eso {les/os} escribo: opto al puesto de {role} {en-company}.",
      "{no-role} Me encantaría trabajar ahora con {ustedes/vosotros}.",
    ],
    formal: [
      "Tras {time-as}, deseo presentar mi candidatura al puesto de {role} {en-company}.",
      "Con esa experiencia les hago llegar mi candidatura al puesto de {role} {en-company}.",
      "Por ello presento ahora mi candidatura al puesto de {role} {en-company}.",
      "Desde esa experiencia deseo optar al puesto de {role} que ofrece {company}.",
      "Con esa experiencia me interesa la vacante de {role} {en-firm}, a la que presento mi candidatura.",
      "Esa es la experiencia con la que presento mi candidatura al puesto de {role} {en-company}.",
      "{no-role} Con esa experiencia presento mi candidatura.",
    ],
    full: [
      "Con esa experiencia presento mi candidatura al puesto de {role} {en-company}, y en estas líneas explico por qué.",
    ],
  },
  reading: {
    plain: [
      "{duties}El puesto va de {topic1} a {topic2}, y esa variedad me interesa.",
      "De su oferta me interesan sobre todo dos puntos: {topic1} y {topic2}.",
      "Dos puntos de su oferta me interesan en especial: {topic1} y {topic2}.",
      "{duties}Me interesa un puesto que incluye tanto {topic1} como {topic2}.",
    ],
    confident: [
      "{duties}El trabajo va de {topic1} a {topic2}. | Lo quiero entero.",
      "Su oferta nombra {topic1} y {topic2}. | Es lo que busco.",
    ],
    warm: [
      "{duties}El puesto va de {topic1} a {topic2}, y esa variedad me gusta.",
      "De {su/vuestra} oferta me gustan sobre todo dos cosas: {topic1} y {topic2}.",
      "{Su/Vuestra} oferta habla de {topic1} y de {topic2}, y las dos cosas me atraen.",
      "{duties}Me gusta que el puesto incluya tanto {topic1} como {topic2}.",
    ],
    formal: [
      "{duties}Según entiendo su oferta, el puesto abarca desde {topic1} hasta {topic2}.",
      "De lo que describe su oferta, me interesan en especial dos puntos: {topic1} y {topic2}.",
      "Dos puntos de su oferta despiertan en especial mi interés: {topic1} y {topic2}.",
      "{duties}Me interesa un puesto que, según su oferta, comprende tanto {topic1} como {topic2}.",
    ],
  },
} satisfies Record<string, Phrases>;
