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
  [
    "Vos missions :\n- analyses physico-chimiques selon les normes\n- gestion des stocks et commandes",
    ["analyses physico-chimiques selon les normes", "gestion des stocks et commandes"],
  ],
  ["Le ou la chargé(e) de mission pilote un portefeuille de marchés.", ["piloter un portefeuille de marchés"]],
  ["Tu prendras en charge des projets.", ["prendre en charge des projets"]],
  [
    "ATTRIBUTIONS CARACTÉRISTIQUES\n- Organise et anime des activités éducatives\n- Rencontre les parents\n- Analyse des besoins du service",
    ["organiser et animer des activités éducatives", "rencontrer les parents", "analyse des besoins du service"],
  ],
  [
    "Membre de la direction, vous êtes garant du budget du site. Vous :\n- animez les réunions de chantier\n- encadrez les équipes",
    ["animer les réunions de chantier", "encadrer les équipes"],
  ],
])("reads %s", (text, points) => expect(asked(text)).toEqual(expect.arrayContaining(points)));

it("what the holder will do is work, and what he is not is no demand", () => {
  const { requirements } = readPosting(
    "Chargé d'enquêtes H/F à Dakar\n\nLe titulaire aura pour responsabilités de :\n- organiser les enquêtes de terrain\n- former les partenaires\n- rédiger les rapports\n\nVotre profil\n- Vous n'avez pas froid aux yeux\n- Permis B",
    { jobTitle: "", company: "" },
  );
  expect(requirements.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    "duty organiser les enquêtes de terrain",
    "duty former les partenaires",
    "duty rédiger les rapports",
    "must permis B",
  ]);
});

it("the number of a notice is what it is quoted by", () => {
  const { smallPrint } = readPosting("Affichage 2025-26-411\nAgent d'accueil\nVous accueillez le public.", {});
  expect(smallPrint.find(({ kind }) => kind === "reference")?.value).toBe("2025-26-411");
});

it("a day is no number to be quoted", () => {
  const { smallPrint } = readPosting(
    "Agent d'accueil\nVous accueillez le public. On ferme l'affichage le 3 novembre.",
    {},
  );
  expect(smallPrint.find(({ kind }) => kind === "reference")).toBeUndefined();
});

it("a permit that the work is about is no licence of the applicant's", () => {
  const text = "Architecte H/F\nVous montez les dossiers de permis de construire avec l'équipe.";
  const { smallPrint } = readPosting(text, { jobTitle: "", company: "" });
  expect(smallPrint.filter(({ kind }) => kind === "licence")).toEqual([]);
});

it("a word without an end holds nobody up", () => {
  const prompt = `Nous recherchons un vendeur pour notre magasin.\nVos missions :\n- ${"a".repeat(20_000)}e le stock\n- tenir la caisse`;
  const { requirements } = readPosting(prompt, { jobTitle: "Vendeur", company: "" });
  expect(requirements.map(({ text }) => text)).toContain("tenir la caisse");
});

it("a word with a hyphen is not cut at it, and a list that goes on is none the less asked", () => {
  const { requirements } = readPosting(
    "Secrétaire H/F\n\nVos missions\n- prise de rendez-vous\n- accueil de la mère et du nouveau-né\n\nProfil\n- connaissance d'au moins un outil de TAO (memoQ, Phrase, etc.)\n- bonnes aptitudes rédactionnelles\n- Vous gardez votre sang-froid",
    {},
  );
  expect(requirements.map(({ kind, text }) => `${kind} ${text}`)).toEqual(
    expect.arrayContaining([
      "duty prise de rendez-vous",
      "duty accueil de la mère et du nouveau-né",
      "must connaissance d'au moins un outil de TAO",
      "soft bonnes aptitudes rédactionnelles",
      "soft garder votre sang-froid",
    ]),
  );
});

it("pay by another name is no duty", () => {
  const { requirements } = readPosting(
    "On cherche un négociateur.\nTes missions : prospecter, estimer les biens. Permis obligatoire. Rému : fixe 1 500 + commissions.",
    {},
  );
  expect(requirements.map(({ text }) => text).join(" ")).not.toContain("fixe");
});

it("from where to where something is done is no task of its own", () => {
  const { requirements } = readPosting(
    "Développeur H/F\n\nCe que tu vas faire\n- Développer de nouvelles fonctionnalités pour les fermes du pays, de la base de données à l'écran\n- tester les capteurs",
    {},
  );
  expect(requirements.filter(({ text }) => /^base|^de la base/u.test(text))).toEqual([]);
});
