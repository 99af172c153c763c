import type { AddOnGroup } from "@mauzo/contract/catalogue/add-ons";
import type { FieldChange } from "@mauzo/contract/catalogue/product-history";
import type { Product, Variant } from "@mauzo/contract/catalogue/products";

type Value = FieldChange["before"];
type Field = FieldChange["field"];

const isSame = (a: Value, b: Value) => JSON.stringify(a) === JSON.stringify(b);
const one = (of: string, field: Field, before: Value, after: Value): FieldChange[] =>
  isSame(before, after) ? [] : [{ of, field, before, after }];

/** Compares rows by their id: removed, added and changed ones. */
function rows<T extends { id: string; name: string }>(
  field: Field,
  before: readonly T[],
  after: readonly T[],
  fieldsOf: (was: T, is: T) => FieldChange[],
): FieldChange[] {
  const later = new Map(after.map((row) => [row.id, row]));
  const earlier = new Set(before.map(({ id }) => id));
  return [
    ...before.flatMap((was) => {
      const is = later.get(was.id);
      return is
        ? [...one(is.name, field, was.name, is.name), ...fieldsOf(was, is)]
        : one(was.name, field, was.name, null);
    }),
    ...after.flatMap(({ id, name }) => (earlier.has(id) ? [] : one(name, field, null, name))),
  ];
}

const choices = ({ min, max }: AddOnGroup) => `${min}–${max}`;

const ofVariant = (was: Variant, is: Variant): FieldChange[] => [
  ...one(is.name, "price", was.price, is.price),
  ...one(is.name, "stock", was.stock, is.stock),
  ...one(is.name, "low_stock_at", was.low_stock_at, is.low_stock_at),
  ...one(is.name, "sku", was.sku, is.sku),
  ...one(is.name, "barcode", was.barcode, is.barcode),
  ...one(is.name, "picture", was.picture_id, is.picture_id),
];

const ofGroup = (was: AddOnGroup, is: AddOnGroup): FieldChange[] => [
  ...one(is.name, "choices", choices(was), choices(is)),
  ...rows("add_on", was.add_ons, is.add_ons, (before, after) => [
    ...one(after.name, "price", before.price, after.price),
    ...one(after.name, "stock", before.stock, after.stock),
  ]),
];

const look = ({ pictures }: Product) => JSON.stringify(pictures.map(({ id, alt }) => [id, alt]));
/** Only the number of pictures is recorded; it may stay the same for other pictures or another order. */
const ofPictures = (was: Product, is: Product): FieldChange[] =>
  look(was) === look(is) ? [] : [{ of: "", field: "pictures", before: was.pictures.length, after: is.pictures.length }];

/** The changes of a group that the product still has. */
export const groupChanges = (was: AddOnGroup, is: AddOnGroup): FieldChange[] => rows("group", [was], [is], ofGroup);

/** Every field of a product that an edit changed, in the order of the form. */
export const changesBetween = (before: Product, after: Product): FieldChange[] => [
  ...one("", "name", before.name, after.name),
  ...one("", "description", before.description, after.description),
  ...one("", "category", before.category, after.category),
  ...one("", "status", before.status, after.status),
  ...ofPictures(before, after),
  ...one("", "option_names", before.option_names.join(", "), after.option_names.join(", ")),
  ...rows("variant", before.variants, after.variants, ofVariant),
  ...rows("group", before.add_on_groups, after.add_on_groups, ofGroup),
];
