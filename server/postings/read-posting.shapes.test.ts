import { describe, expect, it } from "vitest";
import { readPosting } from "./read-posting.ts";

const headOf = (text: string) => readPosting(text, { today: "2026-11-23" }).head;

describe("the title is no other line of the head", () => {
  it.each([
    [
      "RAUTER & PARTNER Executive Search\nGraz · Linz\n\nLeitung Thermen (w/m/x)\nUnser Klient sucht.",
      "Leitung Thermen",
    ],
    ["VACANTE – Dirección de Compras\nMirador Búsqueda Ejecutiva\nGERENTE/A DE COMPRAS", "Gerente/a de compras"],
    [
      "ALCALDÍA DE VILLA CLARA\nSECRETARÍA DE CULTURA\nOBJETO: apoyo como GUÍA DE MUSEO, para el Municipio.",
      "Guía de museo",
    ],
    ["Vernisseur débutant accepté (H/F)\nIntérim", "Vernisseur"],
    [
      "Alternance - Technicien(ne) de maintenance ascenseurs (H/F)\nArvalift – Agence de Vaulx (69)",
      "Technicien(ne) de maintenance ascenseurs",
    ],
    [
      "Ausbildung zum Umwelttechnologen für Wasserversorgung (m/w/d) ab 1. August 2026\nWasserverband Obere Aue",
      "Ausbildung zum Umwelttechnologen für Wasserversorgung",
    ],
    [
      "JEFE DE TURNO MANTENCIÓN – PLANTA\nEmpresa: Salmones Lago SpA\nSe busca un(a) Jefe(a) de Turno Mantención.",
      "Jefe de turno mantención",
    ],
    ["Buscamos barista con onda\nCafé Nogués\nNecesitamos un/a barista para el turno mañana.", "barista"],
    ["DIRECTOR OF PARKS AND HR\nCity of Alder Creek", "Director of Parks and HR"],
    [
      "Modistin / Modist gesucht, 20 Std.\nWas zu tun ist:\n* füttern, alles mit der Hand\nWir suchen eine Person für die Werkstatt und den Verkauf.",
      "Modistin / Modist",
    ],
  ])("%j: %s", (text, role) => {
    expect(headOf(text).role?.value).toBe(role);
  });

  it("is given for one person where several are sought, and not as sure", () => {
    expect(
      headOf("Scaffold Technicians – Level 2\nPerth\nYou will work with the crew and assist with the rigging.").role,
    ).toMatchObject({
      value: "Scaffold Technician",
      sure: false,
    });
  });

  it.each([
    ["Chef-fe technique remplaçant-e 80 %", ["Chef technique remplaçant", "Cheffe technique remplaçante"]],
    ["Socio-esthéticien(ne) – oncologie", ["Socio-esthéticien", "Socio-esthéticienne"]],
    ["Technicien·ne en élevage", ["Technicien en élevage", "Technicienne en élevage"]],
  ])("%s: both forms", (text, forms) => {
    expect(headOf(`${text}\nNous cherchons une personne pour notre équipe.`).role?.forms).toEqual(forms);
  });

  it("has one form where the word serves both", () => {
    const { role } = headOf("Piloto/a de drones — campaña\nBuscamos gente para la campaña con experiencia.");
    expect(role?.value).toBe("Piloto de drones");
    expect(role).not.toHaveProperty("forms");
  });
});

describe("the employer stands by the title", () => {
  it.each([
    [
      "Leitung (m/w/d) des Tafelladens\n75 %, unbefristet\nTräger: Stadtmission Aller e. V., Celle",
      "Stadtmission Aller e. V.",
    ],
    [
      "Karriereportal der Verwaltung\n\nLandesamt für Moor und Heide\n\nBeim Landesamt für Moor und Heide ist als\n\nLaborant (m/w/d)\nzu besetzen.",
      "Landesamt für Moor und Heide",
    ],
    [
      "INTERCOMMUNALE MEUSE PROPRE (IMP) SC\n\nCOMPTABLE (H/F/X)\nL'IMP trie les déchets.",
      "Intercommunale Meuse Propre",
    ],
    ["Technicien·ne en élevage\nGrillonne & cie — Magog, QC", "Grillonne & cie"],
    ["Centre hospitalier du Val-Doré\nNos offres\n\nAide-soignant(e) – gériatrie", "Centre hospitalier du Val-Doré"],
    ["AIDE-GARDIEN(NE) DE REFUGE, ÉTÉ\nRefuge du Pic Noir, 2 100 m, Ariège", "Refuge du Pic Noir"],
    [
      "SE NECESITA OFICIAL GUARNICIONERO/A\n\nTaller Hijas de Ramón Vela\nRonda, portón azul",
      "Taller Hijas de Ramón Vela",
    ],
  ])("%j: %s", (text, company) => {
    expect(headOf(text).company?.value).toBe(company);
  });
});

