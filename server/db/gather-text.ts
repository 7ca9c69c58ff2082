import { setImmediate as nextTurn } from "node:timers/promises";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "./database.ts";

/** Characters that go to the database at once: the embedded one takes a long text in one piece, and nobody else has a turn then. */
const AT_ONCE = 250_000;

/** The text as a value of a statement; a long one is put together in a setting that ends with the transaction. */
export async function gatherText(transaction: Pick<Database, "execute">, text: string): Promise<SQL> {
  if (text.length <= AT_ONCE) return sql`${text}::text`;
  await transaction.execute(sql`select set_config('desk.text', '', true)`);
  for (let at = 0; at < text.length; ) {
    const piece = text.slice(at, at + AT_ONCE);
    // Never through the middle of a character.
    const whole = /[\uD800-\uDBFF]$/.test(piece) ? piece.slice(0, -1) : piece;
    await transaction.execute(
      sql`select length(set_config('desk.text', current_setting('desk.text') || ${whole}::text, true))`,
    );
    await nextTurn();
    at += whole.length;
  }
  return sql`current_setting('desk.text')`;
}
