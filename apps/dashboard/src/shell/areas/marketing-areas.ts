import type { campaignPlans } from "@mauzo/contract/marketing/campaign-plans";
import type { campaigns } from "@mauzo/contract/marketing/campaigns";
import type { popups } from "@mauzo/contract/marketing/popups";
import type { shortLinks } from "@mauzo/contract/marketing/short-links";
import type { smsConnections } from "@mauzo/contract/marketing/sms-connections";
import { CalendarHeart, LayoutGrid, MessageCircle, MessagesSquare, QrCode, Settings, Users } from "lucide-react";
import type { Area } from "../../area.ts";

/** How customers are told of what is sold, in the order of the navigation. */
export const marketingAreas: readonly Area[] = [
  {
    group: "marketing",
    path: "/dashboard/marketing",
    label: "marketing",
    icon: MessagesSquare,
    letter: "r",
    create: {
      path: "/dashboard/marketing/sms/create",
      access: "admin" satisfies typeof campaigns.create.access,
      label: "newCampaign",
    },
    access: { resource: "customers", action: "read" } satisfies typeof campaigns.list.access,
    entries: [
      {
        path: "/dashboard/marketing/sms/campaign",
        label: "campaigns",
        icon: Users,
        access: { resource: "customers", action: "read" } satisfies typeof campaigns.list.access,
      },
      {
        path: "/dashboard/marketing/whatsapp/campaign",
        label: "whatsappCampaigns",
        icon: MessageCircle,
        access: { resource: "customers", action: "read" } satisfies typeof campaigns.list.access,
      },
      {
        path: "/dashboard/marketing/recurring",
        label: "campaignPlans",
        icon: CalendarHeart,
        access: { resource: "customers", action: "read" } satisfies typeof campaignPlans.list.access,
      },
      {
        path: "/dashboard/marketing/sms/providers",
        label: "smsProviders",
        icon: Settings,
        access: { resource: "customers", action: "read" } satisfies typeof smsConnections.list.access,
      },
      {
        path: "/dashboard/marketing/website/website-popup",
        label: "popups",
        icon: LayoutGrid,
        access: { resource: "customers", action: "read" } satisfies typeof popups.list.access,
      },
      {
        path: "/dashboard/marketing/links",
        label: "shortLinks",
        icon: QrCode,
        access: { resource: "customers", action: "read" } satisfies typeof shortLinks.list.access,
      },
    ],
  },
];
