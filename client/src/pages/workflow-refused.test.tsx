import { fireEvent, render, screen } from "@testing-library/react";
import { ReactFlowProvider } from "reactflow";
import { describe, expect, it } from "vitest";
import { AppRoutes } from "#client/app/app-routes.tsx";
import { NodeCard } from "#client/features/workflows/canvas/node-card.tsx";
import { fakeApi } from "#client/testing/fake-api.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { signedInAs } from "#client/testing/signed-in.ts";
import { listedSteps, showWorkflowAsList } from "#client/testing/workflow-list.ts";
import { savedWorkflow } from "#client/testing/workflows.ts";
import { newEdge, newNode } from "#shared/workflows/new-node.ts";
import type { NodeKind } from "#shared/workflows/node-types.ts";
// So that its code is here before the first test waits for it.
import "./workflow-page.tsx";

const node = (kind: NodeKind, id: string, config: object = {}) =>
  newNode(kind, { x: 0, y: 0 }, { id, config: { ...config } });
const workflow = savedWorkflow({
  nodes: [
    node("source:csv", "csv", { fileId: "sample" }),
    node("destination:postgres", "table", { connectionId: 1, table: "t" }),
    node("destination:email", "mail", { to: ["a@example.org"], subject: "Refused" }),
    node("transform:union", "union"),
  ],
  edges: [newEdge("csv", "table"), newEdge("table", "mail", "errors")],
});

async function open(saved = workflow) {
  showWorkflowAsList();
  fakeApi({
    ...signedInAs(),
    "GET /api/workflows/4": { body: saved, headers: { ETag: '"one"' } },
    "GET /api/workflows/4/executions": { body: [] },
    "GET /api/connections": { body: [] },
    "GET /api/workflow-files": { body: [] },
  });
  renderScreen(<AppRoutes />, { at: "/workflows/4" });
  await screen.findByLabelText("Workflow name");
  return listedSteps();
}

const options = (name: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(name).options].map(({ textContent }) => textContent);

describe("what a destination refuses", () => {
  it("leaves its card by an output of its own, or the card says why there is none", () => {
    const card = (kind: NodeKind, config: object = {}) => {
      const data = { node: node(kind, "end", config).data, run: null, ranAt: null, problem: null };
      const props = { id: "end", type: "custom", data, selected: false, zIndex: 0, isConnectable: true };
      const { container, unmount } = render(
        <ReactFlowProvider>
          <NodeCard {...props} xPos={0} yPos={0} dragging={false} />
        </ReactFlowProvider>,
      );
      const handles = [...container.querySelectorAll(".react-flow__handle")].map((each) => each.getAttribute("title"));
      unmount();
      return handles;
    };
    const refusing = [null, "Drag from here for failed rows"];
    for (const kind of ["postgres", "mysql", "snowflake", "googlesheets", "workflow"] as const)
      expect(card(`destination:${kind}`)).toEqual(refusing);
    expect(card("destination:csv", { format: "xlsx" })).toEqual(refusing);
    expect(card("destination:s3", { format: "xlsx" })).toEqual(refusing);
    expect(card("destination:csv")).toEqual([null, "A CSV file takes every row."]);
    expect(card("destination:s3", { format: "parquet" })).toEqual([null, "A Parquet file takes every row."]);
    expect(card("destination:email")).toEqual([null, "An email takes every row."]);
    expect(card("destination:dashboard")).toEqual([null, "A dashboard takes every row."]);
    expect(card("destination:output")).toEqual([null, "An Output step takes every row."]);
  });

  it("is chosen as an input and named in the list, and the step says where bad rows go", async () => {
    const [, union, table, mail] = await open();
    expect(mail?.textContent).toContain("Input Failed rows of PostgreSQL");
    if (mail) fireEvent.click(mail);
    expect(options("Input")).toEqual([
      "Not connected",
      "CSV File",
      "Union",
      "Failed rows of CSV File",
      "Failed rows of PostgreSQL",
    ]);
    expect(screen.getByLabelText<HTMLSelectElement>("Input").selectedOptions[0]?.textContent).toBe(
      "Failed rows of PostgreSQL",
    );
    if (table) fireEvent.click(table);
    expect(screen.getByText("The run stops. Failed rows go to the step connected to this output.")).toBeDefined();
    if (mail) fireEvent.click(mail);
    expect(screen.getByText("The run stops. An email takes every row.")).toBeDefined();
    fireEvent.change(screen.getByLabelText("If this step fails"), { target: { value: "continue" } });
    expect(screen.getByText("The other steps go on. An email takes every row.")).toBeDefined();
    if (union) fireEvent.click(union);
    fireEvent.change(screen.getByRole("combobox", { name: "Add a step" }), { target: { value: "table errors" } });
    expect(screen.getByRole("button", { name: "Remove Failed rows of PostgreSQL" })).toBeDefined();
  });

  it("is shown as the input of a step also once its format takes every row", async () => {
    const file = node("destination:csv", "file", { format: "csv" });
    const nodes = [...workflow.nodes.filter(({ id }) => id !== "table"), file];
    const steps = await open({
      ...workflow,
      nodes,
      edges: [newEdge("csv", "file"), newEdge("file", "mail", "errors")],
    });
    expect(screen.getByText("A CSV file takes every row. Remove the connection for its failed rows.")).toBeDefined();
    const mail = steps.find(({ textContent }) => textContent?.includes("a@example.org"));
    if (mail) fireEvent.click(mail);
    const input = screen.getByLabelText<HTMLSelectElement>("Input");
    expect(input.selectedOptions[0]?.textContent).toBe("Failed rows of CSV File");
    fireEvent.change(input, { target: { value: "csv errors" } });
    expect(screen.queryByText(/Remove the connection for its failed rows/)).toBeNull();
  });
});
