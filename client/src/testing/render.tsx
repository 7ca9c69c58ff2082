import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactElement } from "react";
import { MemoryRouter } from "react-router-dom";
import { ToastOutlet } from "#client/app/toast-outlet.tsx";
import { createQueryClient } from "#client/lib/query-client.ts";

/** Renders a screen as the app would: with router, query client and notification area. */
export function renderScreen(screen: ReactElement, options: { at?: string } = {}) {
  const person = userEvent.setup();
  const view = render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[options.at ?? "/"]}>{screen}</MemoryRouter>
      <ToastOutlet />
    </QueryClientProvider>,
  );
  return { ...view, person };
}
