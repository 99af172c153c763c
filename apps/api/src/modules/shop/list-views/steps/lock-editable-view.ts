import type { Tx } from "../../../../db/tenant-transaction.ts";
import { forbidden, notFound } from "../../../../http/refuse.ts";
import type { Person } from "../../../../http/request-context.ts";
import { lockView, type ViewRow } from "../queries.ts";
import { mayChangeView } from "../rules.ts";

/** Returns a view this person may change, even a removed one, locked until the transaction ends. */
export async function lockEditableView(tx: Tx, shopId: string, person: Person, id: string): Promise<ViewRow> {
  const view = await lockView(tx, shopId, id);
  if (!view) throw notFound();
  if (!mayChangeView(person, view)) throw forbidden();
  return view;
}
