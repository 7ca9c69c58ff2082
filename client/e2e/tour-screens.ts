import type { Page } from "@playwright/test";

/** One look of a screen: where it is, and what is done there before the picture. */
export type Look = { name: string; path: string; act?: (page: Page) => Promise<void> };

const press = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first().click();

const openMenu = (menu: string | RegExp, entry: string) => async (page: Page) => {
  await page.getByRole("button", { name: menu }).first().click();
  await page.getByRole("menuitem", { name: entry }).click();
};

export const visitorLooks: readonly Look[] = [
  { name: "start", path: "/" },
  { name: "start-sample", path: "/", act: press(/^(Show|Hide) sample letter$/) },
  { name: "menu", path: "/", act: phoneMenu },
  { name: "generator", path: "/prompt" },
  { name: "generator-no-posting", path: "/prompt", act: press("No posting? Write without one") },
  { name: "resume-upload", path: "/resume-upload" },
  { name: "resume-review", path: "/resume-review" },
  { name: "job-target", path: "/job-target-question" },
  { name: "position", path: "/position-selection?from=wizard" },
  { name: "wizard", path: "/cover-letter-wizard" },
  { name: "skills", path: "/skills-selection" },
  { name: "experience", path: "/experience-level" },
  { name: "education", path: "/education-level" },
  { name: "strengths", path: "/strengths-selection" },
  { name: "start-over", path: "/position-selection", act: press("Start Over") },
  { name: "career-tips", path: "/career-tips" },
  { name: "templates", path: "/templates" },
  { name: "template-preview", path: "/templates", act: press(/^Preview/) },
  { name: "template-purchase", path: "/templates", act: press(/^Buy Now/) },
  { name: "sandbox-checkout", path: "/templates", act: goToCheckout },
  { name: "payment-none", path: "/payment-success" },
  { name: "payment-unknown", path: "/payment-success?session_id=cs_none&template_id=tech" },
  { name: "stripe-redirect", path: "/stripe-redirect" },
  { name: "stripe-fixed", path: "/stripe-fixed" },
  { name: "my-letters", path: "/my-cover-letters" },
  { name: "history", path: "/history" },
  { name: "local-history", path: "/local-history" },
  { name: "my-facts", path: "/my-facts" },
  { name: "applications", path: "/applications" },
  { name: "application-add", path: "/applications", act: press("Add it by hand") },
  { name: "application-gone", path: "/applications/nothing" },
  { name: "application-figures", path: "/applications/figures" },
  { name: "several", path: "/applications/several" },
  { name: "share-posting", path: "/share-posting" },
  { name: "writer", path: "/settings/writer" },
  { name: "login", path: "/auth" },
  { name: "register", path: "/auth", act: (page) => page.getByRole("tab", { name: "Register" }).click() },
  { name: "register-wrong", path: "/auth", act: registerNothing },
  { name: "forgot-password", path: "/auth", act: press("Forgot password?") },
  { name: "reset-none", path: "/reset-password" },
  { name: "reset-invalid", path: "/reset-password/nothing" },
  { name: "confirm-invalid", path: "/confirm-email/nothing" },
  { name: "take-back-invalid", path: "/take-back-email/nothing" },
  { name: "mail-request-invalid", path: "/mail-request/nothing" },
  { name: "stop-mails-invalid", path: "/stop-mails/nothing" },
  { name: "stop-reminders-invalid", path: "/stop-reminders/nothing" },
  { name: "shared-none", path: "/shared-results/nothing" },
  { name: "sign-out-guide", path: "/sign-out-guide" },
  { name: "settings", path: "/settings" },
  { name: "help", path: "/help" },
  { name: "not-found", path: "/nowhere" },
  { name: "notifications", path: "/help", act: press(/^Notifications/) },
];

/** Workflows of the account that has a few of everything, in the order in which they are made. */
export const builderWorkflows = { many: 3, join: 4, api: 5, webhook: 6, refused: 7 } as const;

export const userLooks: readonly Look[] = [
  { name: "my-letters", path: "/my-cover-letters" },
  { name: "history", path: "/history" },
  { name: "purchases", path: "/history?tab=purchases" },
  { name: "my-facts", path: "/my-facts" },
  { name: "profile", path: "/profile" },
  { name: "settings", path: "/settings" },
  { name: "workflows", path: "/workflows" },
  { name: "workflow-new", path: "/workflows/new" },
];

