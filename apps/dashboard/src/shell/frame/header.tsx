"use client";

import { Search, Store } from "lucide-react";
import { useTranslations } from "next-intl";
import { MauzoLogo } from "../../components/brand/mauzo-logo.tsx";
import { LanguageSwitch } from "../../components/header/language-switch.tsx";
import { ProfileMenu } from "../../components/header/profile-menu.tsx";
import { useAccount } from "../../lib/session/account.tsx";
import { useChooseLanguage } from "../../lib/session/language/use-choose-language.ts";
import { useLogOut } from "../../lib/session/use-log-out.ts";
import { useShopUrl } from "../../lib/site-url.tsx";
import { openOverlay } from "../keys/overlays.tsx";

/** The header: shop name, command palette, link to the public shop, language (on a phone in the profile) and profile. */
export function Header() {
  const t = useTranslations("shell");
  const { shop, user } = useAccount();
  const logOut = useLogOut();
  const language = useChooseLanguage();
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-2 border-line border-b bg-paper px-4 max-sm:gap-1 max-sm:px-3 md:px-6 lg:px-8 big-text:static big-text:h-auto big-text:flex-wrap big-text:justify-end big-text:gap-1 big-text:px-2 big-text:py-1">
      <MauzoLogo className="mr-1 size-7 shrink-0 max-sm:hidden md:hidden big-text:hidden" />
      {/* On a phone, the name gets the room of the logo, and two lines. */}
      <p className="line-clamp-2 min-w-0 grow wrap-break-word font-semibold max-sm:text-[0.8125rem] max-sm:leading-tight big-text:basis-full">
        {shop.name}
      </p>
      <button
        type="button"
        title={`${t("find")} (Ctrl K, ⌘ K)`}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => openOverlay("palette")}
        className="inline-flex h-9 shrink-0 items-center gap-2 rounded-control text-muted transition-colors hover:text-ink max-lg:w-9 max-lg:justify-center max-lg:hover:bg-sunken lg:w-64 lg:border lg:border-line-strong lg:bg-card lg:px-3 pointer-coarse:h-11 big-text:px-1.5"
      >
        <Search aria-hidden="true" className="size-4.5" />
        <span className="max-lg:sr-only">{t("find")}</span>
        <kbd className="ml-auto font-sans text-xs max-lg:hidden">Ctrl K</kbd>
      </button>
      <a
        href={useShopUrl(shop.slug)}
        className="inline-flex h-9 shrink-0 items-center gap-2 rounded-control px-2.5 text-muted transition-colors hover:bg-sunken hover:text-ink pointer-coarse:h-11 big-text:hidden"
      >
        <Store aria-hidden="true" className="size-4.5" />
        <span className="sr-only md:not-sr-only">{t("viewShop")}</span>
      </a>
      <div className="max-md:hidden">
        <LanguageSwitch busy={language.isPending} onChoose={language.mutate} />
      </div>
      <ProfileMenu
        user={user}
        ownPages
        onLanguage={language.mutate}
        onShortcuts={() => openOverlay("shortcuts")}
        onLogOut={logOut}
      />
    </header>
  );
}
