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

const isSending = ({ refused, taken_out }: UnsentRow) => refused === undefined && taken_out === undefined;
const shiftOf = (row: UnsentRow): string => {
  if (isSale(row)) return row.body.shift_id;
  return isOpening(row) ? row.opens.id : row.closes;
};

/** What waits here of the shift that an opening opens. */
export const behindOf = ({ opens }: UnsentOpening, rows: readonly UnsentRow[]): UnsentRow[] =>
  rows.filter((row) => !isOpening(row) && row.taken_out === undefined && shiftOf(row) === opens.id);

/** The opening without which the server takes nothing of a row's shift, also one that was taken out. */
const openingBefore = (row: UnsentRow, rows: readonly UnsentRow[]): UnsentOpening | undefined =>
  isOpening(row) ? undefined : rows.filter(isOpening).find(({ opens }) => opens.id === shiftOf(row));

/** Whether it waits for an opening that is not sent by itself any more. */
export function isStranded(row: UnsentRow, rows: readonly UnsentRow[]): boolean {
  const opening = openingBefore(row, rows);
  return row.taken_out === undefined && opening !== undefined && !isSending(opening);
}

/** Whether something is sent before it: the opening of its shift; before an opening, the person's own closing at the register. */
export function isBehind(row: UnsentRow, rows: readonly UnsentRow[]): boolean {
  if (!isOpening(row)) return openingOf(rows, shiftOf(row)) !== undefined;
  return rows.some(
    (other) => isClosing(other) && isSending(other) && other.register === row.register && other.person === row.person,
  );
}

/**
 * Whether this is sent by itself while this person is logged in. What belongs to a shift is sent after its opening; somebody
 * else's shift is neither opened nor closed for them.
 */
export function isDue(row: UnsentRow, rows: readonly UnsentRow[], personId: string | undefined): boolean {
  if (!isSending(row)) return false;
  if (!isSale(row) && row.person !== undefined && row.person !== personId) return false;
  return isOpening(row) || openingBefore(row, rows) === undefined;
}
