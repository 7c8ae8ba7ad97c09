import type { Page } from "@playwright/test";
import { serverAnswers } from "./admin-area.ts";

const learned = (categoryName: string, confidenceScore: number, isUserGenerated = true) => ({
  categoryName,
  confidenceScore,
  userCount: 12,
  usageFrequency: 340,
  isUserGenerated,
});

const corner = { id: "01980000-0000-7000-8000-000000000001", name: "Corner shop", userCount: 12 };
export const mill = { id: "01980000-0000-7000-8000-000000000002", name: "The mill", userCount: 0 };

/** Figures that a server would have learned from years of shopping. */
export async function muchIsLearned(page: Page): Promise<void> {
  await serverAnswers(page, "admin/analytics-stores", [corner, mill]);
  await serverAnswers(page, `stores/${corner.id}/enhanced-categories`, [
    learned("bakery", 49),
    learned("", 99),
    learned("produce", 80, false),
    learned("dairy & eggs", 50),
  ]);
  await serverAnswers(page, `stores/${corner.id}/suggested-categories`, [
    learned("pet", 29),
    learned("frozen", 30),
    learned("bakery", 49),
  ]);
  await serverAnswers(page, `stores/${mill.id}/*-categories`, []);
  await serverAnswers(
    page,
    "admin/category-usage-analytics",
    Array.from({ length: 12 }, (_, index) => ({
      categoryName: `category ${index + 1}`,
      totalStores: index,
      totalUsers: 1234,
      totalUsage: 56789,
      avgConfidence: 10 + index * 7,
    })),
  );
  await serverAnswers(page, "admin/learning-insights-summary", {
    totalPendingUpdates: 7,
    totalHighConfidenceRelations: 41,
    pendingUpdates: Array.from({ length: 7 }, (_, index) => ({
      categoryName: `insight ${index + 1}`,
      storeName: "Corner shop",
      confidenceScore: 95 - index,
    })),
  });
  await serverAnswers(
    page,
    "admin/activity",
    Array.from({ length: 26 }, (_, index) => ({
      week: new Date(Date.UTC(2026, 0, 5 + index * 7)).toISOString().slice(0, 10),
      signUps: index,
      activeHouseholds: index * 10,
    })),
  );
}
