/** @jsxImportSource preact */
import { Component } from "preact";
import type { ChatTexts } from "../../../core/texts/chat-texts.ts";

/** How long a reply may take before a note appears, in milliseconds. */
const patienceMs = 15_000;

/** The typing indicator; after a while with a note that the reply is late. */
export class TypingIndicator extends Component<{ texts: ChatTexts }, { late: boolean }> {
  override state = { late: false };
  timer: ReturnType<typeof setTimeout> | undefined;

  override componentDidMount() {
    this.timer = setTimeout(() => this.setState({ late: true }), patienceMs);
  }
  override componentWillUnmount() {
    clearTimeout(this.timer);
  }
  render({ texts }: { texts: ChatTexts }, { late }: { late: boolean }) {
    return (
      <>
        <div class="typing">
          <span class="name">{texts.typing}</span>
          <i />
          <i />
          <i />
        </div>
        {late && <p class="quiet">{texts.slow}</p>}
      </>
    );
  }
}