describe("a contact is whom the application goes to", () => {
  it.each([
    ["Send a note to Farah (she's our COO) with your resume.", "Farah"],
    ["Contanos quién sos y mandá tu CV. Escribile a Lula (RRHH) por acá mismo.", "Lula"],
    ["Direct inquiries to Orson Kettle, HR Manager.", "Orson Kettle"],
    ["La propuesta irá con carta de presentación dirigida al doctor Luis Mejía Roa, Secretario.", "Luis Mejía Roa"],
    ["Si te interesa, manda tu solicitud. Preguntar por el Capitán Elías Bravo.", "Elías Bravo"],
    ["Fragen? Pastor Enno Harms, 0511 5550 111. Bewerbung an post@mission-aller.example.", "Enno Harms"],
    [
      "Envoyez votre dossier (lettre, CV) à Mme Odile Favre, administration. Renseignements : M. Luc Rey, chef technique.",
      "Odile Favre",
    ],
    ["Interessiert?\nDann freut sich Herr Yves Brändli, Leiter Kundendienst, auf Ihr Dossier.", "Yves Brändli"],
    ["Ihre Ansprechpartnerin ist Nadine Schürholz, Personalabteilung.", "Nadine Schürholz"],
    ["Escríbenos a rrhh@lago.example (a/a Nayra Delgado) con tu CV.", "Nayra Delgado"],
    ["Drop your CV in to Noreen Hession or email it to noreen@hessions.example.", "Noreen Hession"],
    ["Hutmacherin gesucht\nSalon Ehm\nWien\nWir freuen uns.\n\nIrene Ehm\nhut@ehm.example", "Irene Ehm"],
  ])("%j: %s", (text, contact) => {
    expect(headOf(text).contact?.value).toBe(contact);
  });

  it.each([
    ["Koch (m/w/d)\nAnbieter kontaktieren    Anzeige merken    Verdacht melden"],
    ["Richten Sie Ihre Bewerbung an das Dezernat 7. Fachliche Auskünfte erteilt Herr Dr. Brandis."],
  ])("%j: nobody", (text) => {
    expect(headOf(text).contact).toBeNull();
  });
});

describe("a place is known as one", () => {
  it.each([
    ["Field Operations Lead, Leafy Greens\nOn-farm · Full time", undefined],
    ["Piloto de drones\nCampoVivo · Agtech · Rojas / Colón\n¡Hola! Somos CampoVivo.", undefined],
    ["AIDE-GARDIEN DE REFUGE, ÉTÉ\nRefuge du Pic Noir, 2 100 m", undefined],
    ["GERENTE DE COMPRAS\nMirador Búsqueda Ejecutiva, S.C.", undefined],
    ["Zahnarzthelferin\nPraxis Dr. Lohr\nSterilisation, Terminvergabe", undefined],
    ["Frigoriste (H/F)\nPolarys Froid – Agence de Vannes (56)", "Vannes (56)"],
    [
      "Óptica optometrista\nÓpticas Lloret · Castellón de la Plana, Castellón · Presencial",
      "Castellón de la Plana, Castellón",
    ],
    ["Fundraiser\nLocation: Morecambe, Lancashire – travel across the district", "Morecambe, Lancashire"],
    ["Soldador TIG\nAceros del Norte S.A.\nApodaca, Nuevo León (Presencial)", "Apodaca, Nuevo León"],
    ["Maintenance Fitter – Mallow, Co. Cork", "Mallow, Co. Cork"],
    ["Operator\nDepartment: Public Works | Location: Ash Fork, NV | FLSA: Non-Exempt", "Ash Fork, NV"],
  ])("%j: %s", (text, place) => {
    expect(headOf(text).place?.value).toBe(place);
  });
});

describe("a reference stands behind the number sign of its posting", () => {
  it.each([
    ["DIRECTOR OF CARE\nPosting #LTC-0417 | Permanent", "LTC-0417"],
    ["Operator II\nJob Announcement #: WTP-26-118", "WTP-26-118"],
    ["Operator II\nPosting Nr. 2026", undefined],
  ])("%j: %s", (text, reference) => {
    expect(headOf(text).reference?.value).toBe(reference);
  });
});

describe("a last day to apply", () => {
  it.each([
    ["Closing date: Sunday 2 November 2025, 23:59", "2025-11-02", true],
    ["Opening date: 09/08/2025     Closing: 10/13/2025 5:00 PM\nSalary $90,000", "2025-10-13", true],
    ["Affichage : du 16 novembre au 6 décembre 2026", "2026-12-06", true],
    ["Candidature avant le 15 septembre, CV et lettre.", "2027-09-15", false],
    ["Date limite de candidature : 12/12", "2026-12-12", true],
  ])("%j is %s, and sure: %s", (text, value, sure) => {
    expect(headOf(text).closingDate).toMatchObject({ value, sure });
  });
});

