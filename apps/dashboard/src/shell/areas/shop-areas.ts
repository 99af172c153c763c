import type { staff } from "@mauzo/contract/account/invites";
import type { webhookDeliveries } from "@mauzo/contract/developers/webhook-deliveries";
import type { orderWorkflow } from "@mauzo/contract/orders/order-workflow";
import type { compliance } from "@mauzo/contract/payments/compliance";
import type { deliveryMethods } from "@mauzo/contract/shop/delivery-methods";
import { FileUp, History, MessagesSquare, Settings, Truck, Users, Workflow } from "lucide-react";
import type { Area } from "../../area.ts";

/** The shop itself, with its settings, in the order of the navigation. */
export const shopAreas: readonly Area[] = [
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
