import { Menu, X } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { getPathname } from "../../i18n/get-pathname.ts";
import { Logo } from "../logo.tsx";
import { LanguageMenu } from "./language/language-menu.tsx";
import { NavigationLinks } from "./navigation-links.tsx";
import { SessionLinks } from "./session-links.tsx";

type Props = { path: string; ipLocationUrl: string };

/** Fixed, 80 px high; at 992 px and below its navigation folds into a menu 250 px wide. */
export function Header({ path, ipLocationUrl }: Props) {
  const t = useTranslations("header");
  const locale = useLocale();
  return (
    <header
      data-site=""
      data-ip-location={ipLocationUrl}
      data-swahili={getPathname({ locale: "sw", href: "/" })}
      className="fixed inset-x-0 top-0 z-40 h-20 border-transparent border-b bg-paper transition-[translate,background-color,border-color] duration-200 focus-within:translate-y-0! data-away:-translate-y-full data-scrolled:border-line data-scrolled:bg-card has-[details[open]]:translate-y-0!"
    >
      <div className="relative mx-auto flex h-full max-w-[1200px] items-center gap-[12px] px-[20px] wide:gap-4 md:px-8">
        <a
          href={getPathname({ locale, href: "/" })}
          aria-label={t("home")}
          aria-current={path === "/" ? "page" : undefined}
          className="rounded-control"
        >
          <Logo narrowOnChatbots />
        </a>
        <div data-menu="" className="ml-auto wide:flex-1">
          <details className="peer wide:hidden" data-hamburger="">
            <summary
              aria-label={t("menu")}
              className="-mr-[8px] grid size-[44px] place-items-center rounded-control hover:bg-sunken"
            >
              <Menu aria-hidden="true" className="size-[24px] open:hidden" />
              <X aria-hidden="true" className="hidden size-[24px] open:block" />
            </summary>
          </details>
          <nav
            aria-label={t("main")}
            className="flex max-wide:hidden max-wide:peer-open:flex max-wide:absolute max-wide:top-[68px] max-wide:right-[20px] max-wide:max-h-[calc(100dvh-6rem)] max-wide:w-[250px] wide:items-center gap-1 overflow-y-auto wide:overflow-visible rounded-card max-wide:flex-col max-wide:border max-wide:border-line max-wide:bg-card max-wide:p-3 max-wide:shadow-float"
          >
            <NavigationLinks path={path} />
            <LanguageMenu path={path} label={t("language")} />
            <SessionLinks />
          </nav>
        </div>
      </div>
    </header>
  );
}
