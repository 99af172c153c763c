"use client";

import { due } from "@mauzo/chat-widget/popups/due";
import { showPopup } from "@mauzo/chat-widget/popups/show-popup";
import { Card } from "@mauzo/ui/card";
import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useAccount } from "../../../../lib/session/account.tsx";
import { documentOf, type PopupForm } from "../form/popup-form.ts";

const devices = ["phone", "desk"] as const;

/** A popup as visitors see it, by the code of the pages it shows on, and whether it shows on a page that is named. */
export function PopupPreview({ form }: { form: PopupForm }) {
  const t = useTranslations("popups");
  const locale = useLocale();
  const { shop } = useAccount();
  const place = useRef<HTMLDivElement>(null);
  const [device, setDevice] = useState<(typeof devices)[number]>("phone");
  const [language, setLanguage] = useState<"en" | "sw">(locale === "en" ? "en" : "sw");
  const [address, setAddress] = useState("");
  const document = documentOf(form);
  const [picture] = form.pictures;
  const shown = {
    document,
    picture: picture ? { id: picture.id, url: picture.url, width: 640, height: 240 } : null,
    file: form.kind === "pdf" ? form.file : null,
    pages: form.kind === "pdf" ? form.pages.map(({ words, ...drawn }) => ({ picture: drawn, words })) : [],
  };
  const key = JSON.stringify(shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what is shown
  useEffect(() => {
    if (!place.current) return;
    const preview = showPopup(place.current, {
      ...{ popup: shown, lang: language, apiBase: "/api", botId: shop.bot_id, base: window.document.baseURI },
    });
    return preview.stop;
  }, [key, language, device, shop.bot_id]);

  const returning = document.who.visitor === "returning";
  const visit = { returning, language, device, seconds: 3_600, scrolledPercent: 100, leaving: true };
  const memory = { shown: 0, closedAtMs: null, clicked: false };
  const now = { ms: Date.now(), today: new Date().toISOString().slice(0, 10) };
  const verdict = due(document, { ...visit, address }, memory, now);
  return (
    <Card title={t("preview")}>
      <div className="mb-3 flex flex-wrap gap-3">
        <ChoiceChips
          label={t("device")}
          chips={devices.map((one) => ({ value: one, text: t(`whoChoice.device.${one}`) }))}
          value={device}
          onChoose={setDevice}
        />
        <ChoiceChips
          label={t("previewLanguage")}
          chips={(["sw", "en"] as const).map((one) => ({ value: one, text: t(`language.${one}`) }))}
          value={language}
          onChoose={setLanguage}
        />
      </div>
      <div
        ref={place}
        className={`relative mx-auto overflow-hidden rounded-card border border-line bg-sunken ${device === "phone" ? "h-[30rem] max-w-80" : "h-96 w-full"}`}
      />
      <Field label={t("tryAddress")} hint={t(`verdict.${verdict}`)} className="mt-4">
        {(control) => (
          <Input
            {...control}
            inputMode="url"
            autoComplete="off"
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
        )}
      </Field>
    </Card>
  );
}
