/** @jsxImportSource preact */
import { Component } from "preact";
import type { PicturePick } from "../../core/chat/picture-picks.ts";
import type { ChatTexts } from "../../core/texts/chat-texts.ts";
import type { Language } from "../../core/texts/language.ts";
import { toWebHref } from "../../reply/find-link.ts";
import { plainLine } from "../../reply/plain-line.ts";
import { Portions } from "../conversation/portions.tsx";
import { mediaPart } from "./media-part.ts";
import { Picture } from "./picture.tsx";

type Item = { link: string; caption?: string };
/** Which pictures pick an option when they are pressed. */
type Picks = { of: ReadonlyMap<object, PicturePick>; onPick(option: PicturePick["option"]): void };
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
 * One picture, or a strip of them to move through sideways. Their room is kept before they arrive. A press looks at them
 * closely; until the viewer has come, or without it, a picture opens in a tab of its own.
 */
export class Pictures extends Component<Props> {
  close = () => {};

  override componentDidMount() {
    if (!this.props.sticker && this.closeUps().length) mediaPart.expect();
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
    const part = mediaPart.now();
    if (!part || isBrowsers(event)) return;
    event.preventDefault();
    const { texts, lang } = this.props;
    const pictures = this.closeUps();
    this.close = part.openPictures({
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
          name={pick?.name ?? plainLine(item.caption)}
          caption={item.caption}
          texts={texts}
          sticker={sticker}
          onLook={(event) => this.look(event, item)}
          onPick={pick && (() => picks?.onPick(pick.option))}
        />
      );
    };
    const pictures = <Portions step={10} {...{ items, texts, draw }} />;
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
