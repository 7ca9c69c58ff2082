import { describe, expect, it } from "vitest";
import { readPosting } from "./read-posting.ts";

const roleOf = (text: string) => readPosting(text, { jobTitle: "", company: "" }).role?.text ?? null;

const EN = "\nYou will work with our small team and help our customers every day with what they need.\n";
const DE = "\nSie arbeiten mit unserem kleinen Team und helfen jeden Tag unseren Kunden bei dem, was sie brauchen.\n";
const FR = "\nVous travaillez avec notre petite équipe et aidez chaque jour nos clients dans ce dont ils ont besoin.\n";
const ES = "\nTrabajarás con nuestro pequeño equipo y ayudarás cada día a nuestros clientes con lo que necesitan.\n";

describe("a title below the employer's name and a slogan", () => {
  it.each([
    ["Hollis & Reed Ltd\nGood people, good work\n", EN, "Delivery Rider, Stable Hand, Au Pair, Head of Year, SRE, CNA"],
    ["Hollis & Reed Ltd\nGood people, good work\n", EN, "Scrum Master, Caseworker, Team Leader, Chief of Staff"],
    ["Hollmann & Reeder GmbH\nGute Arbeit\n", DE, "Küchenhilfe, Kurier, PTA, Grafiker, Einkäufer, Statiker"],
    ["Hollmann & Reeder GmbH\nGute Arbeit\n", DE, "Chef de Rang, Standesbeamter, Assistenz der Geschäftsführung"],
    ["Hollier & Fils SARL\nDe belles équipes\n", FR, "Second de cuisine, Frigoriste, Aide à domicile, Luthier"],
    ["Hollier & Fils SARL\nDe belles équipes\n", FR, "Femme de chambre, Géomètre, Vendeuse en boulangerie"],
    ["Hollero e Hijos, S.L.\nBuena gente\n", ES, "Botones, Mensajero, Trabajadora social, Dentista, Ascensorista"],
  ])("%j%j: %s", (head, rest, titles) => {
    for (const title of titles.split(", ")) expect(roleOf(`${head}${title}${rest}`)).toBe(title);
  });
});

describe("a title no list knows", () => {
  it.each([
    ["Hollier & Fils SARL\nCartonneur\n", FR, "Cartonneur"],
    ["Hollmann & Reeder GmbH\nKesselwärter\n", DE, "Kesselwärter"],
    ["Buscamos un/a empedrador para nuestro equipo.", ES, "Empedrador"],
  ])("is known by its ending: %j", (head, rest, role) => {
    expect(roleOf(head + rest)).toBe(role);
  });

  it.each([
    ["School of Chemistry", EN],
    ["Position Overview", EN],
    ["Brackmann Feinkost GmbH", DE],
    ["Wir brauchen ab Ostern Verstärkung im Service.", DE],
  ])("is no field, no heading, no house and no season: %s", (line, rest) => {
    expect(roleOf(line + rest)).toBeNull();
  });
});

describe("a title among other words", () => {
  it.each([
    "Brackley Foods – Pastry Chef",
    "Brackley Foods: Pastry Chef",
    "Role – Pastry Chef",
    "The role: Pastry Chef",
    "Home > Jobs > Pastry Chef",
    "Apply for Pastry Chef at Brackley Foods",
    "URGENT!! Pastry Chef required",
    "2 x Pastry Chef",
    "Brackley Foods are after a pastry chef.",
    "Brackley Foods is short of a pastry chef at weekends.",
    "An exciting opportunity has arisen for a pastry chef to join our team.",
    "Are you a pastry chef looking for a change?",
    "Could you be our next pastry chef?",
  ])("stands in %s", (line) => {
    expect(roleOf(line + EN)).toBe("Pastry Chef");
  });

  it.each([
    ["Brackmann Gruppe – Konditor (m/w/d)", DE, "Konditor"],
    ["Werde Konditor (m/w/d) bei Brackmann!", DE, "Konditor"],
    ["Jobs > Leipzig > Konditor (m/w/d)", DE, "Konditor"],
    ["Wir haben eine Stelle als Konditor frei.", DE, "Konditor"],
    ["Wir suchen in Direktvermittlung eine/n\n\nEinkäufer/in für Drehteile", DE, "Einkäufer/in für Drehteile"],
    ["CDI - Pâtissier - Lyon", FR, "Pâtissier"],
    ["Stage / Alternance – Assistant marketing", FR, "Assistant marketing"],
    ["Nous avons besoin d'un pâtissier pour l'été.", FR, "Pâtissier"],
    ["Le poste de pâtissier est à pourvoir dès maintenant.", FR, "Pâtissier"],
    ["UN(E) SECRÉTAIRE MÉDICAL(E) – Cardiologie", FR, "Secrétaire médical(e)"],
    ["URGENTE Pastelero", ES, "Pastelero"],
    ["Bracho, S.L. – Pastelero", ES, "Pastelero"],
    ["Queremos contratar a un pastelero.", ES, "Pastelero"],
    ["Seleccionamos para empresa en El Ejido un/a RESPONSABLE DE CALIDAD.", ES, "Responsable de calidad"],
  ])("stands in %s", (line, rest, role) => {
    expect(roleOf(line + rest)).toBe(role);
  });
});
