import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { PointerEventsCheckLevel, userEvent } from "@testing-library/user-event";
import type { ReactElement } from "react";
import { MemoryRouter } from "react-router-dom";
import { QueryHolder } from "#client/app/query-holder.ts";
import { ToastOutlet } from "#client/app/toast-outlet.tsx";
import { createBrowserUserStore } from "#client/features/auth/user.api.ts";
import { UserContext } from "#client/features/auth/user-store.ts";
import { createQueryClient } from "#client/lib/query-client.ts";

/** Renders a screen as the app would: with router, user, query client and notification area. */
export function renderScreen(screen: ReactElement, options: { at?: string } = {}) {
  // A layer of an earlier test that was torn down while it opened counts as open for good; journeys click in a real browser.
  const person = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  const client = createQueryClient();
  const view = render(
    <UserContext value={createBrowserUserStore()}>
      <QueryHolder value={{ client }}>
        <QueryClientProvider client={client}>
          <MemoryRouter initialEntries={[options.at ?? "/"]}>{screen}</MemoryRouter>
        </QueryClientProvider>
        <ToastOutlet />
      </QueryHolder>
    </UserContext>,
  );
  return { ...view, person };
}
