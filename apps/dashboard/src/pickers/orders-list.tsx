"use client";

import type { OrderRow } from "@mauzo/contract/orders";
import { useWide } from "../lib/use-wide.ts";
import { OrderCards } from "./order-cards.tsx";
import { OrdersTable } from "./orders-table.tsx";

type Props = { rows: readonly OrderRow[]; fresh?: ReadonlySet<string> };

/** Orders as a table, or as cards on a phone. */
export const OrdersList = (props: Props) => (useWide() ? <OrdersTable {...props} /> : <OrderCards {...props} />);
