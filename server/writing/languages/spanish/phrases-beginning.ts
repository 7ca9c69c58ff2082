import type { Phrases } from "../../realising/language-module.ts";

/** For somebody who names no post: years of work, a duty that a skill answers, and how they would begin. */
export const beginning = {
  "open-years": {
    plain: [
      "Aporto {years} de experiencia y opto al puesto de {role} {en-company}.",
      "Con {years} de experiencia, presento mi candidatura al puesto de {role} {en-company}.",
      "Presento mi candidatura al puesto de {role} {en-company}, con {years} de experiencia.",
      "{no-role}Presento mi candidatura {en-company}, con {years} de experiencia.",
    ],
    confident: ["{years} de experiencia: eso aporto al puesto de {role} {en-company}."],
    warm: [
      "Con {years} de experiencia, me encantaría trabajar como {role} {en-company}.",
      "Me gustaría trabajar como {role} {en-company}, y aporto {years} de experiencia.",
      "{years} de experiencia: con eso me gustaría llegar al puesto de {role} {en-company}.",
      "{no-role}Tengo ganas de trabajar {en-company}, y aporto {years} de experiencia.",
    ],
    formal: [
      "Tengo el gusto de presentar mi candidatura al puesto de {role} {en-company}, con {years} de experiencia.",
      "Mi candidatura al puesto de {role} {en-company} se apoya en {years} de experiencia.",
      "{no-role}Tengo el gusto de presentar mi candidatura {en-company}, con {years} de experiencia.",
    ],
  },
  "open-use": {
    plain: [
      "Buscan a alguien para {topic}, y para ello aporto {the-skills}.",
      "Su oferta nombra {noun}, y ahí puedo aportar {the-skills}.",
      "Para {topic}, que nombra su oferta, aporto lo siguiente: {skills}.",
    ],
    confident: ["Buscan a alguien para {topic}. | Aporto lo siguiente: {skills}."],
    warm: [
      "Al leer {noun} en {su/vuestra} oferta me entraron ganas de aportar {the-skills}.",
      "{Buscan/Buscáis} a alguien para {topic}, y con gusto aportaría esto: {skills}.",
    ],
    formal: [
      "Su oferta menciona {noun}, para lo que puedo aportar {the-skills}.",
      "Para {topic}, que menciona su oferta, puedo hacer valer lo siguiente: {skills}.",
    ],
  },
  start: {
    plain: [
      "{con-años}Cada casa tiene una manera de trabajar, y quiero conocer primero la de ustedes.",
      "{con-años}Antes de hacer nada a mi manera, miraré cómo se hace {en-firm}.",
      "{con-años}Donde más falta haga, empezaré como {role}.",
      "{con-saber}Las primeras semanas como {role} anotaré lo que me expliquen, para que nadie tenga que repetirlo.",
      "{con-saber}Enséñenme una vez cómo se hace {en-firm}, y lo haré a su manera.",
      "{con-saber}Al principio, como {role}, prefiero preguntar de más a hacer algo mal.",
      "{con-saber}Si cometo un error como {role}, lo diré enseguida, cuando aún se arregla fácilmente.",
      "{con-saber}Si algo de mi trabajo como {role} no está bien, díganmelo con franqueza, y lo cambiaré.",
      "{con-años}Díganme pronto qué esperan de mí como {role}, y me atendré a ello.",
    ],
    warm: [
      "{con-años}Cada casa tiene una manera de trabajar, y me gustaría conocer primero la {de ustedes/vuestra}.",
      "{con-años}Antes de hacer nada a mi manera, me gustaría ver cómo se hace {en-firm}.",
      "{con-años}Donde más falta haga, empezaré con gusto como {role}.",
      "{con-saber}Las primeras semanas como {role} lo anotaré todo, para que nadie tenga que repetirlo.",
      "{con-saber}{Enséñenme/Enseñadme} una vez cómo se hace {en-firm}, y me pongo a ello con gusto.",
      "{con-saber}Al principio, como {role}, me gusta más preguntar de más que hacer algo mal.",
      "{con-saber}Si algo de mi trabajo como {role} no está bien, {díganmelo/decídmelo} con franqueza: me gusta aprender así.",
      "{con-años}{Díganme/Decidme} pronto qué {esperan/esperáis} de mí como {role}, y me atendré a ello con gusto.",
    ],
    formal: [
      "{con-años}Cada casa tiene sus usos, y conoceré primero los de la suya antes de actuar a mi manera.",
      "{con-años}Allí donde más se necesite, comenzaré en el puesto de {role}.",
      "{con-saber}Durante las primeras semanas en el puesto de {role} anotaré las indicaciones recibidas, para que nadie tenga que repetirlas.",
      "{con-saber}Al comienzo preferiré preguntar de más en el puesto de {role} antes que cometer un error.",
      "{con-saber}Toda indicación sobre mi trabajo en el puesto de {role} será bienvenida, y la tendré en cuenta.",
      "{con-años}Desearía saber pronto qué esperan del puesto de {role}, y atenerme a ello.",
    ],
  },
  offer: {
    plain: [
      "{con-años}En una entrevista puedo contarles más de esos años y saber cómo organizan {noun}.",
      "{con-años}En una entrevista puedo contarles más de esos años y saber qué esperan del puesto de {role}.",
      "En una entrevista puedo responder a sus preguntas y saber qué esperan a la hora de {hacer}.",
    ],
    warm: [
      "{con-años}Me encantaría {conocerles/conoceros}, {contarles/contaros} más de esos años y saber cómo {organizan/organizáis} {noun}.",
      "Me encantaría {conocerles/conoceros}, responder a {sus/vuestras} preguntas y saber cómo {organizan/organizáis} {noun}.",
    ],
    formal: [
      "{con-años}En una entrevista podré exponerles con más detalle esos años y conocer cómo organizan {noun}.",
      "{con-años}Una entrevista me permitiría exponerles con más detalle esos años y responder a sus preguntas.",
      "Una entrevista me permitiría responder a sus preguntas y conocer qué esperan a la hora de {hacer}.",
    ],
  },
} satisfies Record<string, Phrases>;
