"use client";

import { DropdownMenu, MenuItem, MenuLink } from "@mauzo/ui/dropdown-menu";
import Link from "next/link";
import type { MenuOf } from "../use-menu.ts";
import type { HeadAction } from "./head-action.ts";

type Props = Omit<MenuOf, "wanted"> & { more: readonly HeadAction[] };

/** What else can be done on a page, on a phone. */
export function MoreSheet({ more, ...menu }: Props) {
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
