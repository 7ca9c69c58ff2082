import type { Phrases } from "../../realising/language-module.ts";

/** What the person holds, speaks and is like. */
export const personal = {
  language: {
    plain: [
      "Hablo {language}.",
      "También hablo {language}.",
      "En cuanto a idiomas, hablo {language}.",
      "De idiomas, hablo {language}.",
    ],
    warm: [
      "También hablo {language}.",
      "Y hablo {language}, por si ayuda.",
      "De idiomas, hablo {language}.",
      "Si hace falta, hablo {language}.",
    ],
    formal: [
      "Cabe añadir que hablo {language}, por si fuera de utilidad en el puesto.",
      "En lo que respecta a idiomas, puedo señalar que hablo {language}.",
      "De utilidad en el puesto puede ser que hablo {language}.",
    ],
  },
  credential: {
    plain: [
      "Tengo {credential}, de {institution} ({credential-year}).",
      "En cuanto a formación, tengo {degree}, de {institution}.",
      "Su oferta pide {asked}; tengo {credential}.",
      "Mi formación incluye {degree}.",
      "También tengo {credential}, de {institution}.",
      "También tengo {credential}.",
      "En cuanto a formación, tengo {papers}.",
      "Tengo {papers}.",
      "Mi formación incluye {papers}.",
      "De formación tengo {credential}, de {institution}.",
      "Mi formación: {papers}.",
    ],
    confident: ["Tengo {credential}."],
    warm: [
      "También tengo {credential}, de {institution}.",
      "De formación tengo {degree}, de {institution}.",
      "De formación tengo {degree}.",
      "Y tengo {credential}.",
      "De formación tengo {papers}.",
      "También tengo {papers}.",
      "Mi formación es esta: {degree}, de {institution}.",
    ],
    formal: [
      "En cuanto a mi formación, cabe mencionar {degree}, de {institution}.",
      "En cuanto al requisito que menciona su oferta, {asked}, puedo señalar que tengo {credential}.",
      "En cuanto a mi formación, cabe mencionar {degree}.",
      "Puedo acreditar asimismo {credential}, si el puesto lo requiere.",
      "En cuanto a mi formación, cabe mencionar {papers}.",
      "Puedo acreditar {papers}, si el puesto lo requiere.",
      "Poseo {credential}, de {institution} ({credential-year}).",
      "Puedo presentar además {credential}.",
    ],
  },
  years: {
    plain: [
      "En total sumo {years} de experiencia.",
      "En conjunto tengo {years} de experiencia.",
      "Cuento en total con {years} de experiencia.",
      "Reúno {years} de experiencia.",
    ],
    warm: [
      "En total sumo {years} de experiencia.",
      "Entre unas cosas y otras, sumo {years} de experiencia.",
      "Reúno ya {years} de experiencia.",
    ],
    formal: [
      "En conjunto, mi experiencia alcanza {years}.",
      "Mi experiencia suma en total {years}.",
      "Reúno en total {years} de experiencia profesional.",
    ],
  },
  strength: {
    plain: [
      "De mi manera de trabajar destaco {strong-noun}.",
      "Entre mis puntos fuertes nombro {strong-noun}.",
      "De mi manera de trabajar digo esto: {strong-quoted}.",
      "Así me describo: {strong-adjective}; y destaco {strong-noun}.",
      "En el trabajo me apoyo en {strong-noun}.",
    ],
    warm: [
      "Si {preguntan/preguntáis} por mi punto fuerte, digo {strong-noun}.",
      "De carácter me gusta nombrar {strong-noun}.",
      "Si {preguntan/preguntáis} cómo trabajo: {strong-quoted}.",
      "Así me veo: {strong-adjective}; y me gusta nombrar {strong-noun}.",
      "Al trabajo me gusta llevar {strong-noun}.",
    ],
    formal: [
      "Entre mis puntos fuertes puede contarse {strong-noun}, si se me permite juzgarlo.",
      "Como rasgo de mi manera de trabajar puedo mencionar {strong-noun}.",
      "Mi manera de trabajar puede describirse, a mi juicio, así: {strong-adjective}.",
      "Mi manera de trabajar la describo con estas palabras: {strong-quoted}.",
      "Mi manera de trabajar puede describirse así: {strong-adjective}; y entre mis puntos fuertes cuento {strong-noun}.",
      "En el trabajo procuro poner en práctica {strong-noun}.",
    ],
  },
  beginner: {
    plain: [
      "Este sería mi primer empleo.",
      "Estoy al comienzo de mi vida laboral.",
      "Este sería mi primer empleo. | Lo que no sepa del trabajo de {role} lo preguntaré, y lo que me enseñen una vez lo haré después por mi cuenta.",
      "Mi vida laboral empezaría con ustedes. | Lo que aún no sé del trabajo de {role}, lo aprenderé mirando y preguntando.",
    ],
    warm: [
      "Me hace ilusión un primer empleo.",
      "Me hace ilusión un primer empleo. | Lo que no sepa del trabajo de {role} lo preguntaré, y lo que me {enseñen/enseñéis} una vez lo haré después por mi cuenta.",
      "Me hace ilusión empezar mi vida laboral. | Lo que aún no sé del trabajo de {role}, lo aprenderé mirando y preguntando.",
    ],
    formal: [
      "Debo señalar que este sería mi primer empleo.",
      "Este sería mi primer empleo, y lo que se me enseñe una vez en el puesto de {role} procuraré hacerlo después por mi cuenta.",
      "Mi vida laboral empezaría con ustedes, y lo que aún no sé del trabajo de {role} lo aprenderé con atención.",
    ],
  },
  level: {
    plain: [
      "En cuanto a estudios, {schooling}.",
      "En cuanto a estudios, {schooling}. | Por eso me interesa conocer el trabajo de {role} desde el principio.",
      "Sobre mis estudios: {schooling}. | El trabajo de {role} quiero aprenderlo desde la base.",
    ],
    warm: [
      "En cuanto a estudios, {schooling}.",
      "En cuanto a estudios, {schooling}. | Por eso mismo tengo ganas de conocer el trabajo de {role} desde el principio.",
      "Sobre mis estudios: {schooling}. | El trabajo de {role} me gustaría aprenderlo desde la base.",
    ],
    formal: [
      "En lo que respecta a mis estudios, puedo señalar que {schooling}.",
      "Sobre mis estudios puedo decirles que {schooling}.",
      "Por lo que se refiere a mi formación, {schooling}.",
    ],
  },
} satisfies Record<string, Phrases>;
