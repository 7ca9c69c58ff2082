import { threadCpuUsage } from "node:process";
import { describe, expect, it } from "vitest";
import { upstreamOf } from "#shared/workflows/graph.ts";
import { newEdge, newNode } from "#shared/workflows/new-node.ts";
import { configProblems } from "#shared/workflows/node-problems.ts";
import type { NodeKind } from "#shared/workflows/node-types.ts";
import { graphFields } from "#shared/workflows/output-fields.ts";
import { withOwnNames } from "#shared/workflows/step-names.ts";
import { validateWorkflow } from "#shared/workflows/validate-workflow.ts";
import { sameAbove } from "./rerun.ts";
import { withSubWorkflows } from "./sub-workflows.ts";

/** In milliseconds of CPU: what takes longer grows faster than the graph; each took 150 to 2,000 before it was mended. */
const MOST = 100;
const at = { x: 0, y: 0 };

function many(count: number, kind: NodeKind, rest: Parameters<typeof newNode>[2] = {}) {
  return Array.from({ length: count }, (_none, nth) => newNode(kind, at, { ...rest, id: `${kind}-${nth}` }));
}

function columns(count: number, name: (nth: number) => string) {
  return Array.from({ length: count }, (_none, nth) => ({ name: name(nth), type: "VARCHAR" as const }));
}

/** The best of some tries, of this thread alone. */
function cpuTime(work: () => unknown): number {
  const tries = Array.from({ length: 4 }, () => {
    const before = threadCpuUsage();
    work();
    const { user, system } = threadCpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.min(...tries);
}

describe("a small workflow that runs a large one many times", () => {
  const [input] = many(1, "source:input");
  const [end] = many(1, "destination:csv");
  /** Of about so many characters. */
  const inner = (characters: number) => {
    const conditions = Array.from({ length: 100 }, () => ({
      field: "a",
      operator: "equals",
      value: "x".repeat(1_900),
    }));
    const filters = many(Math.round(characters / 200_000), "transform:filter", { config: { conditions } });
    const steps = [...(input ? [input] : []), ...filters, ...(end ? [end] : [])];
    const nodes = steps.map((each) => ({ ...each, id: each.id.replace(":", "_") }));
    return { nodes, edges: nodes.slice(1).map(({ id }, before) => newEdge(nodes[before]?.id ?? "", id)) };
  };
  /** What runs it so many times is told, and how many times the other was loaded until then. */
  async function expanded(times: number, other: ReturnType<typeof inner>, config = {}) {
    const loaded: number[] = [];
    const steps = many(times, "destination:workflow", { config: { ...config, workflowId: 2 } });
    const load = async (id: number) => {
      loaded.push(id);
      return { id, name: "Large", parameters: [], ...other };
    };
    const work = withSubWorkflows({ id: 1, name: "Small" }, { nodes: steps, edges: [] }, load);
    const { nodes } = await work.catch((error: Error) => ({ nodes: error.message }));
    return { loaded, told: nodes };
  }

  it("reads it once, and is refused before the whole is longer than may be", async () => {
    const some = await expanded(9, inner(200_000));
    expect([some.loaded, some.told.length]).toEqual([[2], 27]);
    expect(await expanded(1_000, inner(200_000))).toEqual({
      loaded: [2],
      told: expect.stringContaining("longer than 2,000,000 characters"),
    });
  });

  it("is refused where there are more connections than may be", async () => {
    const edges = Array.from({ length: 1_000 }, (_none, nth) => ({ ...newEdge("a", "b"), id: `e${nth}` }));
    const told = expect.stringContaining("more than 5,000");
    expect(await expanded(6, { ...inner(0), edges })).toEqual({ loaded: [2], told });
  });
});

describe("a workflow that is made to hold up the server is looked at quickly", () => {
  it("where joins bring hundreds of columns of one name together", () => {
    const sources = many(2, "source:csv", { fields: columns(500, () => "a"), config: { fileId: "sample" } });
    const joins = many(90, "transform:join", { config: { keys: [{ left: "b", right: "b" }] } });
    const edges = joins.flatMap((join) => sources.map((source) => newEdge(source.id, join.id)));
    expect(cpuTime(() => graphFields([...sources, ...joins], edges))).toBeLessThan(MOST);
  });

  it("where many steps take the failed rows of one, whose columns have all names of errors", () => {
    const [source] = many(1, "source:csv", { fields: columns(500, (nth) => `error${"_".repeat(nth)}`) });
    const filters = many(400, "transform:filter");
    const edges = filters.map(({ id }) => newEdge("source:csv-0", id, "errors"));
    expect(cpuTime(() => graphFields([...(source ? [source] : []), ...filters], edges))).toBeLessThan(MOST);
  });

  it("where hundreds of addresses have a space at their end", () => {
    const url = `https://${"a".repeat(1_950)} x`;
    const sources = many(400, "source:http", { config: { url } });
    expect(cpuTime(() => sources.map(({ data }) => configProblems(data, [])))).toBeLessThan(MOST);
    expect(configProblems(sources[0]?.data ?? newNode("source:http", at).data, [])[0]?.field).toBe("url");
  });

  it("where queries begin with comments", () => {
    // Few: a pattern may take twice as long for each, and would not come back from more.
    const config = { connectionId: 1, read: "query", query: `${"/**/".repeat(20)}!` };
    const sources = many(300, "source:postgres", { config });
    expect(cpuTime(() => sources.map(({ data }) => configProblems(data, [])))).toBeLessThan(MOST);
  });

  it("where all steps have one name", () => {
    const steps = many(1_900, "transform:union", { label: "a".repeat(200) });
    expect(cpuTime(() => withOwnNames(steps))).toBeLessThan(MOST);
    const own = withOwnNames(steps).map(({ data }) => data.label);
    expect([own[0], own[1], own[1_899]]).toEqual(["a".repeat(200), `${"a".repeat(194)} 2`, `${"a".repeat(194)} 1900`]);
    expect(new Set(own).size).toBe(1_900);
  });

  it("where a long chain ends in a circle", () => {
    const ring = many(1_900, "transform:sort");
    const chain = ring.slice(1).map(({ id }, nth) => newEdge(`transform:sort-${nth}`, id));
    const edges = [...chain, newEdge("transform:sort-1899", "transform:sort-1898")];
    expect(cpuTime(() => validateWorkflow(ring, edges))).toBeLessThan(MOST);
  });

  it("where all steps feed many others", () => {
    const edges = Array.from({ length: 2_000 }, (_none, nth) =>
      [1, 2].map((far) => newEdge(`n${nth}`, `n${nth + far}`)),
    ).flat();
    expect(cpuTime(() => upstreamOf(edges, "n1999"))).toBeLessThan(MOST);
  });

  it("where hundreds of deliveries of a run rest on one long step", () => {
    const mappings = Array.from({ length: 400 }, (_none, nth) => ({ source: "a", target: `${nth}${"x".repeat(90)}` }));
    const steps = many(1, "transform:map", { config: { mappings } });
    const ends = many(300, "destination:csv");
    const graph = () => ({
      nodes: [...steps, ...structuredClone(ends)],
      edges: ends.map(({ id }) => newEdge("transform:map-0", id)),
    });
    const [one, other] = [graph(), graph()];
    expect(ends.map(({ id }) => id).every(sameAbove(one, other))).toBe(true);
    expect(cpuTime(() => ends.map(({ id }) => id).every(sameAbove(one, other)))).toBeLessThan(MOST);
  });
});
