import { describe, expect, it } from "vitest";
import { readExecutionSettings } from "./execution-settings.ts";

const defaults = { concurrentExecutions: 3, defaultErrorHandling: "stopWorkflow", retryAttempts: 3, retryDelay: 5 };
const keep = (text: string) => window.localStorage.setItem("settings", text);

describe("readExecutionSettings", () => {
  it("answers the defaults where nothing is kept, and where nothing readable is", () => {
    expect(readExecutionSettings()).toEqual(defaults);
    for (const text of ["", "no json", "null", "[]", '{"execution":null}', '{"execution":{"retryDelay":"5"}}']) {
      keep(text);
      expect(readExecutionSettings()).toEqual(defaults);
    }
  });

  it("answers what was chosen, and the default for a part that is no option", () => {
    keep(
      '{"execution":{"concurrentExecutions":10,"defaultErrorHandling":"retryNode","retryAttempts":4,"retryDelay":60}}',
    );
    expect(readExecutionSettings()).toEqual({
      concurrentExecutions: 10,
      defaultErrorHandling: "retryNode",
      retryAttempts: 3,
      retryDelay: 60,
    });
  });
});
