/** @jsxImportSource preact */
import { Component } from "preact";
import type { ChatTexts } from "../../core/texts/chat-texts.ts";
import { toHref } from "../../reply/find-link.ts";
import { chatIcons } from "./chat-icons.ts";
import { Icon } from "./icon.tsx";
import { ReplyText } from "./reply-text.tsx";

type Item = { link: string; caption?: string };
type Props = { items: readonly Item[]; texts: ChatTexts; base: string; sticker?: boolean };

/** One picture, or a strip of them to move through sideways. Their room is kept before they arrive. */
export const Pictures = ({ items, texts, base, sticker }: Props) => {
  // biome-ignore lint/suspicious/noArrayIndexKey: what was said never changes its order.
  const pictures = items.map((item, index) => <Picture key={index} {...{ item, texts, base, sticker }} />);
  return items.length > 1 ? (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div class="pictures many" role="group" aria-label={texts.pictures}>
      {pictures}
    </div>
  ) : (
    <div class={sticker ? "pictures sticker" : "pictures"}>{pictures}</div>
  );
};

type PictureProps = { item: Item; texts: ChatTexts; base: string; sticker: boolean | undefined };

class Picture extends Component<PictureProps, { missing: boolean }> {
  override state = { missing: false };

  render({ item, texts, base, sticker }: PictureProps, { missing }: { missing: boolean }) {
    const href = toHref(item.link, base);
    const shown = href?.startsWith("http") && !missing;
    return (
      <figure class="picture">
        {shown ? (
          <a
            class="view"
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={sticker ? texts.sticker : texts.openPicture}
          >
            {/* biome-ignore lint/performance/noImgElement: there is no Next on other people's pages. */}
            <img
              src={href}
              alt=""
              loading="lazy"
              decoding="async"
              referrerpolicy="no-referrer"
              onError={() => this.setState({ missing: true })}
            />
          </a>
        ) : (
          <div class="view">
            <span class="missing">
              <Icon path={chatIcons.picture} />
              {texts.pictureMissing}
            </span>
          </div>
        )}
        {item.caption && (
          <figcaption class="caption">
            <ReplyText text={item.caption} cartLabel={texts.cart} prices />
          </figcaption>
        )}
      </figure>
    );
  }
}
