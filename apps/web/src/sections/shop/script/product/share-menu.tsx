import { Copy, MessageCircle, Share2 } from "lucide-react";
import type { Messages } from "../../../../i18n/messages/en.ts";

type Props = {
  /** What is shared. */
  name: string;
  /** Its URL. */
  address: string;
  texts: Pick<Messages["shopfront"], "share" | "copyLink" | "copied" | "shareWhatsapp">;
  className?: string;
};

const row =
  "flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left font-medium text-base hover:bg-sunken";

/**
 * Shares a link: on WhatsApp, or copied. Where the device has a sheet of its own for that, the script opens it instead
 * (`share-links`).
 */
export function ShareMenu({ name, address, texts, className = "mt-5" }: Props) {
  return (
    <details data-share={address} data-share-name={name} className={`relative w-fit ${className}`}>
      <summary className="flex min-h-11 w-fit items-center gap-2 rounded-control border border-line-strong px-4 font-medium text-base hover:bg-sunken">
        <Share2 aria-hidden="true" className="size-5" />
        {texts.share}
      </summary>
      <ul className="absolute bottom-full left-0 z-20 mb-2 w-60 rounded-card border border-line bg-card p-1.5 shadow-float">
        <li>
          <a
            href={`https://wa.me/?text=${encodeURIComponent(`${name} ${address}`)}`}
            target="_blank"
            rel="noopener"
            className={row}
          >
            <MessageCircle aria-hidden="true" className="size-5 shrink-0 text-muted" />
            {texts.shareWhatsapp}
          </a>
        </li>
        <li className="noscript:hidden">
          <button type="button" data-copy={texts.copied} className={row}>
            <Copy aria-hidden="true" className="size-5 shrink-0 text-muted" />
            <span aria-live="polite">{texts.copyLink}</span>
          </button>
        </li>
      </ul>
    </details>
  );
}
