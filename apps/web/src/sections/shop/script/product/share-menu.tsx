import { Copy, MessageCircle, Share2 } from "lucide-react";
import type { Messages } from "../../../../i18n/messages/en.ts";
import { scriptOnly } from "./form-number.tsx";

type Props = {
  /** What is shared. */
  name: string;
  /** Its URL. */
  address: string;
  texts: Pick<Messages["shopfront"], "share" | "copyLink" | "copied" | "shareWhatsapp">;
  className?: string;
  /** Of the word beside the icon. */
  labelClass?: string;
};

const row = "flex min-h-12 w-full items-center gap-3 px-4 py-2 text-left text-base hover:bg-sunken";

/**
 * Shares a link: on WhatsApp, or copied. Where the device has a sheet of its own for that, the script opens it instead
 * (`share-links`).
 */
export function ShareMenu({ name, address, texts, className = "mt-5", labelClass }: Props) {
  return (
    <details data-share={address} data-share-name={name} className={`w-fit ${className}`}>
      <summary className="flex min-h-11 w-fit items-center gap-3 rounded-control border border-line px-4 text-base hover:bg-sunken">
        <Share2 aria-hidden="true" className="size-5" />
        <span className={labelClass}>{texts.share}</span>
      </summary>
      <ul className="mt-2 rounded-control border border-line bg-card">
        <li>
          <a
            href={`https://wa.me/?text=${encodeURIComponent(`${name} ${address}`)}`}
            target="_blank"
            rel="noopener"
            className={row}
          >
            <MessageCircle aria-hidden="true" className="size-5 shrink-0" />
            {texts.shareWhatsapp}
          </a>
        </li>
        <li className={scriptOnly}>
          <button type="button" data-copy={texts.copied} className={row}>
            <Copy aria-hidden="true" className="size-5 shrink-0" />
            <span aria-live="polite">{texts.copyLink}</span>
          </button>
        </li>
      </ul>
    </details>
  );
}
