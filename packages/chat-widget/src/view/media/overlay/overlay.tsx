/** @jsxImportSource preact */
import { Component, type ComponentChild, createRef } from "preact";
import type { MediaTexts } from "../../../core/texts/media-texts.ts";
import { closeOnBack } from "../../close-on-back.ts";
import { chatIcons } from "../../conversation/chat-icons.ts";
import { Icon } from "../../conversation/icon.tsx";
import { chatWindowIcons } from "../../frame/chat-window-icons.ts";

type Props = { name: string; texts: MediaTexts; onClose(): void; children: ComponentChild };

/** A modal dialog that fills the window, or the screen where the page allows it. */
export class Overlay extends Component<Props> {
  dialog = createRef<HTMLDialogElement>();
  scene = createRef<HTMLDivElement>();
  leaveHistory = () => {};
  size = new ResizeObserver(([change]) => {
    // A modal dialog in a hidden box would block the whole page.
    if (change?.contentRect.width === 0) this.props.onClose();
  });

  override componentDidMount() {
    const dialog = this.dialog.current;
    if (!dialog) return;
    dialog.showModal();
    this.size.observe(dialog);
    dialog.querySelector<HTMLElement>(".close")?.focus();
    this.leaveHistory = closeOnBack(() => this.props.onClose());
  }
  override componentWillUnmount() {
    this.size.disconnect();
    this.leaveHistory();
  }
  press = (event: KeyboardEvent) => {
    // Neither the box nor the page gets the event.
    event.stopPropagation();
    if (event.key !== "Escape") return;
    event.preventDefault();
    this.props.onClose();
  };
  cancel = (event: Event) => {
    event.preventDefault();
    this.props.onClose();
  };
  toggleScreen = async () => {
    try {
      await (document.fullscreenElement ? document.exitFullscreen() : this.scene.current?.requestFullscreen());
    } catch {
      // It stays as large as the window.
    }
  };

  render({ name, texts, onClose, children }: Props) {
    return (
      <dialog ref={this.dialog} class="over" aria-label={name} onKeyDown={this.press} onCancel={this.cancel}>
        <div ref={this.scene} class="scene">
          {children}
          <div class="corner">
            {document.fullscreenEnabled && (
              <button
                type="button"
                class="round"
                aria-label={texts.fullScreen}
                title={texts.fullScreen}
                onClick={this.toggleScreen}
              >
                <Icon path={chatIcons.larger} />
              </button>
            )}
            <button type="button" class="round close" aria-label={texts.close} title={texts.close} onClick={onClose}>
              <Icon path={chatWindowIcons.close} />
            </button>
          </div>
        </div>
      </dialog>
    );
  }
}
