import { describe, expect, it } from "vitest";
import { joinedColumns, unitedFields } from "./merged-fields.ts";
import { newEdge, newNode } from "./new-node.ts";
import type { NodeKind } from "./node-types.ts";
import { graphFields } from "./output-fields.ts";
import { validateWorkflow } from "./validate-workflow.ts";

const integer = (...names: string[]) => names.map((name) => ({ name, type: "INTEGER" as const }));
const node = (kind: NodeKind, id: string, config = {}) => newNode(kind, { x: 0, y: 0 }, { id, config });

describe("the columns of steps that several feed", () => {
  it("are those of both sides of a join; names that both have get an ending, and a number where that is taken", () => {
    const columns = joinedColumns({ kind: "inner", keys: [{ left: "id", right: "order" }], suffix: "_b" }, [
      integer("id", "note", "note_b"),
      integer("order", "note", "price"),
    ]);
    expect(columns.map(({ name, side, from }) => [name, side, from])).toEqual([
      ["id", 0, "id"],
      ["note", 0, "note"],
      ["note_b", 0, "note_b"],
      ["note_b2", 1, "note"],
      ["price", 1, "price"],
    ]);
  });

  it("are those of all inputs of a union; numbers together are decimals, other types together are text", () => {
    const one = [...integer("id", "n"), { name: "day", type: "DATE" as const }];
    const two = [{ name: "n", type: "DECIMAL" as const }, { name: "day", type: "INTEGER" as const }, ...integer("z")];
    expect(unitedFields([one, two]).map(({ name, type }) => `${name} ${type}`)).toEqual([
      "id INTEGER",
      "n DECIMAL",
      "day VARCHAR",
      "z INTEGER",
    ]);
  });

  it("reach the steps after a join, which names what is missing on either side", () => {
    const nodes = [
      node("source:csv", "a", { fileId: "sample" }),
      node("source:csv", "b", { fileId: "sample" }),
      node("transform:join", "join", { keys: [{ left: "id", right: "gone" }] }),
      node("destination:csv", "file"),
    ];
    const edges = [newEdge("a", "join"), newEdge("b", "join"), newEdge("join", "file")];
    expect(
      graphFields(nodes, edges)
        .get("file")
        ?.incoming.map(({ name }) => name),
    ).toContain("created_at_right");
    expect(validateWorkflow(nodes, edges)).toMatchObject([
      { nodeId: "join", message: expect.stringContaining("gone") },
    ]);
    expect(validateWorkflow(nodes, edges.slice(1)).map(({ message }) => message)).toContain(
      "This step needs two inputs. Connect another step to it.",
    );
  });
});
