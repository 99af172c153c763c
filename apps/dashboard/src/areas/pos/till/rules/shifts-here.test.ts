import { UnsentClosing, UnsentOpening, UnsentRow, UnsentSale } from "@mauzo/contract/pos/till-drafts";
import { expect, it } from "vitest";
import { behindOf, isBehind, isDue, isStranded, unsentIdOf } from "../../../../lib/unsent-sales/unsent-rows.ts";
import { closedHere, openedHere, openHere, withUnsent } from "./shifts-here.ts";

const id = (n: number) => `019ac4b0-0000-7000-8000-00000000000${n}`;
const money = (minor: number) => ({ minor, currency: "TZS" });
const at = (minute: number) => `2026-11-27T08:0${minute}:00.000Z`;
const around = (minute: number) => ({ shop: "duka", by: "Neema", at: at(minute) });
const opening = UnsentOpening.parse({
  ...{ ...around(0), register: "Mlangoni" },
  opens: { id: id(1), register_id: "mlangoni", float_minor: 20_000, late: { at: at(0), register: "Mlangoni" } },
});
const saleOf = (n: number, shift: string, part: object = {}) =>
  UnsentSale.parse({
    ...{ ...around(n), besides: [], sold: { id: id(n), lines: [], customer: { id: null, name: "", phone: "" } } },
    body: {
      ...{ id: id(n), shift_id: shift, total_minor: 50_000, language: "sw" },
      products: [{ id: id(8), variants: [{ id: id(9), quantity: 1 }] }],
      payments: [
        { method: "cash", amount_minor: 30_000 },
        { method: "mobile_money", amount_minor: 5_000 },
      ],
      ...part,
    },
  });
const closing = UnsentClosing.parse({
  ...{ ...around(5), register: "Mlangoni", closes: id(1) },
  count: { counted_minor: 75_000, note: "Chenji", late: { at: at(5) } },
});

it("understands what earlier releases kept, and tells the kinds apart", () => {
  const stored = [saleOf(2, id(1)), opening, closing].map((row) => JSON.parse(JSON.stringify(row)));
  expect(stored.map((row) => unsentIdOf(UnsentRow.parse(row)))).toEqual([id(2), id(1), `close ${id(1)}`]);
});

it("sends nothing of a shift before the shift itself, and nothing that was refused", () => {
  const [own, other] = [saleOf(2, id(1)), saleOf(3, id(7))];
  const rows = [opening, own, other, closing];
  expect(rows.filter((row) => isDue(row, rows, "neema"))).toEqual([opening, other]);
  const refused = { ...opening, refused: "Imechukuliwa" };
  expect([refused, own].filter((row) => isDue(row, [refused, own], "neema"))).toEqual([]);
  expect([own, closing].filter((row) => isDue(row, [own, closing], "neema"))).toEqual([own, closing]);
  const takenOut = { ...opening, taken_out: { reason: "Kosa", by: "Neema", at: at(6) } };
  expect(isDue(own, [takenOut, own], "neema")).toBe(false);
});

it("neither opens nor closes a shift for somebody else: it waits for them, with what is in it", () => {
  const rows = [{ ...opening, person: "neema" }, saleOf(2, id(1)), { ...saleOf(3, id(7)), person: "neema" }];
  const closes = { ...closing, person: "neema" };
  expect(rows.map((row) => isDue(row, rows, "asha"))).toEqual([false, false, true]);
  expect(rows.map((row) => isDue(row, rows, undefined))).toEqual([false, false, true]);
  expect(isDue(closes, [closes], "asha")).toBe(false);
  expect(isDue(closes, [closes], "neema")).toBe(true);
});

it("strands nothing: an opening is needed while something of its shift waits", () => {
  const [own, other] = [saleOf(2, id(1)), saleOf(3, id(7))];
  const refused = { ...opening, refused: "Imechukuliwa" };
  const takenOut = { ...refused, taken_out: { reason: "Kosa", by: "Neema", at: at(6) } };
  const gone = { ...own, taken_out: takenOut.taken_out };
  expect(behindOf(refused, [refused, own, other, closing])).toEqual([own, closing]);
  expect(behindOf(refused, [refused, gone, other])).toEqual([]);
  for (const before of [refused, takenOut]) {
    const rows = [before, own, other, closing];
    expect(rows.map((row) => isStranded(row, rows))).toEqual([false, true, false, true]);
  }
  expect(isStranded(own, [opening, own])).toBe(false);
});

it("opens a register again after the own closing of it that waits", () => {
  const again = { ...opening, opens: { ...opening.opens, id: id(6) }, person: "neema" };
  const closes = { ...closing, person: "neema" };
  expect(isBehind(again, [closes])).toBe(true);
  expect(isBehind(again, [{ ...closes, refused: "Imefungwa" }])).toBe(false);
  expect(isBehind(again, [{ ...closes, register: "Ndani" }])).toBe(false);
  expect(isBehind(again, [{ ...closes, person: "asha" }])).toBe(false);
  expect(isBehind(saleOf(2, id(1)), [opening])).toBe(true);
  expect(isBehind(saleOf(2, id(1)), [closes])).toBe(false);
});

it("shows as open what was opened here, and not what was closed here", () => {
  const known = { id: id(7), register_id: "ndani", opened_at: at(0), opened_by: "Asha", is_own: false };
  expect(openHere([known], [opening])).toEqual([
    known,
    { id: id(1), register_id: "mlangoni", opened_at: at(0), opened_by: "Neema", is_own: true },
  ]);
  expect(openHere([known], [opening, closing])).toEqual([known]);
  // The server knows it already.
  const told = { ...known, id: id(1), register_id: "mlangoni" };
  expect(openHere([told], [opening])).toEqual([told]);
  expect(openHere([told], [closing])).toEqual([]);
  expect(openHere([told], [{ ...closing, refused: "Imefungwa" }])).toEqual([told]);
});

it("counts what was sold here, and is what the Z report says once it is closed", () => {
  const rows = [opening, saleOf(2, id(1)), saleOf(3, id(1)), saleOf(4, id(7)), closing];
  const shift = withUnsent(openedHere(opening, "TZS"), rows);
  expect(shift).toMatchObject({
    ...{ sales: 2, total: money(100_000), cash: money(60_000), mobile_money: money(10_000), credit: money(30_000) },
    ...{ float: money(20_000), expected: money(80_000), counted: null },
  });
  expect(closedHere(shift, closing)).toMatchObject({
    ...{ closed_at: at(5), closed_by: "Neema", counted: money(75_000), difference: money(-5_000), note: "Chenji" },
  });
});
