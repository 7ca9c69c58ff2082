import type { QueryClient } from "@tanstack/react-query";
import { createContext } from "react";

/** The app's one place for its query client, which the start page does without. */
export const QueryHolder = createContext<{ client?: QueryClient }>({});
