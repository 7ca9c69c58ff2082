import { render } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { useCurrentUser } from "./user.api.ts";

function Greeting() {
  return <p>{useCurrentUser().user?.username}</p>;
}

describe("the signed-in user", () => {
  it("raises an error where it is asked for outside its provider", () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    expect(() => render(<Greeting />)).toThrow("UserContext");
  });
});
