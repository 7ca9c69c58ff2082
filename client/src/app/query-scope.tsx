import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, use } from "react";
import { createQueryClient } from "#client/lib/query-client.ts";
import { QueryHolder } from "./query-holder.ts";

/** What calls the server stands in one: all share the app's query client, which is loaded with the first of them. */
export function QueryScope({ children }: { children: ReactNode }) {
  const holder = use(QueryHolder);
  holder.client ??= createQueryClient();
  return <QueryClientProvider client={holder.client}>{children}</QueryClientProvider>;
}
