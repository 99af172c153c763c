"use client";

import type { CurrentUser } from "@mauzo/contract/session";
import { DropdownMenu, MenuHeading, MenuItem } from "@mauzo/ui/dropdown-menu";
import { LogOut } from "lucide-react";
import { useTranslations } from "use-intl";

/** Who is signed in, and log-out. */
export function ProfileMenu({ user, onLogOut }: { user: CurrentUser; onLogOut: () => void }) {
  const t = useTranslations("shell");
  return (
    <DropdownMenu
      trigger={
        <button
          type="button"
          aria-label={t("profileMenu")}
          className="grid size-9 shrink-0 place-items-center rounded-full bg-primary-soft font-semibold text-primary-strong uppercase pointer-coarse:size-11"
        >
          {[...user.name.trim()][0] ?? "?"}
        </button>
      }
    >
      <MenuHeading>
        <span className="block max-w-60 truncate font-medium text-ink">{user.name}</span>
        <span className="block max-w-60 truncate text-xs">{user.email}</span>
      </MenuHeading>
      <MenuItem icon={<LogOut aria-hidden="true" className="size-4" />} onSelect={onLogOut}>
        {t("logOut")}
      </MenuItem>
    </DropdownMenu>
  );
}
