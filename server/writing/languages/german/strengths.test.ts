import { expect, test } from "vitest";
import { strengthShape } from "./strengths.ts";

test.each([
  ["gutes Auge für Farbe", "noun", "ein gutes Auge für Farbe"],
  ["kühler Kopf im Service", "noun", "einen kühlen Kopf im Service"],
  ["ruhige Hand", "noun", "eine ruhige Hand"],
  ["geduldiges Erklären", "noun", "geduldiges Erklären"],
  ["Ruhe auf der Baustelle", "noun", "Ruhe auf der Baustelle"],
  ["Zahlen verständlich machen", "deed", "Zahlen verständlich zu machen"],
  ["zuhören können", "deed", "zuzuhören"],
  ["kann gut mit Menschen umgehen", "deed", "gut mit Menschen umzugehen"],
  ["ruhig bleiben", "deed", "ruhig zu bleiben"],
  ["ruhig, wenn es eng wird", "adjective", "ruhig, wenn es eng wird"],
  ["Blick fürs Detail", "noun", "einen Blick fürs Detail"],
  ["hohe Konzentration", "noun", "hohe Konzentration"],
  ["sehr genau", "adjective", "sehr genau"],
  ["verschwiegen", "adjective", "verschwiegen"],
  ["zahlenaffin", "adjective", "zahlenaffin"],
  ["stressresistent", "adjective", "stressresistent"],
  ["ideenreich bei Regenwetter", "adjective", "ideenreich bei Regenwetter"],
  ["packe gern mit an", "clause", "packe gern mit an"],
  ["behält in Notfällen den Überblick", "clause", "behalte in Notfällen den Überblick"],
  ["rechnet Angebote selbst nach", "clause", "rechne Angebote selbst nach"],
  ["schreibt Berichte, die auch Laien verstehen", "clause", "schreibe Berichte, die auch Laien verstehen"],
  ["ich bleibe freundlich, auch beim dritten Anruf", "clause", "bleibe freundlich, auch beim dritten Anruf"],
  ["kümmert sich um alles und hilft gern", "clause", "kümmere mich um alles und helfe gern"],
  ["nimmt sich Zeit für schwierige Fälle", "clause", "nehme mir Zeit für schwierige Fälle"],
  ["holt sich früh Rückmeldung", "clause", "hole mir früh Rückmeldung"],
  ["arbeitet sich schnell in Neues ein", "clause", "arbeite mich schnell in Neues ein"],
  ["ist geduldig mit Kindern", "clause", "bin geduldig mit Kindern"],
  ["Kunden vertrauen mir", "foreign", "Kunden vertrauen mir"],
  ["fragt freundlich, aber hartnäckig nach", "clause", "frage freundlich, aber hartnäckig nach"],
  ["geübt im Umgang mit Kunden", "foreign", "geübt im Umgang mit Kunden"],
  ["hartnäckig ohne laut zu werden", "adjective", "hartnäckig, ohne laut zu werden"],
  ["ausgeglichen", "adjective", "ausgeglichen"],
])("%s can be said as a %s: %s", (typed, kind, text) => {
  expect(strengthShape(typed)).toEqual({ kind, text });
});
