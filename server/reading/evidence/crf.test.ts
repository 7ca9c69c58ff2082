import { describe, expect, it } from "vitest";
import { type ChainModel, labelChain } from "./crf.ts";

const model: ChainModel = {
  labels: ["title", "body"],
  weights: { bold: [2, 0], bullet: [0, 2], plain: [0, 0.1] },
  // From title to title is unlikely; the last row is for the first place.
  transitions: [
    [-2, 1],
    [0, 0],
    [1, 0],
  ],
};

describe("the labels of a chain", () => {
  it("are those of the best path, which a weak sign does not break", () => {
    const labels = labelChain(model, [["bold"], ["bold", "bullet"], ["plain"], ["bold"]]);
    expect(labels.map(({ label }) => label)).toEqual(["title", "body", "body", "title"]);
  });

  it("come with probabilities that agree with adding up every path", () => {
    const features = [["bold"], ["plain"], ["bullet"]];
    const scores = features.map((names) =>
      [0, 1].map((label) => names.reduce((sum, name) => sum + (model.weights[name]?.[label] ?? 0), 0)),
    );
    const paths = [0, 1].flatMap((a) => [0, 1].flatMap((b) => [0, 1].map((c) => [a, b, c])));
    const weigh = (path: number[]) =>
      Math.exp(
        path.reduce(
          (sum, label, place) =>
            sum +
            (scores[place]?.[label] ?? 0) +
            (model.transitions[place === 0 ? 2 : (path[place - 1] ?? 0)]?.[label] ?? 0),
          0,
        ),
      );
    const total = paths.reduce((sum, path) => sum + weigh(path), 0);
    for (const [place, { probabilities }] of labelChain(model, features).entries()) {
      const own = paths.filter((path) => path[place] === 0).reduce((sum, path) => sum + weigh(path), 0);
      expect(probabilities[0]).toBeCloseTo(own / total, 10);
      expect((probabilities[0] ?? 0) + (probabilities[1] ?? 0)).toBeCloseTo(1, 10);
    }
  });

  it("of an empty chain are none", () => {
    expect(labelChain(model, [])).toEqual([]);
  });
});