export const fullUserLooks: readonly Look[] = [
  { name: "my-letters", path: "/my-cover-letters" },
  { name: "letter", path: "/my-cover-letters", act: press(/^View /) },
  { name: "account-menu", path: "/my-cover-letters", act: press(/^Account of /) },
  { name: "history", path: "/history" },
  { name: "edit-letter", path: "/edit-letter/1" },
  { name: "applications", path: "/applications" },
  { name: "applications-board", path: "/applications", act: showBoard },
  { name: "reminders", path: "/applications", act: openReminders },
  { name: "application", path: "/applications", act: openApplication },
  { name: "edit-letter-gone", path: "/edit-letter/999" },
  { name: "delete-account", path: "/profile", act: press("Delete account...") },
  { name: "settings-notifications", path: "/settings", act: settingsTab("Notifications") },
  { name: "settings-appearance", path: "/settings", act: settingsTab("Appearance") },
  { name: "settings-keys", path: "/settings", act: settingsTab("API Keys") },
  { name: "settings-execution", path: "/settings", act: settingsTab("Execution") },
  { name: "workflows", path: "/workflows" },
  { name: "workflow", path: "/workflows/1" },
  { name: "workflow-delete", path: "/workflows", act: openMenu(/^Actions for /, "Delete") },
  { name: "workflow-list", path: "/workflows/1", act: press(/^Show as a (list|canvas)$/) },
  { name: "workflow-step", path: "/workflows/1", act: openStep },
  { name: "workflow-connections", path: "/workflows/1", act: openMenu("More", "Connections") },
  { name: "workflow-schedule", path: "/workflows/1", act: openMenu("More", "Schedule") },
  { name: "workflow-shortcuts", path: "/workflows/1", act: openMenu("More", "Keyboard shortcuts") },
  { name: "run", path: "/workflows/1/runs/1" },
  { name: "workflow-gone", path: "/workflows/999" },
  { name: "run-gone", path: "/workflows/1/runs/999" },
  { name: "access-denied", path: "/admin" },
];

export const adminLooks: readonly Look[] = [
  { name: "submissions", path: "/admin" },
  { name: "charts", path: "/admin", act: showCharts },
  { name: "lead", path: "/admin", act: press(/^View /) },
  { name: "lead-delete", path: "/admin", act: press(/^Delete /) },
  { name: "no-match", path: "/admin?q=nothing-like-this" },
  { name: "users", path: "/admin?tab=users" },
  { name: "give-rights", path: "/admin?tab=users", act: press(/^Review /) },
  { name: "account-menu", path: "/admin?tab=users", act: press(/^Actions for/) },
  { name: "reset-password", path: "/admin?tab=users", act: openMenu(/^Actions for/, "Reset password") },
  { name: "letters", path: "/admin?tab=cover-letters" },
  { name: "admin", path: "/admin?tab=admin" },
  { name: "admin-users", path: "/admin/users" },
  { name: "admin-manage", path: "/admin/manage" },
  { name: "audit-log", path: "/admin/audit-log" },
];

export const browserLooks: readonly Look[] = [
  { name: "local-history", path: "/local-history" },
  { name: "my-letters", path: "/my-cover-letters" },
  { name: "letter-edit", path: "/local-history", act: openMenu(/^More for /, "Edit") },
];

/** The desk with a letter that is still covered, and with the whole one. */
export const coveredLooks: readonly Look[] = [{ name: "covered", path: "/prompt" }];

export const unlockedLooks: readonly Look[] = [
  { name: "letter", path: "/prompt" },
  { name: "letter-save", path: "/prompt", act: press("Save") },
  { name: "letter-more", path: "/prompt", act: press(/^(More( tools)?|Translate)$/) },
];

/** Screens whose data can be late, refused or out of reach. */
export const askingPaths: readonly Look[] = [
  { name: "templates", path: "/templates" },
  { name: "my-letters", path: "/my-cover-letters" },
  { name: "history", path: "/history" },
  { name: "purchases", path: "/history?tab=purchases" },
  { name: "my-facts", path: "/my-facts" },
  { name: "applications", path: "/applications" },
  { name: "profile", path: "/profile" },
  { name: "workflows", path: "/workflows" },
  { name: "workflow", path: "/workflows/1" },
  { name: "edit-letter", path: "/edit-letter/1" },
  { name: "admin", path: "/admin" },
  { name: "users", path: "/admin?tab=users" },
];

function settingsTab(name: string) {
  return (page: Page) => page.getByRole("tab", { name }).click();
}

/** The menu of narrow screens; wide ones show its links in the header. */
async function phoneMenu(page: Page): Promise<void> {
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  if (!(await menu.isVisible())) return;
  await menu.click();
  await page.getByRole("link", { name: "Create New" }).last().waitFor();
}

