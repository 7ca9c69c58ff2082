import { describe, expect, it } from "vitest";
import { readPosting } from "./read-posting.ts";

const read = (...lines: readonly string[]) => readPosting(lines.join("\n"), { today: "2026-11-23" });

describe("whom a posting names to write to", () => {
  it("writes to whom the application is for rather than to whom one may ask", () => {
    const { head } = read(
      "Ihre Bewerbung richten Sie bitte bis 18. Dezember an das Amt der Landesregierung, z. H. Frau Mag. Vera Moll.",
      "Für fachliche Auskünfte steht Ihnen der Leiter, Dipl.-Ing. Georg Zach, unter 05555/210 41 zur Verfügung.",
    );
    expect(head.contact).toMatchObject({ value: "Vera Moll", title: "Frau Mag.", gender: "female" });
  });

  it.each([
    ["Für fachliche Auskünfte steht Ihnen das Team gern zur Verfügung."],
    ["Responsabilidades:\n· Negociar convenios con la Junta de Castilla y León y con la Generalitat Valenciana."],
    ["Contact the Ministry of Works for details."],
  ])("takes no word for an office or a question for a person: %s", (text) => {
    expect(read(text).head.contact).toBeNull();
  });

  it.each([
    ["Lust? Ruf Nils Petersen an oder schreib ihm: nils@petersen-heizung.example.", "Nils Petersen"],
    ["Interesados escribir al Ing. Agr. Ignacio Arrieta, tambo@querencia.example.", "Ignacio Arrieta"],
    ["SOLVANIE recrute.\nPersonne en charge du recrutement : Thomas Guérin - Responsable RH", "Thomas Guérin"],
    ["Fragen? Jonas Aydin (Talent Acquisition) hilft gern: jobs@hafen.example", "Jonas Aydin"],
  ])("reads the name and no word before it: %s", (text, name) => {
    expect(read(text).head.contact?.value).toBe(name);
  });

  it("keeps the doctor of whom a post is named between", () => {
    const { head } = read("Für Fragen steht Ihnen Herr Chefarzt Dr. Jan Rehberg, Tel. 05123 555-201, zur Verfügung.");
    expect(head.contact).toMatchObject({
      value: "Jan Rehberg",
      text: "Jan Rehberg",
      title: "Herr Dr.",
      gender: "male",
    });
  });

  it("reads who works in a department of a firm", () => {
    const { head } = read("Apply with a short letter and work history to Brenda Halverson, Dispatch, or drop it by.");
    expect(head.contact?.value).toBe("Brenda Halverson");
    expect(
      read("Contact : Nancy Thivierge, ressources humaines, 819-555-0144, nancy@th.example").head.contact,
    ).toMatchObject({ value: "Nancy Thivierge", post: "ressources humaines" });
  });

  it("finds the person below the name of the firm under a heading", () => {
    const { head } = read(
      "Elektroniker (m/w/d)",
      "Wir bieten:",
      "- 21,50 € pro Stunde",
      "Kontakt:",
      "Kolonne Personal GmbH",
      "Daniela Frühauf",
      "Wilhelmsplatz 4, 34117 Kassel",
    );
    expect(head.contact?.value).toBe("Daniela Frühauf");
  });

  it("keeps a name whole of which only the last part is in the address", () => {
    const { head } = read("Responsable: Dra. Lucía Hinojosa Vílchez (lhinojosa@usalhama.example)");
    expect(head.contact).toMatchObject({ value: "Lucía Hinojosa Vílchez", gender: "female" });
  });

  it("takes the name behind a short order", () => {
    const { head } = read(
      "Spedition Harms in Leer sucht Fahrer.",
      "Meld dich bei Torben, 0170 5550123, oder per Mail.",
    );
    expect(head.contact?.value).toBe("Torben");
  });

  it("writes to whom a house is called after", () => {
    const { head } = read(
      "La boulangerie Le Fournil de Jeanne à Quimper cherche une vendeuse pour les matins.",
      "Passez déposer votre CV ou écrivez à Jeanne : fournil@breizh.example. Merci !",
    );
    expect(head.contact?.value).toBe("Jeanne");
  });
});

