"use client";

import { Card } from "@mauzo/ui/card";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { useDeferredValue, useState } from "react";
import { ShareLink } from "../../../../components/share-link.tsx";
import { lazyPart } from "../../../../lib/lazy/lazy-part.tsx";
import { useAccount } from "../../../../lib/session/account.tsx";
import { whatsappLink } from "../../../../lib/whatsapp-link.ts";
import { Offer } from "./offer.tsx";

const QrCode = lazyPart(async () => (await import("../../../../components/qr-code.tsx")).QrCode, {
  place: "mt-4 size-64",
});

/** A longer text makes a code that phones cannot read from paper. */
const greetingMax = 140;

/** Step one, which needs nothing: the link to a chat with the shop's own phone, and its QR code. */
export function LinkCard() {
  const t = useTranslations("connect");
  const { shop } = useAccount();
  const [greeting, setGreeting] = useState(t("link.greetingText", { shop: shop.name }).slice(0, greetingMax));
  const link = whatsappLink(shop.whatsapp_number, greeting.trim());
  const shown = useDeferredValue(link);
  return (
    <Card title={t("link.title")} description={t("link.text")}>
      <Offer gives={t("link.gives")} costs={t("link.costs")} />
      <Field label={t("link.greeting")} className="mb-4">
        {(control) => (
          <Input
            {...control}
            value={greeting}
            maxLength={greetingMax}
            onChange={(event) => setGreeting(event.target.value)}
          />
        )}
      </Field>
      <ShareLink link={link} shared={{ title: shop.name, url: link }} />
      <QrCode link={shown} name={t("link.qrName")} text={t("link.qrText")} file={t("link.qrFile")} />
    </Card>
  );
}
