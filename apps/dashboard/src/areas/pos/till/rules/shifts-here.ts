import type { OpenShift, Shift } from "@mauzo/contract/pos/shifts";
import type { UnsentClosing, UnsentOpening, UnsentRow } from "@mauzo/contract/pos/till-drafts";
import { isClosing, isOpening, isSale } from "../../../../lib/unsent-sales/unsent-rows.ts";

/** The shifts that are open, as the server knows them, with what was opened and closed here and is not sent yet. */
export function openHere(open: readonly OpenShift[], rows: readonly UnsentRow[]): OpenShift[] {
  const closed = new Set(rows.filter(isClosing).flatMap((row) => ((row.refused ?? row.taken_out) ? [] : [row.closes])));
  const known = open.filter(({ id }) => !closed.has(id));
  const taken = new Set(known.map(({ register_id }) => register_id));
  const opened = rows
    .filter(isOpening)
    .filter(({ opens, taken_out }) => !taken_out && !closed.has(opens.id) && !taken.has(opens.register_id));
  return [
    ...known,
    ...opened.map(({ opens: { id, register_id }, at, by }) => ({
      ...{ id, register_id, opened_at: at, opened_by: by, is_own: true },
    })),
  ];
}

/** A shift that was opened here, before anything was sold in it. */
export function openedHere({ opens, at, by, register }: UnsentOpening, currency: string): Shift {
  const [none, float] = [0, opens.float_minor].map((minor) => ({ minor, currency }));
  if (!none || !float) throw new Error("both are there");
  return {
    ...{ id: opens.id, register_id: opens.register_id, register, opened_at: at, opened_by: by },
    ...{ closed_at: null, closed_by: "", sales: 0, total: none, cash: none, mobile_money: none, credit: none },
    ...{ returns: 0, returned: none, refunded: none, float, put_in: none, taken_out: none, expected: float },
    ...{ counted: null, difference: null, note: "", moves: [] },
  };
}

/** A shift with the sales of it that are not sent yet: what is really in its drawer. */
export function withUnsent(shift: Shift, rows: readonly UnsentRow[]): Shift {
  const more = { sales: 0, total: 0, cash: 0, mobile_money: 0, credit: 0 };
  for (const { body, taken_out } of rows.filter(isSale)) {
    if (body.shift_id !== shift.id || taken_out) continue;
    more.sales += 1;
    more.total += body.total_minor;
    more.credit += body.total_minor;
    for (const { method, amount_minor } of body.payments) {
      more[method] += amount_minor;
      more.credit -= amount_minor;
    }
  }
  const add = (name: "total" | "cash" | "mobile_money" | "credit") => ({
    ...shift[name],
    minor: shift[name].minor + more[name],
  });
  return {
    ...{ ...shift, sales: shift.sales + more.sales, total: add("total"), cash: add("cash") },
    ...{ mobile_money: add("mobile_money"), credit: add("credit") },
    expected: { ...shift.expected, minor: shift.expected.minor + more.cash },
  };
}

/** A shift as it was closed here. */
export function closedHere(shift: Shift, { count, at, by }: Pick<UnsentClosing, "count" | "at" | "by">): Shift {
  const { currency } = shift.expected;
  return {
    ...{ ...shift, closed_at: at, closed_by: by, note: count.note },
    counted: { minor: count.counted_minor, currency },
    difference: { minor: count.counted_minor - shift.expected.minor, currency },
  };
}
