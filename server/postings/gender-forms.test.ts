import { describe, expect, it } from "vitest";
import { readForms } from "./gender-forms.ts";

describe("readForms", () => {
  it.each([
    ["de", "Verkäufer/in", "Verkäufer", "Verkäuferin"],
    ["de", "Verkäufer/-in im Außendienst", "Verkäufer im Außendienst", "Verkäuferin im Außendienst"],
    ["de", "Redakteur:in", "Redakteur", "Redakteurin"],
    ["de", "Staatlich anerkannte*r Erzieher*in", "Staatlich anerkannter Erzieher", "Staatlich anerkannte Erzieherin"],
    ["de", "Steuerfachangestellte/r", "Steuerfachangestellter", "Steuerfachangestellte"],
    ["de", "Sozialpädagoge/in", "Sozialpädagoge", "Sozialpädagogin"],
    ["de", "MitarbeiterIn", "Mitarbeiter", "Mitarbeiterin"],
    ["de", "Pflegefachfrau/-mann", "Pflegefachmann", "Pflegefachfrau"],
    ["de", "Kauffrau / Kaufmann für Büromanagement", "Kaufmann für Büromanagement", "Kauffrau für Büromanagement"],
    ["de", "Amtstierarzt/Amtstierärztin", "Amtstierarzt", "Amtstierärztin"],
    ["de", "Koch oder Köchin", "Koch", "Köchin"],
    ["de", "Sozialpädagog:in", "Sozialpädagoge", "Sozialpädagogin"],
    [
      "de",
      "Sozialarbeiter:in / Sozialpädagog:in",
      "Sozialarbeiter / Sozialpädagoge",
      "Sozialarbeiterin / Sozialpädagogin",
    ],
    [
      "de",
      "Ausbildung zur Kauffrau / zum Kaufmann im Einzelhandel",
      "Ausbildung zum Kaufmann im Einzelhandel",
      "Ausbildung zur Kauffrau im Einzelhandel",
    ],
    ["fr", "Vendeur/se", "Vendeur", "Vendeuse"],
    ["fr", "Infirmier(e) de bloc", "Infirmier de bloc", "Infirmière de bloc"],
    ["fr", "Infirmier·ère", "Infirmier", "Infirmière"],
    ["fr", "Assistant(e) administratif(ve)", "Assistant administratif", "Assistante administrative"],
    ["fr", "Directeur-trice de crèche", "Directeur de crèche", "Directrice de crèche"],
    ["fr", "Soudeur(se)-assembleur(se)", "Soudeur-assembleur", "Soudeuse-assembleuse"],
    ["fr", "Vendeur polyvalent / Vendeuse polyvalente", "Vendeur polyvalent", "Vendeuse polyvalente"],
    ["fr", "Chargé.e de communication", "Chargé de communication", "Chargée de communication"],
    ["fr", "Technicien(ne) de maintenance", "Technicien de maintenance", "Technicienne de maintenance"],
    ["es", "Camarero/a", "Camarero", "Camarera"],
    ["es", "Director(a) comercial", "Director comercial", "Directora comercial"],
    ["es", "Técnico/a administrativo/a", "Técnico administrativo", "Técnica administrativa"],
    ["es", "Valuador(a) inmobiliario", "Valuador inmobiliario", "Valuadora inmobiliaria"],
    ["es", "Ingeniero/a mecánico de planta", "Ingeniero mecánico de planta", "Ingeniera mecánica de planta"],
    ["es", "Encargado/a turno noche", "Encargado turno noche", "Encargada turno noche"],
    ["es", "Profesor/a técnico deportivo", "Profesor técnico deportivo", "Profesora técnica deportiva"],
    ["fr", "Assistant(e) commercial", "Assistant commercial", "Assistante commerciale"],
    ["fr", "Pharmacien(ne) hospitalier", "Pharmacien hospitalier", "Pharmacienne hospitalière"],
    ["fr", "Conseiller(ère) clientèle", "Conseiller clientèle", "Conseillère clientèle"],
    ["es", "Ingeniero o ingeniera de obra", "Ingeniero de obra", "Ingeniera de obra"],
    ["es", "Dependient@", "Dependiente", "Dependienta"],
    ["en", "Waiter/Waitress", "Waiter", "Waitress"],
  ])("%s: tells the two of %s", (language, title, masculine, feminine) => {
    expect(readForms(title, language)).toEqual({ isDouble: true, forms: [masculine, feminine] });
  });

  it.each([
    ["de", "Tischler / Schreiner"],
    ["en", "Driver / Warehouse Operative"],
    ["fr", "Serveurs(ses)"],
  ])("%s: asks about %s without forms to choose from", (language, title) => {
    expect(readForms(title, language)).toEqual({ isDouble: true, forms: [] });
  });

  it.each([
    ["de", "Bäcker"],
    ["de", "Fach- und Führungskraft"],
    ["fr", "Aide-soignante"],
    ["en", "Head of Research and Development"],
    ["es", "Peón de obra"],
    ["en", "UI/UX Designer"],
    ["de", "CI/CD-Engineer"],
    ["en", "Node.js Developer"],
  ])("%s: has nothing to ask about %s", (language, title) => {
    expect(readForms(title, language)).toEqual({ isDouble: false, forms: [] });
  });
});
