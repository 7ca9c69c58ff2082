import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { createContext, useContext, useMemo } from "react";
import { useConnections } from "#client/features/workflows/connections/connections.api.ts";
import { useSettled } from "#client/lib/use-settled.ts";
import type { Parameter } from "#shared/workflows/parameter.schema.ts";
import { nodeKind, type WorkflowEdge, type WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import { placesOptions } from "./places.api.ts";

/** `database`: the name of the connection whose database runs the step; null for here. */
export type ShownPlace = { database: string | null; reason: string | null };
export type ShownPlaces = ReadonlyMap<string, ShownPlace>;

const PAUSE_MS = 400;
const nowhere = { x: 0, y: 0 };
const none: ShownPlaces = new Map();

/** Where the steps of a workflow run, by their ids; empty where no database is read. */
export function useStepPlaces(graph: {
  nodes: readonly WorkflowNode[];
  edges: readonly WorkflowEdge[];
  parameters: readonly Parameter[];
}): ShownPlaces {
  const { nodes, edges, parameters } = graph;
  const readsDatabase = nodes.some(isDatabase);
  // Where a step lies on the canvas changes nothing of where it runs.
  const asked = useMemo(
    () => ({ nodes: readsDatabase ? nodes.map(placeless) : [], edges, parameters }),
    [nodes, edges, parameters, readsDatabase],
  );
  const settled = useSettled(asked, PAUSE_MS);
  const { data } = useQuery({
    ...placesOptions(settled),
    enabled: readsDatabase && settled.nodes.length > 0,
    placeholderData: keepPreviousData,
  });
  const connections = useConnections({ enabled: readsDatabase }).data;
  return useMemo(() => {
    if (!data || !readsDatabase) return none;
    const names = new Map(connections?.map(({ id, name }) => [id, name]));
    const nameOf = (id: number | null) => (id === null ? null : (names.get(id) ?? "its database"));
    const shown = data.map(
      ({ nodeId, connectionId, reason }) => [nodeId, { database: nameOf(connectionId), reason }] as const,
    );
    return new Map(shown);
  }, [data, connections, readsDatabase]);
}

function isDatabase({ data }: WorkflowNode): boolean {
  const kind = nodeKind(data);
  const runsSteps = kind === "source:postgres" || kind === "source:snowflake";
  return runsSteps && typeof data.config.connectionId === "number";
}

function placeless(node: WorkflowNode): WorkflowNode {
  const { pinned: _pinned, ...data } = node.data;
  return { ...node, position: nowhere, data };
}

export const StepPlacesContext = createContext<ShownPlaces>(none);

/** Null where there is nothing to tell. */
export function useStepPlace(nodeId: string): ShownPlace | null {
  const place = useContext(StepPlacesContext).get(nodeId);
  return place && (place.database !== null || place.reason !== null) ? place : null;
}
