import type { Destination } from "./destination.ts";
import { emailDestination } from "./email-destination.ts";
import { csvDestination, dashboardDestination } from "./local-destinations.ts";
import { postgresDestination } from "./postgres-destination.ts";

/** By kind of node. */
export const destinations: Readonly<Record<string, Destination>> = {
  "destination:postgres": postgresDestination,
  "destination:csv": csvDestination,
  "destination:email": emailDestination,
  "destination:dashboard": dashboardDestination,
};
