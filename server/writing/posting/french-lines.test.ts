import { expect, it } from "vitest";
import { readPosting } from "./read-posting.ts";

function asked(text: string): string[] {
  return readPosting(`Agent d'accueil H/F à Lyon\n\n${text}`, { jobTitle: "", company: "" }).requirements.map(
    (requirement) => requirement.text,
  );
}

it.each([
  [
    "Vos missions :\nVous aidez les résidents dans les soins, les repas et les déplacements, vous proposez des activités.",
    ["aider les résidents", "proposer des activités"],
  ],
  ["Il est chargé :\n- d'accueillir, d'évaluer et d'orienter le public", ["accueillir, évaluer et orienter le public"]],
  ["Votre profil :\n- Bilinguisme (français et anglais)", ["bilinguisme"]],
  ["Votre profil :\n- Une sensibilité pour l'artisanat fera la différence", ["sensibilité pour l'artisanat"]],
  [
    "Vos missions :\n- Optimiser le référencement naturel et le taux de conversion du site",
    ["optimiser le référencement naturel"],
  ],
  [
    "Nettoyage des bureaux, sanitaires, vidage des corbeilles.",
    ["nettoyage des bureaux, sanitaires, vidage des corbeilles"],
  ],
  ["Tu prendras en charge des projets.", ["prendre en charge des projets"]],
])("reads %s", (text, points) => expect(asked(text)).toEqual(expect.arrayContaining(points)));

it("a permit that the work is about is no licence of the applicant's", () => {
  const text = "Architecte H/F\nVous montez les dossiers de permis de construire avec l'équipe.";
  const { smallPrint } = readPosting(text, { jobTitle: "", company: "" });
  expect(smallPrint.filter(({ kind }) => kind === "licence")).toEqual([]);
});
