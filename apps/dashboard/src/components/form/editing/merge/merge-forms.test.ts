import fc from "fast-check";
import { expect, it } from "vitest";
import { keyPath, settleClash } from "./form-paths.ts";
import { type Clash, isSame, keyOf, mergeForms } from "./merge-forms.ts";

type Row = { id: string; name: string; fee: number };
type Form = { title: string; text: { en: string; sw: string }; tags: string[]; rows: Row[] };

const letters = fc.constantFrom("a", "b", "c");
const rowOf = (id: string) => fc.record({ id: fc.constant(id), name: letters, fee: fc.nat({ max: 3 }) });
const ids = ["k", "l", "m", "n"];
const formOf = (keys: readonly string[]): fc.Arbitrary<Form> =>
  fc.record({
    title: letters,
    text: fc.record({ en: letters, sw: letters }),
    tags: fc.array(letters, { maxLength: 2 }),
    rows: fc.shuffledSubarray([...keys]).chain((some) => fc.tuple(...some.map(rowOf))),
  });
const three = fc.tuple(formOf(ids), formOf([...ids, "x"]), formOf([...ids, "y"]));
const sorted = ({ rows, ...form }: Form) => ({ ...form, rows: rows.toSorted((a, b) => a.id.localeCompare(b.id)) });
const row = ({ rows }: Form, id: string) => rows.find((each) => each.id === id);
const places = ["title", "text/en", "text/sw", "tags"] as const;
const at = ({ title, text, tags }: Form, place: (typeof places)[number]) =>
  ({ title, "text/en": text.en, "text/sw": text.sw, tags })[place];
const asKept = (value: Record<string, unknown>) => value;

it("gives the same whoever came first, where nobody changed what the other did", () => {
  fc.assert(
    fc.property(three, ([base, mine, theirs]) => {
      const one = mergeForms(base, mine, theirs);
      const other = mergeForms(base, theirs, mine);
      expect(one.clashes.length).toBe(other.clashes.length);
      if (one.clashes.length === 0) expect(sorted(one.merged)).toEqual(sorted(other.merged));
    }),
  );
});

it("loses nothing of either side without a clash", () => {
  fc.assert(
    fc.property(three, ([base, mine, theirs]) => {
      const { merged, clashes } = mergeForms(base, mine, theirs);
      const isClash = (path: string) => clashes.some((clash) => clash.path.join("/") === path);
      const holds = <T>(path: string, [was, here, there, now]: readonly [T, T, T, T]) => {
        if (!isSame(was, here)) expect(now).toEqual(here);
        if (!isSame(was, there) && !isSame(now, there)) expect(isClash(path)).toBe(true);
        if (isSame(was, here) && isSame(was, there)) expect(now).toEqual(was);
      };
      for (const place of places)
        holds(place, [at(base, place), at(mine, place), at(theirs, place), at(merged, place)]);
      for (const id of [...ids, "x", "y"]) {
        const [was, here, there, now] = [row(base, id), row(mine, id), row(theirs, id), row(merged, id)];
        if (here && there)
          for (const name of ["name", "fee"] as const)
            holds(`rows/${id}/${name}`, [was?.[name], here[name], there[name], now?.[name]]);
        else if (was && (here ?? there) && !isSame(was, here ?? there)) {
          expect(now).toEqual(here ?? there);
          expect(isClash(`rows/${id}`)).toBe(true);
        } else expect(now).toEqual(was ? undefined : (here ?? there));
      }
      expect(new Set(merged.rows.map(keyOf)).size).toBe(merged.rows.length);
    }),
  );
});

it("leaves one side's form as it is when the other side changed nothing", () => {
  fc.assert(
    fc.property(three, ([base, mine]) => {
      expect(mergeForms(base, mine, base)).toEqual({ merged: mine, clashes: [] });
      expect(mergeForms(base, base, mine)).toEqual({ merged: mine, clashes: [] });
      expect(mergeForms(base, mine, mine)).toEqual({ merged: mine, clashes: [] });
    }),
  );
});

