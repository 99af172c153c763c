import type { staff } from "@mauzo/contract/account/invites";
import type { addOnGroups } from "@mauzo/contract/catalogue/add-on-groups";
import type { productEdits } from "@mauzo/contract/catalogue/product-bulk-edits";
import type { products } from "@mauzo/contract/catalogue/products";
import type { sets } from "@mauzo/contract/catalogue/sets";
import type { stock } from "@mauzo/contract/catalogue/stock";
import type { channels } from "@mauzo/contract/conversations/channels";
import type { conversations } from "@mauzo/contract/conversations/conversations";
import type { flows } from "@mauzo/contract/conversations/flows";
import type { messageTemplates } from "@mauzo/contract/conversations/message-templates";
import type { customers } from "@mauzo/contract/customers/customers";
import type { segments } from "@mauzo/contract/customers/segments";
import type { webhookDeliveries } from "@mauzo/contract/developers/webhook-deliveries";
import type { expenseOverview } from "@mauzo/contract/expenses/expense-overview";
import type { expenses } from "@mauzo/contract/expenses/expenses";
import type { figures } from "@mauzo/contract/insights/figures";
import type { transactions } from "@mauzo/contract/ledger/transactions";
import type { manualOrders } from "@mauzo/contract/orders/manual-orders";
import type { orderWorkflow } from "@mauzo/contract/orders/order-workflow";
import type { orders } from "@mauzo/contract/orders/orders";
import type { compliance } from "@mauzo/contract/payments/compliance";
import type { debts } from "@mauzo/contract/payments/debts";
import type { receipts } from "@mauzo/contract/payments/receipts";
import type { withdrawals } from "@mauzo/contract/payments/withdrawals";
import type { posSettings } from "@mauzo/contract/pos/registers";
import type { shifts } from "@mauzo/contract/pos/shifts";
import type { deliveryMethods } from "@mauzo/contract/shop/delivery-methods";
import {
  Boxes,
  CirclePlus,
  FileUp,
  History,
  House,
  LayoutGrid,
  MessagesSquare,
  ReceiptText,
  Settings,
  ShoppingBag,
  Truck,
  Users,
  Workflow,
} from "lucide-react";
import type { Area } from "./area.ts";

const seesMoney = { resource: "transactions", action: "read" } satisfies typeof withdrawals.list.access &
  typeof shifts.list.access;

/** Every area of the back-office; those of a group in their order. One that is not built has no row. */
export const areas: readonly Area[] = [
  { group: "home", path: "/dashboard", label: "home", icon: House, letter: "h", inBar: true, access: "member" },
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
  {
    group: "catalogue",
    path: "/dashboard/products",
    label: "products",
    icon: ShoppingBag,
    letter: "p",
    inBar: true,
    create: {
      path: "/dashboard/products/new",
      access: { resource: "product", action: "create" } satisfies typeof products.create.access,
      label: "newProduct",
    },
    access: { resource: "product", action: "read" } satisfies typeof products.list.access,
    entries: [
      {
        path: "/dashboard/products",
        label: "allProducts",
        icon: ShoppingBag,
        access: { resource: "product", action: "read" } satisfies typeof products.list.access,
      },
      {
        path: "/dashboard/products/stock",
        label: "stock",
        icon: Boxes,
        access: { resource: "product", action: "read" } satisfies typeof stock.list.access,
        waits: "stock",
      },
      {
        path: "/dashboard/products/set",
        label: "sets",
        icon: LayoutGrid,
        access: { resource: "product", action: "update" } satisfies typeof sets.list.access,
      },
      {
        path: "/dashboard/products/add-ons",
        label: "addOns",
        icon: CirclePlus,
        access: { resource: "product", action: "read" } satisfies typeof addOnGroups.list.access,
      },
      {
        path: "/dashboard/products/import",
        label: "importProducts",
        icon: FileUp,
        access: { resource: "product", action: "create" } satisfies typeof products.create.access,
        waits: "imports",
      },
      {
        path: "/dashboard/products/changes",
        label: "changes",
        icon: History,
        access: { resource: "product", action: "update" } satisfies typeof productEdits.list.access,
      },
    ],
  },
  {
    group: "money",
    path: "/dashboard/transactions",
    label: "transactions",
    icon: History,
    letter: "t",
    access: { resource: "transactions", action: "read" } satisfies typeof transactions.list.access,
    entries: [
      {
        path: "/dashboard/transactions",
        label: "allTransactions",
        icon: History,
        access: { resource: "transactions", action: "read" } satisfies typeof transactions.list.access,
      },
      {
        path: "/dashboard/transactions/unmatched",
        label: "unmatched",
        icon: ReceiptText,
        access: { resource: "transactions", action: "read" } satisfies typeof receipts.list.access,
        waits: "receipts",
      },
      { path: "/dashboard/transactions/withdrawals", label: "withdrawals", icon: ReceiptText, access: seesMoney },
    ],
  },
  {
    group: "money",
    path: "/dashboard/expenses",
    label: "expenses",
    icon: ReceiptText,
    letter: "e",
    access: { resource: "transactions", action: "read" } satisfies typeof expenseOverview.get.access,
    entries: [
      {
        path: "/dashboard/expenses/expenses-records",
        label: "expenseRecords",
        icon: History,
        access: { resource: "transactions", action: "read" } satisfies typeof expenses.list.access,
      },
    ],
  },
  {
    group: "money",
    path: "/dashboard/debt",
    label: "debt",
    icon: Users,
    letter: "d",
    access: { resource: "transactions", action: "read" } satisfies typeof debts.list.access,
  },
  {
    group: "insights",
    path: "/dashboard/analytics",
    label: "analytics",
    icon: LayoutGrid,
    letter: "a",
    access: { resource: "orders", action: "read" } satisfies typeof figures.sales.access,
  },
  {
    group: "shop",
    path: "/dashboard/compliance",
    label: "compliance",
    icon: FileUp,
    letter: "v",
    access: "member" satisfies typeof compliance.status.access,
  },
  {
    group: "shop",
    path: "/dashboard/settings",
    label: "settings",
    icon: Settings,
    letter: "s",
    inBar: true,
    access: "member",
    entries: [
      {
        path: "/dashboard/settings/delivery",
        label: "delivery",
        icon: Truck,
        access: "admin" satisfies typeof deliveryMethods.save.access,
      },
      {
        path: "/dashboard/settings/workflows/order-workflow",
        label: "workflow",
        icon: Workflow,
        access: "admin" satisfies typeof orderWorkflow.save.access,
      },
      {
        path: "/dashboard/profile/staff-accounts",
        label: "staffAccounts",
        icon: Users,
        access: { resource: "staffs", action: "read" } satisfies typeof staff.list.access,
      },
      { path: "/dashboard/settings/chat", label: "tryChat", icon: MessagesSquare, access: "member" },
    ],
  },
  {
    group: "shop",
    path: "/dashboard/webhook-logs",
    label: "webhookLogs",
    icon: History,
    letter: "l",
    access: "admin" satisfies typeof webhookDeliveries.list.access,
  },
];
