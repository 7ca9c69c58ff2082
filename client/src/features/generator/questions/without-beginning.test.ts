import { describe, expect, it } from "vitest";
import { withoutBeginning } from "./without-beginning.ts";

describe("an answer that repeats its beginning", () => {
  it.each([
    ["I am applying because", "I am applying because I live nearby", "I live nearby"],
    ["I am applying because", "i'm applying because … I live nearby", "I live nearby"],
    ["I am applying because", "I am applying for this job because I live nearby", "I live nearby"],
    ["I am applying because", "because I live nearby", "I live nearby"],
    ["I", "I led a team", "led a team"],
    ["In the past I", "I worked in a bakery", "worked in a bakery"],
    ["As to pay, I expect", "As to pay I expect $24 an hour", "$24 an hour"],
    ["Ich bewerbe mich, denn", "Ich bewerbe mich, denn ich wohne hier", "ich wohne hier"],
    ["Ich", "Ich leite ein Team", "leite ein Team"],
    ["Je pose ma candidature parce que", "Je pose ma candidature parce qu’il me plaît", "il me plaît"],
    ["Je pose ma candidature parce que", "parce que j'habite ici", "j'habite ici"],
    ["Presento mi candidatura porque", "Presento mi candidatura porque vivo cerca", "vivo cerca"],
  ])("%s + %s", (beginning, typed, rest) => {
    expect(withoutBeginning(typed, [beginning])).toBe(rest);
  });

  it("knows the other beginnings of its box", () => {
    const beginnings = ["Ich bewerbe mich bei Ihnen, denn", "Ich bewerbe mich, denn"];
    expect(withoutBeginning("Ich bewerbe mich, denn ich wohne hier", beginnings)).toBe("ich wohne hier");
  });

  it.each(["", "I", "In 2019 I moved here", "I'm from here", "the team is kind", "Icing cakes is my trade"])(
    "leaves what repeats nothing: %s",
    (typed) => {
      expect(withoutBeginning(typed, ["I am applying because", ""])).toBe(typed);
      expect(withoutBeginning(typed, ["I"])).toBe(typed);
    },
  );
});
