"use client";

import { Languages, LogOut, Monitor, Moon, Plus, Store, Sun } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { areas as allAreas } from "../../areas.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useAccount } from "../../lib/session/account.tsx";
import { canAccess } from "../../lib/session/can-access.ts";
import { useLogOut } from "../../lib/session/use-log-out.ts";
import { useShopUrl } from "../../lib/site-url.tsx";
import type { Theme } from "../../lib/theme/theme.ts";
import { changeTheme, useTheme } from "../../lib/theme/use-theme.ts";
import { useAreas } from "../frame/use-areas.ts";
import { pages } from "./pages.ts";
import type { PaletteItem } from "./palette-group.tsx";

const icon = "size-4 shrink-0 text-muted";
const looks = { light: ["toLight", Sun], dark: ["toDark", Moon], system: ["toSystem", Monitor] } as const;

/** The areas this person can open, and the actions available from anywhere. */
export function useActions(): { areas: PaletteItem[]; actions: PaletteItem[] } {
  const t = useTranslations("palette");
  const shell = useTranslations("shell");
  const router = useRouter();
  const { shop, user } = useAccount();
  const shopUrl = useShopUrl(shop.slug);
  const { areas } = useAreas();
  const { language, change } = useLanguage();
  const theme = useTheme();
  const logOut = useLogOut();
  const creations = allAreas.flatMap(({ create }) =>
    create && canAccess(user.permissions, create.access) ? [create] : [],
  );
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
      ...areas.map((area) => ({
        id: area.path,
        label: shell(area.label),
        icon: <area.icon aria-hidden="true" className={icon} />,
        keys: `g ${area.letter}`,
        run: () => router.push(area.path),
      })),
      ...pages
        .filter(({ access }) => canAccess(user.permissions, access))
        .map((page) => ({
          id: page.path,
          label: t(page.label),
          icon: <page.icon aria-hidden="true" className={icon} />,
          run: () => router.push(page.path),
        })),
    ],
    actions: [
      ...creations.map(({ label, path }) => ({
        id: path,
        label: t(label),
        icon: <Plus aria-hidden="true" className={icon} />,
        run: () => router.push(path),
      })),
      {
        id: "language",
        label: t("toLanguage"),
        icon: <Languages aria-hidden="true" className={icon} />,
        run: () => change(language === "en" ? "sw" : "en"),
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
