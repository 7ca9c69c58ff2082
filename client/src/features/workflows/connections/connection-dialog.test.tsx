import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { fakeApi } from "#client/testing/fake-api.ts";
import { renderScreen } from "#client/testing/render.tsx";
import type { Connection } from "#shared/workflows/connection.schema.ts";
import { ConnectionsDialog } from "./connections-dialog.tsx";

const LIST = "GET /api/connections";
const shop: Connection = {
  id: 3,
  name: "Shop",
  type: "postgres",
  config: { host: "db.example.org", port: 5432, database: "shop", username: "reader", ssl: "prefer" },
  hasSecret: true,
  createdAt: "2026-11-21T09:14:00.000Z",
};

function open(answers: Parameters<typeof fakeApi>[0]) {
  const calls = fakeApi(answers);
  const closed = vi.fn();
  return { calls, closed, ...renderScreen(<ConnectionsDialog onClose={closed} />) };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement & HTMLSelectElement>(name);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

describe("a first connection", () => {
  it("begins with the usual settings, and is sent as S1's call has it", async () => {
    let listed: Connection[] = [];
    const { calls, closed } = open({
      [LIST]: () => ({ body: listed }),
      "POST /api/connections": () => {
        listed = [shop];
        return { status: 201, body: shop };
      },
    });
    expect(await screen.findByRole("dialog", { name: "Connect" })).toBeDefined();
    expect(field("Connection name").value).toBe("PostgreSQL Connection");
    expect(field("Port").value).toBe("5432");
    expect(field("SSL mode").value).toBe("require");
    expect(
      within(field("SSL mode"))
        .getAllByRole("option")
        .map((option) => option.getAttribute("value")),
    ).toEqual(["verify-full", "require", "prefer", "disable"]);
    expect(screen.queryByLabelText(/CA certificate/)).toBeNull();
    fireEvent.change(field("Host"), { target: { value: "db.example.org" } });
    fireEvent.change(field("Password"), { target: { value: "hunter2" } });
    press("Save");
    expect(await screen.findByText("Connection Saved")).toBeDefined();
    await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
    expect(calls.find(({ method }) => method === "POST")?.body).toEqual({
      name: "PostgreSQL Connection",
      type: "postgres",
      config: {
        ...{ host: "db.example.org", port: "5432", database: "", username: "", password: "hunter2" },
        ...{ ssl: "require", caCertificate: "" },
      },
    });
  });

  it.each(["postgres", "mysql"])("of %s can verify the server's certificate, with a CA of its own", async (type) => {
    const message = "The certificate of “db.example.org” wasn't issued by this CA certificate.";
    const { calls } = open({
      [LIST]: { body: [] },
      "POST /api/connections/test": { body: { ok: false, problem: "certificate", message } },
    });
    fireEvent.change(await screen.findByLabelText("Connector"), { target: { value: type } });
    fireEvent.change(field("Host"), { target: { value: "db.example.org" } });
    fireEvent.change(field("SSL mode"), { target: { value: "verify-full" } });
    expect(field("SSL mode").selectedOptions?.[0]?.textContent).toBe("verify-full (verify the server's certificate)");
    const certificate = "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n";
    fireEvent.change(screen.getByLabelText(/^CA certificate/), { target: { value: certificate } });
    press("Test connection");
    expect(await screen.findByText(message)).toBeDefined();
    expect(calls.find(({ path }) => path.endsWith("/test"))?.body).toMatchObject({
      config: { ssl: "verify-full", caCertificate: certificate },
    });
    expect(screen.getByLabelText(/^CA certificate/).getAttribute("aria-invalid")).toBe("true");
    expect(field("SSL mode").getAttribute("aria-invalid")).not.toBe("true");
  });

  it("takes its name along to another connector, unless a person has named it", async () => {
    open({ [LIST]: { body: [] } });
    const connector = await screen.findByLabelText("Connector");
    fireEvent.change(connector, { target: { value: "snowflake" } });
    expect(field("Connection name").value).toBe("Snowflake Connection");
    fireEvent.change(field("Connection name"), { target: { value: "Mine" } });
    fireEvent.change(connector, { target: { value: "googlesheets" } });
    expect(field("Connection name").value).toBe("Mine");
  });

  it("keeps what was typed when it cannot be saved", async () => {
    open({ [LIST]: { body: [] }, "POST /api/connections": { status: 500, body: { message: "Something broke." } } });
    await screen.findByRole("dialog", { name: "Connect" });
    fireEvent.change(field("Host"), { target: { value: "db.example.org" } });
    press("Save");
    expect(await screen.findByText("Error Saving Connection")).toBeDefined();
    expect(field("Host").value).toBe("db.example.org");
  });
});

describe("a connection that is there", () => {
  async function edit(answers: Parameters<typeof fakeApi>[0] = {}, config = {}) {
    const view = open({ [LIST]: { body: [{ ...shop, config: { ...shop.config, ...config } }] }, ...answers });
    await view.person.click(await screen.findByRole("button", { name: "Edit Shop" }));
    return view;
  }

  it("shows no password, says that one is stored, and sends none where the field stays empty", async () => {
    const { calls } = await edit({ "PUT /api/connections/3": { body: shop } });
    expect(field("Password").value).toBe("");
    expect(screen.getByText("Saved. Leave empty to keep it.")).toBeDefined();
    fireEvent.change(field("SSL mode"), { target: { value: "require" } });
    press("Save");
    expect(await screen.findByText("Connection Saved")).toBeDefined();
    expect(calls.find(({ method }) => method === "PUT")?.body).toMatchObject({
      name: "Shop",
      config: { host: "db.example.org", password: "", ssl: "require" },
    });
  });

  it.each([
    ["Host", "db2.example.org"],
    ["Port", "5433"],
    ["Username", "owner"],
    ["SSL mode", "disable"],
  ])("asks for the password again once its %s is another one, and sends nothing without it", async (label, value) => {
    const { calls } = await edit({ "PUT /api/connections/3": { body: shop } });
    const before = field(label).value;
    fireEvent.change(field(label), { target: { value } });
    expect(screen.queryByText("Saved. Leave empty to keep it.")).toBeNull();
    expect(screen.getByText(/Enter the password again/)).toBeDefined();
    for (const button of ["Test connection", "Save"]) {
      press(button);
      expect(field("Password").getAttribute("aria-invalid")).toBe("true");
    }
    expect(calls.filter(({ method }) => method !== "GET")).toEqual([]);
    fireEvent.change(field(label), { target: { value: before } });
    expect(screen.getByText("Saved. Leave empty to keep it.")).toBeDefined();
    fireEvent.change(field(label), { target: { value } });
    fireEvent.change(field("Password"), { target: { value: "typed again" } });
    press("Save");
    expect(await screen.findByText("Connection Saved")).toBeDefined();
    expect(calls.find(({ method }) => method === "PUT")?.body).toMatchObject({ config: { password: "typed again" } });
  });

  it.each([
    ["SSL mode", "require"],
    [/^CA certificate/, ""],
  ])(
    "whose server is verified asks for the password again once its %s is weaker or another one",
    async (label, value) => {
      const certificate = "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----";
      await edit({}, { ssl: "verify-full", caCertificate: certificate });
      expect(screen.getByText("Saved. Leave empty to keep it.")).toBeDefined();
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
      expect(screen.getByText(/Enter the password again/)).toBeDefined();
    },
  );

  it("is tried with the stored password, and says in plain words what failed and where", async () => {
    const message = "The password for “reader” is not right.";
    const { calls } = await edit({
      "POST /api/connections/test": { body: { ok: false, problem: "credentials", message } },
    });
    press("Test connection");
    expect(await screen.findByText(message)).toBeDefined();
    expect(calls.find(({ path }) => path.endsWith("/test"))?.body).toMatchObject({ id: 3, config: { password: "" } });
    expect(field("Password").getAttribute("aria-invalid")).toBe("true");
    expect(field("Host").getAttribute("aria-invalid")).not.toBe("true");
    fireEvent.change(field("Password"), { target: { value: "another" } });
    await waitFor(() => expect(screen.queryByText(message)).toBeNull());
  });

  it("is deleted only after it was said what that means", async () => {
    let listed = [shop];
    const { calls } = await edit({
      [LIST]: () => ({ body: listed }),
      "DELETE /api/connections/3": () => {
        listed = [];
        return { status: 204 };
      },
    });
    press("Delete");
    expect(screen.getByText("Steps that use it will need another connection.")).toBeDefined();
    press("Keep it");
    expect(calls.some(({ method }) => method === "DELETE")).toBe(false);
    press("Delete");
    press("Delete connection");
    expect(await screen.findByText("No connections yet.")).toBeDefined();
    expect(screen.queryByRole("dialog", { name: "Connect" })).toBeNull();
  });
});

it("that cannot be listed is said, and asked for again", async () => {
  let failing = true;
  const { person } = open({ [LIST]: () => (failing ? { status: 503, body: {} } : { body: [shop] }) });
  await screen.findByText("Couldn't load your connections.");
  failing = false;
  await person.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Shop")).toBeDefined();
});
