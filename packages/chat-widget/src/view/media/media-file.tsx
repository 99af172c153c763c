/** @jsxImportSource preact */
import { Component, createRef } from "preact";
import type { MediaKind } from "../../core/media/media-kind.ts";
import type { Language } from "../../core/texts/language.ts";
import { mediaTexts } from "../../core/texts/media-texts.ts";
import { plainLine } from "../../reply/plain-line.ts";
import { adoptOnce } from "../frame/element.ts";
import { Document } from "./document.tsx";
import { mediaCss } from "./media-css.ts";
import { Audio } from "./players/audio.tsx";
import { Video } from "./players/video.tsx";

type Props = { kind: MediaKind; href: string | undefined; caption: string | undefined; label: string; lang: Language };

/** One video, audio or document of a message. `label` names the way to it without this code. */
export class MediaFile extends Component<Props> {
  place = createRef<HTMLDivElement>();

  override componentDidMount() {
    if (this.place.current) adoptOnce(this.place.current, mediaCss);
  }

  render({ kind, href, caption, label, lang }: Props) {
    const texts = mediaTexts[lang];
    const name = plainLine(caption);
    return (
      <div ref={this.place} class={`media ${kind}`}>
        {kind === "document" && <Document href={href} texts={texts} />}
        {kind === "audio" && <Audio {...{ href, name, label, texts }} />}
        {kind === "video" && <Video {...{ href, name, label, texts }} />}
      </div>
    );
  }
}
