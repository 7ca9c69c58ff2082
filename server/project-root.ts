import { fileURLToPath } from "node:url";

/** The project's folder with a slash at its end, from the sources as well as from the built server. */
export const projectRoot = fileURLToPath(
  new URL(import.meta.url.includes("/dist/server/") ? "../../" : "../", import.meta.url),
);
