import type { AddOnGroup } from "@mauzo/contract/add-on-groups";

/** A group of add-ons as a form that shows it sends it. */
export const asShown = ({ id, name, min, max, updated_at, add_ons }: AddOnGroup) => ({
  ...{ id, name, min, max, expected_updated_at: updated_at },
  add_ons: add_ons.map(({ id: addOn, name: called, price, stock }) => ({
    ...{ id: addOn, name: called, price_minor: price.minor, stock, stock_was: stock },
  })),
});

/** The same by itself. */
export const bodyOf = (group: AddOnGroup) => {
  const { id: _, ...body } = asShown(group);
  return body;
};
