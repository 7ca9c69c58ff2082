import { describe, expect, it } from "vitest";
import { bindQuery, PlaceholderError } from "./bind-query.ts";

const bound = (query: string) => bindQuery(query, (name) => `<${name}>`);

describe("a query with placeholders", () => {
  it("has what stands for the value in their place, not the value", () => {
    expect(bound("SELECT * FROM orders WHERE day >= {{since}} AND shop = {{ shop }}")).toBe(
      "SELECT * FROM orders WHERE day >= <since> AND shop = <shop>",
    );
  });

  it("has texts put together around them", () => {
    expect(bound("SELECT 'it''s {{a}} and {{b}}', '{{a}}'")).toBe(
      "SELECT ('it''s ' || CAST(<a> AS VARCHAR) || ' and ' || CAST(<b> AS VARCHAR)), (CAST(<a> AS VARCHAR))",
    );
  });

  it("is left alone in comments, and where there is none", () => {
    const query = "SELECT 1 -- {{a}}\n/* {{b}} */ FROM t WHERE x = 'a{{' AND y = '{{ 1 }}'";
    expect(bound(query)).toBe(query);
  });

  it.each([
    'SELECT "{{a}}" FROM t',
    "SELECT $$ {{a}} $$",
    "SELECT $x$ {{a}} $x$",
    "SELECT E'\\'{{a}}'",
    'SELECT \'"\', "{{a}}"',
  ])("is refused for %s", (query) => {
    expect(() => bound(query)).toThrow(PlaceholderError);
  });

  it.each(["SELECT 'open {{a}}", 'SELECT "open', "SELECT $$open", "/* open", "SELECT 1 - 2 / 3 $ e", "{{", "{{a"])(
    "that is cut off is not lost: %s",
    (query) => {
      expect(bound(query).length).toBeGreaterThanOrEqual(query.length - 1);
    },
  );
});
