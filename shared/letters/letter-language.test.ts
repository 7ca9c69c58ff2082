import { expect, it } from "vitest";
import { guessLanguage, tellLanguage } from "./letter-language.ts";

it.each([
  [
    "en",
    "Dear Hiring Team,\n\nFor four years I have nursed on a telemetry floor, and the nights taught me to hand over.",
  ],
  [
    "de",
    "Sehr geehrte Damen und Herren,\n\nseit vier Jahren leite ich die Nachtschicht auf einer Station mit 28 Betten.",
  ],
  [
    "fr",
    "Madame, Monsieur,\n\nDepuis quatre ans, je dirige les nuits d'un service de cardiologie et je forme des infirmières.",
  ],
  [
    "es",
    "Estimado equipo:\n\nDesde hace cuatro años dirijo el turno de noche y formo a las enfermeras que llegan a la planta.",
  ],
  ["en", ""],
  ["en", "王小明"],
])("takes it for %s: %s", (language, text) => {
  expect(guessLanguage(text)).toBe(language);
});

it.each([
  ["de", "Ich warte die Maschinen und leite an"],
  [null, "CNC 2019"],
  [null, "the nurse and der Arzt, die Klinik"],
  [null, ""],
])("tells %s from: %s", (language, text) => {
  expect(tellLanguage(text)).toBe(language);
});
