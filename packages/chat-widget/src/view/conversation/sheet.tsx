/** @jsxImportSource preact */
import { Component, type ComponentChild, createRef } from "preact";
import { closeOnBack } from "../close-on-back.ts";
import { chatWindowIcons } from "../frame/chat-window-icons.ts";
import { trapFocus } from "../frame/trap-focus.ts";
import { Icon } from "./icon.tsx";

type Props = {
  title: string;
  /** The dialog's accessible name, if its title changes while it is open. */
  name?: string;
  /** The close button's accessible name. */
  close: string;
  busy?: boolean;
  /** Buttons beside the title. */
  tools?: ComponentChild;
  onClose(): void;
  /** Handles a key; returns true if it did. */
  onKey?(event: KeyboardEvent): boolean;
  children: ComponentChild;
};

/**
 * A dialog over the conversation until something is picked. The backdrop, the close button and Escape close it; Tab
 * stays inside.
 */
export class Sheet extends Component<Props> {
  sheet = createRef<HTMLDivElement>();

  leaveHistory = () => {};

  override componentDidMount() {
    this.sheet.current?.focus();
    this.leaveHistory = closeOnBack(() => this.props.onClose());
  }
  override componentWillUnmount() {
    this.leaveHistory();
  }
  press = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === "Escape") this.props.onClose();
    else if (!this.props.onKey?.(event) && this.sheet.current) trapFocus(event, this.sheet.current);
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
              <Icon path={chatWindowIcons.close} />
            </button>
          </div>
          {children}
        </div>
      </div>
    );
  }
}
