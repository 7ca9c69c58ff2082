import { describe, expect, it } from "vitest";
import { maskSecrets } from "./mask-secrets.ts";

const secret = "Passw0rd-9";
const mask = maskSecrets([{ type: "mysql", config: { username: "loader", password: secret } }]);

describe("the words of a system that repeats a secret", () => {
  it("have none of it, in whatever form", () => {
    const token = Buffer.from(`loader:${secret}`).toString("base64");
    const masked = mask(`No: ${secret}, ${secret}; Basic ${token}, ${JSON.stringify(secret)}.`);
    expect(masked).toBe('No: •••, •••; Basic •••, "•••".');
  });

  it("have none of it where one form begins as another", () => {
    const quoted = 'abcdefghijkl"xy';
    const hidden = maskSecrets([{ type: "mysql", config: { password: quoted } }]);
    expect(hidden(`${quoted} ${JSON.stringify(quoted)} ${encodeURIComponent(quoted)}`)).toBe('••• "•••" •••');
  });

  it.each(Array.from({ length: secret.length - 3 }, (_, at) => secret.slice(0, at + 4)))(
    "have not even %s where they were cut",
    (beginning) => {
      for (const end of ["", "…", "."]) expect(mask(`The database said: ${beginning}${end}`)).not.toContain("Pass");
    },
  );

  it("are as they were said where they only begin alike", () => {
    expect(mask("Passing it on. The Pass was closed")).toBe("Passing it on. The Pass was closed");
    expect(mask("Try 1 failed: Passw0r Trying again in 3 seconds.")).toBe(
      "Try 1 failed: ••• Trying again in 3 seconds.",
    );
  });
});
