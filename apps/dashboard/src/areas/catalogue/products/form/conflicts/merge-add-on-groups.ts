import type { AddOnGroupDetails } from "@mauzo/contract/catalogue/add-on-groups";
import { copyOfGroup, type GroupForm, toGroupForm } from "../product-form.ts";
import { mergeEdits } from "./merge-edits.ts";

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Groups as they are `now`, with what was typed since `before` merged in. A group that was archived meanwhile becomes a
 * new one if it was changed here.
 */
export function mergeAddOnGroups(
  before: readonly GroupForm[],
  typed: readonly GroupForm[],
  now: readonly AddOnGroupDetails[],
): GroupForm[] {
  return typed.flatMap((row) => {
    const theirs = now.find(({ id }) => id === row.id);
    if (!theirs || theirs.updated_at === row.updated_at) return [row];
    const was = before.find(({ id }) => id === row.id) ?? row;
    if (!theirs.archived) return [mergeEdits(was, row, toGroupForm(theirs))];
    return same(was, row) ? [] : [copyOfGroup(row)];
  });
}
