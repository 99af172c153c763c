import { type Json, objectOf, parseJson, textOf } from "../json.ts";
import type { Business, ProductSet } from "../world/model.ts";
import type { World } from "../world/world.ts";
import { badParameter } from "./checks/checks.ts";

const shown = ({ catalog_id: _, ...set }: ProductSet): Json => set;

function filterOf(value: unknown): Json {
  const filter = objectOf(typeof value === "string" ? parseJson(value) : value);
  if (Object.keys(filter).length === 0) throw badParameter("Param filter must be a JSON object.");
  return filter;
}

export const listSets = (world: World, { catalog_id }: Business): Json => ({
  data: [...world.productSets.values()].filter((set) => set.catalog_id === catalog_id).map(shown),
});

/** @throws GraphError for a set that the catalogue has already. */
export function createSet(world: World, { catalog_id }: Business, input: unknown): Json {
  const { name, filter, retailer_id } = objectOf(input);
  if ((textOf(name) ?? "") === "") throw badParameter("The parameter name is required.");
  const [retailerId, rule] = [textOf(retailer_id), filterOf(filter)];
  const own = [...world.productSets.values()].filter((set) => set.catalog_id === catalog_id);
  if (own.some((set) => set.retailer_id !== undefined && set.retailer_id === retailerId))
    throw badParameter("A product set with this retailer_id exists already.");
  const set = { id: world.newId(), catalog_id, name: textOf(name) ?? "", filter: rule, retailer_id: retailerId };
  world.productSets.set(set.id, set);
  return { id: set.id };
}

export function changeSet(set: ProductSet, input: unknown): Json {
  const { name, filter } = objectOf(input);
  set.name = textOf(name) ?? set.name;
  if (filter !== undefined) set.filter = filterOf(filter);
  return { success: true };
}
