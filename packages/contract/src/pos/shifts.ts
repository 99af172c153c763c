import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { mostOrderMinor } from "../orders/order-payments.ts";
import { Id, IdParams, Moment, Money, optionalText, PageQuery, page, requiredText, ShortId } from "../shared.ts";

/**
 * What goes into a drawer, or out of it, besides sales and returns: change that is fetched, cash that is brought to the bank,
 * expenses and debts in cash.
 */
export const drawerMoveKinds = ["in", "out"] as const;
export const DrawerMoveKind = z.enum(drawerMoveKinds);
export type DrawerMoveKind = z.infer<typeof DrawerMoveKind>;

export const DrawerMove = z.object({
  id: Id,
  kind: DrawerMoveKind,
  amount: Money,
  reason: z.string(),
  by: z.string(),
  at: Moment,
});
export type DrawerMove = z.infer<typeof DrawerMove>;

export const ShiftRow = z.object({
  id: Id,
  /** The name of its register when the shift began. */
  register: z.string(),
  opened_at: Moment,
  opened_by: z.string(),
  /** null: it is open. */
  closed_at: z.nullable(Moment),
  closed_by: z.string(),
  /** How many sales, and what they come to. */
  sales: z.int(),
  total: Money,
  /** What of it was paid at once, in cash and by mobile money, and what was not; later payments are elsewhere. */
  cash: Money,
  mobile_money: Money,
  credit: Money,
  /** How often goods were brought back to its counter, what they were sold for, and the cash that was given back for them. */
  returns: z.int(),
  returned: Money,
  refunded: Money,
  /** What was in the drawer at first, and what was put in and taken out since. */
  float: Money,
  put_in: Money,
  taken_out: Money,
  /** What should be in the drawer: the float, the cash and what was put in, less what was taken out and given back. */
  expected: Money,
  /** What was counted when it was closed, and how much more that is than expected; null while it is open. */
  counted: z.nullable(Money),
  difference: z.nullable(Money),
  /** What the one who closed it says about the difference. */
  note: z.string(),
});
export type ShiftRow = z.infer<typeof ShiftRow>;

/** How many of a drawer's moves are shown; all are in its sums. */
export const mostMovesShown = 200;
/** The newest moves, oldest first. */
export const Shift = z.extend(ShiftRow, { register_id: ShortId, moves: z.array(DrawerMove) });
export type Shift = z.infer<typeof Shift>;

/** A shift that is open, without its sums. */
export const OpenShift = z.object({
  id: Id,
  register_id: ShortId,
  opened_at: Moment,
  opened_by: z.string(),
  is_own: z.boolean(),
});
export type OpenShift = z.infer<typeof OpenShift>;

const CountedMinor = z.int().check(z.gte(0), z.lte(mostOrderMinor));
/** Chosen by who asks, so that a request that is sent twice does one thing. */
const OwnId = Id;
export const NewShift = z.strictObject({
  id: OwnId,
  register_id: ShortId,
  float_minor: CountedMinor,
  /** Of a shift that was opened without a network: when, by the clock of the till, and what its register was called there. */
  late: z.optional(z.strictObject({ at: Moment, register: requiredText(40) })),
});
export type NewShift = z.input<typeof NewShift>;
export const NewDrawerMove = z.strictObject({
  id: OwnId,
  kind: DrawerMoveKind,
  amount_minor: z.int().check(z.gte(1), z.lte(mostOrderMinor)),
  reason: requiredText(120),
});
export type NewDrawerMove = z.input<typeof NewDrawerMove>;
export const Count = z.strictObject({
  counted_minor: CountedMinor,
  note: z._default(optionalText(200), ""),
  /** Of a count that was made without a network: when, by the clock of the till. */
  late: z.optional(z.strictObject({ at: Moment })),
});
export type Count = z.input<typeof Count>;

const sell = { resource: "orders", action: "create" } as const;

export const shifts = {
  list: endpoint({
    method: "GET",
    path: "/pos/shifts",
    access: { resource: "transactions", action: "read" },
    summary: "The shifts of the shop's registers, newest first",
    query: PageQuery,
    reply: page(ShiftRow),
  }),
  /** With what was in them, so that a cashier can print the report of a shift again. */
  own: endpoint({
    method: "GET",
    path: "/pos/own-shifts",
    access: sell,
    summary: "The shifts that the caller opened, newest first",
    query: PageQuery,
    reply: page(ShiftRow),
  }),
  open: endpoint({
    method: "GET",
    path: "/pos/open-shifts",
    access: sell,
    summary: "The shifts that are open now",
    reply: z.object({ items: z.array(OpenShift) }),
  }),
  /** 404 for somebody else's, without the permission to read transactions. */
  get: endpoint({
    method: "GET",
    path: "/pos/shifts/:id",
    access: sell,
    summary: "One shift with what went through its drawer",
    params: IdParams,
    reply: Shift,
  }),
  /**
   * 409 where one is open at the register. One that was opened without a network (`late`) stands at the moment when it was, also
   * at a register that is no longer there, and whoever of the shop tells of it.
   */
  begin: endpoint({
    method: "POST",
    path: "/pos/shifts",
    access: sell,
    summary: "Open a shift at a register",
    body: NewShift,
    reply: Shift,
    errors: ["pos_register_gone", "pos_register_taken", "pos_id_used"],
  }),
  /** 409 for more than is in the drawer, and once the shift is closed. */
  move: endpoint({
    method: "POST",
    path: "/pos/shifts/:id/moves",
    access: sell,
    summary: "Put cash into the drawer of a shift, or take some out",
    params: IdParams,
    body: NewDrawerMove,
    reply: Shift,
    errors: ["pos_shift_closed", "pos_drawer_too_small", "pos_id_used"],
  }),
  /**
   * The same count again is answered with the closed shift; 409 for another. One that was made without a network (`late`) needs no
   * word about a difference: what was expected there was not what is known here.
   */
  close: endpoint({
    method: "POST",
    path: "/pos/shifts/:id/close",
    access: sell,
    summary: "Close a shift with what was counted in its drawer",
    params: IdParams,
    body: Count,
    reply: Shift,
    status: 200,
    errors: ["pos_shift_closed", "pos_note_missing"],
  }),
};
