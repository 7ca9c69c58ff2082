import type { Destination } from "./destination.ts";
import { emailDestination } from "./email-destination.ts";
import { csvDestination, dashboardDestination, outputDestination } from "./local-destinations.ts";
import { mysqlDestination } from "./mysql-destination.ts";
import { postgresDestination } from "./postgres-destination.ts";
import { s3Destination } from "./s3-destination.ts";
import { sheetsDestination } from "./sheets-destination.ts";
import { snowflakeDestination } from "./snowflake-destination.ts";

/** By kind of node. */
export const destinations: Readonly<Record<string, Destination>> = {
  "destination:postgres": postgresDestination,
  "destination:csv": csvDestination,
  "destination:mysql": mysqlDestination,
  "destination:snowflake": snowflakeDestination,
  "destination:googlesheets": sheetsDestination,
  "destination:s3": s3Destination,
  "destination:email": emailDestination,
  "destination:dashboard": dashboardDestination,
  "destination:output": outputDestination,
};
