import { describe, expect, it } from "vitest";
import { asDeed } from "./topic-deeds.ts";

describe("asDeed", () => {
  it.each([
    ["greeting patients and managing the appointment book", "greet patients and manage the appointment book"],
    ["diagnosing, repairing and testing pumps", "diagnose, repair and test pumps"],
    ["running the house at night", "run the house at night"],
    ["keeping records up to date", "keep records up to date"],
    ["helping clients with bathing and dressing", "help clients with bathing and dressing"],
    ["feeding calves and scraping yards", "feed calves and scrape yards"],
    ["running the night desk and closing the till", "run the night desk and close the till"],
  ])("tells %s as %s", (topic, deed) => {
    expect(asDeed(topic)).toBe(deed);
  });

  it.each([
    "patient assessments",
    "scheduling",
    "a driver license",
    "painting",
    "building permits and inspections",
    "dressing and meals",
    "Leaving Cert or equivalent",
    "comfort with ambiguity",
    "keeping records and reporting tools",
    "knowing the roads of North Norfolk",
    "feeding calves and bleeming yards",
    "programming to support lifelong learning",
    "explaining rates and programming to customers",
    "scripting, network and implementation tasks",
  ])("leaves %s a thing", (topic) => {
    expect(asDeed(topic)).toBeNull();
  });
});
