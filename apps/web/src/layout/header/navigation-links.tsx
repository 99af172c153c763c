import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { getPathname } from "../../i18n/get-pathname.ts";
import { holds, isAt, type NavigationItem, navigation } from "./navigation.ts";

type Props = { path: string };

const entryClass =
  "flex min-h-11 items-center rounded-control px-3 font-medium text-base hover:bg-sunken wide:max-xl:px-2";

function Dropdown({ item, path }: { item: NavigationItem; path: string }) {
  const t = useTranslations("header");
  const locale = useLocale();
  return (
    <details className="relative" name="site-menu" data-hover="">
      <summary className={clsx(entryClass, "gap-1.5 wide:whitespace-nowrap", holds(item, path) && "text-primary")}>
        {t(item.name)}
        <ChevronDown aria-hidden="true" className="size-4 transition-transform duration-150 open:rotate-180" />
      </summary>
      <ul className="absolute left-0 mt-2 w-[250px] rounded-card border border-line bg-card p-1.5 shadow-float max-wide:static max-wide:mt-0 max-wide:ml-3 max-wide:w-auto max-wide:border-0 max-wide:border-l max-wide:rounded-none max-wide:p-0 max-wide:pl-1 max-wide:shadow-none">
        {item.options?.map((option) => (
          <li key={option.path}>
            <a
              href={getPathname({ locale, href: option.path })}
              aria-current={option.path === path ? "page" : undefined}
              className={clsx(
                entryClass,
                "justify-between gap-2 py-2 leading-tight",
                isAt(path, option.path) && "text-primary",
              )}
            >
              {t(option.title)}
              {option.tag && (
                <span className="shrink-0 rounded-full bg-accent px-2 py-0.5 font-semibold text-on-accent text-xs">
                  {t(option.tag)}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The entries of the navigation, in a row or stacked. */
export function NavigationLinks({ path }: Props) {
  const t = useTranslations("header");
  const locale = useLocale();
  return navigation.map((item) =>
    item.options ? (
      <Dropdown key={item.path} item={item} path={path} />
    ) : (
      <a
        key={item.path}
        href={getPathname({ locale, href: item.path })}
        aria-current={isAt(path, item.path) ? "page" : undefined}
        className={clsx(entryClass, "aria-[current]:text-primary wide:whitespace-nowrap")}
      >
        {t(item.name)}
      </a>
    ),
  );
}
