import { localeOf, locales } from "../../../../i18n/locale.ts";
import { pageName, sitePages } from "../../../../lib/site-pages.ts";
import { drawPagePicture } from "../../../../sections/og/draw-page-picture.tsx";

export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = () =>
  locales.flatMap((locale) => sitePages.map((page) => ({ locale, page: pageName(page) })));

export async function GET(_: Request, { params }: RouteContext<"/[locale]/og/[page]">) {
  const { locale, page } = await params;
  return drawPagePicture(localeOf(locale), sitePages.find((known) => pageName(known) === page) ?? "/");
}
