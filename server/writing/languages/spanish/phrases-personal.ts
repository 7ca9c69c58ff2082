import type { Phrases } from "../../realising/language-module.ts";

/** What the person knows, holds and is like. */
export const personal = {
  "link-skill": {
    plain: [
      "Para {topic} puedo valerme de {the-skills}.",
      "Su oferta pide {topic}, y ahí aporto {the-skills}.",
      "En lo que toca a {topic}, parto de {the-skills}.",
      "Con {the-skills} puedo ser útil en {topic}.",
      "Lo que aporto para {topic}: {skills}.",
    ],
    confident: ["Para {topic} aporto {the-skills}.", "Para {topic}: {skills}."],
    warm: [
      "Me gustaría aprovechar {the-skills} para {topic}.",
      "Para {topic} puedo echar mano de {the-skills}.",
      "{Su/Vuestra} oferta nombra {topic}, y ahí puedo aportar {the-skills}.",
      "Me alegraría usar {the-skills} para {topic}.",
      "Lo que puedo aportar para {topic}: {skills}.",
    ],
    formal: [
      "Para {topic}, que su oferta incluye entre las tareas, puedo aportar {the-skills}.",
      "En lo relativo a {topic}, el conocimiento del que parto es el siguiente: {skills}.",
      "Su oferta menciona {topic}, y es ahí donde podrían servir mis conocimientos: {skills}.",
    ],
  },
  "same-skill": {
    plain: [
      "Su oferta pide {the-skills}, y puedo aportar {both-of-them} al puesto.",
      "De lo que piden puedo aportar {the-skills}.",
      "De lo que pide su oferta aporto lo siguiente: {skills}.",
      "Piden {the-skills}, y es lo que aporto.",
    ],
    confident: ["Piden {the-skills}. | Lo aporto.", "De lo que piden, aporto {the-skills}."],
    warm: [
      "{Piden/Pedís} {the-skills}, y me alegra poder decir que lo aporto.",
      "De lo que {piden/pedís} puedo aportar {the-skills}.",
      "Me alegró leer en {su/vuestra} oferta algo que conozco: {skills}.",
    ],
    formal: [
      "De los conocimientos que exige su oferta puedo aportar lo siguiente: {skills}.",
      "Su oferta pide {the-skills}, y es algo que puedo aportar al puesto.",
      "Entre los conocimientos que requiere su oferta, cuento con {the-skills}.",
    ],
  },
  asked: {
    plain: [
      "{topic1} y {topic2}, ambos puntos de su oferta, requieren conocimientos que tengo.",
      "Su oferta habla de {topic1} y de {topic2}; los conocimientos para ello los aporto.",
      "Tanto para {topic1} como para {topic2} cuento con los conocimientos que hacen falta.",
      "{one}, que su oferta nombra, requiere un conocimiento que tengo.",
      "Su oferta habla de {one}; ese conocimiento lo aporto.",
    ],
    confident: [
      "{topic1} y {topic2}: los conocimientos para ambos puntos están aquí.",
      "{one}: ese conocimiento lo aporto.",
    ],
    warm: [
      "{topic1} y {topic2}: me alegró leer ambos puntos, porque los conocimientos para ello los llevo conmigo.",
      "Cuando {piden/pedís} {topic1} y {topic2}, {piden/pedís} algo que sé.",
      "{one}: me alegró leerlo, porque es algo que conozco.",
      "Cuando {piden/pedís} {one}, {piden/pedís} algo que sé.",
    ],
    formal: [
      "Su oferta nombra {topic1}, así como {topic2}, y ambos puntos requieren conocimientos que puedo aportar.",
      "Para {topic1} y para {topic2}, los conocimientos necesarios figuran entre los que he mencionado.",
      "Su oferta nombra {one}, punto que requiere un conocimiento que puedo aportar.",
    ],
    full: [
      "Tanto para {topic1} como para {topic2}, que su oferta pide, puedo apoyarme en los conocimientos que menciono en esta carta.",
      "Para {one}, que su oferta nombra, puedo apoyarme en los conocimientos que menciono en esta carta.",
    ],
  },
  statement: {
    any: [
      "Otra cosa que puedo mostrar: {line}.",
      "También {work}.",
      "A esto se suma {deed}.",
      "Vale también para mí lo siguiente: {line}.",
      "Y una línea más de mi lista: {line}.",
    ],
    warm: ["Me alegra añadir esto: {line}.", "Y {work}."],
    formal: [
      "A ello puedo añadir lo siguiente: {line}.",
      "Puede ser de interés para ustedes saber que {work}.",
      "Otra línea de mi currículum dice así: {line}.",
    ],
  },
  skills: {
    plain: [
      "También aporto {the-skills}.",
      "A esto puedo sumar {the-skills}.",
      "Entre lo que sé hacer {está#están} también {the-skills}.",
      "A lo anterior se añade lo siguiente: {skills}.",
      "También forma parte de lo que sé: {skills}.",
    ],
    warm: [
      "Me gustaría aportar también {the-skills}.",
      "También llevo conmigo {the-skills}.",
      "Y con gusto sumo {the-skills}.",
      "Y hay más: {skills}.",
      "Lo demás que sé cabe en una línea: {skills}.",
    ],
    formal: [
      "Cabe añadir que también puedo aportar {the-skills} al puesto.",
      "Entre los demás conocimientos que puedo aportar al puesto {figura#figuran} {the-skills}.",
      "A ello se añade lo siguiente, por si fuera de utilidad en el puesto: {skills}.",
    ],
    full: ["A lo dicho puedo añadir otros conocimientos que en el puesto pueden servir: {skills}."],
  },
  language: {
    plain: ["Hablo {language}.", "También hablo {language}.", "En cuanto a idiomas, hablo {language}."],
    warm: ["También hablo {language}.", "Y hablo {language}, por si ayuda.", "De idiomas, hablo {language}."],
    formal: [
      "Cabe añadir que hablo {language}, por si fuera de utilidad en el puesto.",
      "En lo que respecta a idiomas, puedo señalar que hablo {language}.",
      "De utilidad en el puesto puede ser que hablo {language}.",
    ],
  },
  credential: {
    plain: [
      "Tengo también {met} que pide su oferta.",
      "Su oferta pide además {met}, que puedo presentar.",
      "Tengo {credential}, de {institution} ({credential-year}).",
      "En cuanto a formación, tengo {degree}, de {institution}.",
      "Su oferta pide {asked}; tengo {credential}.",
      "Mi formación incluye {degree}.",
      "También tengo {credential}, de {institution}.",
      "También tengo {credential}.",
      "En cuanto a formación, tengo {papers}.",
      "Tengo {papers}.",
      "Mi formación incluye {papers}.",
    ],
    confident: ["Piden {asked}. | Tengo {credential}.", "Tengo {credential}."],
    warm: [
      "Y sí, tengo {met} que {piden/pedís}.",
      "También tengo {credential}, de {institution}.",
      "Y sí, {piden/pedís} {asked}: tengo {credential}.",
      "De formación tengo {degree}, de {institution}.",
      "De formación tengo {degree}.",
      "Y tengo {credential}.",
      "De formación tengo {papers}.",
      "También tengo {papers}.",
    ],
    formal: [
      "Puedo confirmar asimismo que poseo {met} que exige su oferta.",
      "Poseo además {credential}, de {institution}, con fecha de {credential-year}.",
      "En cuanto a mi formación, cabe mencionar {degree}, de {institution}.",
      "En cuanto al requisito que menciona su oferta, {asked}, puedo señalar que tengo {credential}.",
      "En cuanto a mi formación, cabe mencionar {degree}.",
      "Puedo acreditar asimismo {credential}, si el puesto lo requiere.",
      "En cuanto a mi formación, cabe mencionar {papers}.",
      "Puedo acreditar {papers}, si el puesto lo requiere.",
    ],
  },
  years: {
    plain: [
      "En total sumo {years} de experiencia.",
      "Mi experiencia llega a {years}.",
      "Sumada toda, mi experiencia llega a {years}.",
    ],
    warm: ["En total sumo {years} de experiencia.", "Todo junto suma {years} de experiencia."],
    formal: ["En conjunto, mi experiencia alcanza {years}.", "Mi experiencia suma en total {years}."],
  },
  strength: {
    plain: [
      "De mi manera de trabajar destaco {strong-noun}.",
      "Entre mis puntos fuertes nombro {strong-noun}.",
      "En pocas palabras, así me describo: {strong-adjective}.",
      "Si me preguntan cómo trabajo: {strong-adjective}.",
      "De mi manera de trabajar digo esto: {strong-quoted}.",
      "Así me describo: {strong-adjective}; y destaco {strong-noun}.",
    ],
    warm: [
      "Si {preguntan/preguntáis} cómo soy: {strong-adjective}.",
      "Si {preguntan/preguntáis} por mi punto fuerte, digo {strong-noun}.",
      "Así me veo: {strong-adjective}.",
      "De carácter me gusta nombrar {strong-noun}.",
      "Si {preguntan/preguntáis} cómo trabajo: {strong-quoted}.",
      "Así me veo: {strong-adjective}; y me gusta nombrar {strong-noun}.",
    ],
    formal: [
      "Entre mis puntos fuertes puede contarse {strong-noun}, si se me permite juzgarlo.",
      "Como rasgo de mi manera de trabajar puedo mencionar {strong-noun}.",
      "Mi manera de trabajar puede describirse, a mi juicio, así: {strong-adjective}.",
      "Mi manera de trabajar la describo con estas palabras: {strong-quoted}.",
      "Mi manera de trabajar puede describirse así: {strong-adjective}; y entre mis puntos fuertes cuento {strong-noun}.",
    ],
  },
  beginner: {
    plain: ["Este sería mi primer empleo.", "Estoy al comienzo de mi vida laboral."],
    warm: ["Me hace ilusión un primer empleo."],
    formal: ["Debo señalar que este sería mi primer empleo."],
  },
} satisfies Record<string, Phrases>;
