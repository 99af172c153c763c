/** @jsxImportSource preact */
import { Component, type ComponentChild, createRef } from "preact";
import { boxIcons } from "../frame/box-icons.ts";
import { keepFocus } from "../frame/keep-focus.ts";
import { Icon } from "./icon.tsx";

type Props = {
  title: string;
  /** What the dialog is called, where its title changes while it is open. */
  name?: string;
  /** What the close button is called. */
  close: string;
  busy?: boolean;
  /** Buttons beside the title. */
  tools?: ComponentChild;
  onClose(): void;
  /** Keys of its own: true where one was meant for them. */
  onKey?(event: KeyboardEvent): boolean;
  children: ComponentChild;
};

/** What is laid over the conversation until something is picked. Backdrop, close button and Escape close it; Tab stays in it. */
export class Sheet extends Component<Props> {
  sheet = createRef<HTMLDivElement>();

  override componentDidMount() {
    this.sheet.current?.focus();
  }
  press = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === "Escape") this.props.onClose();
    else if (!this.props.onKey?.(event) && this.sheet.current) keepFocus(event, this.sheet.current);
  };

  render({ title, name, close, busy, tools, onClose, children }: Props) {
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the backdrop is for pointers; Escape and the close button do the same.
      <div class="veil" onClick={(event) => event.target === event.currentTarget && onClose()}>
        <div
          ref={this.sheet}
          class="sheet"
          role="dialog"
          aria-modal="true"
          aria-label={name}
          aria-labelledby={name ? undefined : "sheet-title"}
          aria-busy={busy}
          tabIndex={-1}
          onKeyDown={this.press}
        >
          <div class="sheet-head">
            <h3 id="sheet-title" aria-live={name ? "polite" : undefined}>
              {title}
            </h3>
            {tools}
            <button type="button" aria-label={close} title={close} onClick={onClose}>
              <Icon path={boxIcons.close} />
            </button>
          </div>
          {children}
        </div>
      </div>
    );
  }
}
