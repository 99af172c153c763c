import type { Cart } from "@mauzo/contract/cart";

export type Language = Cart["language"];
