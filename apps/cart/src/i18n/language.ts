import type { Cart } from "@mauzo/contract/orders/cart";

export type Language = Cart["language"];
