import type { Product } from "@mauzo/contract/catalogue/products";
import { variantOf } from "./merge-product.ts";
import type { Group, Row } from "./read-group.ts";

type Taken = { id: string; field: "sku" | "barcode"; to: string; row: Row };

/** The codes variants of a product get by the file that they do not have; one that is to come goes by its row. */
export const codesTaken = (group: Group, present: Product | undefined): Taken[] =>
  group.variants.flatMap((said) => {
    const variant = present && variantOf(present, said);
    return (["sku", "barcode"] as const).flatMap((field) => {
      const to = said[field];
      return to === undefined || to === variant?.[field]
        ? []
        : [{ id: variant?.id ?? said.row.id, field, to, row: said.row }];
    });
  });
