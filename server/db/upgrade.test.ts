import { describe, expect, it } from "vitest";
import { createPurchaseStore } from "#server/features/purchases/purchase.store.ts";
import { emptyDatabase, firstMigrations } from "#server/testing/test-database.ts";
import { isOwned, ownedTemplates } from "#shared/templates/catalogue.ts";

describe("a database of an earlier version", () => {
  it.each([1, 9])("of %i migrations keeps the letters and what was bought, which still unlocks", async (count) => {
    const open = await emptyDatabase();
    const earlier = await open(await firstMigrations(count));
    await earlier.query("insert into users (id, username, password) values (7, 'mara', 'sealed')");
    await earlier.query("insert into saved_cover_letters (user_id, title, content) values (7, 'Nurse', 'Dear team')");
    await earlier.query(`insert into template_purchases (user_id, template_id, template_name, amount, stripe_session_id)
      values (7, 'healthcare', 'As it was called', 399, 'cs_1'), (7, 'style-bundle', 'Styles', 1499, 'cs_2')`);
    await earlier.close();

    const database = await open("migrations");
    const purchases = createPurchaseStore(database.db);
    expect(await purchases.findBySession("cs_1")).toMatchObject({
      userId: 7,
      templateId: "healthcare",
      templateName: "As it was called",
      amount: 399,
      currency: "usd",
    });
    const owned = ownedTemplates(await purchases.listTemplateIds(7));
    const asked = ["healthcare", "style-bundle", "tech", "complete-bundle"] as const;
    expect(asked.filter((id) => isOwned(id, owned))).toEqual(["healthcare", "style-bundle"]);
    // A notice of the same payment that comes once more buys nothing twice.
    const again = { userId: 7, templateId: "healthcare", templateName: "", amount: 1, currency: "usd" };
    expect((await purchases.createOnce({ ...again, stripeSessionId: "cs_1" })).created).toBe(false);
    const { rows } = await database.query("select title, content from saved_cover_letters where user_id = 7");
    expect(rows).toEqual([{ title: "Nurse", content: "Dear team" }]);
    await database.close();
  });
});
