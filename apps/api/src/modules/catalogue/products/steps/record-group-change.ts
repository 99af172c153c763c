import type { AddOnGroup } from "@mauzo/contract/catalogue/add-ons";
import type { FieldChange } from "@mauzo/contract/catalogue/product-history";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { insertGroupChanges } from "../queries/product-changes.ts";
import { groupChanges } from "../rules/changes-between.ts";

type Told = {
  before: AddOnGroup | null;
  after: AddOnGroup | null;
  userId: string;
  userName: string;
  /** The product whose own history already records it. */
  except?: string;
};

const whole = (of: string, before: string | null, after: string | null): FieldChange[] => [
  { of, field: "group", before, after },
];

/** Records a change of an add-on group in the history of every product that has it; null: it did not exist. */
export async function recordGroupChange(tx: Tx, shopId: string, { before, after, ...told }: Told): Promise<void> {
  const group = after ?? before;
  if (!group) return;
  const changes =
    before && after ? groupChanges(before, after) : whole(group.name, before?.name ?? null, after?.name ?? null);
  if (changes.length > 0) await insertGroupChanges(tx, shopId, { groupId: group.id, changes, ...told });
}
