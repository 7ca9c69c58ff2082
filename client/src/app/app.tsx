import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { BrowserRouter } from "react-router-dom";
import { createQueryClient } from "#client/lib/query-client.ts";
import { AppRoutes } from "./app-routes.tsx";
import { ErrorScreen } from "./error-screen.tsx";
import { ToastOutlet } from "./toast-outlet.tsx";

export function App() {
  const [queryClient] = useState(createQueryClient);
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
