/** @jsxImportSource preact */
import { Component, type ComponentChild } from "preact";
import { shortCount } from "../../core/short-count.ts";
import type { ChatTexts } from "../../core/texts/chat-texts.ts";

type Props<Item> = {
  items: readonly Item[];
  /** How many items to show at first, and how many more with each press. */
  step: number;
  texts: ChatTexts;
  draw(item: Item, index: number): ComponentChild;
};

/** Shows the items of one message in steps: all can be reached, and no press renders too many. */
export class ShowMore<Item> extends Component<Props<Item>, { shown: number }> {
  override state = { shown: this.props.step };

  /** Moves the focus to the first new item: the button moves far down or disappears. */
  focusAfter(last: Element | null) {
    const first = last?.nextElementSibling;
    if (!(first instanceof HTMLElement)) return;
    // An element other than a button can be focused once it has the attribute.
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
