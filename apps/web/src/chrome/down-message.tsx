import type { Messages } from "../i18n/messages/en.ts";
import { ActionLink } from "./action-link.tsx";
import { MessagePage } from "./message-page.tsx";

/** Said in place of content the API could not give. */
export function DownMessage({ title, messages }: { title: string; messages: Messages["down"] }) {
  return (
    <MessagePage title={title} text={messages.text}>
      {/* An empty address is the page itself: Retry works without JavaScript. */}
      <ActionLink href="">{messages.retry}</ActionLink>
    </MessagePage>
  );
}
