import { useQueryClient } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { executionsKey } from "#client/features/workflows/runs/executions.api.ts";
import { fakeApi } from "#client/testing/fake-api.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { listedRun, runOf, savedWorkflow } from "#client/testing/workflows.ts";
import { useBuilderRuns } from "./use-builder-runs.ts";

function Runs() {
  const { ranAt, history } = useBuilderRuns(4);
  const queryClient = useQueryClient();
  return (
    <>
      <p>{ranAt.step ?? "Never run"}</p>
      <p>{history.executions.length} runs</p>
      <button type="button" onClick={() => void queryClient.invalidateQueries({ queryKey: executionsKey(4) })}>
        Look again
      </button>
    </>
  );
}

it("a step has run before while a newer run is asked about", async () => {
  const runs = [listedRun({ id: 47 })];
  let asked = 0;
  fakeApi({
    "GET /api/workflows/4/executions": () => ({ body: runs }),
    "GET /api/executions/47": { body: runOf(savedWorkflow()) },
    "GET /api/workflows/4/last-runs": () => {
      asked += 1;
      return asked === 1 ? { body: { step: "2026-11-29T21:00:00.000Z" } } : new Promise(() => {});
    },
  });
  const { person } = renderScreen(<Runs />);
  await screen.findByText("2026-11-29T21:00:00.000Z");
  runs.unshift(listedRun({ id: 48 }));
  await person.click(screen.getByRole("button", { name: "Look again" }));
  await screen.findByText("2 runs");
  expect(asked).toBe(2);
  expect(screen.queryByText("Never run")).toBeNull();
});
