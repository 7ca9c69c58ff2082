import { readWordTable } from "../read-word-table.ts";

/** What people pick from our own lists of skills or often type in English; what is the same in French is not listed. */
const SKILLS = `
cloud services: services cloud; automated testing: tests automatisés; unit testing: tests unitaires; testing: tests logiciels;
data analysis: analyse de données; data analytics: analyse de données; data visualization: visualisation de données; data entry: saisie de données;
statistics: statistiques; machine learning: apprentissage automatique; network security: sécurité des réseaux; technical support: support technique;
web development: développement web; software development: développement logiciel; databases: bases de données; version control: gestion de versions;
copywriting: rédaction publicitaire; writing: rédaction; editing: relecture; proofreading: correction de textes; translation: traduction;
social media: réseaux sociaux; e-mail campaigns: campagnes d’e-mails; email campaigns: campagnes d’e-mails; market research: études de marché;
web analytics: analyse d’audience; brand strategy: stratégie de marque; content planning: planification de contenus;
content creation: création de contenus; paid advertising: publicité payante; event planning: organisation d’événements;
public relations: relations publiques; newsletter editing: rédaction de lettres d’information; public speaking: prise de parole en public;
bookkeeping: tenue des comptes; accounting: comptabilité; financial reporting: rapports financiers; budgeting: gestion de budget;
forecasting: prévisions; auditing: audit; tax returns: déclarations fiscales; payroll: paie; invoicing: facturation;
cost control: contrôle des coûts; risk analysis: analyse des risques; accounts payable: comptabilité fournisseurs;
accounts receivable: comptabilité clients; month-end closing: clôtures mensuelles; lead generation: recherche de clients; negotiation: négociation;
sales: vente; account management: suivi de clientèle; cold calling: prospection téléphonique; crm software: logiciel CRM;
product demonstrations: démonstrations de produits; closing deals: conclusion de contrats; key accounts: grands comptes;
retail sales: vente en magasin; quoting: devis; territory planning: planification de secteur; after-sales care: service après-vente;
cash handling: tenue de caisse; stock control: contrôle des stocks; inventory management: gestion des stocks; typography: typographie;
user research: recherche utilisateur; design systems: systèmes de conception; accessibility: accessibilité; graphic design: graphisme;
photography: photographie; prototyping: prototypage; time management: gestion du temps; attention to detail: souci du détail;
problem solving: résolution de problèmes; problem-solving: résolution de problèmes; leadership: encadrement; adaptability: adaptation;
conflict resolution: résolution de conflits; organization: organisation; planning: planification; critical thinking: esprit critique;
working under pressure: travail sous pression; customer service: service client; teamwork: travail d’équipe; project management: gestion de projet;
team management: encadrement d’équipe; scheduling: planification; research: recherche; teaching: enseignement; training: formation;
mentoring: mentorat; coaching: accompagnement; patient care: soins aux patients; wound care: soins de plaies;
medication rounds: distribution des médicaments; first aid: premiers secours; food safety: hygiène alimentaire; cooking: cuisine; driving: conduite;
driving licence: permis de conduire; driver's license: permis de conduire; forklift licence: permis cariste; cleaning: nettoyage; welding: soudure;
gardening: jardinage; quality control: contrôle de la qualité; quality assurance: assurance qualité; technical drawing: dessin technique;
health and safety: sécurité au travail; logistics: logistique; purchasing: achats; procurement: achats; recruitment: recrutement;
office administration: administration; filing: classement`;

/** Qualities that people name in English, as a noun with its article. */
const STRENGTHS = `
communication: l’aisance à communiquer; leadership: l’aptitude à diriger; problem solving: la résolution de problèmes;
problem-solving: la résolution de problèmes; teamwork: le goût du travail à plusieurs; team player: le goût du travail à plusieurs; adaptable: la souplesse;
adaptability: la souplesse; flexible: la souplesse; detail-oriented: la précision; attention to detail: la précision;
fast learner: la facilité à apprendre; quick learner: la facilité à apprendre; hardworking: l’ardeur au travail; hard-working: l’ardeur au travail;
honest: l’honnêteté; friendly: l’amabilité; confident: l’assurance; motivated: l’envie de bien faire; self-motivated: l’autonomie;
proactive: l’initiative; responsible: le sens des responsabilités; respectful: le respect; focused: la concentration;
strategic: la vision d’ensemble; accurate: la précision; attentive: l’attention; careful: le soin; efficient: l’efficacité;
determined: la détermination; energetic: l’énergie; supportive: l’entraide; polite: la politesse; loyal: la loyauté`;

/** In lower case, as typed or picked. */
export const offeredWords: ReadonlyMap<string, string> = readWordTable(SKILLS);
export const offeredStrengths: ReadonlyMap<string, string> = readWordTable(STRENGTHS);
