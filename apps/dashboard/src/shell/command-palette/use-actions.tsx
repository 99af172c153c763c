"use client";

import { productExports } from "@mauzo/contract/catalogue/product-exports";
import type { Access } from "@mauzo/contract/endpoint";
import { orderExports } from "@mauzo/contract/orders/order-exports";
import { FileDown, Languages, LogOut, Monitor, Moon, Plus, Store, Sun } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { useListExport } from "../../lib/files/use-list-export.ts";
import { useAccount } from "../../lib/session/account.tsx";
import { canAccess } from "../../lib/session/can-access.ts";
import { useChooseLanguage } from "../../lib/session/language/use-choose-language.ts";
import { useLogOut } from "../../lib/session/use-log-out.ts";
import { useShopUrl } from "../../lib/site-url.tsx";
import type { Theme } from "../../lib/theme/theme.ts";
import { changeTheme, useTheme } from "../../lib/theme/use-theme.ts";
import { settingsPages } from "../../settings-pages.ts";
import { useAreas } from "../navigation/use-areas.ts";
import { placesIn } from "../navigation/visible-areas.ts";
import { creations, pages } from "./pages.ts";
import type { PaletteItem } from "./palette-group.tsx";

const icon = "size-4 shrink-0 text-muted";
const looks = { light: ["toLight", Sun], dark: ["toDark", Moon], system: ["toSystem", Monitor] } as const;

/** Every page this person can open, and the actions available from anywhere. */
export function useActions(): { areas: PaletteItem[]; actions: PaletteItem[] } {
  const t = useTranslations("palette");
  const shell = useTranslations("shell");
  const settings = useTranslations("settings.pages");
  const router = useRouter();
  const { shop, user } = useAccount();
  const shopUrl = useShopUrl(shop.slug);
  const { areas } = useAreas();
  const { language } = useLanguage();
  const choose = useChooseLanguage();
  const theme = useTheme();
  const logOut = useLogOut();
  const exportProducts = useListExport(productExports.file, t("exportFailed"));
  const exportOrders = useListExport(orderExports.file, t("exportFailed"));
  const may = ({ access }: { access: Access }) => canAccess(user.permissions, access);
  const letters = new Map(areas.map(({ path, letter }): [string, string] => [path, letter]));
  const places = placesIn(areas);
  const isElsewhere = ({ path }: { path: string }) => !places.some((place) => place.path === path);
  const look = (next: Theme): PaletteItem => {
    const [key, Icon] = looks[next];
    return {
      id: key,
      label: t(key),
      icon: <Icon aria-hidden="true" className={icon} />,
      run: () => changeTheme(next),
    };
  };
  return {
    areas: [
      ...places.map((place) => ({
        id: place.path,
        label: shell(`places.${place.label}`),
        icon: <place.icon aria-hidden="true" className={icon} />,
        keywords: settingsPages.find(({ path }) => path === place.path)?.keywords,
        ...(letters.has(place.path) && { keys: `g ${letters.get(place.path)}` }),
        run: () => router.push(place.path),
      })),
      ...settingsPages
        .filter((page) => isElsewhere(page) && may(page))
        .map(({ path, label, icon: Icon, keywords }) => ({
          ...{ id: path, label: settings(`${label}.name`), keywords },
          icon: <Icon aria-hidden="true" className={icon} />,
          run: () => router.push(path),
        })),
      ...pages
        .filter((page) => isElsewhere(page) && may(page))
        .map((page) => ({
          id: page.path,
          label: t(page.label),
          icon: <page.icon aria-hidden="true" className={icon} />,
          run: () => router.push(page.path),
        })),
    ],
    actions: [
      ...[...areas.flatMap(({ create }) => create ?? []), ...creations].filter(may).map(({ label, path }) => ({
        id: path,
        label: t(label),
        icon: <Plus aria-hidden="true" className={icon} />,
        run: () => router.push(path),
      })),
      ...[
        {
          id: "export-products",
          label: t("exportProducts"),
          access: productExports.file.access,
          run: () => exportProducts({ query: {} }),
        },
        {
          id: "export-orders",
          label: t("exportOrders"),
          access: orderExports.file.access,
          run: () => exportOrders({ query: {} }),
        },
      ]
        .filter(may)
        .map(({ id, label, run }) => ({ id, label, run, icon: <FileDown aria-hidden="true" className={icon} /> })),
      {
        id: "language",
        label: t("toLanguage"),
        icon: <Languages aria-hidden="true" className={icon} />,
        run: () => choose.mutate(language === "en" ? "sw" : "en"),
      },
      ...(["light", "dark", "system"] as const).filter((one) => one !== theme).map(look),
      {
        id: "shop",
        label: t("viewShop"),
        icon: <Store aria-hidden="true" className={icon} />,
        run: () => location.assign(shopUrl),
      },
      { id: "log-out", label: shell("logOut"), icon: <LogOut aria-hidden="true" className={icon} />, run: logOut },
    ],
  };
}
