import { describe, expect, it } from "vitest";
import { readPosting } from "./read-posting.ts";

const kindsOf = (words: string) => {
  const { head } = readPosting(`Técnica de laboratorio\nLabs del Norte\n\n${words}`, { today: "2026-11-29" });
  return [head.roleType?.value ?? null, head.jobLocation?.value ?? null];
};

describe("the kind of a job", () => {
  it.each([
    "Contratación directa e indefinida con la empresa, no autónomo.",
    "Ofrecemos contratación directa. Trabajo autónomo y en equipo.",
    "Vous êtes indépendant et rigoureux.",
    "Vous suivez chaque stage de production avec soin.",
    "You will brief each contractor on the site's rules.",
    "You chair the contractor meeting and teach every intern.",
    "Sie koordinieren unsere Freelancer und betreuen jedes Praktikum.",
    "Sie stimmen sich intern ab.",
    "Conoces las buenas prácticas de laboratorio.",
    "Disponibilidad para trabajar fines de semana alternos.",
    "You support our remote sites.",
    "Das ist kein Praktikum und nicht freiberuflich.",
    "Le suivi à distance des patients.",
  ])("is not read out of %j", (words) => {
    expect(kindsOf(words)).toEqual([null, null]);
  });

  it.each([
    ["Contrato: autónomo", "freelance", null],
    ["Buscamos a alguien que trabaje como autónomo.", "freelance", null],
    ["Statut : indépendant", "freelance", null],
    ["Mission en freelance, trois mois.", "freelance", null],
    ["Stage de 6 mois", "internship", null],
    ["Offre de stage", "internship", null],
    ["Praktikum", "internship", null],
    ["Sie arbeiten als Freelancer.", "freelance", null],
    ["This is an internship.", "internship", null],
    ["Contractor role, six months", "freelance", null],
    ["Contrato en prácticas", "internship", null],
    ["Puesto 100 % remoto", null, "remote"],
    ["Trabajo en remoto", null, "remote"],
    ["Type: part-time, remote", "part-time", "remote"],
    ["This job is fully remote.", null, "remote"],
    ["Vollzeit, Homeoffice möglich", "full-time", "hybrid"],
  ])("is read out of %j", (words, type, place) => {
    expect(kindsOf(words)).toEqual([type, place]);
  });
});
