import { describe, expect, it } from "vitest";
import { type Person, register } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { leastHold } from "#server/testing/watch-holds.ts";
import { makeEdges, makeFields, makeNode } from "#server/testing/workflow-run.ts";
import type { WorkflowNode } from "#shared/workflows/workflow.schema.ts";

const COLUMNS = 400;

describe("starting a very large workflow", { timeout: 120_000 }, () => {
  const test = useTestApp({ WORKER: "off" });

  async function save({ browser }: Person, nodes: WorkflowNode[], edges: ReturnType<typeof makeEdges>) {
    const saved = await browser.post("/api/workflows").send({ name: "Large", nodes, edges });
    expect(saved.status, saved.text.slice(0, 500)).toBe(201);
    return Number(saved.body.id);
  }

  it("that can't run tells the first hundred problems and how many more there are", async () => {
    const mara = await register(test, "mara");
    const mappings = Array.from({ length: COLUMNS }, () => ({ target: "" }));
    const nodes = Array.from({ length: 20 }, (_, index) =>
      withConfig(makeNode(`m${index}`, "transform:map"), { mappings }),
    );
    const id = await save(mara, nodes, []);
    const refused = await mara.browser.post(`/api/workflows/${id}/execute`).send({});
    expect(refused.status).toBe(422);
    expect(refused.body.problems).toHaveLength(100);
    expect(refused.body.message).toContain(`${100 + refused.body.more} problems to fix`);
    expect(refused.text.length).toBeLessThan(20_000);
    const again = () => mara.browser.post(`/api/workflows/${id}/execute`).send({}).expect(422);
    expect(await leastHold(again)).toBeLessThan(50);
  });

  it("again holds nobody up", async () => {
    const mara = await register(test, "mara");
    const mappings = Array.from({ length: COLUMNS }, (_, index) => ({ source: "id", target: `t${index}` }));
    const names = Array.from({ length: 20 }, (_, index) => index);
    const source = makeNode("in", "source:input", {}, { fields: makeFields("id INTEGER") });
    const steps = names.flatMap((name) => [
      withConfig(makeNode(`m${name}`, "transform:map"), { mappings }),
      makeNode(`o${name}`, "destination:dashboard", { chart: "none" }),
    ]);
    const inner = await save(mara, [source, ...steps], makeEdges(...names.map((name) => `in > m${name} > o${name}`)));
    const outer = await save(
      mara,
      [
        makeNode("src", "source:csv", { fileId: "sample" }, { fields: makeFields("id INTEGER") }),
        makeNode("r1", "destination:workflow", { workflowId: inner }),
        makeNode("r2", "destination:workflow", { workflowId: inner }),
      ],
      makeEdges("src > r1", "src > r2"),
    );
    const first = await mara.browser.post(`/api/workflows/${outer}/execute`).send({});
    expect(first.status, first.text.slice(0, 500)).toBe(202);
    for (const definition of ["same", "latest"]) {
      const again = async () => {
        const started = await mara.browser.post(`/api/executions/${first.body.id}/rerun`).send({ definition });
        expect(started.status, started.text.slice(0, 500)).toBe(202);
      };
      expect(await leastHold(again)).toBeLessThan(50);
    }
  });
});

/** As a script sends it: without what the builder fills in. */
function withConfig(node: WorkflowNode, config: Record<string, unknown>): WorkflowNode {
  return { ...node, data: { ...node.data, config } };
}
