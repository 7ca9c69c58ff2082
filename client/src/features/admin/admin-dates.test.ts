import { describe, expect, it } from "vitest";
import { adminDate, adminTime } from "./admin-dates.ts";

describe("dates in admin tables", () => {
  it("read MMM d, yyyy, with the time where it counts, and Never where there is none", () => {
    expect(adminDate("2026-11-05T08:42:00")).toBe("Nov 5, 2026");
    expect(adminTime("2026-11-05T08:42:00")).toBe("Nov 5, 2026 08:42");
    expect(adminTime(null)).toBe("Never");
    expect(adminDate("no date")).toBe("Unknown date");
  });
});