describe("what a posting is to be quoted by", () => {
  it.each([
    ["No d'offre : TGT-0457", "TGT-0457"],
    ["No de l'offre : ERT-1183", "ERT-1183"],
    ["Clave de la vacante: EC-MT-08", "EC-MT-08"],
    ["Vacante: LSC-QA-22", "LSC-QA-22"],
    ["Position: KAS-2026/4", "KAS-2026/4"],
    ["Stellenausschreibung H-41/26", "H-41/26"],
    ["Numéro de l'affichage : CAT1-26-1140", "CAT1-26-1140"],
  ])("%s", (line, reference) => {
    expect(read("Techniker", line).head.reference).toMatchObject({ value: reference, sure: true });
  });

  it.each([["Vacante: Analista"], ["Position: full-time"], ["Poste: mi-temps"], ["Position: Co-Pilot 737-800 crew"]])(
    "%s is no reference",
    (line) => {
      expect(read(line).head.reference).toBeNull();
    },
  );
});

describe("where a posting says the work is", () => {
  it.each([
    ["Ubicación: Parque Industrial Santa Fe, El Marqués, Querétaro", "El Marqués, Querétaro"],
    ["Arbeitsort: Gewerbepark Nord, Kempten", "Kempten"],
    ["Lugar de trabajo: Departamento de Edafología, Facultad de Ciencias, Granada", "Granada"],
    ["Location: 14 High Street, Totnes", "Totnes"],
    ["Location: Denver, CO or remote (US)", "Denver, CO"],
    ["Buscamos asesor para nuestra sucursal de Mar del Plata.", "Mar del Plata"],
  ])("%s", (line, place) => {
    expect(read(line).head.place?.value).toBe(place);
  });

  it("reads no part of an authority, but the town it is called by", () => {
    const { head } = read(
      "ILUSTRE MUNICIPALIDAD DE PUERTO ALERCE",
      "REGIÓN DE LOS LAGOS – CHILE",
      "",
      "Cargo: Encargado(a) de Soporte Informático y Redes",
      "Dependencia: Departamento de Informática, Dirección de Administración y Finanzas",
      "Código: IMPA-2026-07",
    );
    expect(head.place?.value).toBe("Puerto Alerce");
  });

  it("goes by the town in the name of an administration before what stands in brackets", () => {
    const { head } = read(
      "La Ville de Vauclaire-sur-Orge (Essonne – 14 200 habitants) recrute",
      "un agent territorial (ATSEM)",
    );
    expect(head.place?.value).toBe("Vauclaire-sur-Orge");
  });

  it("takes the field of a job below the employer for no town", () => {
    const { head } = read("Larkspur", "Senior Product Manager, Billing", "Hybrid, full-time", "", "About the job");
    expect(head.place).toBeNull();
  });

  it("finds the branch that somebody is looked for", () => {
    const { head } = read(
      "L'ASBL Le Relais du Condroz, service d'aide, recherche pour son antenne de Ciney :",
      "un(e) assistant(e) social(e)",
    );
    expect(head.place?.value).toBe("Ciney");
  });

  it("adds no labelled line to the one above, however even their lengths are", () => {
    const even = "Preparación de muestras y extracción de ADN de suelos de montaña";
    const { head } = read(
      "Lugar de trabajo: Departamento de Edafología, Facultad de Ciencias, Granada",
      "Duración: 12 meses",
      ...[even, even, even, even],
    );
    expect(head.place?.value).toBe("Granada");
  });
});

