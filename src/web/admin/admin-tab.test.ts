import { expect, test } from "vitest";
import { adminTabOfSearch } from "./admin-tab.ts";

test("a link to a tab opens that tab, any other link opens the first one", () => {
  expect(adminTabOfSearch("tab=waitlist")).toBe("waitlist");
  expect(adminTabOfSearch("?tab=stores&x=1")).toBe("stores");
  expect(adminTabOfSearch("tab=events")).toBe("events");
  expect(adminTabOfSearch("")).toBe("analytics");
  expect(adminTabOfSearch("tab=nothing")).toBe("analytics");
});
