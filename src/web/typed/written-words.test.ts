import { expect, test } from "vitest";
import { textOf, writtenOf } from "./written-words.ts";

/** What was written of things that are given by their words. */
const written = (text: string, ...words: string[]) =>
  writtenOf(
    text,
    words.map((one) => ({ words: one })),
    (name) => name === "Costco",
  ).map((found) => found && textOf(found));

test("a thing's part of its line goes from the thing before it to its own end, that of the last one to the line's", () => {
  expect(written("please get 6 eggs, and also milk thanks", "6 eggs", "milk")).toEqual([
    "please get 6 eggs",
    "also milk thanks",
  ]);
  expect(written("get eggs and, please, bread", "eggs", "bread")).toEqual(["get eggs", "please, bread"]);
  expect(writtenOf("please get 6 eggs today", [{ words: "6 eggs" }], () => false)).toEqual([
    { before: "please get ", words: "6 eggs", after: " today" },
  ]);
});

test("neither the sender and the time nor the bullet belong to it", () => {
  const chat = "[21.11.26, 18:04:12] Ben: could you get milk\n- [ ] bread\nBen\n18:04\nrice please";
  expect(written(chat, "milk", "bread", "rice")).toEqual(["could you get milk", "bread", "rice please"]);
});

test("words that stand in the head of a mail as well are those of a later line", () => {
  const mail = "From: Ben <ben@example.com>\nSubject: milk and eggs\n\nPlease get milk\nand eggs";
  expect(written(mail, "milk", "eggs")).toEqual(["Please get milk", "and eggs"]);
});

test("things may come in another order than they were written, and one that isn't found has nothing", () => {
  expect(written("get bread\nget milk", "milk", "bread", "kale", "")).toEqual([
    "get milk",
    "get bread",
    null,
    null,
  ]);
});
