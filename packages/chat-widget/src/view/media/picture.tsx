/** @jsxImportSource preact */
import { Component, type ComponentChild } from "preact";
import type { ChatTexts } from "../../core/texts/chat-texts.ts";
import { chatIcons } from "../conversation/chat-icons.ts";
import { Icon } from "../conversation/icon.tsx";
import { Caption } from "./caption.tsx";

type Props = {
  href: string | undefined;
  /** The picture's name from its caption; may be empty. */
  name: string;
  caption: string | undefined;
  texts: ChatTexts;
  sticker: boolean;
  onLook(event: MouseEvent & { currentTarget: HTMLElement }): void;
  /** Set if the picture stands for an option. */
  onPick: (() => void) | undefined;
};

export class Picture extends Component<Props, { missing: boolean }> {
  override state = { missing: false };

  render({ href, name, caption, texts, sticker, onLook, onPick }: Props, { missing }: { missing: boolean }) {
    const shown = href && !missing;
    const alone = sticker ? texts.sticker : texts.openPicture;
    const view = shown ? (
      // biome-ignore lint/performance/noImgElement: there is no Next on other people's pages.
      <img
        src={href}
        alt={onPick ? "" : name || alone}
        loading="lazy"
        decoding="async"
        referrerpolicy="no-referrer"
        onError={() => this.setState({ missing: true })}
      />
    ) : (
      <span class="missing">
        <Icon path={chatIcons.picture} />
        {texts.pictureMissing}
      </span>
    );
    const look = (kind: string, content: ComponentChild, label?: string) => (
      <a class={kind} href={href} target="_blank" rel="noopener noreferrer" aria-label={label} onClick={onLook}>
        {content}
      </a>
    );
    return (
      <figure class="picture">
        {shown && !onPick && !sticker ? look("view", view) : <div class="view">{view}</div>}
        <Caption text={caption} texts={texts} prices />
        {onPick && (
          // It covers the whole card, so that the caption stays text with its price.
          <button type="button" class="pick" aria-label={name} onClick={onPick}>
            <Icon path={chatIcons.pick} />
          </button>
        )}
        {shown && onPick && look("look", <Icon path={chatIcons.larger} />, `${texts.openPicture}: ${name}`)}
      </figure>
    );
  }
}
