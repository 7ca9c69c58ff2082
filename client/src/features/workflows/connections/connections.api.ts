import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { callApi, callJson } from "#client/lib/api-client.ts";
import {
  type ConnectionTest,
  connectionSchema,
  connectionTestSchema,
  type SaveConnection,
} from "#shared/workflows/connection.schema.ts";
import { type Field, fieldSchema } from "#shared/workflows/node-config.schema.ts";
import type { Parameter } from "#shared/workflows/parameter.schema.ts";

const CONNECTIONS = "/api/connections";
const connectionsKey = [CONNECTIONS] as const;
const tableSchema = z.object({ schema: z.string(), name: z.string() });

export function useConnections({ enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({
    enabled,
    queryKey: connectionsKey,
    queryFn: ({ signal }) => callJson(CONNECTIONS, z.array(connectionSchema), { signal }),
  });
}

/** Makes a connection, or changes the one with the id; secrets that are left empty stay as they are. */
export function useSaveConnection() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, connection }: { id: number | null; connection: SaveConnection }) =>
      callJson(id === null ? CONNECTIONS : `${CONNECTIONS}/${id}`, connectionSchema, {
        method: id === null ? "POST" : "PUT",
        body: connection,
      }),
    meta: { success: "connectionSaved", failure: "connectionSaveFailed", serverMessage: true },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: connectionsKey }),
  });
}

export function useRemoveConnection() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => callApi(`${CONNECTIONS}/${id}`, { method: "DELETE" }),
    meta: { failure: "connectionDeleteFailed", serverMessage: true },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: connectionsKey }),
  });
}

/** Really connects. With an id, secrets that are left empty are the stored ones. */
export function useTestConnection() {
  return useMutation({
    mutationFn: ({ id, connection }: { id: number | null; connection: SaveConnection }): Promise<ConnectionTest> =>
      callJson(`${CONNECTIONS}/test`, connectionTestSchema, {
        method: "POST",
        body: id === null ? connection : { id, ...connection },
      }),
    meta: { failure: "connectionTestFailed", serverMessage: true },
  });
}

/** The tables a connection can see. */
export function tablesOptions(id: number) {
  return queryOptions({
    queryKey: [CONNECTIONS, id, "tables"] as const,
    queryFn: ({ signal }) => callJson(`${CONNECTIONS}/${id}/tables`, z.array(tableSchema), { signal }),
    gcTime: 60_000,
  });
}

/** The columns that a table has now. */
export function tableFieldsOptions(id: number, { schema, table }: { schema: string; table: string }) {
  return queryOptions({
    queryKey: [CONNECTIONS, id, "fields", schema, table] as const,
    queryFn: () => readFields(id, { schema, table }),
    gcTime: 60_000,
  });
}

/** The columns of a table, of a tab of a spreadsheet, or of a SQL query. */
export function readFields(
  id: number,
  what: Record<string, string>,
  parameters: readonly Parameter[] = [],
): Promise<Field[]> {
  const path = `${CONNECTIONS}/${id}/fields`;
  if (what.query !== undefined)
    return callJson(path, z.array(fieldSchema), { method: "POST", body: { query: what.query, parameters } });
  return callJson(`${path}?${new URLSearchParams(what)}`, z.array(fieldSchema));
}
