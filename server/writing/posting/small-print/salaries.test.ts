import { describe, expect, it } from "vitest";
import { readPosting } from "../read-posting.ts";

const payIn = (text: string) =>
  readPosting(text, { jobTitle: "", company: "" }).smallPrint.find(({ kind }) => kind === "salary-offered")?.value ??
  null;

const EN = "Cook\nYou will work with our small team and help our customers every day with what they need.\n";
const DE = "Koch (m/w/d)\nSie arbeiten mit unserem kleinen Team und helfen jeden Tag unseren Kunden gerne weiter.\n";
const FR = "Cuisinier (H/F)\nVous travaillez avec notre petite équipe et aidez chaque jour nos clients.\n";

describe("pay that no word announces", () => {
  it.each([
    [EN, "£34–40k + options, 28 days off", "£34–40k + options, 28 days off"],
    [EN, "Cash €17/h.", "€17/h"],
    [EN, "Grade 7: £37,999 - £45,413", "£37,999 - £45,413"],
    [DE, "30 Tage Urlaub, Jobrad, 62.000–75.000 € je nach Erfahrung", "62.000–75.000 € je nach Erfahrung"],
    [DE, "in Vollzeit (39 Std./Woche), EG 9b TVöD, unbefristet.", "EG 9b TVöD"],
    [DE, "Vergütung nach AVR, Entgeltgruppe P8, Kita-Platz", "Entgeltgruppe P8"],
    [DE, "Die Stelle ist mit E 13 TV-L bewertet.", "E 13 TV-L"],
    [FR, "Package : 32 à 36 k€ selon profil, télétravail 2 jours.", "32 à 36 k€ selon profil, télétravail 2 jours"],
  ])("%s%s", (head, line, value) => {
    expect(payIn(head + line)).toBe(value);
  });

  it.each([
    [EN, "You will order $20,000–$30,000 of supplies a month."],
    [EN, "Our customers save between 10 and 20% a year."],
    [DE, "Sie disponieren bis zu 30 Touren in der Stunde."],
  ])("%s%s tells of something else", (head, line) => {
    expect(payIn(head + line)).toBeNull();
  });
});
