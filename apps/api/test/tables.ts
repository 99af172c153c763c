import type { PgTable } from "drizzle-orm/pg-core";
import { accessTokens } from "../src/db/schema/access-tokens.ts";
import { accounts } from "../src/db/schema/accounts.ts";
import { addOnGroups } from "../src/db/schema/add-on-groups.ts";
import { addOns } from "../src/db/schema/add-ons.ts";
import { bots } from "../src/db/schema/bots.ts";
import { cartLines } from "../src/db/schema/cart-lines.ts";
import { carts } from "../src/db/schema/carts.ts";
import { conversations } from "../src/db/schema/conversations.ts";
import { customers } from "../src/db/schema/customers.ts";
import { entrances } from "../src/db/schema/entrances.ts";
import { flows } from "../src/db/schema/flows.ts";
import { invites } from "../src/db/schema/invites.ts";
import { keptReplies } from "../src/db/schema/kept-replies.ts";
import { listings } from "../src/db/schema/listings.ts";
import { mailLinks } from "../src/db/schema/mail-links.ts";
import { memberships } from "../src/db/schema/memberships.ts";
import { messages } from "../src/db/schema/messages.ts";
import { orderLines } from "../src/db/schema/order-lines.ts";
import { orders } from "../src/db/schema/orders.ts";
import { productAddOnGroups } from "../src/db/schema/product-add-on-groups.ts";
import { products } from "../src/db/schema/products.ts";
import { sessions } from "../src/db/schema/sessions.ts";
import { shops } from "../src/db/schema/shops.ts";
import { stockMovements } from "../src/db/schema/stock-movements.ts";
import { tries } from "../src/db/schema/tries.ts";
import { users } from "../src/db/schema/users.ts";
import { variants } from "../src/db/schema/variants.ts";
import { verifications } from "../src/db/schema/verifications.ts";

/** Every table the schema files describe. */
export const tables: PgTable[] = [
  accessTokens,
  accounts,
  addOnGroups,
  addOns,
  bots,
  cartLines,
  carts,
  conversations,
  customers,
  entrances,
  flows,
  invites,
  keptReplies,
  listings,
  mailLinks,
  memberships,
  messages,
  orderLines,
  orders,
  productAddOnGroups,
  products,
  sessions,
  shops,
  stockMovements,
  tries,
  users,
  variants,
  verifications,
];
