import { describe, expect, it } from "vitest";
import { useTestApp } from "#server/testing/test-app.ts";
import { promptAnswerSchema } from "#shared/generator/prompt.schema.ts";
import { aLetterOrder } from "./testing/prompts.ts";

const spanish = `Enfermera de urgencias, Hospital Santa Marta, Granada
Realizar el triaje de los pacientes a su llegada. Experiencia de dos años en urgencias.`;
const french = `Boulanger, Maison Tressard, Nantes
Vous préparez les pâtes et vous gérez la cuisson des pains dans notre fournil.`;
const german = `Industriemechanikerin bei der Brandner GmbH in Kassel
Wartung der Maschinen und Fehlersuche an den Anlagen. Wir freuen uns auf die Bewerbung.`;
const english = "Charge nurse for our night shift. You care for the patients of a 24-bed unit.";

describe("the language of a first letter", () => {
  const test = useTestApp();

  async function languageOf(prompt: string, highlights: string, more: object = {}) {
    const order = aLetterOrder();
    const form = { ...order.form, prompt, highlights, skills: "Epic, triage" };
    const call = { name: "", email: "", prompt, letter: { ...order, form, ...more } };
    const { body } = await test.visitor().post("/api/prompts").send(call).expect(200);
    return promptAnswerSchema.parse(body).letter.language;
  }

  it.each([
    ["Spanish where posting and person speak it", spanish, "Atiendo a los pacientes con mi equipo", "es"],
    ["French where posting and person speak it", french, "Je pétris des baguettes pour le fournil", "fr"],
    ["German where posting and person speak it", german, "Ich warte die Maschinen und leite an", "de"],
    ["the posting's where the person only names things", german, "CNC 2019", "de"],
    ["English where the person speaks it", german, "I care for the machines of a plant", "en"],
    ["English where the posting speaks it", english, "Ich warte die Maschinen und leite an", "en"],
    ["English where nothing can be told", "Nurse wanted, Portland", "CNC 2019", "en"],
  ])("is %s", async (_, posting, highlights, language) => {
    expect(await languageOf(posting, highlights)).toBe(language);
  });

  it("is the one that was asked for", async () => {
    expect(await languageOf(german, "Ich warte die Maschinen und leite an", { language: "fr" })).toBe("fr");
  });

  it("is English for a call that says nothing but a prompt", async () => {
    const { body } = await test
      .visitor()
      .post("/api/prompts")
      .send({ name: "Mara", email: "", prompt: german })
      .expect(200);
    expect(promptAnswerSchema.parse(body).letter.language).toBe("en");
  });
});