it("is theirs once theirs was chosen of every clash, as far as both changed the same", () => {
  fc.assert(
    fc.property(three, ([base, mine, theirs]) => {
      const { merged, clashes } = mergeForms(base, mine, theirs);
      const settle = (side: "mine" | "theirs") =>
        clashes.reduce((form: Form, clash: Clash) => settleClash(form, clash, side, asKept), merged);
      for (const { path, kind, mine: here, theirs: there } of clashes) {
        const [list, id, name] = path;
        if (kind === "value" && list !== "rows") {
          const place = places.find((each) => each === path.join("/"));
          if (place) expect([at(settle("theirs"), place), at(settle("mine"), place)]).toEqual([there, here]);
        } else if (kind !== "order" && id !== undefined) {
          const found = row(settle("theirs"), id);
          expect(name === "fee" || name === "name" ? found?.[name] : found).toEqual(there);
        }
      }
    }),
  );
});

const base: Form = {
  ...{ title: "a", text: { en: "a", sw: "a" }, tags: [] },
  rows: [
    { id: "k", name: "Boda", fee: 1 },
    { id: "l", name: "Basi", fee: 2 },
  ],
};
const [boda, bus] = base.rows;

it("finds a row by its key wherever it was moved, and puts new ones behind their neighbours", () => {
  if (!boda || !bus) throw new Error("two rows");
  const mine = { ...base, rows: [{ ...boda, fee: 5 }, { id: "new", name: "Gari", fee: 9 }, bus] };
  const theirs = { ...base, rows: [bus, { ...boda, name: "Bodaboda" }] };
  expect(mergeForms(base, mine, theirs).merged.rows).toEqual([
    bus,
    { id: "k", name: "Bodaboda", fee: 5 },
    { id: "new", name: "Gari", fee: 9 },
  ]);
});

it("knows two orders of the same rows, and puts them in either", () => {
  const three = ["k", "l", "m"].map((id) => ({ id, name: id, fee: 0 }));
  const order = (...at: number[]) => ({ ...base, rows: at.flatMap((each) => three[each] ?? []) });
  const { merged, clashes } = mergeForms(order(0, 1, 2), order(1, 0, 2), order(2, 1, 0));
  expect(clashes).toMatchObject([{ path: ["rows"], kind: "order", theirs: ["m", "l", "k"] }]);
  expect(merged.rows.map(keyOf)).toEqual(["l", "k", "m"]);
  const [clash] = clashes;
  if (clash) expect(settleClash(merged, clash, "theirs", asKept).rows.map(keyOf)).toEqual(["m", "l", "k"]);
});

it("does not call a clash what nobody types, or what is one value", () => {
  const of = (price: number, url: string) => ({ product: { id: "p", price }, logo: { id: url, url } });
  const rules = {
    follows: (path: readonly string[]) => path.at(-1) === "price",
    whole: ([name]: readonly string[]) => name === "logo",
  };
  const { clashes } = mergeForms(of(1, "a"), of(2, "b"), of(3, "c"), rules);
  expect(clashes).toEqual([
    { path: ["logo"], kind: "value", mine: { id: "b", url: "b" }, theirs: { id: "c", url: "c" } },
  ]);
});

it("names a field by the keys of its rows", () => {
  expect(keyPath(base, "rows.1.fee")).toBe("rows/l/fee");
  expect(keyPath(base, "text.en")).toBe("text/en");
});

it("does not show a row twice that was new when it was saved, and keeps two new ones that are alike", () => {
  const fresh = { name: "Gari", fee: 9 };
  const sent = { rows: [{ id: "k", ...fresh }, fresh, fresh] };
  const saved = {
    rows: [
      { id: "k", ...fresh },
      { id: "x", ...fresh },
      { id: "y", ...fresh },
    ],
  };
  expect(mergeForms<object>(sent, sent, saved).merged).toEqual(saved);
  expect(mergeForms<object>({ rows: [] }, sent, { rows: [] }).merged).toEqual(sent);
});
