import type { english } from "../en/english.ts";
import type { Shape } from "../shape.ts";
import { category } from "./category.ts";
import { home } from "./home.ts";
import { orders } from "./orders.ts";
import { products } from "./products.ts";
import { session } from "./session.ts";
import { shell } from "./shell.ts";
import { shop } from "./shop.ts";

export const swahili: Shape<typeof english> = { category, home, orders, products, session, shell, shop };
