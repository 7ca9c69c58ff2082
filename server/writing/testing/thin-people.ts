import { promptFormSchema } from "#shared/generator/prompt-form.schema.ts";
import type { Language } from "#shared/letters/letter.schema.ts";
import type { Applicant } from "../letter-request.ts";

/** Invented people with next to nothing to tell: a few skills, a line or none, or only what the questionnaire asks. */
export const thinPeople: Record<Language, Applicant[]> = {
  en: [
    person("Grace Odell", "Office Cleaner", "Brightline Facilities", {
      skills: "cleaning, floor polishing, Portuguese",
      highlights: "Cleaned holiday flats for two summers",
      prompt: `Office Cleaner (evenings) – Brightline Facilities, Reading
We look after forty offices across the town and need a careful cleaner for our evening team, Monday to Friday from 5.30 to 8.30 pm.
Your tasks:
- Vacuum and mop offices, corridors and stairs
- Clean kitchens and washrooms
- Empty bins and sort recycling
- Refill soap and paper towels
- Report damage to the site manager
You are punctual, you like to work on your own and you can be trusted with keys. Experience is welcome but not essential: we train you on site for a week. Uniform provided, £12.60 an hour, paid weekly. Please call Denise Farrow or send us a few lines about yourself.`,
    }),
    person(
      "Tariq Mahmood",
      "Security Officer",
      "Castlegate Security",
      {
        skills: "Negotiation, Technical support",
        highlights: "",
        prompt: `Security Officer, Castlegate Security, Leeds city centre
We guard shopping centres and office blocks. For our day team at the Corn Hall we want a calm security officer.
What you will do:
- Patrol the site and check doors and alarms
- Welcome visitors and sign them in
- Watch the cameras and write the daily log
- Help shop staff with difficult customers
- Call the emergency services when needed
You need a front-line SIA licence, good written English and a clear head at night and at weekends. Twelve-hour shifts, four on and four off. £13.10 an hour. Apply to Mr Neil Garside.`,
      },
      { yearsOfExperience: "6", educationLevel: "highschool", selectedStrengths: ["Calm", "Punctual", "Diplomatic"] },
    ),
  ],
  de: [
    person("Emre Kaya", "Auszubildender Bäcker", "Backhaus Ehlers", {
      skills: "Backen, Mathematik",
      highlights: "Zwei Wochen Praktikum in einer Backstube\nKuchen für das Schulfest gebacken",
      prompt: `Ausbildung zum Bäcker (m/w/d) – Backhaus Ehlers, Oldenburg
Wir backen seit drei Generationen von Hand und suchen zum 1. August eine Auszubildende oder einen Auszubildenden.
Das lernst du bei uns:
- Teige herstellen und formen
- Öfen bedienen
- Brot und Brötchen backen
- Torten verzieren
- Arbeitsplatz sauber halten
Das bringst du mit:
- Hauptschulabschluss
- Freude am Handwerk
- Bereitschaft, früh aufzustehen
Du bekommst eine gründliche Einarbeitung, freie Sonntage und jeden Tag frisches Brot. Schreib uns ein paar Zeilen an Frau Ehlers.`,
    }),
    person("Silke Brandau", "Pflegehelferin", "Haus Abendrot", {
      skills: "Kochen, Führerschein B",
      highlights: "Meine Mutter vier Jahre lang zu Hause gepflegt\nBlumen für Hochzeiten gebunden",
      prompt: `Haus Abendrot gGmbH, Bamberg, sucht Pflegehelferinnen und Pflegehelfer (m/w/d) in Teilzeit.
Ihre Aufgaben:
- Unterstützung bei der Körperpflege
- Begleitung bei den Mahlzeiten
- Gespräche und Spaziergänge mit den Bewohnern
- Dokumentation der Pflege
Ihr Profil:
- Geduld und Einfühlungsvermögen
- Bereitschaft zum Schichtdienst
Quereinsteiger sind willkommen, wir bezahlen den Pflegebasiskurs. Wir bieten ein kleines Team, geregelte Dienste und 30 Tage Urlaub. Ihre Bewerbung richten Sie bitte an Herrn Thomas Lutz.`,
    }),
  ],
  fr: [
    person("Awa Diallo", "Préparatrice de commandes", "Entrepôts Garonne", {
      skills: "scanner, chariot élévateur, wolof",
      highlights: "Trois mois en intérim dans un entrepôt de meubles",
      prompt: `Entrepôts Garonne, à Toulouse, recherche une préparatrice ou un préparateur de commandes H/F en CDI.
Vos missions :
- préparer les commandes au scanner
- contrôler les colis
- filmer les palettes
- charger les camions
- ranger l’entrepôt
Profil : vous aimez le travail en équipe et vous acceptez les horaires du matin. Le CACES est un plus. Débutants acceptés, formation assurée pendant deux semaines. Salaire 1 850 € brut, prime de fin d’année et mutuelle. Envoyez votre candidature à Mme Claire Fabre.`,
    }),
    person(
      "Julien Roche",
      "Assistant comptable",
      "Cabinet Lemoine",
      {
        skills: "Bookkeeping, Excel, Payroll",
        highlights: "",
        prompt: `Le Cabinet Lemoine, expert-comptable à Dijon, recrute un assistant comptable H/F.
Vos missions :
- saisie des factures
- rapprochements bancaires
- préparation des déclarations de TVA
- classement des dossiers
- accueil téléphonique des clients
Profil : formation en comptabilité, maîtrise d’Excel, rigueur et discrétion. Poste à 35 heures, télétravail un jour par semaine, tickets restaurant. Merci d’envoyer votre CV et une lettre à M. Lemoine.`,
      },
      { yearsOfExperience: "3", educationLevel: "college", selectedStrengths: ["Thorough", "Reliable", "Patient"] },
    ),
  ],
  es: [
    person("Carla Montes", "Barista", "Café Levante", {
      skills: "café, inglés",
      highlights: "Ayudo los fines de semana en el bar de mi tío",
      prompt: `Café Levante busca barista para su local del centro de Alicante.
¿Qué harás?
- preparar cafés y desayunos
- atender a los clientes en barra y terraza
- cobrar y cuadrar la caja
- limpiar la máquina y la barra
- reponer las vitrinas
Pedimos puntualidad, una sonrisa y disponibilidad los sábados. Se valora hablar inglés, porque tenemos muchos turistas. No se requiere experiencia: te enseñamos. Contrato de 25 horas con dos días libres seguidos. Escribe a Rocío.`,
    }),
    person("Iker Lasa", "Mozo de almacén", "Frutas Bidasoa", {
      skills: "carretilla elevadora, euskera",
      highlights: "",
      prompt: `Frutas Bidasoa, en Irún, selecciona mozo o moza de almacén para la campaña.
Tareas:
- descarga de camiones
- clasificación de la fruta
- preparación de palés
- control de las cámaras frigoríficas
- limpieza del almacén
Requisitos: buena forma física, disponibilidad para madrugar y ganas de trabajar. Se valorará carné de carretillero. No hace falta experiencia, formación inicial a cargo de la empresa. Contrato de seis meses con posibilidad de continuar. Interesados, preguntar por Ane Goñi.`,
    }),
  ],
};

function person(
  name: string,
  jobTitle: string,
  company: string,
  told: { skills: string; highlights: string; prompt: string },
  wizard?: Applicant["wizard"],
): Applicant {
  const [firstName, lastName] = name.split(" ");
  const form = promptFormSchema.parse({ firstName, lastName, jobTitle, company, ...told });
  return wizard ? { form, wizard } : { form };
}
