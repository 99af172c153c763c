import type { UnsentClosing, UnsentOpening, UnsentRow, UnsentSale } from "@mauzo/contract/pos/till-drafts";

export const isSale = (row: UnsentRow): row is UnsentSale => "body" in row;
export const isOpening = (row: UnsentRow): row is UnsentOpening => "opens" in row;
export const isClosing = (row: UnsentRow): row is UnsentClosing => "closes" in row;

export function unsentIdOf(row: UnsentRow): string {
  if (isSale(row)) return row.body.id;
  return isOpening(row) ? row.opens.id : `close ${row.closes}`;
}

/** The shift that was opened here, and of which the server does not know yet. */
export const openingOf = (rows: readonly UnsentRow[], shiftId: string): UnsentOpening | undefined =>
  rows.filter(isOpening).find(({ opens, taken_out }) => opens.id === shiftId && taken_out === undefined);

/** Whether this is sent by itself; what belongs to a shift is sent after its opening. */
export function isDue(row: UnsentRow, rows: readonly UnsentRow[]): boolean {
  if (row.refused !== undefined || row.taken_out !== undefined) return false;
  if (isOpening(row)) return true;
  return openingOf(rows, isSale(row) ? row.body.shift_id : row.closes) === undefined;
}
