import { createNavigation } from "next-intl/navigation";
import { expect, it } from "vitest";
import { getPathname } from "./get-pathname.ts";
import { routing } from "./routing.ts";

const theirs = createNavigation(routing).getPathname;

it.each(routing.locales)("makes the paths that next-intl's navigation makes (%s)", (locale) => {
  for (const href of ["/", "/pricing", "/shops/demo", "/shops/a%20b/sets/c", "/shop-search", "/og/home"])
    expect(getPathname({ locale, href })).toBe(theirs({ locale, href }));
});
