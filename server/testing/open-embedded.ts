import { openPglite } from "../db/open-pglite.ts";

// Opens the embedded database of a folder, tells its parent how that went, and closes it when the parent lets go.

const [, , folder = ""] = process.argv;
const tell = (text: string) => void process.send?.(text);
try {
  const database = await openPglite({ folder, migrationsFolder: "migrations" });
  process.once("disconnect", async () => {
    await database.close();
    process.exit();
  });
  tell("open");
} catch (error) {
  tell(String(error));
}
