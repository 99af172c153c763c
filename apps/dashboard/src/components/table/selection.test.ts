import fc from "fast-check";
import { expect, it } from "vitest";
import { loadedSelection, updateSelection } from "./selection.ts";

const row = (id: string, name = id) => ({ id, name });

it("keeps what is selected while other rows are shown, as it was last seen", () => {
  const first = updateSelection(new Map(), ["a", "b"], [row("a"), row("b"), row("c")]);
  expect(loadedSelection(first, [row("c")])).toEqual({ rows: [row("a"), row("b")], seen: 0 });
  const more = updateSelection(first, ["a", "b", "d"], [row("c"), row("d")]);
  expect(loadedSelection(more, [row("b", "B"), row("d")])).toEqual({
    rows: [row("a"), row("b", "B"), row("d")],
    seen: 2,
  });
  expect(loadedSelection(updateSelection(more, ["d"], [row("b")]), [])).toEqual({ rows: [row("d")], seen: 0 });
});

it("counts what was selected without having been loaded", () => {
  const selected = updateSelection(new Map(), ["a", "z"], [row("a")]);
  expect(selected.size).toBe(2);
  expect(loadedSelection(selected, [row("a")])).toEqual({ rows: [row("a")], seen: 1 });
  expect(loadedSelection(selected, [row("z")])).toEqual({ rows: [row("a"), row("z")], seen: 1 });
});

it("is all that was selected and not taken back, whatever was shown when", () => {
  const id = fc.constantFrom(..."abcdef");
  const step = fc.record({ shown: fc.uniqueArray(id), press: id });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const wanted = new Set<string>();
      let selected = updateSelection<{ id: string; name: string }>(new Map(), [], []);
      for (const { shown, press } of steps) {
        if (!shown.includes(press)) continue;
        if (!wanted.delete(press)) wanted.add(press);
        selected = updateSelection(
          selected,
          [...wanted],
          shown.map((id) => row(id)),
        );
        const { rows, seen } = loadedSelection(
          selected,
          shown.map((id) => row(id)),
        );
        expect(rows.map(({ id }) => id)).toEqual([...wanted]);
        expect(seen).toBe(shown.filter((id) => wanted.has(id)).length);
      }
    }),
  );
});
