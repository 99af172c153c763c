/** @jsxImportSource preact */
import { Component } from "preact";
import type { PictureOption } from "../../core/chat/picture-options.ts";
import type { ChatTexts } from "../../core/texts/chat-texts.ts";
import type { Language } from "../../core/texts/language.ts";
import { toWebHref } from "../../reply/find-link.ts";
import { firstPlainLine } from "../../reply/first-plain-line.ts";
import { ShowMore } from "../conversation/show-more.tsx";
import { lazyMedia } from "./lazy-media.ts";
import { Picture } from "./picture.tsx";

type Item = { link: string; caption?: string };
/** The pictures that pick an option when pressed. */
type Picks = { of: ReadonlyMap<object, PictureOption>; onPick(option: PictureOption["option"]): void };
type Props = {
  items: readonly Item[];
  texts: ChatTexts;
  lang: Language;
  base: string;
  sticker?: boolean;
  picks?: Picks;
};

/** A press that asks the browser for a new tab or window. */
const isBrowsers = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => ctrlKey || metaKey || shiftKey || altKey;

/**
 * One picture, or a strip that scrolls sideways. Their space is reserved before they load. A press opens the viewer;
 * until its code has loaded, or if that fails, a picture opens in a new tab.
 */
export class Pictures extends Component<Props> {
  close = () => {};

  override componentDidMount() {
    if (!this.props.sticker && this.closeUps().length) lazyMedia.expect();
  }
  override componentWillUnmount() {
    this.close();
  }
  closeUps() {
    const { items, base } = this.props;
    return items.flatMap((item) => {
      const href = toWebHref(item.link, base);
      return href ? [{ item, href, caption: item.caption ?? "" }] : [];
    });
  }
  look = (event: MouseEvent & { currentTarget: HTMLElement }, item: Item) => {
    const part = lazyMedia.now();
    if (!part || isBrowsers(event)) return;
    event.preventDefault();
    const { texts, lang } = this.props;
    const pictures = this.closeUps();
    this.close = part.media.openPictures({
      pictures,
      at: pictures.findIndex((picture) => picture.item === item),
      opener: event.currentTarget,
      texts,
      lang,
    });
  };

  render({ items, texts, base, sticker = false, picks }: Props) {
    const draw = (item: Item, index: number) => {
      const pick = picks?.of.get(item);
      return (
        <Picture
          key={index}
          href={toWebHref(item.link, base)}
          name={pick?.name ?? firstPlainLine(item.caption)}
          caption={item.caption}
          texts={texts}
          sticker={sticker}
          onLook={(event) => this.look(event, item)}
          onPick={pick && (() => picks?.onPick(pick.option))}
        />
      );
    };
    const pictures = <ShowMore step={10} {...{ items, texts, draw }} />;
    return items.length > 1 ? (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
      <div class={sticker ? "pictures many sticker" : "pictures many"} role="group" aria-label={texts.pictures}>
        {pictures}
      </div>
    ) : (
      <div class={sticker ? "pictures sticker" : "pictures"}>{pictures}</div>
    );
  }
}
