import { expect, it, test } from "vitest";
import { quietCapitals } from "./quiet-capitals.ts";

it.each([
  ["OPEN AND CLOSE STORE, SUPERVISE 9 ASSOCIATES", "Open and close store, supervise 9 associates"],
  ["CASH HANDLING", "Cash handling"],
  ["SCHEDULING", "Scheduling"],
  ["CHARTED IN EHR FOR 20 PATIENTS", "Charted in EHR for 20 patients"],
])("lowers what is shouted throughout: %s", (typed, calm) => expect(quietCapitals(typed)).toBe(calm));

it.each([
  "SQL",
  "IBM",
  "CISCO",
  "HACCP",
  "SystmOne",
  "MIG/MAG",
  "SAP EWM",
  "SAP FI/CO",
  "Run SQL",
  "ΑΘΗΝΑ",
  "",
  "123 456 789",
])("leaves %s as it is", (typed) => expect(quietCapitals(typed)).toBe(typed));

it("gives each word of a title its capital", () => {
  expect(quietCapitals("ASSISTANT STORE MANAGER", "title")).toBe("Assistant Store Manager");
  expect(quietCapitals("DIRECTOR OF SALES", "title")).toBe("Director of Sales");
  expect(quietCapitals("CASHIER", "title")).toBe("Cashier");
  expect(quietCapitals("IKEA", "title")).toBe("IKEA");
});

test("the name of a tool behind an abbreviation goes by letters, too", () => {
  expect(quietCapitals("DATEV LODAS", "inner")).toBe("DATEV LODAS");
});
