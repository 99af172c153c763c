import { ChevronRight, QrCode } from "lucide-react";
import { fill } from "../../i18n/fill.ts";
import type { Locale } from "../../i18n/locale.ts";
import type { Messages } from "../../i18n/messages/en.ts";
import { siteFacts } from "../../lib/site-facts.ts";
import { whatsappLink } from "../../lib/whatsapp-link.ts";

/** Beside the page on wide screens: a code to scan for the demo on WhatsApp. Opens and folds without JavaScript too. */
export function SidePanel({ locale, messages }: { locale: Locale; messages: Messages["sidePanel"] }) {
  const link = whatsappLink(siteFacts.whatsappDemo, messages.hello);
  return (
    <aside
      aria-label={messages.label}
      className="fixed top-1/2 right-0 z-30 hidden -translate-y-1/2 wide:block print:hidden"
    >
      <details open data-side-panel="" className="group flex">
        <summary
          className="absolute top-1/2 right-full flex -translate-y-1/2 items-center gap-2 rounded-l-card bg-night px-2 py-3.5 text-on-night hover:bg-night-soft group-open:px-1"
          aria-label={messages.label}
        >
          <span className="flex items-center gap-2 font-medium text-sm [writing-mode:vertical-rl] group-open:hidden">
            <QrCode aria-hidden="true" className="size-5 rotate-90" />
            {messages.tab}
          </span>
          <ChevronRight aria-hidden="true" className="hidden size-5 group-open:block" />
        </summary>
        <div className="panel-arrives w-56 rounded-l-card border border-line border-r-0 bg-card p-4 text-center shadow-float">
          <p className="font-bold font-display text-lg leading-tight">{messages.title}</p>
          <a href={link} target="_blank" rel="noopener" className="mt-3 block rounded-control">
            {/* biome-ignore lint/performance/noImgElement: a drawing has one size. */}
            <img
              src={`/pictures/whatsapp-demo-${locale}.svg`}
              alt={fill(messages.code, { link: "WhatsApp" })}
              width={192}
              height={192}
              loading="lazy"
              className="w-full"
            />
          </a>
          <p className="mt-2 text-muted text-sm leading-snug">{messages.text}</p>
        </div>
      </details>
    </aside>
  );
}
