"use client";

import type { CurrentUser } from "@mauzo/contract/account/session";
import { DropdownMenu, MenuChoices, MenuHeading, MenuItem } from "@mauzo/ui/dropdown-menu";
import { Keyboard, LogOut, Monitor, Moon, Sun, UserRound } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type Language, languageNames, languages } from "../../i18n/language.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { changeTheme, useTheme } from "../../lib/theme/use-theme.ts";
import type { MenuProps } from "../use-menu.ts";

export type ProfileActions = {
  user: CurrentUser;
  /** Whether the person has a back-office with pages of their own. */
  ownPages?: boolean;
  /** Stores the chosen language; without it, the language is chosen elsewhere. */
  onLanguage?: (language: Language) => void;
  onShortcuts?: () => void;
  onLogOut: () => void;
};
type Props = ProfileActions & Omit<MenuProps, "wanted">;

/** The signed-in person, the appearance of the pages on this device, their language, the list of shortcuts, and log-out. */
export function ProfileMenuContent({ button, open, onClose, user, ownPages = false, ...actions }: Props) {
  const { onLanguage, onShortcuts, onLogOut } = actions;
  const t = useTranslations("shell");
  const router = useRouter();
  const theme = useTheme();
  const { language } = useLanguage();
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
      {onLanguage !== undefined && (
        <MenuChoices
          label={t("language")}
          value={language}
          onChange={(code) => code !== language && onLanguage(code)}
          choices={languages.map((value) => ({ value, label: languageNames[value] }))}
        />
      )}
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
