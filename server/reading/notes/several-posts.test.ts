import { expect, it } from "vitest";
import { sortText } from "../sort-text.ts";

const sorted = (...lines: string[]) => sortText({ text: lines.join("\n"), today: "2026-11-23" }).facts;
const posts = (...lines: string[]) =>
  sorted(...lines).jobs.map(({ title, employer, from, to }) => [title, employer, from, to]);

it.each([
  [
    "I am practice manager at Rowcroft Dental since 2019, 4 chairs. Before that I worked for 7 years at Boots Opticians in Gloucester (2012 to 2019) as a dispensing optician.",
    ["practice manager", "Rowcroft Dental", "2019", "now"],
    ["dispensing optician", "Boots Opticians", "2012", "2019"],
  ],
  [
    "Je suis infirmière coordinatrice à l'EHPAD Les Glycines depuis mars 2021, 78 lits. Avant, de 2014 à 2021, infirmière au CH de Tourcoing.",
    ["infirmière coordinatrice", "EHPAD Les Glycines", "2021-03", "now"],
    ["infirmière", "CH de Tourcoing", "2014", "2021"],
  ],
  [
    "Trabajé 8 años en la ferretería Don Tito (2004 a 2012) como vendedor. Desde 2018 soy encargado de depósito en Distribuidora del Plata, tengo 9 personas.",
    ["vendedor", "ferretería Don Tito", "2004", "2012"],
    ["encargado de depósito", "Distribuidora del Plata", "2018", "now"],
  ],
  [
    "Von 2005 bis 2019 war ich bei der Harz Dach GmbH als Vorarbeiter. Seit 2020 bin ich Hausmeister bei der Wohnungsgenossenschaft Goslar, 240 Wohnungen.",
    ["Vorarbeiter", "Harz Dach GmbH", "2005", "2019"],
    ["Hausmeister", "Wohnungsgenossenschaft Goslar", "2020", "now"],
  ],
])("reads each of the posts that one line tells in sentences: %s", (line, ...heads) => {
  expect(posts("Ann Lee", "", line)).toEqual(heads);
});

it.each([
  [
    "Je suis responsable finances et membre de la direction de l'Hôpital de la Broyette depuis 2018, 140 lits.",
    ["responsable finances", "Hôpital de la Broyette", "2018", "now"],
  ],
  [
    "I am head of finance and part of the management of Broyette Hospital since 2018, 140 beds.",
    ["head of finance", "Broyette Hospital", "2018", "now"],
  ],
  [
    "Soy responsable de finanzas y miembro de la dirección del Hospital San Eloy desde 2018, 140 camas.",
    ["responsable de finanzas", "Hospital San Eloy", "2018", "now"],
  ],
  [
    "Trabajé 12 años en la librería y copias El Tintero (2008 a 2020) atendiendo el mostrador.",
    ["", "librería y copias El Tintero", "2008", "2020"],
  ],
  [
    "Seit 2007 bin ich bei der Grossbäckerei Brotwerk AG in Winterthur, seit 2014 als Schichtleiter mit 11 Leuten.",
    ["Schichtleiter", "Grossbäckerei Brotwerk AG", "2007", "now"],
  ],
  ["I'm currently a groundworker with Dunmore Civils, since 2020.", ["groundworker", "Dunmore Civils", "2020", "now"]],
  [
    "Avant cela, de 2011 à 2018, contrôleuse de gestion aux Transports publics du Jorat.",
    ["contrôleuse de gestion", "Transports publics du Jorat", "2011", "2018"],
  ],
])("reads the post of a sentence: %s", (line, head) => {
  expect(posts("Ann Lee", "", line)).toEqual([head]);
});

it.each([
  "Seit 2007 bin ich bei der Grossbäckerei Brotwerk AG, seit 2014 als Schichtleiter. Die Backstube wird nach Polen verlegt.",
  "Since 2007 I have been with Northern Bakeries Ltd, since 2014 as shift leader. The bakery moves to Poland.",
  "Depuis 2007 je suis chez Boulangerie Nord SA, depuis 2014 comme chef d'équipe. Le fournil part en Pologne.",
  "Desde 2007 estoy en Panificadora Norte SL, desde 2014 como jefe de turno. La fábrica se va a Polonia.",
])("parts what a paper and a post tell, and what is of neither: %s", (line) => {
  const learnt = "Gesellenbrief Bäcker 1998. ";
  const { jobs, papers, plain } = sorted("Ann Lee", "", learnt + line);
  expect(jobs.map(({ from, lines }) => [from, lines])).toEqual([["2007", []]]);
  expect(papers).toHaveLength(1);
  expect(plain.map(({ text }) => text).join()).toMatch(/Pol/u);
});

it.each([
  "Je suis diplômée de l'Université de Lausanne depuis 2018.",
  "Soy socia del Hospital San Eloy desde 2018.",
  "I am a member of Foyle Hospital since 2018.",
])("takes what somebody is a member or graduate of for no employer: %s", (line) => {
  expect(posts("Ann Lee", "Cook, Blue Anchor, 2009 - 2018", "", line)).toHaveLength(1);
});
