import type { Applicant } from "../letter-request.ts";

/** Invented people who apply in French; `posting` is the file beside this folder whose text goes into the form. */
export const frenchPeople = {
  macon: person({
    name: ["Yannick", "Le Goff"],
    posting: "fr-macon",
    jobTitle: "Maçon",
    company: "Bâti-Ouest Intérim",
    skills: "lecture de plan, enduit à la chaux, coffrage, permis B, CACES R482",
    posts: [
      [
        "Maçon",
        "Kerjean Construction",
        "03/2018 - présent",
        "Montage de murs en parpaing et en brique sur des maisons individuelles\nCoulage de dalles jusqu'à 180 m²\nFormation de 2 apprentis\nRespect des consignes de sécurité sur 6 chantiers par an",
      ],
      ["Aide-maçon", "Rénovation Habitat 29", "2016 - 2018", "Préparer le mortier et approvisionner le chantier"],
    ],
    education: [["CAP maçonnerie", "Lycée professionnel de Quimperlé", "2016"]],
    strengths: ["rigueur", "ponctualité"],
    years: 9,
  }),
  bibliothecaire: person({
    name: ["Inès", "Belkacem"],
    posting: "fr-bibliotheque",
    jobTitle: "Assistante de conservation",
    company: "Ville de Saint-Aubrin",
    skills: "Koha, catalogage UNIMARC, littérature jeunesse, accueil de classes, anglais (B2)",
    posts: [
      [
        "Agente de bibliothèque",
        "Médiathèque de Valmont",
        "09/2021 - aujourd'hui",
        "Accueillir les publics et gérer un fonds jeunesse de 6 500 documents\nAnimation de l'heure du conte une fois par mois\nCatalogage de 40 documents par semaine dans Koha\nOrganisé 12 accueils de classes en 2024",
      ],
      [
        "Libraire",
        "Librairie Les Vents",
        "2018 - 2021",
        "Conseillé les familles au rayon jeunesse\nTenue d'un stock de 3 000 titres",
      ],
    ],
    education: [["DUT métiers du livre", "IUT de Nancy", "2018"]],
    strengths: ["sens de l'accueil"],
    years: 8,
  }),
  vendeur: person({
    name: ["Malo", "Tessier"],
    posting: "fr-vendeur-tu",
    jobTitle: "Vendeur",
    company: "Fournil Bélisaire",
    skills: "encaissement, calcul de tête, préparation de commandes, anglais (courant)",
    highlights:
      "Vendeur, Primeurs du Port, 2023 à 2025: accueil de 120 clients par jour\n- tenue de la caisse et comptes du soir\n- préparation de 30 paniers par semaine",
  }),
  commerciale: person({
    name: ["Agathe", "Roussel-Mbaye"],
    posting: "fr-commercial-saas",
    jobTitle: "Chargée d'affaires",
    company: "Carnet Vert",
    skills: "HubSpot, négociation, démonstrations sur le terrain, permis B, anglais (C1)",
    posts: [
      [
        "Commerciale sédentaire",
        "Agri-Pièces Ouest",
        "04/2020 – présent",
        "Développe un portefeuille de 85 coopératives\nNégocier les contrats annuels et rédiger les propositions commerciales\nPorté le chiffre d'affaires du secteur de 1,1 à 1,6 million d'euros\nParticipation à 4 salons agricoles par an",
      ],
      [
        "Assistante commerciale",
        "Semences Duvallon",
        "2017 - 2020",
        "Suivi des commandes de 200 exploitations\nMise à jour du CRM",
      ],
    ],
    education: [["Licence professionnelle commerce agricole", "Université de Rennes", "2017"]],
    strengths: ["écoute", "persévérance"],
    years: 9,
  }),
  debutant: person({
    name: ["Noé", "Hamon"],
    posting: "fr-vendeur-tu",
    jobTitle: "Vendeur",
    company: "",
    skills: "caisse, calcul de tête, anglais, bonne humeur",
    wizard: { yearsOfExperience: "0", educationLevel: "student", selectedStrengths: ["Punctual", "Helpful"] },
  }),
} satisfies Record<string, FrenchPerson>;

export type FrenchPerson = { applicant: Applicant; posting: string };

type Told = {
  name: [first: string, last: string];
  posting: string;
  jobTitle: string;
  company: string;
  skills: string;
  highlights?: string;
  posts?: [title: string, company: string, period: string, description: string][];
  education?: [degree: string, institution: string, year: string][];
  strengths?: string[];
  years?: number;
  wizard?: Applicant["wizard"];
};

function person({ name: [firstName, lastName], posts, education = [], ...told }: Told): FrenchPerson {
  const form: Applicant["form"] = {
    tone: "professional",
    firstName,
    lastName,
    company: told.company || "Unknown",
    linkedin: "Unknown",
    jobTitle: told.jobTitle,
    skills: told.skills,
    highlights: told.highlights ?? "",
    roleType: "full-time",
    jobLocation: "on-site",
    prompt: "",
  };
  const resume = posts && {
    experience: posts.map(([title, company, period, description], at) => ({
      id: `p${at}`,
      title,
      company,
      period,
      description,
    })),
    education: education.map(([degree, institution, year], at) => ({ id: `e${at}`, degree, institution, year })),
    yearsOfExperience: told.years ?? 0,
    skills: [],
    strengths: told.strengths ?? [],
    personalDetails: { name: "", email: "", phone: "", location: "" },
  };
  return {
    applicant: { form, ...(resume && { resume }), ...(told.wizard && { wizard: told.wizard }) },
    posting: told.posting,
  };
}
