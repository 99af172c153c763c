import type { KeptGroup } from "@mauzo/contract/catalogue/add-on-groups";
import { copyOfGroup, type GroupForm, toGroupForm } from "../product-form.ts";
import { mergeEdits } from "./merge-edits.ts";

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Groups as they are `now`, with what was typed in them since they were as `before`. Of one that was put away meanwhile
 * stays what was changed here, as a new group.
 */
export function freshGroups(
  before: readonly GroupForm[],
  typed: readonly GroupForm[],
  now: readonly KeptGroup[],
): GroupForm[] {
  return typed.flatMap((row) => {
    const theirs = now.find(({ id }) => id === row.id);
    if (!theirs || theirs.updated_at === row.updated_at) return [row];
    const was = before.find(({ id }) => id === row.id) ?? row;
    if (!theirs.archived) return [mergeEdits(was, row, toGroupForm(theirs))];
    return same(was, row) ? [] : [copyOfGroup(row)];
  });
}
