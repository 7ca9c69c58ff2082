import { readWordTable } from "../read-word-table.ts";

/** What people pick from our own lists of skills or often type in English; what is the same in German is not listed. */
const SKILLS = `
cloud services: Cloud-Dienste; automated testing: automatisierte Tests; unit testing: Unit-Tests; testing: Softwaretests;
data analysis: Datenanalyse; data analytics: Datenanalyse; data visualization: Datenvisualisierung; data entry: Datenerfassung;
statistics: Statistik; machine learning: maschinelles Lernen; network security: Netzwerksicherheit; technical support: technischer Support;
web development: Webentwicklung; software development: Softwareentwicklung; databases: Datenbanken; version control: Versionsverwaltung;
copywriting: Werbetexte; writing: Schreiben; editing: Lektorat; proofreading: Korrekturlesen; translation: Übersetzung; social media: soziale Medien;
e-mail campaigns: E-Mail-Kampagnen; email campaigns: E-Mail-Kampagnen; market research: Marktforschung; web analytics: Webanalyse;
brand strategy: Markenstrategie; content planning: Inhaltsplanung; content creation: Erstellung von Inhalten; paid advertising: bezahlte Werbung;
event planning: Veranstaltungsplanung; public relations: Öffentlichkeitsarbeit; newsletter editing: Newsletter-Redaktion;
public speaking: Reden vor Publikum; bookkeeping: Buchhaltung; accounting: Buchhaltung; financial reporting: Finanzberichte;
budgeting: Budgetplanung; forecasting: Prognosen; auditing: Revision; tax returns: Steuererklärungen; payroll: Lohnabrechnung;
invoicing: Fakturierung; cost control: Kostenkontrolle; risk analysis: Risikoanalyse; accounts payable: Kreditorenbuchhaltung;
accounts receivable: Debitorenbuchhaltung; month-end closing: Monatsabschlüsse; lead generation: Neukundengewinnung; negotiation: Verhandlung;
sales: Verkauf; account management: Kundenbetreuung; cold calling: Kaltakquise; crm software: CRM-Software;
product demonstrations: Produktvorführungen; closing deals: Vertragsabschlüsse; key accounts: Schlüsselkunden; retail sales: Verkauf im Einzelhandel;
quoting: Angebotserstellung; territory planning: Gebietsplanung; after-sales care: Kundendienst; cash handling: Kassenführung;
stock control: Bestandskontrolle; inventory management: Bestandsverwaltung; typography: Typografie; user research: Nutzerforschung;
design systems: Designsysteme; accessibility: Barrierefreiheit; graphic design: Grafikdesign; photography: Fotografie; time management: Zeitplanung;
attention to detail: Genauigkeit; problem solving: Problemlösung; problem-solving: Problemlösung; communication: Kommunikation; leadership: Führung;
adaptability: Anpassungsfähigkeit; conflict resolution: Konfliktlösung; organization: Organisation; planning: Planung;
critical thinking: kritisches Denken; working under pressure: Arbeiten unter Druck; customer service: Kundenservice;
teamwork: Zusammenarbeit im Team; collaboration: Zusammenarbeit; project management: Projektmanagement; team management: Teamleitung;
scheduling: Terminplanung; research: Recherche; teaching: Unterrichten; training: Schulung; patient care: Patientenversorgung;
wound care: Wundversorgung; medication rounds: Medikamentengabe; first aid: Erste Hilfe; food safety: Lebensmittelhygiene; cooking: Kochen;
driving: Fahren; driving licence: Führerschein; driver's license: Führerschein; forklift licence: Staplerschein; cleaning: Reinigung;
welding: Schweißen; gardening: Gartenarbeit; quality control: Qualitätskontrolle; quality assurance: Qualitätssicherung;
technical drawing: technisches Zeichnen; health and safety: Arbeitssicherheit; logistics: Logistik; purchasing: Einkauf; procurement: Beschaffung;
recruitment: Personalgewinnung; office administration: Büroorganisation; filing: Ablage; reporting: Berichtswesen`;

const STRENGTHS = `
leader: Führung; communicative: kommunikativ; resilient: widerstandsfähig; analytical: analytisch; creative: kreativ; reliable: verlässlich; curious: wissbegierig; patient: geduldig;
organized: gut organisiert; decisive: entscheidungsfreudig; empathetic: einfühlsam; thorough: gründlich; calm: ruhig; practical: praktisch veranlagt; persuasive: überzeugend;
punctual: pünktlich; independent: selbstständig; helpful: hilfsbereit; quick to learn: lernbereit; good listener: Zuhören; open to feedback: offen für Rückmeldungen;
persistent: ausdauernd; diplomatic: diplomatisch; versatile: vielseitig; punctuality: Pünktlichkeit; friendliness: Freundlichkeit; accurate: genau; attentive: aufmerksam;
communication: Kommunikation; leadership: Führung; problem solving: Problemlösung; problem-solving: Problemlösung; teamwork: Zusammenarbeit;
team player: Zusammenarbeit; adaptable: anpassungsfähig; adaptability: Anpassungsfähigkeit; flexible: anpassungsfähig; detail-oriented: genau;
attention to detail: Genauigkeit; fast learner: lernbereit; quick learner: lernbereit; hardworking: fleißig; hard-working: fleißig; honest: ehrlich;
friendly: freundlich; confident: selbstbewusst; motivated: engagiert; self-motivated: eigenständig; proactive: eigenständig;
responsible: verantwortungsbewusst; respectful: respektvoll; focused: konzentriert; strategic: vorausschauend; careful: sorgfältig;
efficient: effizient; determined: zielstrebig; energetic: tatkräftig; supportive: unterstützend; polite: höflich; loyal: loyal`;

/** In lower case, as typed or picked. */
export const offeredWords: ReadonlyMap<string, string> = readWordTable(SKILLS);
export const offeredStrengths: ReadonlyMap<string, string> = readWordTable(STRENGTHS);