describe("the last day to apply", () => {
  it.each([
    ["Write to Tamsin Marlowe, shop@marlowe.example, by the end of November.", "2026-11-30"],
    ["Send a letter and a resume to us. Applications accepted through December 11.", "2026-12-11"],
    ["Bewerbungen bitte bis Ende Februar 2027 an jobs@huber.example.", "2027-02-28"],
    ["Envoyez votre candidature avant la fin janvier.", "2027-01-31"],
    ["Enviar CV hasta fines de enero de 2027 a rh@lago.example.", "2027-01-31"],
  ])("%s", (line, day) => {
    expect(read(line).head.closingDate?.value).toBe(day);
  });

  it("is not the last day of the contract", () => {
    expect(read("CDD jusqu'au 30 juin 2027, CV à envoyer à rh@lac.example.").head.closingDate).toBeNull();
    expect(read("Vertretung bis Ende Juni 2027, Bewerbungen an rh@see.example.").head.closingDate).toBeNull();
  });
});

describe("the employer", () => {
  it("is whom the first sentence is about, whatever stands before its verb", () => {
    const { head } = read(
      "Le Centre Hospitalier du Val d'Ourcq (Meaux), hôpital général de 412 lits sur deux sites, recrute :",
      "",
      "UN(E) INFIRMIER(ÈRE) EN CHEF – SOINS INTENSIFS (H/F/X)",
      "Temps plein – CDI",
      "",
      "Vous encadrez l'équipe du service de soins intensifs et établissez les horaires.",
    );
    expect(head.company?.value).toBe("Centre Hospitalier du Val d'Ourcq");
    expect(head.role?.forms).toEqual(["Infirmier en chef", "Infirmière en chef"]);
    expect(head.place?.value).toBe("Meaux");
  });

  it("is not who is called after finding people and works with a firm", () => {
    const { head, agency } = read(
      "Residential Conveyancing Solicitor",
      "Harrogate | £45,000 - £55,000 | Permanent",
      "",
      "Chase Lambton Recruitment is working with a well-regarded firm in Harrogate that is looking to appoint.",
    );
    expect(agency).toBe(true);
    expect(head.company).toBeNull();
  });
});

describe("the title of the job", () => {
  it.each([
    [
      "Chauffeur / Chauffeuse classe 1\nTransport Roy inc.\nNous cherchons une personne pour la route.",
      "Chauffeur / chauffeuse classe 1",
    ],
    ["Cuisinier/Cuisinière\nBistro Roy inc.\nNous cherchons une personne pour le soir.", "Cuisinier/cuisinière"],
    ["Camarero / Camarera\nBar Roca S.L.\nBuscamos a una persona para las noches.", "Camarero / camarera"],
    ["Köchin / Koch\nHotel Roth GmbH", "Köchin / Koch"],
    ["Wir suchen eine/n\n\nBiologin / Biologen (m/w/d)\nHotel Roth GmbH", "Biologin / Biologe"],
  ])("has no capital within a sentence: %s", (text, role) => {
    expect(read(...text.split("\n")).head.role?.value).toBe(role);
  });

  it.each([
    [
      "Hill School, Nenagh\n\nSPECIAL NEEDS ASSISTANT (Maternity Leave)\n\nApplicants should have:",
      "Special Needs Assistant",
    ],
    [
      "Analista Contable\nAgro Sur S.R.L.\n\nBuscamos sumar a Administración un/a Analista Contable.",
      "Analista Contable",
    ],
    ["UNIVERSIDAD DE ALHAMA\n\nPlaza: Técnico de apoyo\nInvestigadora responsable: Dra. Eva Ruiz", "Técnico de apoyo"],
    ["We're hiring! Full-time Bookseller\nMarlowe & Daughters, 14 High Street, Totnes", "Bookseller"],
    [
      "St Brendan's Hospital invites applications for the following permanent post:\n\nSTAFF NURSE – THEATRE\nRef: SB/11",
      "Staff Nurse",
    ],
  ])("%s", (text, role) => {
    expect(read(...text.split("\n")).head.role?.value).toBe(role);
  });
});
