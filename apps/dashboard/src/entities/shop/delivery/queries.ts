import { deliveryMethods } from "@mauzo/contract/shop/delivery-methods";
import { api } from "../../../lib/session/api.ts";

/** The shop's delivery methods. */
export const deliveryMethodsQuery = api.query(deliveryMethods.get, {});
