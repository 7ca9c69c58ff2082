import { expect, test } from "vitest";
import { writeLetter } from "../write-letter.ts";
import { isLatinAmerican } from "./latin-american.ts";

const colombian = `¡Únete a Distribuidora Andina!
Buscamos ejecutivo comercial en Cali, Colombia.
¿Qué vas a hacer?
- Buscar nuevos clientes
- Registrar tus visitas en el CRM
Manda tu hoja de vida.`;

test.each([
  [colombian, true],
  ["Agencia de turismo en Oaxaca solicita especialista. Envía tu portafolio.", true],
  ["Envíanos tu CV. Restaurante en Sevilla, contrato indefinido.", false],
  ["Oficina en la calle Santo Domingo de Murcia; se ofrece puesto de carpintero con lima y sierra.", false],
])("marks of America: %#", (text, expected) => {
  expect(isLatinAmerican(text.split("\n"))).toBe(expected);
});

test("a posting from America that says tú is answered with ustedes, never with vosotros", () => {
  const form = {
    tone: "friendly" as const,
    firstName: "Camila",
    lastName: "Restrepo",
    company: "Distribuidora Andina",
    linkedin: "Unknown",
    jobTitle: "Ejecutiva comercial",
    skills: "prospección, Excel, negociación",
    highlights: "",
    roleType: "full-time" as const,
    jobLocation: "on-site" as const,
    prompt: colombian,
  };
  for (const tone of ["friendly", "enthusiastic"] as const) {
    for (const seed of [1, 2, 3]) {
      const history = { strategies: [], openingFacts: [] };
      const request = { applicant: { form }, tone, language: "es" as const, seed, history, asOf: "2026-11-21" };
      const body = writeLetter(request).letter.paragraphs.flat();
      const text = body.map((sentence) => sentence.text).join(" ");
      expect(text).not.toMatch(
        /(?<!\p{L})(?:os|vosotros|vuestr[oa]s?|\p{L}+(?:áis|éis)|(?!primeros)\p{L}+[ae]ros)(?!\p{L})/u,
      );
    }
  }
});
