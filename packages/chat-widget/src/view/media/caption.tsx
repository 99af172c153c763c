/** @jsxImportSource preact */
import { Component } from "preact";
import type { ChatTexts } from "../../core/texts/chat-texts.ts";
import { ReplyText } from "../conversation/reply-text.tsx";

/** Longer captions are cut until the visitor asks for the rest. */
const longest = 700;

type Props = { text: string | undefined; texts: ChatTexts; prices?: boolean };

export class Caption extends Component<Props, { all: boolean }> {
  override state = { all: false };

  render({ text, texts, prices = false }: Props, { all }: { all: boolean }) {
    if (!text) return null;
    const cut = !all && text.length > longest;
    return (
      <figcaption class="caption">
        <ReplyText text={cut ? `${text.slice(0, longest)}…` : text} cartLabel={texts.cart} prices={prices} />
        {cut && (
          <button type="button" class="rest" onClick={() => this.setState({ all: true })}>
            {texts.more}
          </button>
        )}
      </figcaption>
    );
  }
}
