import type { Messages } from "../i18n/messages/en.ts";
import { ButtonLink } from "./button-link.tsx";
import { MessagePage } from "./message-page.tsx";

/** Shown in place of content the API could not provide. */
export function UnavailableMessage({ title, messages }: { title: string; messages: Messages["down"] }) {
  return (
    <MessagePage title={title} text={messages.text}>
      {/* An empty href is the page itself: Retry works without JavaScript. */}
      <ButtonLink href="">{messages.retry}</ButtonLink>
    </MessagePage>
  );
}
