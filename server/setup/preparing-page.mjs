import { createServer } from "node:http";

/** A page on the product's port while it is installed and built, so that an early visitor sees what goes on. */
export async function servePreparing() {
  const port = Number(process.env.PORT || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65535) return null; // The server itself says what is wrong.
  const host = process.env.HOST || (process.env.NODE_ENV === "production" ? "0.0.0.0" : "127.0.0.1");
  const server = createServer((request, response) => {
    response.statusCode = 503;
    response.setHeader("Retry-After", "5");
    response.setHeader("Cache-Control", "no-store");
    if (request.url?.startsWith("/api")) {
      response.setHeader("Content-Type", "application/json");
      response.end('{"message":"Preparing. Please try again in a moment."}');
      return;
    }
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(page);
  });
  await new Promise((resolve) => {
    server.once("error", (error) => {
      if (error.code === "EADDRINUSE") {
        console.error(
          `Port ${port} is already in use. Stop what runs there, or choose another with PORT=3001 npm start.`,
        );
        process.exit(1);
      }
      // Anything else is told by the server itself; preparing goes on without a page.
      resolve();
    });
    server.listen(port, host, resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        if (server.listening) server.close(resolve);
        else resolve();
      }),
  };
}

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="3">
<title>Preparing</title>
<body style="background:#0f1312;color:#eceee8;font:17px/28px system-ui,sans-serif;margin:20vh auto;max-width:32rem;padding:0 20px">
<h1 style="font-size:28px">Preparing</h1>
<p>Cover Letter Desk is being installed and built, which takes about a minute the first time. The app opens here when it's ready.</p>
</body>
</html>`;
