import type { Tx } from "../../../../db/scope.ts";
import { denied, notFound } from "../../../../http/refusal.ts";
import type { Person } from "../../../../http/visit.ts";
import { lockView, type ViewRow } from "../queries.ts";
import { mayChange } from "../rules.ts";

/** A view this person may change, held until the transaction ends; one that was taken away as well. */
export async function holdView(tx: Tx, shopId: string, person: Person, id: string): Promise<ViewRow> {
  const view = await lockView(tx, shopId, id);
  if (!view) throw notFound();
  if (!mayChange(person, view)) throw denied();
  return view;
}
