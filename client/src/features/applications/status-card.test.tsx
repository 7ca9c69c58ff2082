import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "#client/testing/render.tsx";
import { StatusCard } from "./status-card.tsx";

it("says since when somebody has been at each status, and on which day the application was sent", () => {
  const statusDates = { draft: "2026-11-28", sent: "2026-11-29" };
  const application = { role: "Nurse", status: "sent" as const, statusDates };
  renderScreen(<StatusCard application={application as never} onStatus={() => undefined} onSave={() => true} />);
  expect(screen.getByLabelText("Draft since")).toHaveProperty("value", "2026-11-28");
  expect(screen.getByLabelText("Sent on")).toHaveProperty("value", "2026-11-29");
});