describe("what stands behind a contact's name", () => {
  const contactOf = (text: string) => headOf(`Verkäuferin gesucht\n\nWir suchen dich.\n\n${text}`).contact;

  it.each([
    "Bewerbung an Frau Mag. Cornelia Prettenthaler, bewerbung@firma.example.",
    "Please send a CV to our practice manager, Mrs Judith Pellow, at jobs@practice.example.",
    "Envíe su currículum a seleccion@empresa.example, a la atención de Marisa Gracia, indicando en el asunto SAD-DEL.",
  ])("is no post where it is an address or an order: %s", (text) => {
    expect(contactOf(text)).toMatchObject({ post: "" });
  });

  it.each([
    ["Fragen beantwortet Ihnen gerne Sandra Hungerbühler, Wohngruppenleiterin, Telefon 071 555 01 20.", "female"],
    ["Kontakt: Kim Zumsteg, Leiter Seefracht, kim@firma.example", null],
  ])("tells a woman by the post that only women have: %s", (text, gender) => {
    expect(contactOf(text)).toMatchObject({ gender });
  });
});

describe("headings in words that no list has", () => {
  const duties = "What you'll do:\n- Weld frames\n- Read drawings\n\n";
  const pointOf = (text: string, said: string) =>
    readPosting(text, { today: "2026-11-23" }).points.find((point) => point.text.includes(said));

  it.each([
    ["You will have:", "must"],
    ["Could you be who we need?", "must"],
    ["An advantage:", "wish"],
    ["Even better if you know", "wish"],
    ["On a normal day you are doing this:", "duty"],
    ["Ce qu'on cherche :", "must"],
    ["Les atouts qui feront la différence", "wish"],
    ["Damit passt du zu uns:", "must"],
    ["Schön, aber nicht nötig:", "wish"],
    ["Lo que necesitamos que tengas:", "must"],
    ["Suman puntos:", "wish"],
    // Known by nothing, it stands where demands stand.
    ["The small print of it:", "must"],
  ])("%s heads a list: %s", (heading, kind) => {
    expect(pointOf(`Welder\n\n${duties}${heading}\n- Own hand tools\n- Safe Pass`, "Own hand tools")?.kind).toBe(kind);
  });

  it("are none before a paragraph, and give what is offered as no demand", () => {
    expect(pointOf(`Welder\n\n${duties}What we give back:\n- Own van\n- Free lunch`, "Own van")).toBeUndefined();
    expect(pointOf(`Welder\n\n${duties}Need to know\nOwn tools are kept here.`, "Own tools")).toBeUndefined();
  });
});

describe("what an applicant is asked", () => {
  const read = (text: string) => readPosting(text, { today: "2026-11-23" });

  it("is the question before the order to answer it", () => {
    const text =
      "Gérant technique\nRégie Perrin SA\nVotre candidature\nQuel est le point le plus délicat d'un état des lieux ? Dites-le-nous en quelques lignes dans votre lettre.";
    expect(read(text).questions.map((one) => one.text)).toEqual([
      "Quel est le point le plus délicat d'un état des lieux ? Dites-le-nous en quelques lignes dans votre lettre",
    ]);
  });

  it("is a story in Mexico's words too", () => {
    const text =
      "Topógrafo\nConstructora Peña\nInteresados enviar CV. En tu carta platícanos de una obra en la que hayas tenido un problema de niveles y cómo lo resolviste.";
    expect(
      read(text)
        .questions.map((one) => one.text)
        .join(),
    ).toContain("una obra en la que");
  });

  it("is no age, sex, or marital status", () => {
    const text = "Topógrafo\nRequisitos:\n- Sexo: indistinto\n- Edad: 25 a 45 años\n- Manejo de estación total";
    expect(read(text).points.map((one) => one.text)).toEqual(["Manejo de estación total"]);
  });

  it("is no date where a flat is offered", () => {
    const text = "Seilbahner\nBergbahnen GmbH\nWir bieten: Ganzjahresanstellung, Dienstwohnung nach Verfügbarkeit.";
    expect(read(text).smallPrint).toEqual([]);
  });

  it("is no licence to drive where it is one to stay", () => {
    const text = "Gérant\nVotre profil :\n- Nationalité suisse ou permis B/C\n- Permis de conduire cat. B";
    expect(read(text).points.map((one) => one.sort)).toEqual(["other", "driving"]);
  });
});

it("has its subject in capitals behind a comma", () => {
  const text =
    "Líder de operación\nConectaSalud S.A.S.\nRequisitos:\n- Excel avanzado\nEnviar hoja de vida al correo a@b.example, asunto LÍDER SALUD MDE. Contacto: Ana Restrepo.";
  expect(headOf(text).subject?.value).toBe("LÍDER SALUD MDE");
});
