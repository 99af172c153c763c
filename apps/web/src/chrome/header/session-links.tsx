import type { Messages } from "../../i18n/messages/en.ts";
import { ActionLink } from "../action-link.tsx";

/** Log-in and get-started for strangers, the way into the back-office for whoever is signed in (see before-paint). */
export function SessionLinks({ messages }: { messages: Messages["header"] }) {
  return (
    <>
      <ActionLink
        variant="flat"
        href="/dashboard?auth=Login"
        className="signed-in:hidden wide:whitespace-nowrap! wide:max-xl:px-3"
      >
        {messages.loginLink}
      </ActionLink>
      <ActionLink href="/dashboard?auth=Signup" className="signed-in:hidden wide:whitespace-nowrap!">
        {messages.getStarted}
      </ActionLink>
      <ActionLink href="/dashboard?auth=Signup" className="not-signed-in:hidden wide:whitespace-nowrap!">
        {messages.viewDashboard}
      </ActionLink>
    </>
  );
}
