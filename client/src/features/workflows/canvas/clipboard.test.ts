import { describe, expect, it } from "vitest";
import { placeTemplate } from "#shared/workflows/workflow-templates.ts";
import { fromClipboardText, keepCopied, readCopied, toClipboardText } from "./clipboard.ts";

const fragment = placeTemplate("etl");

describe("copied steps", () => {
  it("come back from text and from the browser as they were", () => {
    expect(fromClipboardText(toClipboardText(fragment))).toEqual(fragment);
    keepCopied(fragment);
    expect(readCopied()).toEqual(fragment);
  });

  it.each([
    ["any text", "hello"],
    ["broken JSON", '{"workflowSteps":1,'],
    ["no steps", '{"workflowSteps":1,"nodes":[],"edges":[]}'],
    ["another kind of step", toClipboardText(fragment).replaceAll('"filter"', '"shell"')],
    ["a place beyond all bounds", toClipboardText(fragment).replace('"x":60', '"x":1e99')],
  ])("are none in %s", (_what, text) => {
    expect(fromClipboardText(text)).toBeNull();
  });

  it("bring no edge to a step that was not copied", () => {
    const text = toClipboardText({ nodes: fragment.nodes.slice(0, 1), edges: fragment.edges });
    expect(fromClipboardText(text)?.edges).toEqual([]);
  });
});
