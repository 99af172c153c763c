"use client";

import { errorText } from "@mauzo/api-client/error-text";
import { type CurrentUser, session } from "@mauzo/contract/session";
import { DropdownMenu, MenuHeading, MenuItem } from "@mauzo/ui/dropdown-menu";
import { useMutation } from "@tanstack/react-query";
import { LogOut } from "lucide-react";
import { useTranslations } from "use-intl";
import { api } from "../../lib/session/api.ts";
import { endSession } from "../../lib/session/token-cookie.ts";
import { toasts } from "../../lib/toasts.ts";

/** Who is signed in, and log-out. Signed out means that the server said so. */
export function ProfileMenu({ user }: { user: CurrentUser }) {
  const t = useTranslations("shell");
  const logOut = useMutation({
    mutationFn: () => api.call(session.logOut, {}),
    onSuccess: endSession,
    onError: (error) => toasts.push({ title: t("somethingWrong"), text: errorText(error), tone: "danger" }),
  });
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
      <MenuItem icon={<LogOut aria-hidden="true" className="size-4" />} onSelect={() => logOut.mutate()}>
        {t("logOut")}
      </MenuItem>
    </DropdownMenu>
  );
}
