import { describe, expect, it } from "vitest";
import { readPosting } from "./read-posting.ts";

const read = (text: string) => readPosting(text, { jobTitle: "", company: "" });

const DE = "Sie arbeiten gerne im Team und haben Freude am Umgang mit unseren Kunden und den Menschen in der Region.\n";
const FR = "Vous travaillez avec une équipe de dix personnes et vous avez le sens du contact avec les clients.\n";
const ES = "Buscamos una persona con ganas de aprender y de trabajar en un equipo de diez personas en la ciudad.\n";

describe("the role", () => {
  it.each([
    ["Wir suchen Dich! Pflegefachkraft (w/m/d) für unsere Intensivstation\n", DE, "Pflegefachkraft"],
    ["Stellenangebot: Verkäufer/in Bäckerei (Teilzeit 25 Std.)\n", DE, "Verkäufer/in Bäckerei"],
    [
      "Wir suchen einen Elektroniker für Betriebstechnik (m/w/d) in Vollzeit.\n",
      DE,
      "Elektroniker für Betriebstechnik",
    ],
    ["Job-Titel: Vertriebsmitarbeiter (w/m/x) im Außendienst\n", DE, "Vertriebsmitarbeiter im Außendienst"],
    ["Fachfrau / Fachmann Gesundheit EFZ 60–100 %\n", DE, "Fachfrau/Fachmann Gesundheit EFZ"],
    ["OFERTA DE EMPLEO: Administrativo/a contable\n", ES, "Administrativo/a contable"],
    ["MOZOS/AS DE ALMACÉN\n", ES, "Mozos/as de almacén"],
    ["Clínica Sol necesita incorporar un/a Auxiliar de Enfermería.\n", ES, "Auxiliar de Enfermería"],
    [
      "Recrute par voie statutaire : éducateur ou éducatrice de jeunes enfants pour sa crèche.\n",
      FR,
      "Éducateur/éducatrice de jeunes enfants",
    ],
    [
      "Zu besetzen ist die Stelle als\n\nWissenschaftliche*r Mitarbeiter*in (E 13 TV-L)\n",
      DE,
      "Wissenschaftliche/r Mitarbeiter/in",
    ],
    ["Particulier cherche aide ménagère sérieuse pour trois heures.\n", FR, "Aide ménagère"],
  ])("is read from %s", (line, rest, role) => {
    expect(read(line + rest).role?.text).toBe(role);
  });
});

describe("the employer", () => {
  it.each([
    ["Koch (m/w/d)\nBergbahn Lindau GmbH & Co. KG – Vollzeit\n", DE, "Bergbahn Lindau GmbH & Co. KG"],
    ["Fleuriste H/F\nLes Jardins de Rose recherche un(e) fleuriste.\n", FR, "Les Jardins de Rose"],
    ["L'école de musique d'Aurillac recrute un professeur de piano.\n", FR, "École de musique d'Aurillac"],
    ["Entreprise familiale, Terrassements Le Goff (Quimper, 29) recherche un maçon.\n", FR, "Terrassements Le Goff"],
    ["COMMUNAUTÉ DE COMMUNES DU VAL D'ORME\nComptable (H/F)\n", FR, "Communauté de Communes du Val d'Orme"],
    [
      "Technische Hochschule Aarbrück · Fakultät für Maschinenbau\nKoch (m/w/d)\n",
      DE,
      "Technische Hochschule Aarbrück",
    ],
    ["Grupo Lomas, S.A. de C.V. solicita contable.\n", ES, "Grupo Lomas, S.A. de C.V."],
    ["Kaffeewerk Nord\nBuchhalter (m/w/d)\nKiel\n", DE, "Kaffeewerk Nord"],
    ["Wir sind das Café Strandgut in Laboe und brauchen einen Koch.\n", DE, "Café Strandgut"],
    ["Bonjour, Le Comptoir des Halles cherche un comptable.\n", FR, "Le Comptoir des Halles"],
    ["Comptable (H/F)\nPousse-Pousse, c'est neuf personnes et un garage.\n", FR, "Pousse-Pousse"],
    ["Cabinet de recrutement Altéa RH, nous cherchons un comptable.\n", FR, "Altéa RH"],
    ["La Verrerie Daumont fabrique des flacons.\nComptable – Verrerie Daumont SAS\n", FR, "Verrerie Daumont SAS"],
    ["¡Hola! 👋 Somos Nidoo y buscamos contable.\n", ES, "Nidoo"],
    ["InfoJobs\nContable\nNidoo\nSoria\n", ES, "Nidoo"],
    ["Atender al público y cobrar. No hace falta experiencia. Papelería El Tintero.\n", ES, "Papelería El Tintero"],
    ["TÉCNICO\nEnvases Alavesa, S.A. – Vitoria-Gasteiz\n", ES, "Envases Alavesa, S.A."],
  ])("is read from %s", (lines, rest, company) => {
    expect(read(lines + rest).company?.text).toBe(company);
  });

  it.each([
    ["Petite maison à Dole cherche un comptable.\n", FR],
    ["Buchhalter (m/w/d)\nMit 40 Menschen beliefern wir ganz Kiel.\n", DE],
  ])("is no town and no number of people: %s", (line, rest) => {
    expect(read(line + rest).company).toBeNull();
  });

  it("is no person to whom one applies", () => {
    expect(read(`Helfer (m/w/d)\n${DE}Bewerben Sie sich bei Frau Yilmaz.`).company).toBeNull();
  });
});

