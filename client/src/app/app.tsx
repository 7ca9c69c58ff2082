import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useInsertionEffect, useState } from "react";
import { BrowserRouter } from "react-router-dom";
import { createQueryClient } from "#client/lib/query-client.ts";
import { nextTurn, showWhole } from "#client/lib/unseen-page.ts";
import { AppRoutes } from "./app-routes.tsx";
import { ErrorScreen } from "./error-screen.tsx";
import { ToastOutlet } from "./toast-outlet.tsx";

export function App() {
  const [queryClient] = useState(createQueryClient);
  // Before any effect that measures: what is not shown has no size.
  useInsertionEffect(showWhole, []);
  useEffect(nextTurn, []);
  return (
    <ErrorScreen>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
        <ErrorScreen fallback={null}>
          <ToastOutlet />
        </ErrorScreen>
      </QueryClientProvider>
    </ErrorScreen>
  );
}
