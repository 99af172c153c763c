/** @jsxImportSource preact */
import { Component } from "preact";
import type { ChatTexts } from "../../../core/texts/chat-texts.ts";

/** How long a reply may take before something is said about it, in milliseconds. */
const patienceMs = 15_000;

/** The sign that a reply is on its way; after a while also that it is late. */
export class Typing extends Component<{ texts: ChatTexts }, { late: boolean }> {
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
