import { ActivityPanels } from "./activity-panels.tsx";
import { CategoryUsagePanel } from "./category-usage-panel.tsx";
import { InsightsPanel } from "./insights-panel.tsx";
import { StoreAnalytics } from "./store-analytics.tsx";

export function AnalyticsTab() {
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-6">
      <StoreAnalytics />
      <CategoryUsagePanel />
      <InsightsPanel />
      <ActivityPanels />
    </div>
  );
}
