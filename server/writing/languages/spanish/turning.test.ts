import { expect, test } from "vitest";
import { asInfinitive, asNoun } from "./turning.ts";
import { clause, isDeed } from "./work.ts";

test.each([
  ["la gestión de pedidos", "gestionar pedidos"],
  ["la extracción de muestras y la administración de medicamentos", "extraer muestras y administrar medicamentos"],
  ["el mantenimiento de la tienda en línea", "mantener la tienda en línea"],
  ["el control del almacén", "controlar el almacén"],
  ["el cierre de caja", "cerrar la caja"],
])("%s can be told as something done", (noun, infinitive) => {
  expect(asInfinitive(noun)).toBe(infinitive);
});

test.each([
  ["whom one has to do with would need another preposition", "la coordinación de camareros"],
  ["what there is more than one kind of would need an article", "la venta de café"],
  ["no verb says the same", "la atención telefónica"],
  ["the second noun has no object", "la facturación y el archivo"],
  ["another doing is beside it", "el análisis de desviaciones y propuesta de medidas"],
  ["another doing has no verb", "el control de costes y la atención de reclamaciones"],
])("a noun stays a noun where %s", (_, noun) => {
  expect(asInfinitive(noun)).toBeNull();
});

test("an infinitive becomes a noun that keeps its objects, and one with “a” stays", () => {
  expect(asNoun("gestionar la bodega y los pedidos")).toBe("la gestión de la bodega y de los pedidos");
  expect(asNoun("asesorar a agricultores")).toBeNull();
  expect(asNoun("elaborar las valorizaciones y sustentarlas")).toBeNull();
  expect(asNoun("mantener ordenada la zona")).toBeNull();
  expect(asNoun("registrar y archivar facturas")).toBeNull();
});

test("a line of work has several ways of telling, and the tense of its post in each", () => {
  const line = { fact: "l", text: "Gestión de pedidos", post: "p" };
  const post = {
    fact: "p",
    title: "",
    company: "",
    period: { start: null, end: null, open: true, months: 20 },
    lines: [],
  };
  const over = { ...post, period: { ...post.period, open: false } };
  const ways = (of: typeof post) => [1, 2, 3].map((turn) => clause(line, of, turn)?.text).toSorted();
  expect(ways(post)).toEqual(["gestiono pedidos", "llevo la gestión de pedidos", "me ocupo de la gestión de pedidos"]);
  expect(ways(over)).toEqual([
    "gestionaba pedidos",
    "llevaba la gestión de pedidos",
    "me ocupaba de la gestión de pedidos",
  ]);
});

test("what comes up every day is not kept for the interview", () => {
  expect(["Reduje las mermas un 12 %", "Diseñé un huerto escolar"].map(isDeed)).toEqual([true, true]);
  expect(["Fregar platos", "Answered calls", "Atención al público"].map(isDeed)).toEqual([false, false, false]);
});
