import type { AddOnGroup, AddOnGroupInput } from "@mauzo/contract/catalogue/add-ons";

type Written = Pick<AddOnGroupInput, "name" | "min" | "max" | "add_ons">;

/** Whether writing this input would leave the group unchanged. */
export const isUnchangedGroup = (group: AddOnGroup, input: Written): boolean =>
  group.name === input.name &&
  group.min === input.min &&
  group.max === input.max &&
  group.add_ons.length === input.add_ons.length &&
  input.add_ons.every(({ id, name, price_minor, stock, stock_was }, at) => {
    const is = group.add_ons[at];
    if (is === undefined || is.id !== id || is.name !== name || is.price.minor !== price_minor) return false;
    // Units sold since the form was loaded do not count as a change.
    const seen = is.stock === null || stock === null ? is.stock : (stock_was ?? is.stock);
    return stock === seen;
  });
