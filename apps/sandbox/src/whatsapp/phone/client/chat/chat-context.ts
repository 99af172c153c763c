import type { Customer } from "../../../world/model.ts";
import type { Shop } from "../../snapshot.ts";

/** Where a part of a chat is: on whose phone, with which shop, on which screen its sheets slide up. */
export type ChatContext = { customer: Customer; shop: Shop; screen: HTMLElement; cart: Map<string, number> };
