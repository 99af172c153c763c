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

  /** The cursor goes to the first that is new: the button moves far below, or goes. */
  focusAfter(last: Element | null) {
    const first = last?.nextElementSibling;
    if (!(first instanceof HTMLElement)) return;
    // What is no button takes the cursor once it has the attribute.
    first.setAttribute("tabindex", `${first.tabIndex}`);
    first.focus();
  }

  render({ items, step, texts, draw }: Props<Item>, { shown }: { shown: number }) {
    return (
      <>
        {items.slice(0, shown).map(draw)}
        {items.length > shown && (
          <button
            type="button"
            class="pill opener"
            onClick={({ currentTarget: { previousElementSibling: last } }) =>
              this.setState({ shown: shown + step }, () => this.focusAfter(last))
            }
          >
            {texts.more} ({shortCount(items.length - shown)})
          </button>
        )}
      </>
    );
  }
}
