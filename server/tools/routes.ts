import { routesOfApp } from "./routes-of-app.ts";

/** Prints every route with its guard and the limit for one address; more limits count inside, by account or name. */
const routes = await routesOfApp();
const width = Math.max(...routes.map(({ name }) => name.length));
for (const { name, notes } of routes) process.stdout.write(`${name.padEnd(width)}  ${notes.join(", ") || "anybody"}\n`);
process.stdout.write(`${routes.length} routes\n`);
