import { expect, test } from "vitest";
import { withAccents } from "./accents.ts";

test.each([
  ["preparateur de commandes", "préparateur de commandes"],
  ["remplacant du chef d'equipe pendant les conges", "remplaçant du chef d'équipe pendant les congés"],
  ["150 colis a l'heure", "150 colis à l'heure"],
  ["métiers du livre, je marche", "métiers du livre, je marche"],
  ["caces 1 3 5", "CACES 1 3 5"],
  ["Équipe de nuit", "Équipe de nuit"],
])("%s is written %s", (typed, written) => {
  expect(withAccents(typed)).toBe(written);
});
