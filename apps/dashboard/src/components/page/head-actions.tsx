"use client";

import { buttonClass } from "@mauzo/ui/button-class";
import { EllipsisVertical } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { late } from "../../lib/late/late.tsx";
import { useMenu } from "../use-menu.ts";
import type { HeadAction } from "./head-action.ts";

const MoreSheet = late(async () => (await import("./more-sheet.tsx")).MoreSheet);

/** `children` is what the page is for; `more` stands beside it where there is room, and in a menu on a phone. */
type Props = { more: readonly HeadAction[]; children: ReactNode };

const look = buttonClass("secondary", undefined, "max-md:hidden");

/** What can be done on a page that offers more than a phone has room for. */
export function HeadActions({ more, children }: Props) {
  const t = useTranslations("list");
  const { trigger, menu } = useMenu();
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
      <div className="relative md:hidden">
        <button {...trigger} aria-label={t("more")} className={buttonClass("secondary", "icon")}>
          <EllipsisVertical aria-hidden="true" className="size-4.5" />
        </button>
        <MoreSheet {...menu} more={more} />
      </div>
    </>
  );
}
