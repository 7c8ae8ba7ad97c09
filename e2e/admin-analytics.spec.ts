import { administer, networkFails, panelOf, serverAnswers } from "./admin-area.ts";
import { expect, long, test } from "./fixtures.ts";
import { mill, muchIsLearned } from "./learned.ts";

test("the first store is selected, its categories are sorted, and their levels are shown as text too", async ({
  app,
  page,
}) => {
  await muchIsLearned(page);
  await administer(app);
  const store = page.getByRole("combobox", { name: "Store" });
  await expect(store.getByRole("option", { selected: true })).toHaveText("Corner shop (12 people)");
  const enhanced = panelOf(page, "Enhanced categories");
  await expect(enhanced.getByRole("listitem")).toHaveText([
    /Produce.*12 people · 340 uses · listed.*High 80%/,
    /Dairy & Eggs.*Medium 50%/,
    /Bakery.*Low 49%/,
  ]);
  const colours = await enhanced
    .getByText(/^(High|Medium|Low) /)
    .evaluateAll((badges) => badges.map((badge) => getComputedStyle(badge).backgroundColor));
  expect(new Set(colours).size).toBe(3);
  await expect(
    enhanced.getByRole("img", {
      name: "Confidence by category at Corner shop: Produce 80%, Dairy & Eggs 50%, Bakery 49%",
    }),
  ).toBeVisible();
  await expect(panelOf(page, "Suggested categories").getByRole("listitem")).toHaveText([
    /Bakery.*49%/,
    /Frozen.*30%/,
  ]);
  await store.selectOption("The mill");
  await expect(page.getByText("No category data available for this store yet")).toBeVisible();
  await expect(page.getByText("No new category suggestions for this store yet")).toBeVisible();
});

test(
  "a table shows the ten most certain categories over all stores",
  { tag: long },
  async ({ app, page }) => {
    await muchIsLearned(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await administer(app);
    const rows = panelOf(page, "Global category usage analytics").getByRole("row");
    await expect(rows).toHaveCount(11);
    await expect(rows.nth(1)).toHaveText(/Category 12.*11.*1,234.*56,789.*High 87%/);
    await expect(rows.nth(10)).toHaveText(/Category 3.*Low 24%/);
  },
);

test(
  "sign-ups and active households are shown by week, as a chart and as text",
  { tag: long },
  async ({ app, page }) => {
    await muchIsLearned(page);
    await administer(app);
    const panel = panelOf(page, "Active households");
    await expect(panel).toContainText("250this week, 240 the week before");
    await expect(panel.getByRole("img", { name: /^Active households by week: 250 this week/ })).toBeVisible();
    await expect(panel.getByRole("table")).toBeHidden();
    await panel.getByText("Show as a table").click();
    await expect(panel.getByRole("row").nth(1)).toHaveText("29 Jun 2026250");
    await expect(panelOf(page, "Sign-ups").getByRole("img", { name: /^Sign-ups by week: 25/ })).toBeVisible();
  },
);

test("applying insights reports how many were applied", async ({ app, page }) => {
  await muchIsLearned(page);
  await administer(app);
  const insights = panelOf(page, "Learning insights summary");
  await expect(insights.getByText("Pending updates", { exact: true }).locator("xpath=..")).toContainText("7");
  await expect(insights).toContainText("41");
  await expect(insights.getByRole("listitem")).toHaveCount(5);
  await app.button("Show all 7", insights).click();
  await expect(insights.getByRole("listitem")).toHaveCount(7);
  await page.route("**/api/admin/apply-learning-insights", (route) =>
    route.fulfill({ json: { updatesApplied: 7 } }),
  );
  await serverAnswers(page, "admin/learning-insights-summary", {
    totalPendingUpdates: 0,
    totalHighConfidenceRelations: 41,
    pendingUpdates: [],
  });
  const apply = app.button("Apply insights", insights);
  await apply.click();
  await expect(app.toast).toContainText("Learning Insights Applied");
  await expect(app.toast).toContainText("Successfully applied 7 insights to improve store categories");
  await expect(insights).toContainText("Every global store has all of its certain categories.");
  await expect(apply).toBeFocused();
  await expect(apply).toHaveAttribute("aria-disabled", "true");
});

test("a failure to apply insights is reported", { tag: long }, async ({ app, page }) => {
  await muchIsLearned(page);
  await networkFails(page, "POST", "admin/apply-learning-insights");
  await administer(app);
  await app.button("Apply insights").click();
  await expect(app.toast).toContainText("Failed to apply learning insights");
});

test("each panel says so when nothing is learned yet", { tag: long }, async ({ app, page }) => {
  await serverAnswers(page, "admin/analytics-stores", [mill]);
  await serverAnswers(page, `stores/${mill.id}/*-categories`, []);
  await serverAnswers(page, "admin/category-usage-analytics", []);
  await serverAnswers(page, "admin/learning-insights-summary", {
    totalPendingUpdates: 0,
    totalHighConfidenceRelations: 0,
    pendingUpdates: [],
  });
  await administer(app);
  const texts = [
    "No category data available for this store yet",
    "No new category suggestions for this store yet",
    "No insights data available",
    "No global analytics data available yet",
  ];
  for (const text of texts) await expect(page.getByText(text)).toBeVisible();
});

test("the panels work with the server's own figures", async ({ app, page }) => {
  await administer(app);
  await expect(page.getByRole("combobox", { name: "Store" }).getByRole("option")).not.toHaveCount(0);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByRole("img", { name: /^Sign-ups by week: [1-9]/ })).toBeVisible();
});

test(
  "the figures are shown as text when the chart's code can't be loaded",
  { tag: long },
  async ({ app, page, quietConsole }) => {
    quietConsole.push("Failed to fetch dynamically imported module", "chart");
    await muchIsLearned(page);
    await page.route(/BarChart|-chart-/, (route) => route.abort());
    await administer(app);
    const enhanced = panelOf(page, "Enhanced categories");
    await expect(enhanced).toContainText("The chart can't be loaded right now.");
    await expect(enhanced.getByRole("listitem")).toHaveCount(3);
  },
);
