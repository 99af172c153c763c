import { staff } from "@mauzo/contract/account/invites";
import { record } from "@mauzo/contract/account/record";
import { inboxSettings } from "@mauzo/contract/conversations/inbox-settings";
import { apiKeys } from "@mauzo/contract/developers/api-keys";
import { webhooks } from "@mauzo/contract/developers/webhooks";
import type { Access } from "@mauzo/contract/endpoint";
import { weeklySummary } from "@mauzo/contract/insights/weekly-summary";
import { orderWorkflow } from "@mauzo/contract/orders/order-workflow";
import { posSettings } from "@mauzo/contract/pos/registers";
import { deliveryMethods } from "@mauzo/contract/shop/delivery-methods";
import { paymentSettings } from "@mauzo/contract/shop/payment-settings";
import {
  Banknote,
  Bell,
  Globe,
  Hourglass,
  IdCard,
  Inbox,
  KeyRound,
  type LucideIcon,
  MessagesSquare,
  ScrollText,
  Store,
  Truck,
  UserRound,
  Workflow,
} from "lucide-react";

export type SettingsPage = {
  path: `/dashboard/${string}`;
  /** The key of its name and of what is in it, in the messages `settings.pages`. */
  label:
    | "shop"
    | "publicPage"
    | "payments"
    | "pos"
    | "delivery"
    | "heldGoods"
    | "workflow"
    | "staff"
    | "chat"
    | "inbox"
    | "notifications"
    | "webhooks"
    | "apiKeys"
    | "record"
    | "profile";
  icon: LucideIcon;
  access: Access;
  /** What it is found by besides its name, in both languages: its fields, and what else people call them. */
  keywords: readonly string[];
};

