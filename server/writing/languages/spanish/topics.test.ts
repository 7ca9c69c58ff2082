import { expect, it } from "vitest";
import { shortenTopic } from "./topics.ts";

it.each([
  ["organizar el servicio de comedor y terraza", "organizar el servicio de comedor y terraza"],
  ["serás tutor o tutora de un grupo", "la tutoría de un grupo"],
  ["serás coordinador/a de proyectos europeos", "la coordinación de proyectos europeos"],
  ["encargar del mantenimiento preventivo y correctivo", "el mantenimiento preventivo y correctivo"],
  ["ocuparse del cierre de caja", "el cierre de caja"],
  ["realizar los controles de legionela y el registro", "los controles de legionela"],
  ["coordinar a cuatro monitores", "coordinar a monitores"],
  ["dar clase a 25 alumnos", "dar clase"],
  ["pintar", "pintar"],
  ["desarrollo de cuadros de mando", "el desarrollo de cuadros de mando"],
  ["3 años de experiencia diseñando apps", "diseñar apps"],
  ["revision diaria del vehiculo", "la revisión diaria del vehículo"],
  ["euskera", "el euskera"],
  ["inglés intermedio-avanzado", "el inglés"],
  ["buen nivel de inglés", "el inglés"],
])("takes up %s as %s", (asked, topic) => expect(shortenTopic(asked)).toBe(topic));

it.each([
  "cumpliendo las políticas corporativas",
  "lo haga crecer",
  "mantener tu puesto limpio",
  "personas mayores de 21 años",
  "1 año de experiencia en despacho",
  "3 años de experiencia como oficial",
  "cargar y descargue",
  "nacionalidad española o de un Estado miembro",
  "trabajar",
  "comedor de empresa",
  "organizada y resolutiva",
  "responsable y puntual",
])("takes up nothing of %s", (asked) => expect(shortenTopic(asked)).toBeNull());
