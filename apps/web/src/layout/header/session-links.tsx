import type { Messages } from "../../i18n/messages/en.ts";
import { ButtonLink } from "../button-link.tsx";

/** Log-in and sign-up for visitors, the link to the back-office for signed-in users (see before-paint). */
export function SessionLinks({ messages }: { messages: Messages["header"] }) {
  return (
    <>
      <ButtonLink
        variant="flat"
        href="/dashboard?auth=Login"
        className="signed-in:hidden wide:whitespace-nowrap! wide:max-xl:px-3"
      >
        {messages.loginLink}
      </ButtonLink>
      <ButtonLink href="/dashboard?auth=Signup" className="signed-in:hidden wide:whitespace-nowrap!">
        {messages.getStarted}
      </ButtonLink>
      <ButtonLink href="/dashboard?auth=Signup" className="not-signed-in:hidden wide:whitespace-nowrap!">
        {messages.viewDashboard}
      </ButtonLink>
    </>
  );
}
