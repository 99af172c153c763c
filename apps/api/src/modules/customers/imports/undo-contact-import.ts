import { type contactImports, keptNamesMost } from "@mauzo/contract/customers/contact-imports";
import type * as z from "zod/mini";
import { inSavepoint, type Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { lockImport, updateImport } from "../../shop/imports/steps/stored-imports.ts";
import { recordConsents } from "../consents/record-consents.ts";
import { restoreFields } from "../customers/steps/restore-fields.ts";
import { deleteAdded, deleteCustomers, keepCustomers, listCreated, listFilled, listSaid } from "./queries/take-back.ts";
import { contactSettings } from "./rules/contact-settings.ts";

/** How many customers one call takes back. */
const atOnce = 500;
type Undone = z.output<typeof contactImports.undo.reply>;
type Of = { shopId: string; importId: string };

/** Removes those nobody needs; another table may still hold on to one of them. */
async function removeCreated(tx: Tx, of: Of) {
  const created = await listCreated(tx, of, atOnce);
  const kept = created.filter(({ inUse }) => inUse);
  const unused = created.filter(({ inUse }) => !inUse);
  try {
    await inSavepoint(tx, (inner) =>
      deleteCustomers(
        inner,
        of.shopId,
        unused.map(({ id }) => id),
      ),
    );
    await keepCustomers(
      tx,
      of.shopId,
      kept.map(({ id }) => id),
    );
    return { removed: unused.length, kept, more: created.length === atOnce };
  } catch {
    for (const each of unused)
      await inSavepoint(tx, (inner) => deleteCustomers(inner, of.shopId, [each.id])).catch(() => kept.push(each));
    await keepCustomers(
      tx,
      of.shopId,
      kept.map(({ id }) => id),
    );
    return { removed: created.length - kept.length, kept, more: created.length === atOnce };
  }
}

/** Empties what a file filled in, where it still stands as the file set it. */
async function restoreFilled(tx: Tx, of: Of) {
  const filled = await listFilled(tx, of, atOnce);
  for (const change of filled) await restoreFields(tx, of.shopId, change);
  return { restored: filled.length, more: filled.length === atOnce };
}

/**
 * Takes a part of an import back. What was said of channels for those who stay is known no more. Taking back twice has
 * the same effect as once.
 * @throws 404; 409 while it is going on, or before it has begun
 */
export function undoContactImport(
  deps: Pick<Deps, "emitFact">,
  { shopId, tx, person: { userId, name } }: ShopContext,
  id: string,
): Promise<Undone> {
  return tx(async (tx) => {
    const found = await lockImport(tx, { kind: "contacts", shopId, id });
    if (found.state === "running") throw refuse("import_running");
    if (found.state !== "done" && found.state !== "cancelled") throw refuse("import_not_ready");
    const of = { shopId, importId: id };
    const { removed, kept, more } = await removeCreated(tx, of);
    const filled = await restoreFilled(tx, of);
    await deleteAdded(tx, of);
    const said = await listSaid(tx, of, atOnce);
    const by = { shopId, userId, userName: name, importId: id };
    await recordConsents(
      tx,
      shopId,
      said.map((each) => ({ ...by, ...each, state: "unknown" as const, how: "" })),
    );
    const undone = { by: name, at: new Date().toISOString() };
    await updateImport(tx, { kind: "contacts", shopId, id }, { settings: { ...contactSettings(found), undone } });
    const actor = { kind: "staff" as const, user_id: userId };
    const payload = { kind: "import_undone" as const };
    await deps.emitFact(tx, { name: "customer.changed", shopId, subject: id, actor, payload });
    return {
      ...{ removed, restored: filled.restored, kept: kept.length },
      kept_names: kept.slice(0, keptNamesMost).map((each) => each.name),
      more: more || filled.more || said.length === atOnce,
    };
  });
}
