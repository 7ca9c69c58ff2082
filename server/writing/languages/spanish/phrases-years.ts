import type { Phrases } from "../../realising/language-module.ts";

/** For somebody who names no post, but years of work: how they open, how they would begin, and their next step. */
export const years = {
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
  start: {
    plain: [
      "{con-años}{pocas}Cada equipo tiene [una manera|su manera] de trabajar, y [quiero conocer primero|primero quiero conocer|empezaré por conocer] la de ustedes.",
      "{con-años}{pocas}Antes de hacer nada a mi manera, [miraré|veré|quiero ver] cómo se [hace|trabaja] {en-firm}.",
      "{con-años}{pocas}Donde más falta haga, [empezaré|puedo empezar|ahí empezaré] como {role}.",
      "{con-años}{pocas}[Díganme pronto|Díganme desde el principio|Cuéntenme pronto] qué esperan de [mí como|quien entra como] {role}, y me [atendré a ello|pondré a ello].",
    ],
    warm: [
      "{con-años}{pocas}Cada equipo tiene [una manera|su manera] de trabajar, y me [gustaría|encantaría|haría ilusión] conocer primero la {de ustedes/vuestra}.",
      "{con-años}{pocas}Antes de hacer nada a mi manera, me [gustaría|encantaría] ver cómo se [hace|trabaja] {en-firm}.",
      "{con-años}{pocas}Donde más falta haga, [empezaré con gusto|con gusto empezaré|ahí empezaré con ganas] como {role}.",
      "{con-años}{pocas}{Díganme/Decidme} [pronto|desde el principio] qué {esperan/esperáis} de [mí como|quien entra como] {role}, y me atendré a ello con gusto.",
    ],
    formal: [
      "{con-años}{pocas}Cada equipo tiene [una manera|su manera] de trabajar, y [conocería|querría conocer|desearía conocer] la de ustedes antes de actuar a la mía.",
      "{con-años}{pocas}Allí donde más se necesite, [comenzaré|puedo comenzar|comenzaría] en el puesto de {role}.",
      "{con-años}{pocas}[Desearía|Querría|Me gustaría] saber [pronto|desde el comienzo] qué esperan del puesto de {role}, y atenerme a ello.",
    ],
  },
  offer: {
    plain: [
      "{con-años}En una entrevista puedo contarles más de esos años y saber cómo se organizan para {other-doing}.",
      "{con-años}En una entrevista puedo contarles más de esos años y saber qué esperan del puesto de {role}.",
    ],
    warm: [
      "{con-años}Me encantaría {conocerles/conoceros}, {contarles/contaros} más de esos años y saber cómo {se organizan/os organizáis} para {other-doing}.",
    ],
    formal: [
      "{con-años}En una entrevista podré explicarles con más detalle esos años y conocer cómo se organizan para {other-doing}.",
      "{con-años}Una entrevista me permitiría explicarles con más detalle esos años y responder a sus preguntas.",
    ],
  },
} satisfies Record<string, Phrases>;
