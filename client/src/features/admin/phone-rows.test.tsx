import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "#client/testing/render.tsx";
import { PhoneRows } from "./phone-rows.tsx";

it("puts short columns on one line", () => {
  const column = (key: string, phone: boolean | "same line") => ({ key, label: key, phone, render: () => key });
  renderScreen(
    <PhoneRows
      caption="People"
      columns={[column("name", true), column("title", true), column("source", "same line"), column("spare", false)]}
      rows={[{ id: 1 }]}
      failed={false}
      failure=""
      empty=""
      later=""
      sort=""
      onSort={() => {}}
      onRetry={() => {}}
      onClearFilters={null}
      actions={() => null}
    />,
  );
  const lines = screen.getByRole("list", { name: "People" }).querySelectorAll("p");
  expect([...lines].map(({ textContent }) => textContent)).toEqual(["name", "title, source"]);
});