/** Every page of the settings, in the order of their cards. */
export const settingsPages: readonly SettingsPage[] = [
  {
    path: "/dashboard/settings/shop",
    label: "shop",
    icon: Store,
    access: "member",
    keywords: [
      ...["shop name", "category", "whatsapp number", "phone", "place", "address", "location", "opening hours"],
      ...["language of the shop", "logo", "picture"],
      ...["jina la duka", "aina ya biashara", "namba ya whatsapp", "simu", "mahali", "anwani", "saa za kazi"],
      ...["lugha ya duka", "nembo", "picha"],
    ],
  },
  {
    path: "/dashboard/settings/public-page",
    label: "publicPage",
    icon: Globe,
    access: "member",
    keywords: [
      ...["about the shop", "cover picture", "banner", "directory", "search engines", "google", "website", "link"],
      ...["storage", "share"],
      ...["kuhusu duka", "picha ya juu", "orodha ya maduka", "tovuti", "kiungo", "nafasi ya picha", "shiriki"],
    ],
  },
  {
    path: "/dashboard/settings/payments",
    label: "payments",
    icon: Banknote,
    access: paymentSettings.save.access,
    keywords: [
      ...[
        "how customers pay",
        "payment",
        "till",
        "number",
        "mobile money",
        "bank account",
        "network or bank",
        "we take cash",
        "paybill",
        "charges on every order",
      ],
      ...["m-pesa", "mpesa", "airtel money", "mixx by yas", "tigo pesa", "halopesa"],
      ...[
        "malipo",
        "kulipwa",
        "lipa namba",
        "namba",
        "tunapokea pesa taslimu",
        "akaunti ya benki",
        "mtandao au benki",
        "jina",
        "gharama za kila oda",
      ],
    ],
  },
  {
    path: "/dashboard/settings/pos",
    label: "pos",
    icon: Store,
    access: posSettings.save.access,
    keywords: [
      ...[
        "point of sale",
        "pos",
        "till",
        "counter",
        "drawer",
        "float",
        "receipt",
        "paper of receipts",
        "printer",
        "58 mm",
        "80 mm",
      ],
      ...["in the drawer at the beginning", "at the end of receipts"],
      ...[
        "kaunta",
        "droo ya pesa",
        "kinachoanza kwenye droo",
        "karatasi ya risiti",
        "mwisho wa risiti",
        "kuuza ana kwa ana",
      ],
    ],
  },
  {
    path: "/dashboard/settings/delivery",
    label: "delivery",
    icon: Truck,
    access: deliveryMethods.save.access,
    keywords: [
      ...["delivery fee", "shipping", "pick up", "free from", "boda", "transport", "where to bring"],
      ...["nauli", "kuchukua dukani", "bure kuanzia", "bodaboda", "kupeleka", "kufikisha", "mahali pa kupeleka"],
    ],
  },
  {
    path: "/dashboard/settings/workflows/order-workflow",
    label: "workflow",
    icon: Workflow,
    access: orderWorkflow.save.access,
    keywords: [
      ...[
        "order status",
        "states",
        "messages",
        "notifications",
        "reminder",
        "debt",
        "timer",
        "cancel by itself",
        "colour",
      ],
      ...["hali ya oda", "ujumbe", "taarifa kwa mteja", "kumbusha", "deni", "muda", "ghairi yenyewe", "rangi"],
    ],
  },
  {
    path: "/dashboard/settings/held-goods",
    label: "heldGoods",
    icon: Hourglass,
    access: "member",
    keywords: [
      ...["hold", "holding goods", "reserve", "cart", "minutes", "stock"],
      ...["kuwekea", "kuwawekea wateja bidhaa", "kikapu", "dakika", "stoku"],
    ],
  },
  {
    path: "/dashboard/profile/staff-accounts",
    label: "staff",
    icon: IdCard,
    access: staff.list.access,
    keywords: [
      ...["invite", "permissions", "access", "employees", "team", "roles"],
      ...["alika", "mwaliko", "ruhusa", "mfanyakazi", "timu", "majukumu"],
    ],
  },
  {
    path: "/dashboard/settings/chat",
    label: "chat",
    icon: MessagesSquare,
    access: "member",
    keywords: ["bot", "test", "preview", "conversation", "roboti", "onja", "mazungumzo"],
  },
  {
    path: "/dashboard/settings/inbox",
    label: "inbox",
    icon: Inbox,
    access: inboxSettings.save.access,
    keywords: [
      ...["conversations", "hand back", "bot answers again", "assign", "in turn", "delete old conversations", "keep"],
      ...["mazungumzo", "rudisha kwa boti", "kwa zamu", "nani anajibu", "futa mazungumzo ya zamani"],
    ],
  },
  {
    path: "/dashboard/settings/notifications",
    label: "notifications",
    icon: Bell,
    access: weeklySummary.choose.access,
    keywords: [
      ...["notifications", "mail", "e-mail", "weekly summary", "report", "monday"],
      ...["taarifa", "barua pepe", "muhtasari wa wiki", "ripoti", "jumatatu"],
    ],
  },
  {
    path: "/dashboard/settings/webhooks",
    label: "webhooks",
    icon: Workflow,
    access: webhooks.list.access,
    keywords: [
      ...["webhook", "developer", "integration", "address", "endpoint", "signing secret", "own website", "till"],
      ...["mtengenezaji programu", "unganisha", "anwani", "siri", "mfumo mwingine"],
    ],
  },
  {
    path: "/dashboard/settings/api-keys",
    label: "apiKeys",
    icon: KeyRound,
    access: apiKeys.list.access,
    keywords: [
      ...["api key", "token", "bearer", "developer", "script", "program", "secret", "revoke", "network address"],
      ...["funguo", "ufunguo", "programu", "mashine", "mtengenezaji programu", "siri", "anwani za mtandao"],
    ],
  },
  {
    path: "/dashboard/settings/record",
    label: "record",
    icon: ScrollText,
    access: record.list.access,
    keywords: [
      ...["audit log", "history", "who did what", "who changed", "security", "activity", "trail"],
      ...["historia", "nani alifanya nini", "nani alibadilisha", "usalama", "shughuli", "ukaguzi"],
    ],
  },
  {
    path: "/dashboard/profile",
    label: "profile",
    icon: UserRound,
    access: "member",
    keywords: [
      ...["password", "e-mail", "email", "your name", "language", "devices", "log out"],
      ...["nenosiri", "barua pepe", "jina lako", "lugha", "vifaa", "toka"],
    ],
  },
];
