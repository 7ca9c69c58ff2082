import { describe, expect, it } from "vitest";
import type { Language } from "#shared/letters/letter.schema.ts";
import { createClaimChecker } from "./check-letter.ts";
import { factsOf, type Told } from "./testing/facts-of.ts";

function marksOf(language: Language, told: Told, sentence: string, posting = ""): string[] {
  const asOf = "2026-11-21";
  const check = createClaimChecker({
    ...{ facts: factsOf(told), about: [], posting, role: "", company: "", asOf, language },
  });
  return check(sentence).claims.map(({ text }) => text);
}

const driver = { certificates: ["full UK licence B+E"] };
const clerk = { skills: ["Franz. C1", "ital. mündl.", "Korresp. dt./frz."], done: ["stv. Teamleitung, Gde. Uster"] };
const deckhand = { posts: [["Marinero | Balearia | 05/2019 - act."]], education: ["FPB Hostelería, 2015"] } as const;

describe("what a note has in short", () => {
  it.each<[Language, Told, string]>([
    ["en", { done: ["approx 4 funerals p/w"] }, "I arrange four funerals a week."],
    ["en", { done: ["70ish calls/day"] }, "I answered around seventy calls a day."],
    ["fr", { done: ["télétravail 2j/sem"] }, "Deux jours par semaine, je travaillais chez moi."],
    ["de", { done: ["30 Brote/Wo"] }, "Ich backe dreißig Brote pro Woche."],
    ["es", deckhand, "Navego con Balearia desde hace siete años."],
    ["es", deckhand, "En 2015 terminé la Formación Profesional Básica en hostelería."],
    ["de", clerk, "Auf Italienisch unterhalte ich mich, die Briefe schrieb ich auf Deutsch und Französisch."],
    ["de", clerk, "Die stellvertretende Teamleitung hatte ich bei der Gemeinde Uster."],
    ["de", { certificates: ["Kurs HSLU, 2021"] }, "Den Kurs an der Hochschule Luzern habe ich 2021 besucht."],
    [
      "de",
      { posts: [["Zugbegleiter | ODEG | 2018 - heute"]] },
      "Ich bin bei der Ostdeutschen Eisenbahngesellschaft tätig.",
    ],
    ["de", { posts: [["PDL | Haus Nord | 2018 - heute"]] }, "Ich bin Pflegedienstleitung im Haus Nord."],
    ["es", { posts: [["Peluquera | Lanas, Zgz | 2020 - hoy"]] }, "Trabajo en Lanas, en Zaragoza."],
    [
      "en",
      { certificates: ["NAFD Foundation Cert"] },
      "I hold the foundation certificate of the National Association of Funeral Directors.",
    ],
    ["en", driver, "I hold a driving licence."],
    ["es", { skills: ["carnet B"] }, "Tengo carné de conducir de la clase B."],
    ["en", { skills: ["licence cat C"] }, "I hold a category C licence."],
    ["en", { certificates: ["IPAF 3b 2022"] }, "In 2022 I added the IPAF licence for mobile elevating platforms."],
    [
      "fr",
      { education: ["Licence pro assurance, IUT Niort"] },
      "J'ai une licence professionnelle préparée en alternance.",
    ],
    ["fr", { certificates: ["permis B"] }, "Je suis titulaire du permis B."],
    ["de", { certificates: ["Ersthelferin (2023)"] }, "Meine Ausbildung zur Ersthelferin stammt aus dem Jahr 2023."],
    [
      "en",
      { skills: ["Excel (pivots)", "MS Dynamics"] },
      "I build pivot tables in Excel and work with Microsoft Dynamics.",
    ],
    ["en", { skills: ["welding"] }, "Pipes make up most of my day, and welding them is my daily bread."],
    ["en", { education: ["GCSEs x7, 2018"] }, "I left school with seven GCSEs."],
    ["en", { done: ["~450 invoices p/m"] }, "I process around 450 invoices a month."],
    ["en", { posts: [["Clerk | Ashby Foods | 2022 - present, 30hrs"]] }, "I work thirty hours a week."],
    ["en", { education: ["AAT L3 (2021)"] }, "I completed AAT Level 3 in 2021."],
    [
      "fr",
      { certificates: ["AFGSU 2 (2024)"] },
      "Mon attestation de formation aux gestes et soins d'urgence de niveau 2 date de 2024.",
    ],
    ["en", { done: ["moved to D365"] }, "We moved to Dynamics 365."],
    ["en", { certificates: ["ENG1"] }, "I hold an ENG1 medical certificate."],
    ["en", { certificates: ["GDC reg."] }, "I am registered with the General Dental Council."],
    ["de", { done: ["U3-Gruppe, 12 Kinder"] }, "In meiner Gruppe sind zwölf Kinder unter drei Jahren."],
    ["de", { done: ["Vertr. Gruppenltg. seit 01/24"] }, "Seit Januar 2024 vertrete ich die Gruppenleitung."],
    ["de", { education: ["Ausb. SPA, 2019 (1,8)"] }, "Meine Ausbildung habe ich 2019 mit der Note 1,8 abgeschlossen."],
    ["de", { done: ["CNC Homag"] }, "Ich programmiere unsere CNC-Maschine von Homag."],
    ["fr", { education: ["BTS MI, lycée P.-E. Martin, 2011"] }, "J'ai obtenu mon BTS au lycée Pierre-Émile-Martin."],
    [
      "fr",
      { certificates: ["PRAP"] },
      "J'ai suivi la formation à la prévention des risques liés à l'activité physique.",
    ],
    ["es", { certificates: ["C+E y CAP"] }, "Tengo el certificado de aptitud profesional en vigor."],
    ["en", { done: ["fuel cards, petty cash"] }, "I managed the fuel cards and the petty cash."],
    ["en", { posts: [["Accounts asst | Hartwell | 2018 - 2022"]] }, "I was an accounts assistant at Hartwell."],
    ["en", { done: ["VHF watch"] }, "Keeping a listening watch on the radio is second nature."],
    [
      "en",
      { posts: [["HGV tech | Truckline | 06/2019 - present"]] },
      "I am a heavy goods vehicle technician at Truckline.",
    ],
    ["en", { education: ["C&G Level 3, 2021"] }, "I passed the City and Guilds Level 3 in 2021."],
    [
      "en",
      { certificates: ["irtec"], skills: ["F-gas"] },
      "I am qualified to handle F-gas and allowed to drive lorries.",
    ],
    [
      "en",
      { posts: [["Analyst | Moray Council | 03.2022 - present"]] },
      "I have been with Moray Council since March 2022.",
    ],
    ["en", { done: ["Win 11 rollout"] }, "I rolled out Windows 11."],
    ["en", { done: ["hybrid 2 days office"] }, "I work two days a week in the office."],
    ["de", { done: ["32 Fahrstd."] }, "Im Schnitt sind das zweiunddreißig Fahrstunden."],
    ["de", { done: ["18 Objekte, 412 WE"] }, "Ich betreue achtzehn Objekte mit 412 Wohneinheiten."],
    ["de", { done: ["papierloses Archiv (1 J.)"] }, "Innerhalb eines Jahres habe ich das Archiv umgestellt."],
    [
      "de",
      { posts: [["Hebamme | Uniklinik Ulm | 2019 - heute", "90 Geburten/J."]] },
      "An der Universitätsklinik Ulm begleite ich neunzig Geburten im Jahr.",
    ],
    [
      "es",
      { posts: [["Ayte. cocina | El Cuartillo | 2013-15"]] },
      "Pasé dos años como ayudante de cocina en El Cuartillo.",
    ],
    ["es", { done: ["coord. socorristas verano 22-24 (5)"] }, "De 2022 a 2024 coordiné a los cinco socorristas."],
    ["es", { education: ["TAFAD, 2018"] }, "Soy técnico superior en animación de actividades físicas y deportivas."],
    ["en", { posts: [["Groom → Yard Mgr | Foxholt | Oct 2017 - pres."]] }, "I now manage the yard."],
    ["en", { done: ["hay buying, approx £14k p.a."] }, "I buy hay for about fourteen thousand pounds a year."],
    ["en", { certificates: ["Equine 1st Aid '24"] }, "My equine first aid certificate dates from 2024."],
    [
      "en",
      { posts: [["Cabin crew | Flybe (EXT/SOU) | 2015 - 2020"]] },
      "I flew with Flybe from Exeter and Southampton.",
    ],
    ["en", { done: ["caring for dad till Oct 22"] }, "Afterwards I cared for my father."],
    ["en", { education: ["NVQ3 Aviation Ops"] }, "I hold an NVQ Level 3 in aviation."],
    ["de", { posts: [["NotSan | Johanniter | 2022 - dato"]] }, "Ich bin Notfallsanitäter bei den Johannitern."],
    ["de", { certificates: ["C1"] }, "Den Führerschein C1 besitze ich."],
    ["de", { done: ["Disposition"] }, "Man muss um sechs Uhr wissen, was um zehn schiefgehen könnte."],
    ["de", { done: ["Reklamationsq. 2,3 → 1,1 %"] }, "Die Reklamationsquote sank von 2,3 auf 1,1 Prozent."],
    ["fr", { done: ["mini-pelle 2,5 T, devis simples"] }, "Je conduis une mini-pelle de deux tonnes et demie."],
    [
      "fr",
      { education: ["BP Aménagements paysagers, 2017"] },
      "J'ai obtenu mon brevet professionnel en aménagements paysagers en 2017.",
    ],
    [
      "fr",
      { posts: [["Saisonnier | Minier | printps 2015 et 16"]] },
      "Aux printemps 2015 et 2016, j'ai été saisonnier chez Minier.",
    ],
    ["es", { skills: ["Excel (t. dinám.)"] }, "Domino las tablas dinámicas de Excel."],
    [
      "es",
      { education: ["Grado ADE, UJI, 2016"] },
      "Me gradué en Administración y Dirección de Empresas por la Universitat Jaume I.",
    ],
    ["en", { education: ["VTCT L3 Beauty (distinction)"] }, "I passed my Level 3 in beauty with distinction."],
    ["en", { skills: ["IG content"] }, "The salon's Instagram posts are often mine."],
    ["en", { done: ["int'l quals"] }, "International qualifications pass over my desk."],
    ["en", { done: ["induction of 2 new colls"] }, "I introduced two new colleagues to their work."],
    ["de", { done: ["2 Ges. + 1 Azubi"] }, "Ich habe zwei Gesellen und einen Auszubildenden bei mir."],
    ["de", { done: ["Rechercheberatung"] }, "Ich berate bei Recherchen."],
    ["de", { education: ["Lehre 2006-09, BS Chur"] }, "Die Lehre schloss ich 2009 in Chur ab."],
    [
      "de",
      {
        posts: [["Maler | Otte, Münster | 2011 - 2019"], ["Hausmeister | Gymn. Paulinum (Stadt MS) | 02/2019 - heute"]],
      },
      "Seit Februar 2019 bin ich Hausmeister am Gymnasium Paulinum der Stadt Münster.",
    ],
    ["fr", { certificates: ["form. 60 h AESH"] }, "J'ai suivi une formation de soixante heures."],
    ["es", { done: ["resp. sección suplente"] }, "Cuando falta el responsable de la sección, lo sustituyo."],
    ["es", { skills: ["rumano nat."] }, "El rumano es mi lengua materna."],
  ])("is no invention in whole words: %s %j %s", (language, told, sentence) => {
    expect(marksOf(language, told, sentence)).toEqual([]);
  });

  it.each<[Language, Told, string, string]>([
    ["en", { done: ["approx 4 funerals p/w"] }, "I arrange nine funerals a week.", "nine"],
    ["fr", { done: ["télétravail 2j/sem"] }, "Trois jours par semaine, je travaillais chez moi.", "Trois"],
    ["de", clerk, "Die Briefe schrieb ich auf Spanisch.", "Spanisch"],
    ["de", { done: ["Kasse. Bestellungen"] }, "Ich war Kassenleiterin.", "Kassenleiterin"],
    ["es", { posts: [["Peluquera | Lanas, Zgz | 2020 - hoy"]] }, "Trabajo en Lanas, en Zamora.", "Zamora"],
    ["en", driver, "I hold a forklift licence.", "forklift licence"],
    ["es", { skills: ["carnet B"] }, "Tengo el carné C.", "carné C"],
    ["en", { skills: ["licence cat C"] }, "I hold a category D licence.", "licence"],
    ["en", { done: ["hit rate 81% → 94%"] }, "I brought the hit rate up to 98 per cent.", "98 per cent"],
    ["en", { done: ["waited tables"] }, "I trained three colleagues.", "three"],
    ["es", deckhand, "Hace un año me nombraron contramaestre.", "contramaestre"],
    ["de", { done: ["Kellner"] }, "Bei Kaufland habe ich zwei Jahre gearbeitet.", "Kaufland"],
    ["en", { posts: [["Purchase Clerk | Ashby | 2022 - now", "3-way match"]] }, "Three clerks work under me.", "Three"],
    [
      "en",
      { posts: [["Dental nurse | Brook | 2020 - now", "radiography cert"]] },
      "I hold a certificate in dental sedation nursing.",
      "certificate in dental sedation nursing",
    ],
    ["en", { done: ["roof project"] }, "I managed the roof project.", "managed"],
    ["en", { education: ["AAT L3 (2021)"] }, "I completed AAT Level 4 in 2021.", "4"],
    ["fr", { posts: [["Infirmière | Service du cœur | 2019 - 2022"]] }, "J'ai un DU de cardiologie.", "DU"],
    ["de", { posts: [["Pfleger | St. Anna | 2019 - 2022"]] }, "Ich war Stationsleiter.", "Stationsleiter"],
    ["de", { done: ["Praxisanleiterin 300 Std."] }, "Ich bin stellvertretende Leiterin.", "stellvertretende"],
    [
      "de",
      { posts: [["Filialleiterin | Nord | 2019 - heute"]] },
      "Ich bin Filialbezirksleiterin.",
      "Filialbezirksleiterin",
    ],
    ["de", { done: ["18 Objekte, 412 WE"] }, "Ich betreue 740 Wohneinheiten.", "740"],
    ["de", { done: ["Retouren unter 4%"] }, "Unsere Retouren liegen unter zwei Prozent.", "zwei Prozent"],
    ["en", { posts: [["Cabin crew | Flybe (EXT/SOU) | 2015 - 2020"]] }, "I flew with Flybe from Bristol.", "Bristol"],
    ["de", { done: ["Disposition"] }, "Ich kümmere mich um zehn Fahrzeuge.", "zehn"],
    ["de", { done: ["Ferienpass-Leitg. 2019-23"] }, "Ich führe drei Mitarbeiterinnen.", "drei"],
    ["es", { posts: [["Técnica | Ourense | 2015 - 19", "2 auxiliares"]] }, "Coordino a cinco técnicos.", "cinco"],
  ])("tells of nothing else: %s %j %s", (language, told, sentence, claim) => {
    expect(marksOf(language, told, sentence)).toContain(claim);
  });

  it("lets what the reader's posting names stand, and not what the writer is said to use", () => {
    const posting = "Nous cherchons un tourneur à Auray. Apologic exigé.";
    const told = { done: ["tournées"] };
    expect(marksOf("fr", told, "Votre annonce pour Auray correspond à ce que je cherche.", posting)).toEqual([]);
    expect(marksOf("fr", told, "Je saisis tout dans Apologic.", posting)).toEqual(["Apologic"]);
  });

  it("takes what one plans for work, and not for a plan", () => {
    expect(marksOf("en", { done: ["MOT prep"] }, "I plan all MOTs in Freeway.", "MOTs in Freeway.")).toEqual([
      "Freeway",
    ]);
    expect(marksOf("en", { done: ["MOT prep"] }, "I plan to learn Freeway.", "MOTs in Freeway.")).toEqual([]);
  });

  it("lets a thing of the posting stand where nobody is said to know it", () => {
    const sentence = "Seventy tractor units mean seventy drivers on the road.";
    expect(marksOf("en", { done: ["MOT prep"] }, sentence, "We run seventy tractor units.")).toEqual([]);
  });

  it("takes a tool of the posting for the writer's though it was so far", () => {
    const posting = "Sie kalkulieren mit Borm. ECMO von Vorteil.";
    expect(marksOf("de", { done: ["Montage"] }, "Kalkuliert habe ich bisher mit Borm.", posting)).toEqual(["Borm"]);
    expect(marksOf("de", { done: ["Montage"] }, "Mit ECMO hatte ich bislang nichts zu tun.", posting)).toEqual([]);
  });

  it("does not take the name of a firm for a part of the world", () => {
    const posting = "You will deal with Northern and LNER.";
    expect(marksOf("en", { done: ["planned diaries"] }, "At Northern I planned trains.", posting)).toEqual([
      "Northern",
    ]);
  });
});
