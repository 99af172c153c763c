import type { DeliveryMethod } from "@mauzo/contract/shop/delivery-methods";
import { shopDocument } from "../../../db/documents/shop-document.ts";

export const methodsDocument = shopDocument<DeliveryMethod[]>("delivery_methods", "methods");
