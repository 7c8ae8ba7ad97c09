import fc from "fast-check";
import { expect, test } from "vitest";
import { EventReader } from "./event-reader.ts";

const text =
  ': hello\n\nretry: 1500\n\nid: a.0.1\nevent: changes\ndata: {"name":\ndata: "Käse"}\n\n:\n\r\nevent: reset\r\nid:a.1.2\r\ndata\r\n\r\nid: lonely\n\ndata: last\n\nevent: cut off\ndata: never';
const events = [
  { event: "changes", id: "a.0.1", data: '{"name":\n"Käse"}' },
  { event: "reset", id: "a.1.2", data: "" },
  { event: "message", id: "lonely", data: "last" },
];

test("events are read whole, wherever the network splits them", () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: text.length })), (cuts) => {
      const reader = new EventReader();
      const bounds = [0, ...cuts.toSorted((a, b) => a - b), text.length];
      const pieces = bounds.slice(1).map((end, index) => text.slice(bounds[index], end));
      expect(pieces.flatMap((piece) => reader.read(piece))).toEqual(events);
      expect(reader.retry).toBe(1500);
    }),
    { seed: 20260105 },
  );
});
