import { useTranslations } from "next-intl";
import { ButtonLink } from "./button-link.tsx";
import { MessagePage } from "./message-page.tsx";

/** Shown in place of content the API could not provide. */
export function UnavailableMessage({ title }: { title: string }) {
  const t = useTranslations("down");
  return (
    <MessagePage title={title} text={t("text")}>
      {/* An empty href is the page itself: Retry works without JavaScript. */}
      <ButtonLink href="">{t("retry")}</ButtonLink>
    </MessagePage>
  );
}
