import { hasLocale } from "next-intl";
import { routing } from "../../../../i18n/routing.ts";
import { pageName, sitePages } from "../../../../lib/site-pages.ts";
import { drawPagePicture } from "../../../../sections/og/draw-page-picture.tsx";

export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = () =>
  routing.locales.flatMap((locale) => sitePages.map((page) => ({ locale, page: pageName(page) })));

export async function GET(_: Request, { params }: RouteContext<"/[locale]/og/[page]">) {
  const { locale, page } = await params;
  return drawPagePicture(
    hasLocale(routing.locales, locale) ? locale : routing.defaultLocale,
    sitePages.find((known) => pageName(known) === page) ?? "/",
  );
}
