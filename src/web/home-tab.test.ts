import { describe, expect, test } from "vitest";
import { searchWithoutTab, tabAfterKey, tabOfSearch } from "./home-tab.ts";

describe("the tab a link asks for", () => {
  test.each([
    ["tab=adding", "adding"],
    ["tab=stores", "stores"],
    ["tab=repeat", "repeat"],
    ["tab=categories", "stores"],
    ["addItems=true", "adding"],
    ["addItems=true&tab=repeat", "adding"],
    ["addItems=false", null],
    ["tab=somewhere", null],
    ["", null],
  ])("%j is %j", (search, tab) => {
    expect(tabOfSearch(search)).toBe(tab);
  });

  test("the tab is removed from the address, and nothing else is", () => {
    expect(searchWithoutTab("tab=stores")).toBe("");
    expect(searchWithoutTab("addItems=true&from=mail&tab=adding")).toBe("?from=mail");
    expect(searchWithoutTab("")).toBe("");
  });
});

describe("keys on the row of tabs", () => {
  test("arrow keys wrap around", () => {
    expect(tabAfterKey("adding", "ArrowRight")).toBe("stores");
    expect(tabAfterKey("repeat", "ArrowRight")).toBe("adding");
    expect(tabAfterKey("adding", "ArrowLeft")).toBe("repeat");
    expect(tabAfterKey("stores", "ArrowLeft")).toBe("adding");
  });

  test("Home and End lead to the ends, other keys do nothing", () => {
    expect(tabAfterKey("repeat", "Home")).toBe("adding");
    expect(tabAfterKey("adding", "End")).toBe("repeat");
    expect(tabAfterKey("adding", "Enter")).toBeNull();
  });
});
