"use client";

import { buttonClass } from "@mauzo/ui/button-class";
import { EllipsisVertical } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { lazyPart } from "../../lib/lazy/lazy-part.tsx";
import { useMenu } from "../use-menu.ts";
import type { PageAction } from "./page-action.ts";

const MoreSheet = lazyPart(async () => (await import("./more-actions-menu.tsx")).MoreActionsMenu);

/** `children` are the main actions; `more` are beside them where there is room, and in a menu on a phone. */
type Props = { more: readonly PageAction[]; children: ReactNode };

const look = buttonClass("secondary", undefined, "max-md:hidden");

/** The actions of a page that has more of them than fit on a phone. */
export function PageActions({ more, children }: Props) {
  const t = useTranslations("list");
  const { trigger, menu } = useMenu();
  const beside = more.filter(({ phone }) => phone !== true);
  return (
    <>
      {beside.map(({ Icon, label, href, onSelect }) =>
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
