import { describe, expect, it } from "vitest";
import { createSecretBox } from "./secret-box.ts";

describe("a sealed secret", () => {
  const box = createSecretBox("a key of the operator's");

  it.each(["hunter2", "", "ключ 🔑 \n", "x".repeat(20_000)])("opens again under the same key", (secret) => {
    const sealed = box.seal(secret);
    expect(box.open(sealed)).toBe(secret);
    expect(createSecretBox("a key of the operator's").open(sealed)).toBe(secret);
    if (secret) expect(sealed).not.toContain(secret);
  });

  it("never looks the same twice", () => {
    expect(box.seal("hunter2")).not.toBe(box.seal("hunter2"));
  });

  it("opens under no other key, nor once it was changed", () => {
    const sealed = box.seal("hunter2");
    expect(createSecretBox("another key of another one").open(sealed)).toBeNull();
    const [version, nonce, bytes = ""] = sealed.split(".");
    const flipped = `${bytes.startsWith("A") ? "B" : "A"}${bytes.slice(1)}`;
    for (const changed of [
      `${version}.${nonce}.${flipped}`,
      `v2.${nonce}.${bytes}`,
      `${version}.AAAA.${bytes}`,
      "hunter2",
      "v1..",
      "v1.x.y",
      "",
    ])
      expect(box.open(changed)).toBeNull();
  });
});
