import { fireEvent, render, screen, within } from "@testing-library/react";
import { ReactFlowProvider } from "reactflow";
import { describe, expect, it } from "vitest";
import { AppRoutes } from "#client/app/app-routes.tsx";
import { NodeCard } from "#client/features/workflows/canvas/node-card.tsx";
import { fakeApi } from "#client/testing/fake-api.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { signedInAs } from "#client/testing/signed-in.ts";
import { showWorkflowAsList } from "#client/testing/workflow-list.ts";
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

async function open() {
  showWorkflowAsList();
  fakeApi({
    ...signedInAs(),
    "GET /api/workflows/4": { body: workflow, headers: { ETag: '"one"' } },
    "GET /api/workflows/4/executions": { body: [] },
    "GET /api/connections": { body: [] },
    "GET /api/workflow-files": { body: [] },
  });
  renderScreen(<AppRoutes />, { at: "/workflows/4" });
  await screen.findByLabelText("Workflow name");
  return within(screen.getByRole("list", { name: "Steps of the workflow" })).getAllByRole("button");
}

const options = (name: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(name).options].map(({ textContent }) => textContent);

describe("what a destination refuses", () => {
  it("leaves its card by an output of its own, which a file has not", () => {
    const card = (kind: NodeKind) => {
      const data = { node: node(kind, "end").data, run: null, ranAt: null, problem: null };
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
    expect(card("destination:postgres")).toEqual([null, "Drag from here for failed rows"]);
    expect(card("destination:csv")).toEqual([null]);
  });

  it("is chosen as an input and named in the list, and the step says where bad rows go", async () => {
    const [, union, table, mail] = await open();
    expect(mail?.textContent).toContain("Input PostgreSQL: failed rows");
    if (mail) fireEvent.click(mail);
    expect(options("Input")).toEqual([
      "Not connected",
      "CSV File",
      "CSV File: failed rows",
      "PostgreSQL: failed rows",
      "Union",
    ]);
    expect(screen.getByLabelText<HTMLSelectElement>("Input").selectedOptions[0]?.textContent).toBe(
      "PostgreSQL: failed rows",
    );
    if (table) fireEvent.click(table);
    expect(screen.getByText("Bad rows leave by the output for failed rows.")).toBeDefined();
    if (union) fireEvent.click(union);
    fireEvent.change(screen.getByRole("combobox", { name: "Add a step" }), { target: { value: "table errors" } });
    expect(screen.getByRole("button", { name: "Remove PostgreSQL: failed rows" })).toBeDefined();
  });
});
