import { describe, expect, test } from "vitest";
import { promptFormSchema } from "#shared/generator/prompt-form.schema.ts";
import { toneSchema } from "#shared/letters/letter.schema.ts";
import { letterText, paragraphText } from "#shared/letters/letter-text.ts";
import { translateLetter } from "../translate-letter.ts";
import { writeLetter } from "../write-letter.ts";

const SPANISH = {
  language: "es",
  role: "Encargada de almacén",
  posting:
    "Encargada de almacén\n\nFunciones:\n- Gestión de la agenda y de las citas\n- Elaborar los turnos del personal\n- Archivo de expedientes\n- Facturación a clientes\n- Redactar actas y cartas\n- Tramitar permisos de obra\n\nRequisitos:\n- Manejo de Excel\n",
  waitress:
    "Atiendo un comedor de 80 cubiertos por servicio\nElaboro los turnos de 6 compañeros\nFormé a 4 camareros\nReduje las mermas un 12 %",
  clerk:
    "Gestión de la agenda de 3 médicos\nArchivo de expedientes\nFacturación a 40 clientes\nDigitalicé 600 expedientes",
  titles: { waitress: "Camarera", clerk: "Encargada de almacén" },
  change: /otro sector|cambio de sector|recorrido/u,
  filler: /en resumen|en definitiva|primero aprenderé su manera|localizable|poco aviso/iu,
} as const;

const FRENCH = {
  language: "fr",
  role: "Magasinier",
  posting:
    "Magasinier\n\nVos missions :\n- Gestion des plannings\n- Accueil téléphonique des clients\n- Classement des dossiers\n- Saisie des factures\n- Rédaction de courriers\n- Suivi des contrats d’assurance\n\nProfil :\n- Maîtrise d’Excel\n",
  waitress:
    "Service de 90 couverts par jour\nJ’ai formé 3 apprentis\nGestion des plannings de 6 collègues\nTenue de la caisse",
  clerk:
    "Gestion des plannings de 3 médecins\nClassement des dossiers\nSaisie de 60 factures par semaine\nJ’ai numérisé 600 dossiers",
  titles: { waitress: "Serveuse", clerk: "Magasinier" },
  change: /autre secteur|(?:changer|changement) de secteur|aucun poste/iu,
  filler: /en résumé|en somme|en bref|à votre disposition|je me libère/iu,
} as const;

type Case = typeof SPANISH | typeof FRENCH;

function write(
  of: Case,
  who: "waitress" | "clerk",
  { seed = 1, tone = "professional" as (typeof toneSchema.options)[number], texts = [] as string[] } = {},
) {
  const form = promptFormSchema.parse({
    firstName: "Ana",
    lastName: "Prat",
    jobTitle: of.role,
    company: "Lorcet",
    skills: "Excel",
    highlights: "",
    prompt: of.posting,
  });
  const resume = {
    personalDetails: { name: "", email: "", phone: "", location: "" },
    experience: [{ id: "p", title: of.titles[who], company: "Almena", period: "2019 – present", description: of[who] }],
    education: [],
    skills: [],
    strengths: [],
    yearsOfExperience: 0,
  };
  const history = { strategies: [], openingFacts: [], texts };
  return writeLetter({ applicant: { form, resume }, tone, language: of.language, seed, history, asOf: "2026-11-21" });
}

describe.each([SPANISH, FRENCH])("letters in $language", (of) => {
  test("of somebody from another field say so first, and set beside a duty what comes closest to it", () => {
    const { letter, plan, used } = write(of, "waitress");
    expect(used.strategy).toBe("new-field");
    expect(paragraphText(letter.paragraphs[0] ?? [])).toMatch(of.change);
    expect(plan.paragraphs.flat().some(({ kind }) => kind === "carry")).toBe(true);
  });

  test("of somebody who has done this work speak of no other field, and answer duties in one breath with the work", () => {
    const written = [1, 2, 3].map((seed) => write(of, "clerk", { seed }));
    expect(written.filter(({ letter }) => of.change.test(letterText(letter)))).toEqual([]);
    expect(written.some(({ plan }) => plan.paragraphs.flat().some(({ kind }) => kind === "proof"))).toBe(true);
  });

  test.each(toneSchema.options)("end on a fact, and sum nothing up (%s)", (tone) => {
    for (const seed of [1, 2, 3, 4]) {
      const { letter } = write(of, "clerk", { seed, tone });
      expect(letterText(letter)).not.toMatch(of.filler);
      expect(letter.paragraphs.at(-1)?.flatMap(({ facts }) => facts)).not.toEqual([]);
    }
  });

  test("stay below a third of shared four-word runs with the letter before, and mostly far below", () => {
    const shares = toneSchema.options.map((tone) => {
      const first = letterText(write(of, "clerk", { tone }).letter);
      return shared(first, letterText(write(of, "clerk", { tone, seed: 2, texts: [first] }).letter));
    });
    expect(Math.max(...shares)).toBeLessThan(0.3);
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.22);
  });

  test("quote a line of another language instead of telling it in their own grammar", () => {
    const other = of === SPANISH ? FRENCH : SPANISH;
    const { plan } = write(other, "clerk");
    const text = letterText(translateLetter({ plan, language: of.language }));
    const [, line = ""] = /(600 (?:expedientes|dossiers))/u.exec(text) ?? [];
    expect(line).not.toBe("");
    expect(text).toMatch(/[«][^»]*600 (?:expedientes|dossiers)\s?[»]/u);
  });
});

function shared(one: string, other: string): number {
  const runs = (text: string) => {
    const words =
      text
        .split("\n\n")
        .slice(2, -1)
        .join(" ")
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? [];
    return new Set(words.slice(3).map((_, at) => words.slice(at, at + 4).join(" ")));
  };
  const [a, b] = [runs(one), runs(other)];
  const both = [...a].filter((run) => b.has(run)).length;
  return both / (a.size + b.size - both);
}
