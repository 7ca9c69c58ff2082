import type { z } from "zod";
import { givenRowsConfigSchema } from "./given-rows.schema.ts";
import { httpSourceConfigSchema } from "./http-config.schema.ts";
import {
  aggregateConfigSchema,
  csvDestinationConfigSchema,
  csvSourceConfigSchema,
  dashboardDestinationConfigSchema,
  databaseDestinationConfigSchema,
  databaseSourceConfigSchema,
  deduplicateConfigSchema,
  emailDestinationConfigSchema,
  filterConfigSchema,
  joinConfigSchema,
  limitConfigSchema,
  mapConfigSchema,
  sheetDestinationConfigSchema,
  sheetSourceConfigSchema,
  sortConfigSchema,
  splitConfigSchema,
  unionConfigSchema,
  workflowDestinationConfigSchema,
} from "./node-config.schema.ts";

/** The configuration of every kind of node. All parts have defaults: a half-configured node can be saved. */
export const nodeConfigSchemas = {
  "source:postgres": databaseSourceConfigSchema,
  "source:csv": csvSourceConfigSchema,
  "source:snowflake": databaseSourceConfigSchema,
  "source:googlesheets": sheetSourceConfigSchema,
  "source:http": httpSourceConfigSchema,
  "source:webhook": givenRowsConfigSchema,
  "source:input": givenRowsConfigSchema,
  "transform:filter": filterConfigSchema,
  "transform:map": mapConfigSchema,
  "transform:aggregate": aggregateConfigSchema,
  "transform:route": filterConfigSchema,
  "transform:join": joinConfigSchema,
  "transform:union": unionConfigSchema,
  "transform:sort": sortConfigSchema,
  "transform:deduplicate": deduplicateConfigSchema,
  "transform:limit": limitConfigSchema,
  "transform:split": splitConfigSchema,
  "destination:postgres": databaseDestinationConfigSchema,
  "destination:csv": csvDestinationConfigSchema,
  "destination:snowflake": databaseDestinationConfigSchema,
  "destination:googlesheets": sheetDestinationConfigSchema,
  "destination:email": emailDestinationConfigSchema,
  "destination:dashboard": dashboardDestinationConfigSchema,
  "destination:workflow": workflowDestinationConfigSchema,
} as const;
export type NodeConfigs = { [Kind in keyof typeof nodeConfigSchemas]: z.infer<(typeof nodeConfigSchemas)[Kind]> };
