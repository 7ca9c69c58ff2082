import { expect, it } from "vitest";
import type { Topic } from "../../planning/plan.ts";
import { emptyPlan } from "../../testing/empty-plan.ts";
import { toldFillers } from "./slots-told.ts";
import { shortenTopic } from "./topics.ts";

it.each([
  ["encaissement", "l’encaissement"],
  ["encaisser", "l’encaissement"],
  ["nettoyage de la salle", "le nettoyage de la salle"],
  ["surveillance au réveil", "la surveillance au réveil"],
  ["mettre en place les accueils de classes", "la mise en place des accueils de classes"],
  ["animer l'heure du conte deux fois par mois", "l’animation de l’heure du conte"],
  ["encadrer deux apprentis", "l’encadrement des apprentis"],
  ["faire les comptes du soir", "les comptes du soir"],
  ["veiller à la sécurité des enfants", "la sécurité des enfants"],
  ["veiller au budget de chaque projet", "le suivi du budget de chaque projet"],
  ["veiller au bon fonctionnement des machines", "le bon fonctionnement des machines"],
  ["cadrer les besoins avec nos clients associatifs", "le cadrage des besoins avec vos clients associatifs"],
  ["accueillir chaque enfant et sa famille", "l’accueil de chaque enfant"],
  ["installation électrique de logements neufs et en rénovation", "l’installation électrique de logements neufs"],
  ["levain naturel", "le levain naturel"],
  ["tableaux de bord", "les tableaux de bord"],
  ["notions de langue des signes seraient", "la langue des signes"],
  ["réaliser coupes, colorations et brushings", "les coupes, les colorations et les brushings"],
  ["préparation et gestion de la salle de soins", "la préparation et la gestion de la salle de soins"],
  ["saisie et validation technique des résultats", "la saisie et la validation technique des résultats"],
  ["laisser le jardin plus propre", "le nettoyage du jardin"],
  ["prendre soin du matériel", "le soin du matériel"],
  ["observer et mesurer les paramètres liés à l'état", "l’observation et la mesure des paramètres"],
  ["habitude des tests automatisés", "les tests automatisés"],
  ["collaborer à l'élaboration du projet pédagogique", "l’élaboration du projet pédagogique"],
  ["dispenser les soins à la mère et au nouveau-né", "les soins à la mère et au nouveau-né"],
  ["gérer les commandes de pièces et les relations avec les fournisseurs", "la gestion des commandes de pièces"],
  ["suivi de quatre apprentis", "le suivi d’apprentis"],
  ["permis + véhicule", "le permis"],
  ["gérer les commandes de pièces et les relations", "la gestion des commandes de pièces"],
  ["prendre une part active au recrutement d'horlogers", "le recrutement d’horlogers"],
])("takes up the point %s as %s", (asked, topic) => expect(shortenTopic(asked)).toBe(topic));

it.each([
  ["DUT métiers du livre ou équivalent", "un DUT métiers du livre"],
  ["CAP ou BEP en électricité", "un CAP ou BEP en électricité"],
  ["licence pro en assurance exigée", "une licence pro en assurance"],
  ["Jira", "Jira"],
  ["Sage et le Pack Office", "Sage et Pack Office"],
])("names the paper or tool %s as %s", (asked, topic) => expect(shortenTopic(asked)).toBe(topic));

it.each([
  "gestion",
  "sensibilité pour l'artisanat",
  "filière administrative",
  "connaissance de la norme ISO 17025",
  "contrôle",
  "suivi",
  "BTS à bac+5",
  "équipe de huit soignants",
  "anglais courant",
  "en équipe",
  "procéder à l'ouverture et à la fermeture",
  "l'ouverture et à la fermeture",
  "page des lettres",
  "logiciel Winpharma",
  "observer",
  "rédiger, réviser et mettre en page des lettres",
  "premier stage en laboratoire",
])("takes up nothing of %s", (asked) => expect(shortenTopic(asked)).toBeNull());

const context = { plan: emptyPlan, heading: emptyPlan.heading, tone: "professional", placeInMind: null } as const;

it("of two tools that are asked for, only the one that somebody named is said to be asked", () => {
  const skill = { text: "TMS", fact: "s" };
  const topic: Topic = { text: "TMS et Excel", lines: [4], language: "fr", requirement: null };
  expect(toldFillers.outils?.({ kind: "asked", topic, skills: [skill] }, context)?.text).toBe("TMS");
});
