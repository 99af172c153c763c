import { clsx } from "clsx";
import { Menu, X } from "lucide-react";
import { type Locale, pathIn } from "../../i18n/locale.ts";
import type { Messages } from "../../i18n/messages/en.ts";
import { Logo } from "../logo.tsx";
import { HeaderBehaviour } from "./header-behaviour.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { SessionLinks } from "./session-links.tsx";

type Props = { locale: Locale; path: string; messages: Messages["header"] };

function NavigationLinks({ locale, path, messages }: Props) {
  const links = [
    { href: pathIn(locale, "/shops"), label: messages.shops, current: path.startsWith("/shops") },
    { href: `${pathIn(locale, "/")}#pricing`, label: messages.pricing, current: false },
  ];
  return links.map(({ href, label, current }) => (
    <a
      key={href}
      href={href}
      aria-current={current ? "page" : undefined}
      className={clsx(
        "flex h-11 items-center rounded-control px-3 font-medium text-base hover:bg-sunken",
        current && "text-primary",
      )}
    >
      {label}
    </a>
  ));
}

/** Fixed, 80 px high; folds into a 250 px menu at 992 px and below. */
export function Header(props: Props) {
  const { locale, path, messages } = props;
  return (
    <header
      data-site=""
      className="fixed inset-x-0 top-0 z-40 h-20 border-transparent border-b bg-paper transition-[translate,background-color,border-color] duration-200 focus-within:translate-y-0! data-away:-translate-y-full data-scrolled:border-line data-scrolled:bg-card has-[details[open]]:translate-y-0!"
    >
      <HeaderBehaviour />
      <div className="mx-auto flex h-full max-w-[1200px] items-center gap-[12px] px-[20px] wide:gap-6 md:px-8">
        <a href={pathIn(locale, "/")} aria-label={messages.home} className="rounded-control">
          <Logo />
        </a>
        <nav aria-label={messages.main} className="wide:flex hidden flex-1 items-center gap-1">
          <NavigationLinks {...props} />
          <div className="ml-auto flex items-center gap-1">
            <LanguageMenu locale={locale} path={path} label={messages.language} />
            <SessionLinks messages={messages} />
          </div>
        </nav>
        <details className="relative ml-auto wide:hidden">
          <summary
            aria-label={messages.menu}
            className="-mr-2 grid size-11 place-items-center rounded-control hover:bg-sunken"
          >
            <Menu aria-hidden="true" className="size-6 open:hidden" />
            <X aria-hidden="true" className="hidden size-6 open:block" />
          </summary>
          <nav
            aria-label={messages.main}
            className="absolute right-0 mt-3 flex w-[250px] flex-col gap-1 rounded-card border border-line bg-card p-3 shadow-float"
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
