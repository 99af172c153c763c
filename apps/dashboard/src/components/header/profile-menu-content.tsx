"use client";

import type { CurrentUser } from "@mauzo/contract/account/session";
import { DropdownMenu, MenuChoices, MenuHeading, MenuItem } from "@mauzo/ui/dropdown-menu";
import { Keyboard, LogOut, Monitor, Moon, Sun, UserRound } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { changeTheme, useTheme } from "../../lib/theme/use-theme.ts";
import type { MenuProps } from "../use-menu.ts";

/** `ownPages`: whether the person has a back-office with pages of their own. */
export type ProfileActions = { user: CurrentUser; ownPages?: boolean; onShortcuts?: () => void; onLogOut: () => void };
type Props = ProfileActions & Omit<MenuProps, "wanted">;

/** The signed-in person, the appearance of the pages on this device, the list of shortcuts, and log-out. */
export function ProfileMenuContent({ button, open, onClose, user, ownPages = false, onShortcuts, onLogOut }: Props) {
  const t = useTranslations("shell");
  const router = useRouter();
  const theme = useTheme();
  const icon = "size-4 shrink-0";
  return (
    <DropdownMenu button={button} open={open} onClose={onClose}>
      <MenuHeading>
        <span className="block max-w-60 truncate font-medium text-ink">{user.name}</span>
        <span className="block max-w-60 truncate text-xs">{user.email}</span>
      </MenuHeading>
      <MenuChoices
        label={t("theme")}
        value={theme}
        onChange={changeTheme}
        choices={[
          { value: "light", label: t("themes.light"), icon: <Sun aria-hidden="true" className={icon} /> },
          { value: "dark", label: t("themes.dark"), icon: <Moon aria-hidden="true" className={icon} /> },
          { value: "system", label: t("themes.system"), icon: <Monitor aria-hidden="true" className={icon} /> },
        ]}
      />
      {ownPages && (
        <MenuItem
          icon={<UserRound aria-hidden="true" className={icon} />}
          onSelect={() => router.push("/dashboard/profile")}
        >
          {t("profileMenu")}
        </MenuItem>
      )}
      {onShortcuts !== undefined && (
        <MenuItem icon={<Keyboard aria-hidden="true" className={icon} />} onSelect={onShortcuts}>
          {t("shortcuts.title")}
        </MenuItem>
      )}
      <MenuItem icon={<LogOut aria-hidden="true" className={icon} />} onSelect={onLogOut}>
        {t("logOut")}
      </MenuItem>
    </DropdownMenu>
  );
}