async function goToCheckout(page: Page): Promise<void> {
  await press(/^Buy Now/)(page);
  await press("Go to checkout")(page);
  await page.waitForURL(/sandbox|checkout/);
}

/** Their code comes with the press. */
async function showCharts(page: Page): Promise<void> {
  await press("Show charts")(page);
  await page.getByRole("heading", { name: "Leads, last 30 days" }).waitFor();
}

/** Phones have no board. */
async function showBoard(page: Page): Promise<void> {
  const board = page.getByRole("button", { name: "Show as board" });
  if (await board.isVisible()) await board.click();
}

async function openApplication(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Arborist" }).click();
  await page.getByRole("heading", { name: "Arborist", level: 1 }).waitFor();
}

async function openReminders(page: Page): Promise<void> {
  const more = page.getByRole("button", { name: "More", exact: true });
  await more
    .or(page.getByRole("button", { name: "Reminders" }))
    .first()
    .waitFor();
  if (await more.isVisible()) {
    await more.click();
    await page.getByRole("menuitem", { name: "Reminders" }).click();
  } else await page.getByRole("button", { name: "Reminders" }).click();
}

/** What builders come for, each with the step that does it: its form, on its canvas. */
export function builderLooks(): Look[] {
  const { many, join, api, webhook, refused } = builderWorkflows;
  const steps: [name: string, workflow: number, step: string][] = [
    ["join", join, "Join"],
    ["union", many, "Union"],
    ["sort", many, "Sort"],
    ["deduplicate", many, "Deduplicate"],
    ["api", api, "API"],
    ["webhook", webhook, "Webhook"],
    ["error-branch", many, "Route"],
    ["refused-rows", refused, "Orders table"],
    ["refused-mail", refused, "Refused rows"],
    ["sub-workflow", many, "Sub-workflow"],
  ];
  return [
    ...steps.map(([name, workflow, step]) => ({
      name: `step-${name}`,
      path: `/workflows/${workflow}`,
      act: (page: Page) => goToStep(page, step),
    })),
    { name: "find", path: `/workflows/${many}`, act: findSteps },
    { name: "notes", path: `/workflows/${many}`, act: showNotes },
    { name: "parameters", path: `/workflows/${many}`, act: openMenu("More", "Parameters") },
    { name: "versions", path: `/workflows/${refused}`, act: openMenu("More", "Version history") },
    { name: "run-parameters", path: `/workflows/${many}`, act: press(/^Run$/) },
    { name: "run-from-here", path: "/workflows/1", act: runFromStep },
  ];
}

async function goToStep(page: Page, step: string): Promise<void> {
  await page.getByRole("button", { name: "Find a step" }).first().click();
  await page.getByRole("dialog").getByRole("combobox").fill(step);
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  // Where there is no room beside the steps, they show where the step is; its form opens at a touch.
  const listed = page
    .getByRole("list", { name: "Steps of the workflow" })
    .getByRole("button", { name: new RegExp(`^${step}`) });
  const drawn = page.locator(".react-flow__node.selected");
  if (await listed.first().isVisible()) await listed.first().click();
  // At its corner: in its middle may be the number of its rows, which shows these.
  else if ((page.viewportSize()?.width ?? 0) < 1100) await drawn.click({ position: { x: 12, y: 12 } });
  await page.getByLabel("Name", { exact: true }).locator("visible=true").waitFor();
}

async function findSteps(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Find a step" }).first().click();
  await page.getByRole("dialog").getByRole("combobox").fill("so");
}

/** Found like a step; on a phone they come after the last one. */
async function showNotes(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Find a step" }).first().click();
  await page.getByRole("dialog").getByRole("combobox").fill("Ask Ana");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await page.getByLabel("Note", { exact: true }).locator("visible=true").first().scrollIntoViewIfNeeded();
}

async function runFromStep(page: Page): Promise<void> {
  await goToStep(page, "Spend by campaign");
  await page.getByRole("button", { name: "Run from here" }).locator("visible=true").click();
  await page.getByRole("dialog", { name: /^Run from/ }).waitFor();
}

async function openStep(page: Page): Promise<void> {
  const list = page.getByRole("list", { name: "Steps of the workflow" });
  const canvas = page.locator(".react-flow__node");
  await list.or(canvas.first()).first().waitFor();
  await ((await list.isVisible()) ? list.getByRole("button").first() : canvas.first()).click();
}

async function registerNothing(page: Page): Promise<void> {
  await page.getByRole("tab", { name: "Register" }).click();
  await page.getByRole("button", { name: "Register" }).click();
}
