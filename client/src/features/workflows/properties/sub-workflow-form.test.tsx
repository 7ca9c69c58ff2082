import { screen } from "@testing-library/react";
import { useState } from "react";
import { Route, Routes } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { fakeApi } from "#client/testing/fake-api.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { savedWorkflow } from "#client/testing/workflows.ts";
import { newEdge, newNode } from "#shared/workflows/new-node.ts";
import type { NodeConfigs } from "#shared/workflows/node-configs.ts";
import { SubWorkflowForm } from "./sub-workflow-form.tsx";

const at = { x: 0, y: 0 };
const input = newNode("source:input", at, { id: "in", fields: [{ name: "sku", type: "VARCHAR" }] });
const output = newNode("destination:output", at, { id: "out" });
const clean = savedWorkflow({ id: 8, name: "Clean", nodes: [input, output], edges: [newEdge("in", "out")] });
const noInput = savedWorkflow({ id: 10, name: "Nightly", nodes: [newNode("source:csv", at), output], edges: [] });
const noOutput = savedWorkflow({ id: 9, name: "Send", nodes: [input], edges: [] });

function Form() {
  const [config, setConfig] = useState<NodeConfigs["transform:workflow"]>({
    workflowId: null,
    workflowName: "",
    columns: [],
  });
  return (
    <SubWorkflowForm
      node={newNode("transform:workflow", at, { config })}
      config={config}
      incoming={[]}
      inputs={[]}
      onChange={(changes) => setConfig((before) => ({ ...before, ...changes }))}
      onData={() => {}}
      problemOf={() => undefined}
    />
  );
}

describe("the form of a sub-workflow", () => {
  it("takes over the columns of the chosen workflow's Output step, and says where it has none", async () => {
    const listed = [clean, noOutput, noInput].map(({ id, name, createdAt, updatedAt }) => ({
      ...{ id, name, createdAt, updatedAt, description: null, isActive: true, nodeCount: 2, lastExecution: null },
    }));
    fakeApi({
      "GET /api/workflows": { body: listed },
      "GET /api/workflows/8": { body: clean },
      "GET /api/workflows/9": { body: noOutput },
      "GET /api/workflows/10": { body: noInput },
    });
    const { person } = renderScreen(
      <Routes>
        <Route path="/workflows/:id" element={<Form />} />
      </Routes>,
      { at: "/workflows/4" },
    );
    await screen.findByRole("option", { name: "Clean" });
    await person.selectOptions(screen.getByLabelText("Workflow"), "Clean");
    expect(await screen.findByText("sku")).toBeDefined();
    expect(screen.getByRole("button", { name: "Reload columns" })).toBeDefined();
    await person.selectOptions(screen.getByLabelText("Workflow"), "Send");
    expect((await screen.findByRole("alert")).textContent).toMatch(/has no Output step/);
    expect(screen.queryByText("sku")).toBeNull();
    expect(screen.queryByText(/has no Input step/)).toBeNull();
    await person.selectOptions(screen.getByLabelText("Workflow"), "Nightly");
    expect(await screen.findByText(/^“Nightly” has no Input step\. Add one to it, or choose another/)).toBeDefined();
  });
});
