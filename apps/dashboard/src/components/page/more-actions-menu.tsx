"use client";

import { DropdownMenu, MenuItem, MenuLink } from "@mauzo/ui/dropdown-menu";
import Link from "next/link";
import type { MenuProps } from "../use-menu.ts";
import type { PageAction } from "./page-action.ts";

type Props = Omit<MenuProps, "wanted"> & { more: readonly PageAction[] };

/** The menu of further page actions, on a phone. */
export function MoreActionsMenu({ more, ...menu }: Props) {
  return (
    <DropdownMenu {...menu}>
      {more.map(({ Icon, label, href, onSelect }) =>
        href === undefined ? (
          <MenuItem key={label} icon={<Icon aria-hidden="true" className="size-4" />} onSelect={onSelect}>
            {label}
          </MenuItem>
        ) : (
          <MenuLink key={label}>
            <Link href={href}>
              <Icon aria-hidden="true" className="size-4" />
              {label}
            </Link>
          </MenuLink>
        ),
      )}
    </DropdownMenu>
  );
}
