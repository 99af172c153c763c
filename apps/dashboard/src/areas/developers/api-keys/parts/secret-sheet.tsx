"use client";

import { Button } from "@mauzo/ui/button";
import { Modal } from "@mauzo/ui/modal";
import { useTranslations } from "next-intl";
import { CopyButton } from "../../../../components/copy-button.tsx";
import { CurlExample } from "./curl-example.tsx";

/** The secret of a key, the one time that it is shown. */
export function SecretSheet({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useTranslations("apiKeys");
  return (
    <Modal
      title={t("secretTitle")}
      text={t("secretText")}
      close={t("close")}
      onClose={onClose}
      className="bottom-3 max-w-md md:top-[12vh] md:bottom-auto"
    >
      <div className="flex flex-col gap-3 p-5">
        <p className="wrap-anywhere select-all rounded-control bg-sunken px-3 py-2 font-mono text-[0.8125rem]">
          <code data-secret>{secret}</code>
        </p>
        <div className="flex flex-wrap gap-2">
          <CopyButton text={secret} />
          <Button onClick={onClose}>{t("secretDone")}</Button>
        </div>
        <p className="mt-2 font-medium">{t("tryIt")}</p>
        <CurlExample secret={secret} />
      </div>
    </Modal>
  );
}