describe("the person to whom an application goes", () => {
  it.each([
    ["Spedition Ahlers\nFahrer (m/w/d)\n", DE, "Ruf Uwe Ahlers an: 04921 000000", "Uwe Ahlers"],
    ["Koch (m/w/d)\n", DE, "Ruf einfach Stationsleiter Tobias Ferstl an: 0941 000 123.", "Tobias Ferstl"],
    ["Koch (m/w/d)\n", DE, "Fragen? Stefanie Krause hilft dir weiter: 0421 000000.", "Stefanie Krause"],
    ["Maçon (H/F)\n", FR, "Envoyer CV à Yann Le Goff.", "Yann Le Goff"],
    ["Camarero\n", ES, "Llamar a Carmen, 600 111 222.", "Carmen"],
    [
      "Am Lehrstuhl (Prof. Dr. Lennart Voss)\nKoch (m/w/d)\n",
      DE,
      "Auskunft erteilt Dr. Hanna Reuter, Telefon 0555 123-40.",
      "Dr. Hanna Reuter",
    ],
    ["Koch (m/w/d)\n", DE, "Dein Kontakt: Lisa Sommer", "Lisa Sommer"],
    ["Koch (m/w/d)\n", DE, "Ansprechpartnerin: Pflegedirektorin Sabine Lohkamp, Tel. 0201 555", "Sabine Lohkamp"],
    ["Koch (m/w/d)\n", DE, "Fragen beantwortet dir Tobias aus dem Recruiting.", "Tobias"],
  ])("stands in %s%s%s", (title, rest, sentence, name) => {
    expect(read(`${title}${rest}\n${sentence}`).contact?.text).toBe(name);
  });
});

describe("the place of work", () => {
  it.each([
    ["Fahrer/in CE Nahverkehr (m/w/d)\nSpedition Ahlers\n26721 Emden\n", DE, "Emden"],
    ["Magasinier (H/F)\nClinique des Cèdres – 38000 Grenoble\n", FR, "Grenoble"],
    ["Maçon (H/F)\nMairie de Pornic (Loire-Atlantique)\n", FR, "Pornic"],
    ["HOSPITAL SAN TELMO (A Coruña) selecciona Técnico de Laboratorio.\n", ES, "A Coruña"],
    [
      "Buchhalter (m/w/d)\nVeridian Logistics SE\nLeipzig | Teilweise Home-Office\nBei Veridian läuft es.\n",
      DE,
      "Leipzig",
    ],
    ["Offre n° 188\nCariste (H/F)\n37 - SAINT-AVERTIN - Localiser avec Mappy\n", FR, "Saint-Avertin"],
    ["Contable\nSoleva Instalaciones, S.L.\nZaragoza (Zaragoza)\n", ES, "Zaragoza"],
    ["Ferretería El Tornillo (Rosario, Argentina) busca vendedor.\n", ES, "Rosario"],
  ])("is read from %s", (lines, rest, place) => {
    expect(read(lines + rest).location?.text).toBe(place);
  });
});

describe("what is asked and done", () => {
  it.each([
    [
      "Zu Ihren Aufgaben gehören die Wartung der Anlagen, die Fehlersuche an Maschinen sowie die Prüfung nach DGUV V3.",
      DE,
      ["duty Wartung der Anlagen", "duty Fehlersuche an Maschinen", "duty Prüfung nach DGUV V3"],
    ],
    ["Gemeinsam mit dem Team verbesserst du das Design-System.", DE, ["duty das Design-System verbessern"]],
    [
      "Sie verfügen über Erfahrung in der Instandhaltung und den Führerschein Klasse B. Kenntnisse in SPS sind von Vorteil.",
      DE,
      ["must Erfahrung in der Instandhaltung", "must Führerschein Klasse B", "wish Kenntnisse in SPS"],
    ],
    [
      "Rattaché au chef d'agence, vous assurez le dépannage, vous diagnostiquez les pannes et conseillez les clients.",
      FR,
      ["duty assurer le dépannage", "duty diagnostiquer les pannes", "duty conseiller les clients"],
    ],
    [
      "On cherche quelqu'un d'organisé qui sait faire les sauces, gérer les commandes et remplacer le chef pendant ses congés.",
      FR,
      ["duty faire les sauces"],
    ],
    ["Necesitamos a alguien que prepare exámenes DELF.", ES, ["duty preparar exámenes DELF"]],
    [
      "Reportando a la dirección de planta, te encargarás de auditar a los agricultores.",
      ES,
      ["duty auditar a los agricultores"],
    ],
    [
      "Kleinreparaturen. Grünpflege und Winterdienst. Wohnungsübergaben.",
      DE,
      ["duty Kleinreparaturen", "duty Grünpflege und Winterdienst", "duty Wohnungsübergaben"],
    ],
    [
      "L'agent aura pour missions : l'accueil des enfants ; la mise en œuvre du projet ; l'encadrement de deux agents.",
      FR,
      ["duty accueil des enfants", "duty mise en œuvre du projet", "duty encadrement de deux agents"],
    ],
    ["Perfil: manejo de Excel. Inglés no indispensable.", ES, ["wish inglés"]],
    ["SQL n'a pas de secret pour vous.", FR, ["must SQL"]],
    ["Profil : Diplôme d'État d'aide-soignant exigé.", FR, ["must diplôme d'État d'aide-soignant"]],
    [
      "Sus funciones serán la conciliación bancaria, la preparación de impuestos y la atención telefónica.",
      ES,
      ["duty conciliación bancaria", "duty preparación de impuestos", "duty atención telefónica"],
    ],
    [
      "Requisitos: experiencia de al menos 1 año en comercio, preferiblemente calzado, y dominio de Excel.",
      ES,
      ["must experiencia de al menos 1 año en comercio", "must Excel"],
    ],
  ])("is parted in %s", (sentence, rest, wanted) => {
    const found = read(`${rest}\n${sentence}`).requirements.map(({ kind, text }) => `${kind} ${text}`);
    expect(found).toEqual(expect.arrayContaining(wanted));
  });
});
