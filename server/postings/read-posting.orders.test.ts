import { describe, expect, it } from "vitest";
import { readPosting } from "./read-posting.ts";

const read = (...lines: string[]) => readPosting(lines.join("\n"), { today: "2026-11-29" });
const nurse = ["Registered Nurse", "Santa Rita Health", "", "Qualifications", "- RN license", "", "How to apply"];

it("takes what a letter is to address for something to tell", () => {
  const { smallPrint } = read(
    ...nurse,
    "Contact: Ann Lee, Nurse Manager. Please address shift flexibility in your letter.",
  );
  expect(smallPrint).toMatchObject([{ kind: "instruction", value: "address shift flexibility in your letter" }]);
});

it.each([
  "Please address your letter to Dr. Ann Lee.",
  "Address applications to jobs@santarita.example.",
  "Please address the cover letter to the hiring committee.",
])("takes to whom a letter goes for nothing to tell: %s", (line) => {
  const { questions, smallPrint } = read(...nurse, line);
  expect([questions, smallPrint.filter(({ kind }) => kind === "instruction")]).toEqual([[], []]);
});

it("finds the town behind the employer, however wide the space around the mark between them", () => {
  const head = ["Warehouse Associate", "Harlan & Pike Logistics  ·  Joliet, IL 60436", "Full-time", ""];
  expect(read(...head, "About us", "Harlan & Pike moves groceries.").head.place?.value).toBe("Joliet, IL");
});

const cook = ["Cook", "Harbour House Ltd", "", "Requirements", "- none"];

describe("a question to whoever applies", () => {
  it.each<[string, string[]]>([
    [
      "Salary: £26,000. Answer this in your application: What did your last kitchen throw away?",
      ["What did your last kitchen throw away?"],
    ],
    ["Lohn: nach Tarif. Beantworten Sie in Ihrer Bewerbung: Was wirft Ihre Küche weg?", ["Was wirft Ihre Küche weg?"]],
    [
      "Salary: £26,000. Why are you leaving hotels? And what do you do when two orders burn? Both matter more to us than a CV.",
      ["Why are you leaving hotels?", "what do you do when two orders burn?"],
    ],
    [
      "Lohn: nach Tarif. Warum verlassen Sie das Hotel? Und was tun Sie, wenn es brennt? Das interessiert uns mehr als Zeugnisse.",
      ["Warum verlassen Sie das Hotel?", "was tun Sie, wenn es brennt?"],
    ],
    [
      "Salaire : selon profil. Pourquoi quittez-vous l'hôtel ? Cela nous intéresse plus que vos diplômes.",
      ["Pourquoi quittez-vous l'hôtel ?"],
    ],
    [
      "Sueldo: según convenio. ¿Por qué deja el hotel? ¿Y qué hace si algo se quema? Nos importa más que un título.",
      ["¿Por qué deja el hotel?", "¿Y qué hace si algo se quema?"],
    ],
    [
      "Mande su carta al hotel. Platíquenos de un platillo que haya inventado. Indique cuándo puede iniciar.",
      ["Platíquenos de un platillo que haya inventado"],
    ],
    ["Envoyez votre CV. Parlez-nous d'un plat raté.", ["Parlez-nous d'un plat raté"]],
    [
      "Escriba a Nuria Balcells, indicando por qué quiere dejar el hotel.",
      ["Escriba a Nuria Balcells, indicando por qué quiere dejar el hotel"],
    ],
  ])("is found: %s", (line, asked) => {
    expect(read(...cook, "", line).questions.map(({ text }) => text)).toEqual(asked);
  });

  it.each([
    "Looking for a change? Do you like people? We look after you.",
    "Was bieten wir Ihnen? Ein Team, das zusammenhält.",
    "Salary: £26,000. How do I apply? Send your CV.",
    "¿Qué ofrecemos? Contrato fijo.",
  ])("is none where the posting asks for effect: %s", (line) => {
    expect(read(...cook, "", line).questions).toEqual([]);
  });
});

describe("whom a Spanish posting names", () => {
  it.each([
    ["Mande su carta dirigida a la Mtra. Elvira Poot. Indique cuándo puede iniciar.", "Mtra. Elvira Poot"],
    ["Carta dirigida al Arq. Tomás Uc, por favor.", "Arq. Tomás Uc"],
    ["Escriba a Nuria Balcells, indicando por qué quiere venir.", "Nuria Balcells"],
    ["Escríbale a Nuria Balcells, jefa de cocina.", "Nuria Balcells"],
  ])("is read with the title and whole: %s", (line, name) => {
    expect(read(...cook, "", line).head.contact?.text).toBe(name);
  });

  it("is nobody where it is an office", () => {
    expect(read(...cook, "", "Escriba a Recursos Humanos.").head.contact).toBeNull();
  });
});
