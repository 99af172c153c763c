import { buttonClass } from "@mauzo/ui/button-class";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { Offer } from "./offer.tsx";

/** Step two: phones in the browser, where the server has some. */
export function SandboxCard({ url }: { url: string }) {
  const t = useTranslations("connect");
  return (
    <Card title={t("sandbox.title")} description={t("sandbox.text")}>
      <Offer gives={t("sandbox.gives")} costs={t("sandbox.costs")} />
      <p className="mb-4 text-muted">{t("sandbox.account")}</p>
      <a href={url} target="_blank" rel="noreferrer" className={buttonClass("secondary")}>
        {t("sandbox.open")}
      </a>
    </Card>
  );
}
