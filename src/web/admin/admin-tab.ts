/** The tabs of the admin area, named as in a link (`?tab=stores`). */
export const adminTabs = [
  "analytics",
  "stores",
  "users",
  "feedback",
  "waitlist",
  "events",
  "server",
] as const;
export type AdminTab = (typeof adminTabs)[number];

export const adminTabTitles: Record<AdminTab, string> = {
  analytics: "Analytics",
  stores: "Store Management",
  users: "User Management",
  feedback: "Feedback",
  waitlist: "Waitlist",
  events: "Security",
  server: "Server",
};

/** The tab that a link asks for; the first one when it asks for none that there is. */
export function adminTabOfSearch(search: string): AdminTab {
  const asked = new URLSearchParams(search).get("tab");
  return adminTabs.find((tab) => tab === asked) ?? "analytics";
}
