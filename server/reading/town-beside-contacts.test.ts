import { expect, it } from "vitest";
import { noPlace } from "./resume-text.ts";
import { townBesideContacts } from "./town-beside-contacts.ts";

const town = (...texts: string[]) =>
  townBesideContacts(
    texts.map((text) => ({ ...noPlace, page: 1, text })),
    "Ilse Wendeburg",
  );

it.each([
  [["Workumerzijl | 06-24 80 13 77 | ilse@example.org"], "Workumerzijl"],
  [["Arenzo, 338 55 02 914, ilse@example.org"], "Arenzo"],
  [["Ebersbach an der Fils · +49 7163 90 41 18 · ilse@example.org"], "Ebersbach an der Fils"],
  [["Bermundo, Bizkaria ◆ ilse@example.org"], "Bermundo, Bizkaria"],
  [["Zugführerin", "Ångehamn", "073-418 22 06", "ilse@example.org"], "Ångehamn"],
])("is told by where it stands: %j", (texts, found) => {
  expect(town(...texts)).toBe(found);
});

it.each([
  [["Wendeburg | ilse@example.org"]],
  [["Nurse", "ilse@example.org"]],
  [["Workumerzijl", "Likes quiet work", "ilse@example.org"]],
  [["Bakkerij Jansen B.V. | ilse@example.org"]],
])("is none of these: %j", (texts) => {
  expect(town(...texts)).toBe("");
});

it("looks like the e-mail rather than like the title above it", () => {
  const line = (text: string, look: string) => ({ ...noPlace, page: 1, text, look, x: 40 });
  const lines = [line("Glimmerin", "italic"), line("0176 41 87 22", "text"), line("ilse@example.org", "text")];
  expect(townBesideContacts([...lines, line("Bambruck", "text")], "Ilse Wendeburg")).toBe("Bambruck");
});
