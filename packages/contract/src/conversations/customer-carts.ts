import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id, IdParams } from "../shared.ts";
import { ConversationCart } from "./selling.ts";

/** A cart with the conversation it was filled in; null for who may not read conversations. */
export const CustomerCart = z.extend(ConversationCart, { conversation_id: z.nullable(Id) });
export type CustomerCart = z.infer<typeof CustomerCart>;

export const customerCarts = {
  /** Null for who may not read orders. */
  list: endpoint({
    method: "GET",
    path: "/customers/:id/carts",
    access: { resource: "customers", action: "read" },
    summary: "What a customer has chosen and not ordered yet, of their last conversations",
    params: IdParams,
    reply: z.object({ items: z.nullable(z.array(CustomerCart)) }),
    errors: ["customer_merged"],
  }),
};
