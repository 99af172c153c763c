/** @jsxImportSource preact */
import { Component } from "preact";
import type { LazyMediaKind } from "../../core/media/lazy-media-kind.ts";
import type { ChatTexts } from "../../core/texts/chat-texts.ts";
import type { Language } from "../../core/texts/language.ts";
import { toWebHref } from "../../reply/find-link.ts";
import { chatIcons } from "../conversation/chat-icons.ts";
import { Icon } from "../conversation/icon.tsx";
import { ShowMore } from "../conversation/show-more.tsx";
import { Caption } from "./caption.tsx";
import { lazyMedia } from "./lazy-media.ts";

type Item = { link: string; caption?: string };
type Props = { kind: LazyMediaKind; items: readonly Item[]; texts: ChatTexts; lang: Language; base: string };
type State = { part: ReturnType<typeof lazyMedia.now>; failed: boolean };

/** Videos, audios or documents. Space is reserved until their code has loaded; if that fails they are links. */
export class MediaFiles extends Component<Props, State> {
  override state: State = { part: lazyMedia.now(), failed: false };
  gone = false;

  override async componentDidMount() {
    if (this.state.part) return;
    try {
      const part = await lazyMedia.fetch();
      if (!this.gone) this.setState({ part });
    } catch {
      if (!this.gone) this.setState({ failed: true });
    }
  }
  override componentWillUnmount() {
    this.gone = true;
  }

  render({ kind, items, texts, lang, base }: Props, { part, failed }: State) {
    const draw = (item: Item, index: number) => {
      const href = toWebHref(item.link, base);
      return (
        <figure key={index} class="file">
          {part && <part.media.MediaFile {...{ kind, href, lang }} caption={item.caption} label={texts[kind]} />}
          {!part && !failed && <div class={`room ${kind}`} role="img" aria-label={texts.loading} />}
          {failed && href && (
            <a class="open" href={href} target="_blank" rel="noopener noreferrer">
              <Icon path={chatIcons.open} />
              {texts[kind]}
            </a>
          )}
          {failed && !href && <p class="quiet">{texts.unknown}</p>}
          <Caption text={item.caption} texts={texts} />
        </figure>
      );
    };
    return <ShowMore step={10} {...{ items, texts, draw }} />;
  }
}
