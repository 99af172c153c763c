import { Menu, X } from "lucide-react";
import { type Locale, pathIn } from "../../i18n/locale.ts";
import type { Messages } from "../../i18n/messages/en.ts";
import { Logo } from "../logo.tsx";
import { LanguageMenu } from "./language/language-menu.tsx";
import { NavigationLinks } from "./navigation-links.tsx";
import { SessionLinks } from "./session-links.tsx";

type Props = { locale: Locale; path: string; messages: Messages["header"]; ipLocationUrl: string };

/** Fixed, 80 px high; folds into a 250 px menu at 992 px and below. */
export function Header({ ipLocationUrl, ...props }: Props) {
  const { locale, path, messages } = props;
  return (
    <header
      data-site=""
      data-ip-location={ipLocationUrl}
      className="fixed inset-x-0 top-0 z-40 h-20 border-transparent border-b bg-paper transition-[translate,background-color,border-color] duration-200 focus-within:translate-y-0! data-away:-translate-y-full data-scrolled:border-line data-scrolled:bg-card has-[details[open]]:translate-y-0!"
    >
      <div className="mx-auto flex h-full max-w-[1200px] items-center gap-[12px] px-[20px] wide:gap-4 md:px-8">
        <a
          href={pathIn(locale, "/")}
          aria-label={messages.home}
          aria-current={path === "/" ? "page" : undefined}
          className="rounded-control"
        >
          <Logo narrowOnChatbots />
        </a>
        <nav aria-label={messages.main} className="wide:flex hidden flex-1 items-center">
          <NavigationLinks {...props} />
          <div className="ml-auto flex items-center gap-1">
            <LanguageMenu locale={locale} path={path} label={messages.language} />
            <SessionLinks messages={messages} />
          </div>
        </nav>
        <details className="relative ml-auto wide:hidden" data-menu="">
          <summary
            aria-label={messages.menu}
            className="-mr-2 grid size-11 place-items-center rounded-control hover:bg-sunken"
          >
            <Menu aria-hidden="true" className="size-6 open:hidden" />
            <X aria-hidden="true" className="hidden size-6 open:block" />
          </summary>
          <nav
            aria-label={messages.main}
            className="absolute right-0 mt-3 flex max-h-[calc(100dvh-6rem)] w-[250px] flex-col gap-1 overflow-y-auto rounded-card border border-line bg-card p-3 shadow-float"
          >
            <NavigationLinks {...props} />
            <LanguageMenu locale={locale} path={path} label={messages.language} />
            <div className="mt-2 flex flex-col gap-2 border-line border-t pt-3">
              <SessionLinks messages={messages} />
            </div>
          </nav>
        </details>
      </div>
    </header>
  );
}
