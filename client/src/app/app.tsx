import { useEffect, useInsertionEffect, useState } from "react";
import { BrowserRouter } from "react-router-dom";
import { createBrowserUserStore } from "#client/features/auth/user.api.ts";
import { UserContext } from "#client/features/auth/user-store.ts";
import { nextTurn, showWhole } from "#client/lib/unseen-page.ts";
import { AppRoutes } from "./app-routes.tsx";
import { ErrorScreen } from "./error-screen.tsx";
import { QueryHolder } from "./query-holder.ts";
import { ToastOutlet } from "./toast-outlet.tsx";

export function App() {
  const [userStore] = useState(createBrowserUserStore);
  const [queryHolder] = useState(() => ({}));
  // Before any effect that measures: what is not shown has no size.
  useInsertionEffect(showWhole, []);
  useEffect(nextTurn, []);
  return (
    <ErrorScreen>
      <UserContext value={userStore}>
        <QueryHolder value={queryHolder}>
          <BrowserRouter>
            <AppRoutes />
          </BrowserRouter>
        </QueryHolder>
      </UserContext>
      <ErrorScreen fallback={null}>
        <ToastOutlet />
      </ErrorScreen>
    </ErrorScreen>
  );
}
