/** @jsxImportSource preact */
import { Component, createRef } from "preact";
import type { LazyMediaKind } from "../../core/media/lazy-media-kind.ts";
import type { Language } from "../../core/texts/language.ts";
import { mediaTexts } from "../../core/texts/media-texts.ts";
import { firstPlainLine } from "../../reply/first-plain-line.ts";
import { adoptStylesOnce } from "../frame/element.ts";
import { DocumentLink } from "./document-link.tsx";
import { mediaCss } from "./media-css.ts";
import { AudioPlayer } from "./players/audio-player.tsx";
import { VideoPlayer } from "./players/video-player.tsx";

type Props = {
  kind: LazyMediaKind;
  href: string | undefined;
  caption: string | undefined;
  label: string;
  lang: Language;
};

/** One video, audio or document of a message. `label` is the text of the link used without this code. */
export class MediaFile extends Component<Props> {
  place = createRef<HTMLDivElement>();

  override componentDidMount() {
    if (this.place.current) adoptStylesOnce(this.place.current, mediaCss);
  }

  render({ kind, href, caption, label, lang }: Props) {
    const texts = mediaTexts[lang];
    const name = firstPlainLine(caption);
    return (
      <div ref={this.place} class={`media ${kind}`}>
        {kind === "document" && <DocumentLink href={href} texts={texts} />}
        {kind === "audio" && <AudioPlayer {...{ href, name, label, texts }} />}
        {kind === "video" && <VideoPlayer {...{ href, name, label, texts }} />}
      </div>
    );
  }
}
