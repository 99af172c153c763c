import type { Product } from "@mauzo/contract/catalogue/products";
import { variantOf } from "./merge-product.ts";
import type { Row, RowGroup } from "./read-row-group.ts";

type Taken = { id: string; field: "sku" | "barcode"; to: string; row: Row };

/** The new codes that the file gives to variants of a product; a new variant is identified by its row. */
export const newCodes = (group: RowGroup, present: Product | undefined): Taken[] =>
  group.variants.flatMap((said) => {
    const variant = present && variantOf(present, said);
    return (["sku", "barcode"] as const).flatMap((field) => {
      const to = said[field];
      return to === undefined || to === variant?.[field]
        ? []
        : [{ id: variant?.id ?? said.row.id, field, to, row: said.row }];
    });
  });
