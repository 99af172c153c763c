import { Container } from "../../chrome/container.tsx";
import { SiteFrame } from "../../chrome/site-frame.tsx";
import type { Locale } from "../../i18n/locale.ts";
import { messagesOf } from "../../i18n/messages/messages.ts";
import { StudioPlace } from "./studio-place.tsx";

/** A code in a shop's own dress, and sheets of it to print. */
export function CustomizePage({ locale }: { locale: Locale }) {
  const { page, customize } = messagesOf(locale).qrPages;
  return (
    <SiteFrame locale={locale} path="/customize-qr">
      <Container className="py-8 md:py-12">
        <h1 className="text-balance font-bold font-display text-[min(clamp(2rem,1.5rem+2.4vw,3.25rem),12.5vw)] leading-[1.05] tracking-[-0.03em]">
          {customize.heading}
        </h1>
        <p className="mt-3 mb-6 max-w-2xl text-lg text-muted md:mb-8">{customize.text}</p>
        <noscript>
          <p className="mb-8 rounded-card bg-accent-soft px-4 py-3">{page.noScript}</p>
        </noscript>
        <StudioPlace page="customize-qr" locale={locale} />
      </Container>
    </SiteFrame>
  );
}
