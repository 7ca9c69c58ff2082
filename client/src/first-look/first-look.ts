import { askForScripts } from "./ask-for-scripts.ts";
import { handOver } from "./hand-over.ts";
import { tellIfLate } from "./late-notice.ts";

// Stands in the page's head, before anything is painted. What was painted for everybody is not shown to who has more:
// `data-unless` names what makes it untrue, "account" being a signed-in person, "query" the address's own, all else a key
// of the browser's storage.
const page = document.documentElement;
const isSignedIn = document.cookie.split("; ").includes("desk.signed-in=1");
const isUntrue = page.dataset.unless?.split(" ").some(isFound) === true;
page.toggleAttribute("data-account", isSignedIn);
page.toggleAttribute("data-untrue", isUntrue);

handOver(`[data-of=${isSignedIn ? "visitor" : "account"}],[data-of=${isUntrue ? "painted" : "waiting"}]`);
tellIfLate();
if (page.dataset.scripts) askForScripts(page.dataset.scripts.split(" "));

function isFound(reason: string): boolean {
  if (reason === "account") return isSignedIn;
  if (reason === "query") return location.search !== "";
  try {
    return localStorage.getItem(reason) !== null || sessionStorage.getItem(reason) !== null;
  } catch {
    return false;
  }
}
