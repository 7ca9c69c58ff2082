import { expect, test } from "vitest";
import { isForeign } from "./foreign.ts";

test.each([
  "Wartung von 3 Papiermaschinen im Schichtdienst",
  "Kasse abgerechnet",
  "Conseiller 50 clientes par jour",
  "Inventaire de la boutique",
  "Atiendo un comedor de 80 cubiertos por servicio",
  "Gestión de turnos",
  "Organisation de 22 conférences de presse",
  "Badsanierungen in durchschnittlich 9 Arbeitstagen",
])("%s is another language in an English letter", (line) => {
  expect(isForeign(line)).toBe(true);
});

test.each([
  "Ran the kitchen of Café de la Paix",
  "Worked for the Volkshochschule in Jülich",
  "Managed a budget of 40,000 euros",
  "Served 80 covers a night",
  "Die casting and tooling",
  "Wrote for El País and La Nación",
  "Gardening in Mainz",
  "Café manager",
  "Protégé of the head chef",
])("%s is English", (line) => {
  expect(isForeign(line)).toBe(false);
});
