import type { Credential, Post } from "../../facts/profile.ts";
import { withAccents } from "./accents.ts";
import { genderOf, withIndefinite } from "./articles.ts";
import { elides, withDe, withTo } from "./elision.ts";
import { lowerFirst, titleInSentence } from "./letter-case.ts";

/** "la Ville de Saint-Aubrin", "l’Hôtel du Lac"; names whose head is no common noun stand without an article. */
export function houseName(typed: string): string {
  // "CHR de la Citadelle, Liège": between commas of ours the town would stand by itself.
  const name = typed.replace(/, (\p{Lu}[\p{L}’' -]+)$/u, " ($1)");
  const head = /^\p{L}+/u.exec(name)?.[0]?.toLowerCase() ?? "";
  if (PLURAL_HOUSES.test(name)) return `les ${name}`;
  const gender = HOUSES[head];
  if (!gender) return name;
  if (elides(lowerFirst(name)) && !/^CH/u.test(name)) return `l’${name}`;
  return `${gender === "f" ? "la" : "le"} ${name}`;
}

/** "chez Carnet Vert", "à la Ville de Saint-Aubrin", "au CHU de Nantes". */
export function atHouse(name: string): string {
  if (/^(?:particuliers|familles|privés)(?!\p{L})/iu.test(name)) return `chez des ${name.toLowerCase()}`;
  if (OWN_ACCOUNT.test(name)) return "à mon compte";
  if (/^(?:en )?intérim$/iu.test(name)) return "en intérim";
  const named = houseName(name);
  return /^(?:le |la |les |l’)/u.test(named) ? withTo(named) : `chez ${named}`;
}

/** Whoever works for themselves is at nobody's. */
const OWN_ACCOUNT =
  /^(?:à mon (?:propre )?compte|(?:en (?:profession )?|profession )?libérale?|(?:travailleu(?:r|se) |en )?indépendante?|(?:en )?free-?lance|(?:en )?(?:auto|micro)-?(?:entrepreneu(?:r|se)|entreprise))$/iu;

const PLURAL_HOUSES =
  /^(?:Établissements|Ets|Conserveries|Laiteries|Salaisons|Fromageries|Biscuiteries|Brasseries|Verreries|Imprimeries|Cristalleries|Minoteries|Distilleries|Scieries|Filatures|Cimenteries|Sucreries|Carrières|Assurances|Ateliers|Éditions|Laboratoires|Transports|Magasins|Galeries|Jardins|Vergers|Pépinières|Pompes|Ambulances|Hôpitaux|Hospices|Serres|Services|Archives|Thermes|Caves|Vignobles|Domaines|Constructions|Aciéries|Forges|Fonderies|Papeteries|Usines|Entrepôts|Meubles|Autocars|Cars|Bateaux|Salins|Chantiers|Restos) /u;

/** Kinds of houses that carry an article as part of their name. */
const HOUSES: Record<string, "m" | "f"> = {
  ville: "f", mairie: "f", région: "f", métropole: "f", communauté: "f", commune: "f", école: "f", université: "f", faculté: "f",
  clinique: "f", maison: "f", résidence: "f", pharmacie: "f", boulangerie: "f", pâtisserie: "f", boucherie: "f", librairie: "f",
  bibliothèque: "f", médiathèque: "f", crèche: "f", brasserie: "f", société: "f", coopérative: "f", association: "f", fondation: "f",
  banque: "f", caisse: "f", agence: "f", ferme: "f", menuiserie: "f", imprimerie: "f", fromagerie: "f", auberge: "f", étude: "f",
  entreprise: "f", boutique: "f", épicerie: "f", charcuterie: "f", cave: "f", chocolaterie: "f", quincaillerie: "f", scierie: "f",
  papeterie: "f", fabrique: "f", usine: "f", manufacture: "f", parfumerie: "f", blanchisserie: "f", mission: "f", poste: "f", croix: "f",
  ong: "f", fiduciaire: "f", caf: "f", cpam: "f", urssaf: "f", msa: "f", carsat: "f", mdph: "f", mjc: "f", sncf: "f", ratp: "f", rtbf: "f", stib: "f", mutualité: "f", fédération: "f", carrosserie: "f",
  serrurerie: "f", bijouterie: "f", pizzeria: "f", poissonnerie: "f", verrerie: "f", fonderie: "f", savonnerie: "f", galerie: "f", ludothèque: "f", garderie: "f", polyclinique: "f",
  maternité: "f", compagnie: "f", piscine: "f", direction: "f", halle: "f", ciusss: "m", cisss: "m", ccas: "m", cias: "m", sdis: "m", esat: "m", ime: "m", itep: "m", sessad: "m", ssiad: "m", chuv: "m", cpe: "m",
  pôle: "m", tribunal: "m", rectorat: "m", casino: "m", haras: "m", refuge: "m", relais: "m", club: "m", cercle: "m", complexe: "m", supermarché: "m", réseau: "m", kiosque: "m", cégeps: "m",
  athénée: "m", admr: "f", cpas: "m", cégep: "m", clsc: "m", commission: "f", centrale: "f", haute: "f", institution: "f", crous: "m", chsld: "m", spa: "f",
  armée: "f", marine: "f", gendarmerie: "f", police: "f", légion: "f", éducation: "f", protection: "f", académie: "f", trésor: "m",
  palais: "m", stade: "m", cinéma: "m", bar: "m", bistrot: "m", parc: "m", port: "m", aéroport: "m", gîte: "m", villa: "f", mutuelle: "f", préfecture: "f", chambre: "f", sarl: "f", sas: "f",
  hôpital: "m", hôtel: "m", centre: "m", lycée: "m", collège: "m", restaurant: "m", café: "m", cabinet: "m", conseil: "m",
  département: "m", ministère: "m", musée: "m", théâtre: "m", groupe: "m", institut: "m", laboratoire: "m", garage: "m",
  magasin: "m", syndicat: "m", chu: "m", chr: "m", chru: "m", ehpad: "m", cfa: "m", greta: "m", foyer: "m", salon: "m", studio: "m",
  château: "m", biscuiterie: "f", festival: "m", cirque: "m", comité: "m", office: "m", crêperie: "f", pépinière: "f", brûlerie: "f", laiterie: "f", conserverie: "f", distillerie: "f", tannerie: "f", minoterie: "f", domaine: "m", camping: "m", collectif: "m", bureau: "m", fournil: "m", atelier: "m", iut: "m", conservatoire: "m",
}; // biome-ignore format: a table

/** "réceptionniste"; what stands after a comma or in brackets is a place and stays. */
export function titleOf(post: Post): string {
  const [, rest = ""] = TRAINING.exec(post.title) ?? [];
  if (TRAINING.test(post.title)) return `stagiaire${TRAINEE_IN.test(rest) ? rest : ""}`;
  if (/^bénévolat(?!\p{L})/iu.test(post.title)) return post.title.replace(/^bénévolat/iu, "bénévole");
  return titleInSentence(post.title.replace(/sitting$/iu, "sitter"));
}

/** "Stage en crèche", "Stage d’observation": whoever does one is a "stagiaire en crèche", or nothing but a "stagiaire". */
const TRAINING = /^stages?((?: .*)?)$/iu;
const TRAINEE_IN = /^ (?!d[eu](?:s|u)? |d[’']|\d)/u;

/** "un BTS Tourisme", "le permis B"; null where its kind has no known gender: then it stands after a colon. */
export function credentialWithArticle({ text, kind }: Credential): string | null {
  const named = lowerCredential(text);
  const short = SHORT_PAPERS.find(([pattern]) => pattern.test(named));
  if (short) return `${short[1]} ${named}`;
  if (/^(?:un|une|le|la|les|mon|ma|l[’'])\s/iu.test(named)) return named;
  if (kind === "licence" && /^permis\b/iu.test(named)) return `le ${named}`;
  if (/^diplôme d[’']État/iu.test(named)) return `le ${named}`;
  return withIndefinite(named) ?? (genderOf(named.split(" ")[0] ?? "") === "plural" ? `les ${named}` : null);
}

/** Papers known by their letters, whose gender no ending tells. */
const SHORT_PAPERS: readonly (readonly [RegExp, string])[] = [
  [/^(?:FIMO|FCO|carte (?:professionnelle|conducteur))(?!\p{L})/u, "la"],
  [/^(?:SSIAP|SST|PSC ?1)(?!\p{L})/u, "le"],
  [/^(?:DEC|DEP|CFC|CESS|DESS|DEA|DU|DIU|BP|BM|BPJEPS|DEUST|DAEU|DE|DEAS|DEAES)(?!\p{L})/u, "un"],
  [/^(?:AEC|AFP|VAE)(?!\p{L})/u, "une"],
];

export function lowerCredential(typed: string): string {
  const text = withAccents(typed.replace(/ \((?:en cours|en préparation|prévue?[^)]*)\)/iu, ""));
  return /^(?:Diplôme|Licence|Carte|Master|Permis|Certificat|Brevet|Titre|Baccalauréat|Bac|Attestation|Formation|Habilitation|Doctorat)\b/u.test(
    text,
  )
    ? lowerFirst(text)
    : text;
}

/** "de maçon", "d’assistant de conservation", "de Software Engineer". */
export function ofRole(role: string): string {
  return withDe(titleInSentence(role));
}
