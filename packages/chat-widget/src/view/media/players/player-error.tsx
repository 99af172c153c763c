/** @jsxImportSource preact */
import type { MediaTexts } from "../../../core/texts/media-texts.ts";
import { chatIcons } from "../../conversation/chat-icons.ts";
import { Icon } from "../../conversation/icon.tsx";

type Props = {
  href: string | undefined;
  reasons: readonly string[];
  label: string;
  texts: MediaTexts;
  onAgain(): void;
};

/** The reasons why it cannot play; if there is an address, one can retry or open the file. */
export const PlayerError = ({ href, reasons, label, texts, onAgain }: Props) => (
  <div class="fault">
    <div class="reasons">{reasons.map((reason) => reason && <p key={reason}>{reason}</p>)}</div>
    {href && (
      <button type="button" class="round" aria-label={texts.again} title={texts.again} onClick={onAgain}>
        <Icon path={chatIcons.again} />
      </button>
    )}
    {href && (
      <a class="round" href={href} target="_blank" rel="noopener noreferrer" aria-label={label} title={label}>
        <Icon path={chatIcons.open} />
      </a>
    )}
  </div>
);
