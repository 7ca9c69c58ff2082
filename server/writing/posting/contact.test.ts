import { describe, expect, it } from "vitest";
import { readPosting } from "./read-posting.ts";

const BEFORE = {
  en: "Dental Receptionist – Fenwick Dental Group, Newcastle\nWe need someone with reception experience and a good phone manner.\n",
  de: "Sachbearbeiter (m/w/d) bei Stadtwerke Lindau GmbH\nSie bringen Erfahrung im Kundenservice mit und arbeiten gerne im Team.\n",
  fr: "Fleuriste H/F – CDI – Annecy\nLes Jardins de Rose recherche un fleuriste avec deux ans d'expérience.\n",
  es: "Hospital San Telmo selecciona Técnico de Laboratorio.\nRequisitos: experiencia mínima de 1 año en laboratorio.\n",
};

const contactIn = (language: keyof typeof BEFORE, sentence: string) =>
  readPosting(BEFORE[language] + sentence, { jobTitle: "", company: "" }).contact?.text ?? null;

describe("the person to whom an application goes", () => {
  it.each([
    ["en", "Apply with your CV and a short covering letter to Joanne Pickering by 12 December.", "Joanne Pickering"],
    ["en", "Please email your CV to our practice manager, Joanne Pickering, at jo@x.example.", "Joanne Pickering"],
    ["en", "Applications should be sent to Dr. Amit Rao, Head of School.", "Dr. Amit Rao"],
    ["en", "Applications to Rosie Blake, rosie@blake.example", "Rosie Blake"],
    ["en", "For an informal chat about the role, please contact Priya Nair on 0161 000 0000.", "Priya Nair"],
    ["en", "Questions? Contact Sarah Baker.", "Sarah Baker"],
    ["en", "Weekends required. Call Deb.", "Deb"],
    ["en", "Drop in for a chat with Aoife.", "Aoife"],
    ["en", "Please write to Jess with a bit about yourself.", "Jess"],
    ["en", "Informal enquiries: Mary Devlin, Principal Social Worker, 01 555 0199.", "Mary Devlin"],
    ["en", "Closing date 4 March. Send CV and letter to Mrs. H. Blythe, Bursar, Long Lane School.", "Mrs. H. Blythe"],
    ["de", "Bewerbung mit Gehaltsvorstellung bitte bis 15.12.2026 an Frau Dr. Miriam Kögel.", "Frau Dr. Miriam Kögel"],
    ["de", "Ihre Bewerbung richten Sie an Frau Dr. Silke Hagemeister.", "Frau Dr. Silke Hagemeister"],
    ["de", "Bewerbungen mit Lebenslauf bis 11. Jänner an Mag.a Hanna Reiter.", "Mag.a Hanna Reiter"],
    ["de", "Schicken Sie Ihre Unterlagen an Miriam Kögel, Personalabteilung.", "Miriam Kögel"],
    ["de", "Rückfragen beantwortet Ihnen gern Miriam Kögel unter 08382 000.", "Miriam Kögel"],
    ["de", "Fragen beantwortet Ihnen Sabine Müller.", "Sabine Müller"],
    ["de", "Deine Bewerbung geht an Jonas Brandl.", "Jonas Brandl"],
    ["fr", "Merci d'envoyer CV et lettre de motivation à Mme Claire Vuillermoz.", "Mme Claire Vuillermoz"],
    ["fr", "Adressez votre candidature à Claire Vuillermoz, responsable du magasin.", "Claire Vuillermoz"],
    ["es", "Interesados enviar CV a Ana Gil Prado antes del 5 de enero.", "Ana Gil Prado"],
    ["es", "Dirija su candidatura a D.ª Carmen Souto, jefa de laboratorio.", "D.ª Carmen Souto"],
  ] as const)("is read from (%s) %s", (language, sentence, name) => {
    expect(contactIn(language, sentence)).toBe(name);
  });

  it.each([
    ["en", "Apply to Human Resources by Friday."],
    ["en", "Send your resume to Human Resources Department."],
    ["en", "Please send a CV to Recruitment Services at the address below"],
    ["en", "Send a letter to Fenwick Dental Group."],
    ["en", "Please contact Store Manager for details."],
    ["en", "Apply by 3 May. The test for Public Relations Specialist will be held in June."],
    ["en", "A certificate for Backflow Prevention Device Tester must be sent with the application."],
    ["en", "Call Monday or text Reception."],
    ["en", "Reports to Maria Lopez, Operations Director. Apply with CV."],
    ["en", "Travel to New York is required. Apply by 3 May."],
    ["de", "Ihre Bewerbung richten Sie bitte an die Stadtverwaltung Lindau."],
    ["fr", "Envoyez votre CV à Pôle Emploi Annecy."],
    ["es", "Enviar CV y carta de presentación a Recursos Humanos."],
  ] as const)("is nobody in (%s) %s", (language, sentence) => {
    expect(contactIn(language, sentence)).toBeNull();
  });
});
