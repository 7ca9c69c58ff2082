import type { DestinationKind, NodeKind } from "#shared/workflows/node-types.ts";
import { nodeKind, type WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import type { Destination } from "./destination.ts";
import { emailDestination } from "./email-destination.ts";
import { csvDestination, dashboardDestination, outputDestination } from "./local-destinations.ts";
import { mysqlDestination } from "./mysql-destination.ts";
import { postgresDestination } from "./postgres-destination.ts";
import { s3Destination } from "./s3-destination.ts";
import { sheetsDestination } from "./sheets-destination.ts";
import { snowflakeDestination } from "./snowflake-destination.ts";

/** Null for a sub-workflow, in whose place its own steps stand. */
const destinations: Record<DestinationKind, Destination | null> = {
  "destination:postgres": postgresDestination,
  "destination:csv": csvDestination,
  "destination:mysql": mysqlDestination,
  "destination:snowflake": snowflakeDestination,
  "destination:googlesheets": sheetsDestination,
  "destination:s3": s3Destination,
  "destination:email": emailDestination,
  "destination:dashboard": dashboardDestination,
  "destination:output": outputDestination,
  "destination:workflow": null,
};

/** What writes the rows of a node, or null for a node that is no destination. */
export function destinationOf({ data }: WorkflowNode): Destination | null {
  const kind = nodeKind(data);
  return kind && isDestination(kind) ? destinations[kind] : null;
}

function isDestination(kind: NodeKind): kind is DestinationKind {
  return Object.hasOwn(destinations, kind);
}
