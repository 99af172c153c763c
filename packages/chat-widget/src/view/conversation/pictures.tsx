/** @jsxImportSource preact */
import { Component } from "preact";
import type { PicturePick } from "../../core/chat/picture-picks.ts";
import type { ChatTexts } from "../../core/texts/chat-texts.ts";
import { toHref } from "../../reply/find-link.ts";
import { chatIcons } from "./chat-icons.ts";
import { Icon } from "./icon.tsx";
import { ReplyText } from "./reply-text.tsx";

type Item = { link: string; caption?: string };
/** Which pictures pick an option when they are pressed. */
type Picks = { of: ReadonlyMap<object, PicturePick>; onPick(option: PicturePick["option"]): void };
type Props = { items: readonly Item[]; texts: ChatTexts; base: string; sticker?: boolean; picks?: Picks };

/** One picture, or a strip of them to move through sideways. Their room is kept before they arrive. */
export const Pictures = ({ items, texts, base, sticker, picks }: Props) => {
  const pictures = items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: what was said never changes its order.
    <Picture key={`${index} ${item.link}`} {...{ item, texts, base, sticker, picks }} />
  ));
  return items.length > 1 ? (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div class="pictures many" role="group" aria-label={texts.pictures}>
      {pictures}
    </div>
  ) : (
    <div class={sticker ? "pictures sticker" : "pictures"}>{pictures}</div>
  );
};

type PictureProps = {
  item: Item;
  texts: ChatTexts;
  base: string;
  sticker: boolean | undefined;
  picks: Picks | undefined;
};

class Picture extends Component<PictureProps, { missing: boolean }> {
  override state = { missing: false };

  render({ item, texts, base, sticker, picks }: PictureProps, { missing }: { missing: boolean }) {
    const href = toHref(item.link, base);
    const shown = href?.startsWith("http") && !missing;
    const pick = picks?.of.get(item);
    const image = (
      // biome-ignore lint/performance/noImgElement: there is no Next on other people's pages.
      <img
        src={href}
        alt=""
        loading="lazy"
        decoding="async"
        referrerpolicy="no-referrer"
        onError={() => this.setState({ missing: true })}
      />
    );
    return (
      <figure class="picture">
        {shown && pick && <div class="view">{image}</div>}
        {shown && !pick && (
          <a
            class="view"
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={sticker ? texts.sticker : texts.openPicture}
          >
            {image}
          </a>
        )}
        {!shown && (
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
        {pick && (
          // It lies over the whole card, so that the caption stays text with its price.
          <button type="button" class="pick" aria-label={pick.name} onClick={() => picks?.onPick(pick.option)}>
            <Icon path={chatIcons.pick} />
          </button>
        )}
      </figure>
    );
  }
}
