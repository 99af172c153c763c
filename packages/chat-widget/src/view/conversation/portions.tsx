/** @jsxImportSource preact */
import { Component, type ComponentChild } from "preact";
import { shortCount } from "../../core/short-count.ts";
import type { ChatTexts } from "../../core/texts/chat-texts.ts";

type Props<Item> = {
  items: readonly Item[];
  /** So many at first, and so many more with each press. */
  step: number;
  texts: ChatTexts;
  draw(item: Item, index: number): ComponentChild;
};

/** Many things of one message: none is left out, and no press has much to draw. */
export class Portions<Item> extends Component<Props<Item>, { shown: number }> {
  override state = { shown: this.props.step };

  render({ items, step, texts, draw }: Props<Item>, { shown }: { shown: number }) {
    return (
      <>
        {items.slice(0, shown).map(draw)}
        {items.length > shown && (
          <button type="button" class="pill opener" onClick={() => this.setState({ shown: shown + step })}>
            {texts.more} ({shortCount(items.length - shown)})
          </button>
        )}
      </>
    );
  }
}
