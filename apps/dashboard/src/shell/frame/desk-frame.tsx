"use client";

import type { CurrentUser } from "@mauzo/contract/account/session";
import { clsx } from "clsx";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { MauzoLogo } from "../../components/brand/mauzo-logo.tsx";
import { LanguageSwitch } from "../../components/header/language-switch.tsx";
import { ProfileMenu } from "../../components/header/profile-menu.tsx";
import { useChooseLanguage } from "../../lib/session/language/use-choose-language.ts";
import { useLogOut } from "../../lib/session/use-log-out.ts";

const places = [{ path: "/operator", label: "queue" }] as const;

type Props = { user: CurrentUser /** Whether there is anything to go to. */; isOpen: boolean; children: ReactNode };

/** The frame of the desk: it knows of no shop. */
export function DeskFrame({ user, isOpen, children }: Props) {
  const t = useTranslations("desk");
  const shell = useTranslations("shell");
  const pathname = usePathname();
  const logOut = useLogOut();
  const language = useChooseLanguage();
  return (
    <>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-card focus:px-4 focus:py-2 focus:shadow-float"
      >
        {shell("skip")}
      </a>
      <header className="border-line border-b bg-paper">
        <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 md:px-6 lg:px-8">
          <MauzoLogo className="size-7 shrink-0" />
          <p className="min-w-0 grow font-semibold">{t("name")}</p>
          <LanguageSwitch busy={language.isPending} onChoose={language.mutate} />
          <ProfileMenu user={user} onLogOut={logOut} />
          {isOpen && places.length > 1 && (
            <nav aria-label={t("name")} className="-mx-2 flex basis-full flex-wrap gap-1">
              {places.map(({ path, label }) => (
                <Link
                  key={path}
                  href={path}
                  aria-current={pathname === path ? "page" : undefined}
                  className={clsx(
                    "inline-flex h-9 items-center rounded-control px-2 text-muted hover:text-ink pointer-coarse:h-11",
                    "aria-[current]:font-medium aria-[current]:text-ink aria-[current]:underline aria-[current]:underline-offset-8",
                  )}
                >
                  {t(`places.${label}`)}
                </Link>
              ))}
            </nav>
          )}
        </div>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto max-w-6xl px-4 pt-5 pb-16 outline-none md:px-6 md:pt-7 lg:px-8"
      >
        {children}
      </main>
    </>
  );
}
