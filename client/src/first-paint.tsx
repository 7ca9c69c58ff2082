import { QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { AppRoutes } from "./app/app-routes.tsx";
import { createQueryClient } from "./lib/query-client.ts";

/** What a visitor's browser shows at this address before any script has run; what loads later holds its place. */
export function firstPaint(address: string): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient()}>
      <StaticRouter location={address}>
        <AppRoutes />
      </StaticRouter>
    </QueryClientProvider>,
  );
}
