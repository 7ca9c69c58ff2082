import { expect } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import {
  keepInBrowser,
  login,
  mailedPath,
  mailedResetPath,
  newUsername,
  password,
  register,
  saveLetter,
} from "./account.ts";
import { test, untilLive } from "./site.ts";

const nurse = {
  title: "Charge nurse, Saint Brigid",
  jobTitle: "Charge Nurse",
  company: "Saint Brigid",
  content: "Dear team,\n\nI am writing to apply.\n\nYours,\nGrace",
};
const teacher = { title: "Nurse educator", content: "The first thing I teach is how to give a report." };

test("an account keeps a letter through two tabs, a forgotten password and a second browser, and then goes", async ({
  page,
  context,
  browser,
  site,
}) => {
  const username = newUsername();
  await register(page, username);
  const id = await saveLetter(page, nurse);

  const secondTab = await context.newPage();
  for (const tab of [page, secondTab]) {
    await tab.goto(`/edit-letter/${id}`);
    await expect(tab.getByLabel("Title", { exact: true })).toHaveValue(nurse.title);
  }
  await page.getByLabel("Content").fill("Dear team,\n\nFirst tab.\n\nYours,\nGrace");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Cover letter updated successfully", { exact: true })).toBeVisible();

  await secondTab.getByLabel("Content").fill("Dear team,\n\nSecond tab.\n\nYours,\nGrace");
  await secondTab.getByRole("button", { name: "Save Changes" }).click();
  const conflict = secondTab.getByRole("dialog", { name: "This letter was changed elsewhere" });
  await expect(conflict.getByLabel("Your version, not saved")).toHaveValue(/Second tab/);
  await expect(conflict.getByLabel("The other version")).toContainText("First tab.");
  await expectAccessible(secondTab, "two versions");
  await conflict.getByLabel("Your version, not saved").fill("Dear team,\n\nFirst tab. Second tab.\n\nYours,\nGrace");
  await conflict.getByRole("button", { name: "Save my version" }).click();
  await expect(secondTab.getByText("Cover letter updated successfully", { exact: true })).toBeVisible();
  await secondTab.close();

  await page.getByRole("button", { name: `Account of ${username}` }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page.getByText("You have been logged out successfully.", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/");

  await page.goto("/auth");
  await page.getByRole("button", { name: "Forgot password?" }).click();
  const forgot = page.getByRole("dialog", { name: "Forgot password" });
  await forgot.getByLabel("Username").fill(username);
  await expectAccessible(page, "forgot password");
  await forgot.getByRole("button", { name: "Send reset link" }).click();
  await expect(forgot.getByText(/If the username exists, a password reset link has been sent/)).toBeVisible();

  const link = await mailedResetPath(site.dataDir, `${username}@example.com`);
  await page.goto(link);
  await page.getByLabel("New password", { exact: true }).fill("N3w!Horse-carriage");
  await page.getByLabel("Confirm password").fill("N3w!Horse-carriage");
  await expectAccessible(page, "reset password");
  await page.getByRole("button", { name: "Reset password" }).click();
  await expect(page.getByRole("link", { name: "Go to Login" })).toBeVisible();
  await expectAccessible(page, "password changed");
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Invalid or Expired Link" })).toBeVisible();
  await expectAccessible(page, "expired link");

  const elsewhere = await (await browser.newContext({ baseURL: site.url })).newPage();
  await login(elsewhere, username, "N3w!Horse-carriage");
  await expect(elsewhere).toHaveURL("/my-cover-letters");
  await elsewhere.getByRole("button", { name: `View ${nurse.title}` }).click();
  await expect(elsewhere.getByRole("dialog")).toContainText("First tab. Second tab.");
  await elsewhere.getByRole("button", { name: "Close", exact: true }).last().click();

  await elsewhere.goto("/profile");
  await elsewhere.getByRole("button", { name: "Delete account..." }).click();
  const deletion = elsewhere.getByRole("dialog", { name: "Delete your account" });
  await expect(deletion).toContainText("your saved letters");
  await expectAccessible(elsewhere, "delete account");
  await deletion.getByLabel("Password", { exact: true }).fill("N3w!Horse-carriage");
  await deletion.getByRole("button", { name: "Delete account" }).click();
  await expect(elsewhere.getByText("Account deleted", { exact: true })).toBeVisible();
  await expect(elsewhere).toHaveURL("/");
  const afterwards = await elsewhere.request.post("/api/login", {
    data: { username, password: "N3w!Horse-carriage" },
  });
  expect(afterwards.status()).toBe(401);
});

test("an address is confirmed, changed with the password, and taken back from the old mailbox", async ({
  page,
  site,
  browser,
}) => {
  const username = newUsername();
  const [own, other] = [`${username}@example.com`, `other-${username}@example.com`];
  await register(page, username);
  await page.goto("/profile");
  await expect(page.getByText("Not confirmed", { exact: true })).toBeVisible();
  await expectAccessible(page, "an address that is not confirmed");
  const first = await mailedPath(site.dataDir, own, "confirm-email");
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByText("Link sent", { exact: true })).toBeVisible();
  // Signed out and elsewhere, as mailboxes often are.
  const mailbox = await (await browser.newContext({ baseURL: site.url })).newPage();
  await mailbox.goto(await mailedPath(site.dataDir, own, "confirm-email", first));
  await mailbox.getByRole("button", { name: "Confirm address" }).click();
  await expect(mailbox.getByRole("heading", { name: "Address confirmed" })).toBeVisible();
  await page.reload();
  await expect(page.getByText("Confirmed", { exact: true })).toBeVisible();
  await login(mailbox, own);

  await page.getByLabel("Email").fill(other);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Enter your current password")).toBeVisible();
  await expectAccessible(page, "another address without the password");
  await page.getByLabel("Current password (to change your email)").fill(password);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Profile saved", { exact: true })).toBeVisible();
  await expect(page.getByText("Not confirmed", { exact: true })).toBeVisible();

  await mailbox.goto(await mailedPath(site.dataDir, own, "take-back-email"));
  await expect(mailbox.getByText(/signs out every device/)).toBeVisible();
  await expectAccessible(mailbox, "take a changed address back");
  await mailbox.getByRole("button", { name: "Undo the change" }).click();
  await mailbox.getByRole("link", { name: "Choose a new password" }).click();
  await mailbox.getByLabel("New password", { exact: true }).fill("N3w!Horse-carriage");
  await mailbox.getByLabel("Confirm password").fill("N3w!Horse-carriage");
  await mailbox.getByRole("button", { name: "Reset password" }).click();
  await expect(mailbox.getByRole("link", { name: "Go to Login" })).toBeVisible();
  await login(mailbox, own, "N3w!Horse-carriage");
  expect((await page.request.get("/api/user")).status()).toBe(401);
});

test("a visitor's letters move to the account once, and say how many", async ({ page }) => {
  await page.goto("/my-cover-letters");
  await expect(page.getByRole("heading", { name: "Letters you save appear here." })).toBeVisible();
  await keepInBrowser(page, [nurse, teacher]);
  await page.reload();
  await expect(page.getByText("These two letters are saved in this browser only.")).toBeVisible();
  await page.getByRole("link", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL("/auth");
  await expect(page.getByText("The two letters in this browser move to your account.")).toBeVisible();

  // The first letter arrives, its answer does not.
  let calls = 0;
  await page.route("**/api/saved-cover-letters", async (route) => {
    if (route.request().method() !== "POST" || ++calls > 1) return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await register(page, newUsername());
  await expect(page.getByText("Two letters are still in this browser only.")).toBeVisible();
  await page.getByRole("button", { name: "Move to your account" }).click();
  await expect(page.getByText("2 letters moved to your account", { exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.localStorage.getItem("savedCoverLetters"))).toBe("[]");
  const letters = await (await page.request.get("/api/saved-cover-letters")).json();
  expect(letters.map((letter: { title: string }) => letter.title).toSorted()).toEqual([nurse.title, teacher.title]);
});

test("two tabs that open at once move the browser's letters once", async ({ page, context }) => {
  await register(page, newUsername());
  await keepInBrowser(page, [nurse, teacher, { ...nurse, title: "A third one" }]);
  const tabs = await Promise.all([context.newPage(), context.newPage()]);
  await Promise.all(tabs.map((tab) => tab.goto("/my-cover-letters")));
  for (const tab of tabs) await expect(tab.getByRole("heading", { level: 2 })).toHaveCount(3);
  await expect.poll(() => page.evaluate(() => window.localStorage.getItem("savedCoverLetters"))).toBe("[]");
  expect(await (await page.request.get("/api/saved-cover-letters")).json()).toHaveLength(3);
});

test("an ended session is taken up again over the open letter, and the save goes on", async ({ page }) => {
  const username = newUsername();
  await register(page, username);
  const id = await saveLetter(page, nurse);
  await page.goto(`/edit-letter/${id}`);
  await page.getByLabel("Content").fill("Typed before the session ended.");
  // Ended on the server: a cookie that an answer under way brings back is worth nothing.
  expect((await page.request.post("/api/logout")).status()).toBe(204);
  await page.getByRole("button", { name: "Save Changes" }).click();
  const dialog = page.getByRole("dialog", { name: "You've been signed out" });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, "session ended");
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("Cover letter updated successfully", { exact: true })).toBeVisible();
  const saved = await (await page.request.get(`/api/saved-cover-letters/${id}`)).json();
  expect(saved.content).toBe("Typed before the session ended.");
});

test("a sign-out in another tab closes the open letter, and leaves nothing of it to the next person", async ({
  page,
  context,
}) => {
  const username = newUsername();
  await register(page, username);
  const id = await saveLetter(page, nurse);
  await page.goto(`/edit-letter/${id}`);
  await page.getByLabel("Content").fill("Typed before the other tab signed out.");

  const otherTab = await context.newPage();
  await otherTab.goto("/profile");
  await otherTab.getByRole("button", { name: `Account of ${username}` }).click();
  await otherTab.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(otherTab.getByText("You have been logged out successfully.", { exact: true })).toBeVisible();

  await expect(page).toHaveURL("/auth");
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain("Typed before the other tab signed out.");
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL(`/edit-letter/${id}`);
  await expect(page.getByLabel("Content")).toHaveValue(nurse.content);
});

test("a letter is found, downloaded, deleted and brought back", async ({ page }) => {
  await register(page, newUsername());
  for (const letter of [nurse, teacher]) await saveLetter(page, letter);
  await page.goto("/history");
  await page.getByRole("searchbox", { name: "Search your letters" }).fill("educator");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([teacher.title]);

  const more = page.getByRole("button", { name: `More for ${teacher.title}` });
  const download = page.waitForEvent("download");
  await more.click();
  await page.getByRole("menuitem", { name: "Download text (.txt)" }).click();
  expect((await download).suggestedFilename()).toBe("nurse_educator.txt");

  page.on("dialog", (question) => {
    expect(question.message()).toBe("Are you sure you want to delete this cover letter?");
    void question.accept();
  });
  await more.click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(page.getByText("Cover letter deleted successfully", { exact: true })).toBeVisible();
  await expect(page.getByText("No letter matches “educator”.")).toBeVisible();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByRole("heading", { level: 2, name: teacher.title })).toBeVisible();
});

for (const [device, viewport] of [
  ["desktop", { width: 1440, height: 900 }],
  ["phone", { width: 390, height: 844 }],
] as const) {
  test(`what a visitor sees of accounts and letters is accessible on a ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto("/my-cover-letters");
    await expect(page.getByRole("heading", { name: "Letters you save appear here." })).toBeVisible();
    await expectAccessible(page, "no letters");
    await page.goto("/history");
    await expect(page.getByRole("heading", { name: "Sign in to see your history" })).toBeVisible();
    await expectAccessible(page, "history of a visitor");
    await page.goto("/sign-out-guide");
    await expectAccessible(page, "sign-out guide");
    await page.goto("/auth");
    await untilLive(page);
    await expectAccessible(page, "login of a visitor");
    await page.getByRole("button", { name: "Login", exact: true }).click();
    await expect(page.getByText("Username must be at least 3 characters")).toBeVisible();
    await expectAccessible(page, "login with errors");
    await page.getByRole("tab", { name: "Register" }).click();
    await expect(page.getByLabel("Confirm password")).toBeVisible();
    await expectAccessible(page, "registration of a visitor");
    await page.getByRole("button", { name: "Register", exact: true }).click();
    await expectAccessible(page, "register with errors");

    await keepInBrowser(page, [nurse, teacher]);
    await page.goto("/local-history");
    await expect(page.getByRole("heading", { level: 2 })).toHaveCount(2);
    await expectAccessible(page, "letters in this browser");
    await page.goto("/my-cover-letters");
    await page.getByRole("button", { name: `More for ${nurse.title}` }).click();
    await expectAccessible(page, "letters with a menu");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: `View ${nurse.title}` }).click();
    await expect(page.getByRole("dialog", { name: nurse.title })).toBeVisible();
    await expectAccessible(page, "a letter in view");
  });

  test(`every screen of an account is accessible on a ${device}, in each of its looks`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await register(page, newUsername());
    for (const letter of [nurse, teacher]) await saveLetter(page, letter);
    await page.goto("/my-cover-letters");
    await expect(page.getByRole("heading", { level: 2 })).toHaveCount(2);
    await expectAccessible(page, "letters of an account");
    await page.goto("/history");
    await expect(page.getByRole("heading", { level: 2 })).toHaveCount(2);
    await expectAccessible(page, "history");
    await page.getByRole("tab", { name: "Template Purchases" }).click();
    await expectAccessible(page, "purchases");
    await page.goto("/profile");
    await expect(page.getByRole("heading", { name: "About you" })).toBeVisible();
    await page.getByRole("button", { name: "Change password" }).click();
    await expectAccessible(page, "profile with errors");
    await page.goto("/edit-letter/1000000");
    await expect(page.getByRole("heading", { name: "We couldn't find this cover letter" })).toBeVisible();
    await expectAccessible(page, "no such letter");

    await page.route("**/api/saved-cover-letters", (route) => route.fulfill({ status: 503, body: "" }));
    await page.goto("/history");
    await expect(page.getByText("Failed to fetch cover letters")).toBeVisible();
    await expectAccessible(page, "history that cannot be loaded");
  });
}
