import { expect, it } from "vitest";
import { letterText } from "#shared/letters/letter-text.ts";
import type { Told } from "./testing/people.ts";
import { toRequest } from "./testing/to-request.ts";
import { writeLetter } from "./write-letter.ts";

const written = (told: Told) => letterText(writeLetter(toRequest(told)).letter);

it("says before that once where an answer leads to the post, and its title behind", () => {
  const text = written({
    ...{ lang: "en", first: "Ann", last: "Lee", role: "HR Director" },
    jobs: [
      ["HR Manager", "Brandt Axle", "2017", "now", ["I run HR for two plants."]],
      ["HR Officer", "Sunfield Dairy", "2011", "2017", ["Before that I was at Sunfield Dairy with 280 people."]],
    ],
  });
  expect(text.match(/before that/giu)).toHaveLength(1);
  expect(text).toMatch(/Before that I was at Sunfield Dairy with 280 people\. [^.]*HR Officer there[^.]*\./u);
});

it("begins with what somebody does where no post is told", () => {
  const text = written({
    ...{ lang: "es", first: "Nuria", last: "Bescós", role: "coordinador/a", asks: [["Control de indicadores", null]] },
    plain: ["Llevo 11 años en un call center, empecé de teleoperadora y desde 2019 soy supervisora."],
    done: [["demand", "", "Reviso el nivel de servicio cada mañana antes de que entre el turno.", "p0"]],
  });
  expect(text.indexOf("Llevo 11 años")).toBeGreaterThan(0);
  expect(text.indexOf("Llevo 11 años")).toBeLessThan(text.indexOf("Reviso el nivel"));
});

it("keeps a budget out of the end of the letter, where pay stands", () => {
  const request = toRequest({
    ...{ lang: "de", first: "Vera", last: "Hoch", role: "Eventmanagerin" },
    jobs: [["Eventmanagerin", "Funkenflug", "2019", "now", ["Ich plane 40 Feste im Jahr."]]],
    plain: ["Budget 410.000, 12.000 drunter"],
  });
  const said = { de: "Von 410.000 Euro Budget habe ich 12.000 nicht gebraucht." };
  const plain = request.material.plain.map((line) => ({ ...line, said }));
  const { letter } = writeLetter({ ...request, material: { ...request.material, plain } });
  expect(letterText(letter)).toContain(said.de);
  expect(letter.paragraphs.at(-1)?.map(({ text }) => text)).not.toContain(said.de);
});
