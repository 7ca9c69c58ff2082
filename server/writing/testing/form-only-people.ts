import { promptFormSchema } from "#shared/generator/prompt-form.schema.ts";
import type { Language } from "#shared/letters/letter.schema.ts";
import type { Applicant } from "../letter-request.ts";

/** Invented people who fill in the form and nothing else: no post, no resume; what they have done in their own words. */
export const formOnlyPeople: Record<Language, Applicant[]> = {
  en: [
    person("Priya Nair", "Dental receptionist", "", {
      skills: "Customer service, Spanish, Excel",
      highlights:
        "Worked the front desk at a gym for two years\nBooked about 40 classes and tours a day\nTook payments and balanced the till every night",
      prompt: `Front desk / dental receptionist — Maple Street Dental, Columbus OH
We're a busy two-dentist practice looking for somebody friendly and organised to run our front desk.
What you'll do
- Greet patients and check them in
- Schedule appointments in Dentrix
- Verify insurance and collect co-pays
- Keep the waiting room tidy
What we need
- 1+ year in a front desk or customer service job
- Spanish a plus
Send your resume to Karen Wells by December 5.`,
    }),
    person("Marcus Bell", "Warehouse Associate", "Northgate Logistics", {
      skills: "forklift, RF scanner",
      highlights: "3 years in the stockroom at a hardware store\nunloaded two trucks a day",
      prompt: `Warehouse Associate - 2nd shift. Northgate Logistics is hiring warehouse associates in Memphis, TN. You will pick and pack orders using an RF scanner, load and unload trailers, keep your area clean and safe and help with cycle counts. Forklift experience preferred, we will certify. High school diploma or GED.`,
    }),
    person("Hana Kim", "Marketing Coordinator", "Fable & Finch", {
      skills: "Canva, Instagram, copywriting, Google Analytics",
      highlights:
        "Ran the Instagram of a student radio station and grew it from 400 to 2,300 followers\nWrote a weekly newsletter\nB.A. in Communication, 2026",
      prompt: `Marketing Coordinator at Fable & Finch (children's books, Portland)
You'll plan and schedule our social posts, write the monthly newsletter, help at book fairs and report what works every Friday.
You have: 1-2 years in marketing or a related degree; strong writing; experience with Canva and Mailchimp; an eye for detail. Bonus: video editing.`,
    }),
    person("Dolores Whitfield", "Home Care Aide", "Lantern Home Care", {
      skills: "cooking, driving",
      highlights:
        "Cared for my father at home for four years after his stroke\nDrove him to therapy twice a week\nKept his medicine chart\nOrganised three helpers\nCooked for a diabetic diet",
      prompt: `Home Care Aide, Lantern Home Care, Asheville
Your day: help clients with bathing and dressing, prepare meals, remind clients of their medicine, drive clients to appointments, write a short note after each visit.
You need a driver's license, a kind manner and patience. No experience needed, we train.`,
    }),
  ],
  de: [
    person("Lena Brandt", "Verkäuferin", "Bäckerei Hofmann", {
      skills: "Kasse, Englisch",
      highlights: "2 Jahre an der Kasse im Supermarkt gearbeitet\nhabe neue Aushilfen eingearbeitet",
      prompt: `Bäckereifachverkäufer (m/w/d) in Teilzeit – Bäckerei Hofmann, Fulda
Deine Aufgaben:
- Kunden beraten und bedienen
- Backwaren belegen und präsentieren
- Kasse abrechnen
- Theke sauber halten
Du bringst mit:
- Freude am Umgang mit Menschen
- Zuverlässigkeit
- Erfahrung im Verkauf ist von Vorteil
Melde dich bei Frau Hofmann.`,
    }),
    person("Murat Aydin", "Hausmeister", "Wohnbau Kassel", {
      skills: "Heizung, Elektro, Führerschein B",
      highlights:
        "Renovierte drei Wohnungen für Verwandte\nPflege seit fünf Jahren den Garten eines Mietshauses mit 12 Parteien\nWartete Fahrräder in einer Selbsthilfewerkstatt",
      prompt: `Wohnbau Kassel sucht einen Hausmeister (m/w/d).
Ihre Aufgaben
- Kleinreparaturen in Wohnungen und Treppenhäusern
- Pflege der Außenanlagen
- Kontrolle der Heizungsanlagen
- Ansprechpartner für Mieterinnen und Mieter
Ihr Profil
- handwerkliches Geschick
- Führerschein Klasse B
Bewerbung an Herrn Jens Ostermann.`,
    }),
    person("Fatime Krasniqi", "Mitarbeiterin Hauswirtschaft", "Alterszentrum Lindenhof", {
      skills: "Reinigung, Wäsche, Albanisch",
      highlights:
        "Koche seit acht Jahren jeden Tag für eine Familie mit sieben Personen\nEin Jahr lang in der Cafeteria einer Schule mitgeholfen\nOrganisierte zweimal das Quartierfest mit 200 Gästen",
      prompt: `Alterszentrum Lindenhof, 8400 Winterthur ZH
Mitarbeiterin / Mitarbeiter Hauswirtschaft 60–80 %
Ihre Aufgaben:
- Reinigung der Bewohnerzimmer
- Wäsche sortieren und verteilen
- Mithilfe in der Cafeteria
- Vorbereitung von Anlässen
Ihr Profil: Freude an der Arbeit mit älteren Menschen, gute Deutschkenntnisse. Quereinsteigerinnen sind willkommen.
Grosszügige Sozialleistungen. Ihre Bewerbung richten Sie an Frau Claudia Frei.`,
    }),
    person("Jonas Pohl", "Barista", "Röstwerk", {
      skills: "Englisch, Siebträger",
      highlights: "Zwei Sommer am Eisstand im Freibad\nKuchen und Kaffee auf Schulfesten verkauft",
      prompt: `Barista (m/w/d) gesucht – Röstwerk, Leipzig
Das machst du bei uns:
- Kaffee zubereiten und servieren
- Gäste beraten
- Kasse und Theke im Blick behalten
- Maschine reinigen
Das bringst du mit:
- Lust auf Kaffee und Menschen
- Englisch für unsere internationalen Gäste
Schreib uns ein paar Zeilen, deine Mara.`,
    }),
  ],
  fr: [
    person("Théo Garnier", "Serveur", "Brasserie du Port", {
      skills: "anglais, caisse",
      highlights: "Deux étés au service dans un camping de 200 places\nJ'ai formé trois saisonniers",
      prompt: `Serveur / Serveuse H/F – Brasserie du Port, La Rochelle – CDD saisonnier 39h
Vos missions : accueillir et placer les clients, prendre les commandes, servir 60 couverts, encaisser, tenir la salle propre.
Profil : première expérience souhaitée, anglais apprécié, disponible le week-end. Envoyez CV et lettre à Mme Robin.`,
    }),
    person("Aïcha Benali", "Assistante administrative", "Cabinet Morel", {
      skills: "Word, Excel, arabe",
      highlights:
        "Tenu le secrétariat d'une association de parents pendant trois ans\nOrganisé une kermesse de 400 personnes\nRédigé les comptes rendus de réunion",
      prompt: `Le Cabinet Morel, à Nantes, recherche un(e) assistant(e) administratif(ve).
Missions :
- accueil téléphonique et physique
- rédaction de courriers et de comptes rendus
- gestion des agendas
- classement des dossiers
Profil : maîtrise de Word et d'Excel, rigueur, discrétion. Contact : M. Paul Morel.`,
    }),
    person("Samir Haddad", "Préparateur de commandes", "Logis Ouest", {
      skills: "transpalette, scanner",
      highlights: "Rangé le dépôt de la librairie de mon oncle pendant deux étés",
      prompt: `Logis Ouest, à Rennes, cherche un préparateur de commandes H/F en CDI.
Tu aimes bouger ? Voici ton travail :
- préparer 80 commandes par jour
- charger et décharger les camions
- ranger les rayons
- tenir les allées propres
Débutants acceptés, tu seras formé. Écris à Mme Julie Le Goff.`,
    }),
  ],
  es: [
    person("Lucía Romero", "Dependienta", "Calzados Vega", {
      skills: "atención al cliente, inglés, Excel",
      highlights: "Dos años en la tienda de deportes de mi barrio\nLlevaba la caja y el inventario mensual",
      prompt: `Calzados Vega busca dependiente/a para su tienda de Zaragoza.
Funciones: atención y asesoramiento al cliente, reposición, caja y escaparate.
Requisitos: experiencia mínima de 1 año en tienda, disponibilidad de fines de semana. Se valorará inglés.`,
    }),
    person("Andrés Molina", "Auxiliar de jardinería", "Viveros del Turia", {
      skills: "poda, riego, carné B",
      highlights:
        "Cuidé durante seis años el huerto comunitario de mi pueblo\nPlanté 80 frutales con la asociación de vecinos\nArreglé el riego por goteo",
      prompt: `Viveros del Turia selecciona auxiliar de jardinería en Valencia.
Tareas:
- mantenimiento de jardines y zonas verdes
- poda de setos y árboles
- instalación de riego
- atención a clientes en el vivero
Se requiere carné de conducir B. Enviar CV a Marta Soler.`,
    }),
    person("Nuria Campos", "Camarera de pisos", "Hotel Miramar", {
      skills: "planchado, francés",
      highlights: "Limpié apartamentos turísticos durante dos veranos\nCuido de mi abuela desde 2023",
      prompt: `En el Hotel Miramar de Cádiz buscamos camarera/o de pisos para la temporada.
¿Qué harás?
- limpieza de habitaciones y zonas comunes
- cambio de sábanas y toallas
- reposición de productos de baño
- aviso de averías a mantenimiento
Qué te pedimos: ganas de trabajar y disponibilidad los fines de semana. No hace falta experiencia, te enseñamos.`,
    }),
  ],
};

function person(
  name: string,
  jobTitle: string,
  company: string,
  told: { skills: string; highlights: string; prompt: string },
): Applicant {
  const [firstName, lastName] = name.split(" ");
  const form = promptFormSchema.parse({ firstName, lastName, jobTitle, company: company || "Unknown", ...told });
  return { form };
}
