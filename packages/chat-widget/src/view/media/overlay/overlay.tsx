/** @jsxImportSource preact */
import { Component, type ComponentChild, createRef } from "preact";
import type { MediaTexts } from "../../../core/texts/media-texts.ts";
import { chatIcons } from "../../conversation/chat-icons.ts";
import { Icon } from "../../conversation/icon.tsx";
import { boxIcons } from "../../frame/box-icons.ts";

type Props = { name: string; texts: MediaTexts; onClose(): void; children: ComponentChild };

/** A modal dialog as large as the window, and as the screen where the page allows it. */
export class Overlay extends Component<Props> {
  dialog = createRef<HTMLDialogElement>();
  scene = createRef<HTMLDivElement>();
  size = new ResizeObserver(([change]) => {
    // A modal dialog in a box that was put away would hold the whole page.
    if (change?.contentRect.width === 0) this.props.onClose();
  });

  override componentDidMount() {
    const dialog = this.dialog.current;
    if (!dialog) return;
    dialog.showModal();
    this.size.observe(dialog);
    dialog.querySelector<HTMLElement>(".close")?.focus();
  }
  override componentWillUnmount() {
    this.size.disconnect();
  }
  press = (event: KeyboardEvent) => {
    // Neither the box nor the page hears of it.
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
      // The window stays what it fills.
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
              <Icon path={boxIcons.close} />
            </button>
          </div>
        </div>
      </dialog>
    );
  }
}
