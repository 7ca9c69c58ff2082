/** What people pick from our own lists of skills, in German; a skill that is the same in both languages is not listed. */
const SKILLS = `
cloud services: Cloud-Dienste; automated testing: automatisierte Tests; data analysis: Datenanalyse; machine learning: maschinelles Lernen;
network security: Netzwerksicherheit; technical support: technischer Support; copywriting: Werbetexte; social media: soziale Medien;
e-mail campaigns: E-Mail-Kampagnen; market research: Marktforschung; web analytics: Webanalyse; brand strategy: Markenstrategie; content planning: Inhaltsplanung;
paid advertising: bezahlte Werbung; event planning: Veranstaltungsplanung; public relations: Öffentlichkeitsarbeit; newsletter editing: Newsletter-Redaktion;
bookkeeping: Buchhaltung; financial reporting: Finanzberichte; budgeting: Budgetplanung; forecasting: Prognosen; auditing: Revision; tax returns: Steuererklärungen;
payroll: Lohnabrechnung; cost control: Kostenkontrolle; risk analysis: Risikoanalyse; accounts payable: Kreditorenbuchhaltung; month-end closing: Monatsabschlüsse;
lead generation: Neukundengewinnung; negotiation: Verhandlung; account management: Kundenbetreuung; cold calling: Kaltakquise; crm software: CRM-Software;
product demonstrations: Produktvorführungen; closing deals: Vertragsabschlüsse; key accounts: Schlüsselkunden; retail sales: Verkauf im Einzelhandel; quoting: Angebotserstellung;
territory planning: Gebietsplanung; after-sales care: Kundendienst; typography: Typografie; user research: Nutzerforschung; design systems: Designsysteme;
accessibility: Barrierefreiheit; time management: Zeitplanung; attention to detail: Genauigkeit; problem solving: Problemlösung;
communication: Kommunikation; leadership: Führung; adaptability: Anpassungsfähigkeit; conflict resolution: Konfliktlösung; organization: Organisation;
critical thinking: kritisches Denken; working under pressure: Arbeiten unter Druck; customer service: Kundenservice; teamwork: Zusammenarbeit im Team`;

const STRENGTHS = `
leader: Führung; communicative: kommunikativ; resilient: widerstandsfähig; analytical: analytisch; creative: kreativ; reliable: verlässlich; curious: wissbegierig; patient: geduldig;
organized: gut organisiert; decisive: entscheidungsfreudig; empathetic: einfühlsam; thorough: gründlich; calm: ruhig; practical: praktisch veranlagt; persuasive: überzeugend;
punctual: pünktlich; independent: selbstständig; helpful: hilfsbereit; quick to learn: lernbereit; good listener: Zuhören; open to feedback: offen für Rückmeldungen;
persistent: ausdauernd; diplomatic: diplomatisch; versatile: vielseitig; punctuality: Pünktlichkeit; friendliness: Freundlichkeit; accurate: genau; attentive: aufmerksam`;

/** In lower case, as typed or picked. */
export const offeredWords: ReadonlyMap<string, string> = toMap(SKILLS);
export const offeredStrengths: ReadonlyMap<string, string> = toMap(STRENGTHS);

function toMap(table: string): Map<string, string> {
  return new Map(
    table.split(";").map((pair): [string, string] => {
      const [typed = "", german = ""] = pair.split(":");
      return [typed.trim(), german.trim()];
    }),
  );
}
