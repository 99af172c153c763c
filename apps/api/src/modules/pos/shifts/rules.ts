import type { ShiftRow } from "@mauzo/contract/pos/shifts";

/** A shift as it is stored. */
export type StoredShift = {
  id: string;
  registerId: string;
  registerName: string;
  floatMinor: number;
  openedAt: string;
  userId: string | null;
  userName: string;
  closedAt: string | null;
  closedName: string;
  expectedMinor: number | null;
  countedMinor: number | null;
  note: string;
  currency: string;
};
/** What went through a shift: sums of its sales, of the journal, and of what went in and out besides. */
export type ShiftSums = {
  sales: number;
  totalMinor: number;
  paidMinor: number;
  cashMinor: number;
  mobileMinor: number;
  returns: number;
  returnedMinor: number;
  refundedMinor: number;
  inMinor: number;
  outMinor: number;
};

/** Of a shift in which nothing happened. */
export const noSums: ShiftSums = {
  ...{ sales: 0, totalMinor: 0, paidMinor: 0, cashMinor: 0, mobileMinor: 0 },
  ...{ returns: 0, returnedMinor: 0, refundedMinor: 0, inMinor: 0, outMinor: 0 },
};

/** A moment as the database writes it, as the contract has it. */
const isoOf = (text: string) => new Date(text).toISOString();

/** What should be in the drawer. */
const expectedOf = ({ floatMinor }: Pick<StoredShift, "floatMinor">, sums: ShiftSums): number =>
  floatMinor + sums.cashMinor + sums.inMinor - sums.outMinor - sums.refundedMinor;

export function shiftRowOf(shift: StoredShift, sums: ShiftSums): ShiftRow {
  const { id, currency, countedMinor, closedAt } = shift;
  const money = (minor: number) => ({ minor, currency });
  const expectedMinor = shift.expectedMinor ?? expectedOf(shift, sums);
  return {
    ...{ id, register: shift.registerName, opened_at: isoOf(shift.openedAt), opened_by: shift.userName },
    ...{ closed_at: closedAt === null ? null : isoOf(closedAt), closed_by: shift.closedName },
    ...{ sales: sums.sales, total: money(sums.totalMinor), cash: money(sums.cashMinor) },
    ...{ mobile_money: money(sums.mobileMinor), credit: money(sums.totalMinor - sums.paidMinor) },
    ...{ returns: sums.returns, returned: money(sums.returnedMinor), refunded: money(sums.refundedMinor) },
    ...{ float: money(shift.floatMinor), put_in: money(sums.inMinor), taken_out: money(sums.outMinor) },
    expected: money(expectedMinor),
    counted: countedMinor === null ? null : money(countedMinor),
    difference: countedMinor === null ? null : money(countedMinor - expectedMinor),
    note: shift.note,
  };
}
