import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { useKeptFocus } from "./use-kept-focus.ts";

function MenuScreen() {
  const [isOpen, setOpen] = useState(false);
  const [waits, setWaits] = useState(false);
  useKeptFocus();
  const choose = () => {
    setOpen(false);
    setWaits(true);
    setTimeout(() => setWaits(false), 20);
  };
  return (
    <main id="content">
      <button type="button">Copy</button>
      <button type="button" id="tone" disabled={waits} onClick={() => setOpen(true)}>
        Tone
      </button>
      {isOpen ? (
        <div role="menu" aria-labelledby="tone">
          <div role="menuitem" tabIndex={-1} onClick={choose} onKeyDown={choose}>
            Friendly
          </div>
        </div>
      ) : null}
    </main>
  );
}

function Screen() {
  const [names, setNames] = useState(["Ann", "Ben", "Cleo"]);
  const [page, setPage] = useState("first");
  useKeptFocus();
  return (
    <main key={page} id="content" tabIndex={-1}>
      {page === "first" ? (
        <section>
          <ul>
            {names.map((name) => (
              <li key={name}>
                <button type="button" onClick={() => setNames(names.filter((kept) => kept !== name))}>
                  Delete {name}
                </button>
              </li>
            ))}
          </ul>
          <button type="button">Save</button>
          <button type="button" onClick={() => setPage("second")}>
            Continue
          </button>
        </section>
      ) : (
        <h1>Second page</h1>
      )}
    </main>
  );
}

function HeaderScreen() {
  const [name, setName] = useState<string | null>("Ann");
  useKeptFocus();
  return (
    <>
      <header>
        {name ? (
          <button type="button" onClick={() => setName(null)}>
            {name}
          </button>
        ) : (
          <a href="/auth">Sign In</a>
        )}
      </header>
      <main id="content" tabIndex={-1} />
    </>
  );
}

const button = (name: string) => screen.getByRole("button", { name });

describe("the focus", () => {
  it("goes to the next row, and to the one before from the last", async () => {
    render(<Screen />);
    const person = userEvent.setup();
    button("Delete Ben").focus();
    await person.keyboard("{Enter}");
    await waitFor(() => expect(document.activeElement).toBe(button("Delete Cleo")));
    await person.keyboard("{Enter}");
    await waitFor(() => expect(document.activeElement).toBe(button("Delete Ann")));
    await person.keyboard("{Enter}");
    await waitFor(() => expect(document.activeElement).toBe(button("Save")));
  });

  it("is at the new page's beginning when a page gives way to another", async () => {
    render(<Screen />);
    button("Continue").focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")));
  });

  it("returns from a menu to its button, once that can be pressed again", async () => {
    render(<MenuScreen />);
    button("Tone").focus();
    await userEvent.keyboard("{Enter}");
    screen.getByRole("menuitem").focus();
    await userEvent.keyboard("{Enter}");
    expect(button("Tone")).toHaveProperty("disabled", true);
    await waitFor(() => expect(document.activeElement).toBe(button("Tone")));
  });

  it("goes to what stands in the header in place of whoever has signed out", async () => {
    render(<HeaderScreen />);
    button("Ann").focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("link", { name: "Sign In" })));
  });

  it("stays away where somebody has pressed beside everything", async () => {
    render(<Screen />);
    button("Delete Ben").focus();
    await userEvent.pointer({ keys: "[MouseLeft]", target: document.body });
    button("Delete Ben").blur();
    button("Delete Ben").click();
    await waitFor(() => expect(screen.queryByRole("button", { name: "Delete Ben" })).toBeNull());
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.activeElement).toBe(document.body);
  });
});
