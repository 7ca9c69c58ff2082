import "./index.css";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { runPageParts } from "./lib/page-parts.ts";
import { makeUnseen } from "./lib/unseen-page.ts";

// The page's policy forbids code made from text; zod would try, and every try is reported.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
const live = document.createElement("div");
makeUnseen(() => root.replaceChildren(live));
// With the page's code at hand React shows it at once, without its placeholder first.
void runPageParts().then(() =>
  // As a transition React pauses for what the person does meanwhile; until it is done they see what came with the page.
  startTransition(() =>
    createRoot(live).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  ),
);
