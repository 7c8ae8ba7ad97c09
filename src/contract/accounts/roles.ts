export const roles = ["admin", "premium", "free"] as const;
export type Role = (typeof roles)[number];
export const roleDisplayNames: Record<Role, string> = {
  admin: "Administrator",
  premium: "Premium",
  free: "Free",
};
