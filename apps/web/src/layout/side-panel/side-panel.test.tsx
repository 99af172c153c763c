import { readQrCode } from "@mauzo/qr-code/test/read-qr-code";
import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Locale } from "../../i18n/locale.ts";
import { messages } from "../../i18n/messages/messages.ts";
import { routing } from "../../i18n/routing.ts";
import { SidePanel } from "./side-panel.tsx";

const panel = (locale: Locale, number?: string) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone="Africa/Dar_es_Salaam">
      <SidePanel shop={number ? { whatsapp_number: number } : undefined} />
    </NextIntlClientProvider>,
  );

it.each(routing.locales)("opens the demo beside a page of the site, in %s", (locale) => {
  const html = panel(locale);
  expect(html).toContain('<details open=""');
  expect(html).toContain(
    `href="https://wa.me/255712000000?text=${encodeURIComponent(messages[locale].sidePanel.hello)}"`,
  );
  expect(html).toContain(`/pictures/whatsapp-demo-${locale}.svg`);
});

it.each(routing.locales)(
  "opens the shop beside a shop's page and nobody else, folded until it is wanted, in %s",
  async (locale) => {
    const html = panel(locale, "+255 754 111 222");
    expect(html).not.toContain("<details open");
    expect(html).not.toMatch(/255712000000|whatsapp-demo/);
    expect(html).toContain('href="https://wa.me/255754111222"');
    const [, viewBox = "", path = ""] = /role="img"[^>]*viewBox="([^"]+)"[^>]*><path d="([^"]+)"/.exec(html) ?? [];
    const code = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="192" height="192"><path d="${path}"/></svg>`;
    expect(await readQrCode(code)).toBe("https://wa.me/255754111222");
  },
);
