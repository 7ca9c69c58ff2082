import { QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { AppRoutes } from "./app/app-routes.tsx";
import { userKey } from "./features/auth/user.api.ts";
import { createQueryClient } from "./lib/query-client.ts";

/** What a visitor's browser shows at this address before any script has run; what loads later holds its place. */
export function firstPaint(address: string): string {
  const queryClient = createQueryClient();
  queryClient.setQueryData(userKey, null);
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <StaticRouter location={address}>
        <AppRoutes />
      </StaticRouter>
    </QueryClientProvider>,
  );
}
