import type { channels } from "@mauzo/contract/conversations/channels";
import type { conversations } from "@mauzo/contract/conversations/conversations";
import type { flows } from "@mauzo/contract/conversations/flows";
import type { messageTemplates } from "@mauzo/contract/conversations/message-templates";
import type { customers } from "@mauzo/contract/customers/customers";
import type { segments } from "@mauzo/contract/customers/segments";
import type { manualOrders } from "@mauzo/contract/orders/manual-orders";
import type { orders } from "@mauzo/contract/orders/orders";
import type { withdrawals } from "@mauzo/contract/payments/withdrawals";
import type { posSettings } from "@mauzo/contract/pos/registers";
import type { shifts } from "@mauzo/contract/pos/shifts";
import { History, LayoutGrid, MessagesSquare, ReceiptText, ShoppingBag, Users, Workflow } from "lucide-react";
import type { Area } from "../../area.ts";

const seesMoney = { resource: "transactions", action: "read" } satisfies typeof withdrawals.list.access &
  typeof shifts.list.access;

/** Where an owner sells and talks, in the order of the navigation. */
export const sellingAreas: readonly Area[] = [
  {
    group: "selling",
    path: "/dashboard/orders",
    label: "orders",
    icon: ReceiptText,
    letter: "o",
    inBar: true,
    create: {
      path: "/dashboard/orders/add-order",
      access: { resource: "orders", action: "create" } satisfies typeof manualOrders.create.access,
      label: "newOrder",
    },
    access: { resource: "orders", action: "read" } satisfies typeof orders.list.access,
    waits: "orders",
  },
  {
    group: "selling",
    path: "/dashboard/pos",
    label: "till",
    icon: ShoppingBag,
    letter: "k",
    access: { resource: "orders", action: "create" } satisfies typeof posSettings.get.access,
    entries: [{ path: "/dashboard/pos/shifts", label: "shifts", icon: History, access: seesMoney }],
  },
  {
    group: "selling",
    path: "/dashboard/conversations",
    label: "conversations",
    icon: MessagesSquare,
    letter: "m",
    access: { resource: "conversations", action: "read" } satisfies typeof conversations.list.access,
    waits: "conversations",
  },
  {
    group: "selling",
    path: "/dashboard/customers",
    label: "customers",
    icon: Users,
    letter: "c",
    create: {
      path: "/dashboard/customers/new",
      access: { resource: "customers", action: "create" } satisfies typeof customers.create.access,
      label: "newCustomer",
    },
    access: { resource: "customers", action: "read" } satisfies typeof customers.list.access,
    entries: [
      {
        path: "/dashboard/customers",
        label: "allCustomers",
        icon: Users,
        access: { resource: "customers", action: "read" } satisfies typeof customers.list.access,
      },
      {
        path: "/dashboard/customers/customers-segments",
        label: "segments",
        icon: LayoutGrid,
        access: { resource: "customers", action: "read" } satisfies typeof segments.list.access,
      },
    ],
  },
  {
    group: "selling",
    path: "/dashboard/chatflow",
    label: "chatflow",
    icon: Workflow,
    letter: "b",
    access: { resource: "chatflow", action: "read" } satisfies typeof flows.get.access,
  },
  {
    group: "selling",
    path: "/dashboard/connect",
    label: "connect",
    icon: MessagesSquare,
    letter: "w",
    access: { resource: "whatsapp_interactions", action: "read" } satisfies typeof channels.list.access,
    entries: [
      {
        path: "/dashboard/connect",
        label: "connect",
        icon: MessagesSquare,
        access: { resource: "whatsapp_interactions", action: "read" } satisfies typeof channels.list.access,
      },
      {
        path: "/dashboard/connect/templates",
        label: "templates",
        icon: MessagesSquare,
        access: { resource: "whatsapp_interactions", action: "read" } satisfies typeof messageTemplates.list.access,
      },
    ],
  },
];
