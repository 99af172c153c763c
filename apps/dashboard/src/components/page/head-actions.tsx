"use client";

import { buttonClass } from "@mauzo/ui/button-class";
import { DropdownMenu, MenuItem, MenuLink } from "@mauzo/ui/dropdown-menu";
import { EllipsisVertical, type LucideIcon } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

/** Leads somewhere, or does something. */
type HeadAction = { Icon: LucideIcon; label: string } & (
  | { href: string; onSelect?: never }
  | { href?: never; onSelect: () => void }
);

/** `children` is what the page is for; `more` stands beside it where there is room, and in a menu on a phone. */
type Props = { more: readonly HeadAction[]; children: ReactNode };

const look = buttonClass("secondary", undefined, "max-md:hidden");

/** What can be done on a page that offers more than a phone has room for. */
export function HeadActions({ more, children }: Props) {
  const t = useTranslations("list");
  return (
    <>
      {more.map(({ Icon, label, href, onSelect }) =>
        href === undefined ? (
          <button key={label} type="button" onClick={onSelect} className={look}>
            <Icon aria-hidden="true" className="size-4" />
            {label}
          </button>
        ) : (
          <Link key={label} href={href} className={look}>
            <Icon aria-hidden="true" className="size-4" />
            {label}
          </Link>
        ),
      )}
      {children}
      <div className="md:hidden">
        <DropdownMenu
          trigger={
            <button type="button" aria-label={t("more")} className={buttonClass("secondary", "icon")}>
              <EllipsisVertical aria-hidden="true" className="size-4.5" />
            </button>
          }
        >
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
      </div>
    </>
  );
}
