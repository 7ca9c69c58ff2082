import { expect, it } from "vitest";
import type { Post } from "../../facts/profile.ts";
import { readLine } from "./lines.ts";
import { lowerFirst } from "./lower-first.ts";
import { strengthShape } from "./strengths.ts";
import { timeOfCare } from "./time-of-care.ts";

it.each([
  "Baño, corte y secado de 6 perros al día",
  "Reporte semanal automatizado: de 5 horas a 20 minutos",
  "Corte y secado de cabello",
])("takes no noun for a verb: %s", (line) => expect(readLine(line).kind).not.toBe("work"));

it.each(["Corto y seco el cabello", "Reporte las ventas", "Lavo, corto y peino a unas 40 clientas"])(
  "still takes a verb for one: %s",
  (line) => expect(readLine(line).kind).toBe("work"),
);

it.each(["no me asusta la sangre", "madrugar no me cuesta", "nunca dejo nada a medias"])(
  "says a strength with its own verb: %s",
  (strength) => expect(strengthShape(strength)).toEqual({ kind: "clause", text: strength }),
);

it("says of oneself what was written of another", () => {
  const shape = strengthShape("encuentra soluciones con lo que hay");
  expect(shape).toEqual({ kind: "clause", text: "encuentro soluciones con lo que hay" });
});

it("keeps the capitals of laws", () => {
  expect(lowerFirst("Ley de Contrataciones del Estado")).toBe("Ley de Contrataciones del Estado");
  expect(lowerFirst("Plan de formación")).toBe("plan de formación");
});

const post = (title: string, company: string): Post => ({
  fact: "p0",
  title,
  company,
  period: { start: { year: 2015, month: null }, end: { year: 2023, month: null }, open: false, months: 96 },
  lines: [],
});

it("tells time of care as time, and no post as that", () => {
  expect(timeOfCare(post("Cuidado de mi madre", ""))).toBe("me dediqué al cuidado de mi madre");
  expect(timeOfCare(post("Crianza de mis hijos", ""))).toBe("me dediqué a la crianza de mis hijos");
  expect(timeOfCare(post("Cuidado de mayores", "Residencia Sol"))).toBeNull();
});
