"use client";

import { Checkbox } from "@mauzo/ui/checkbox";
import { useTranslations } from "next-intl";

type Props = {
  /** Whether the person may do everything: then they always see numbers. */
  isAdmin: boolean;
  /** Whether the reader sees numbers: nobody shows others what they do not see. */
  mayShow: boolean;
  shown: boolean;
  onChange: (shown: boolean) => void;
};

/** Whether a person sees customers' telephone numbers whole, with what is hidden from them otherwise. */
export function PhonesField({ isAdmin, mayShow, shown, onChange }: Props) {
  const t = useTranslations("staff");
  return (
    <fieldset className="border-line border-t pt-3">
      <legend className="sr-only">{t("phones")}</legend>
      <Checkbox
        label={t("phones")}
        checked={isAdmin || shown}
        disabled={isAdmin || (!mayShow && !shown)}
        aria-describedby="phones-hint"
        onChange={({ target }) => onChange(target.checked)}
        className="min-h-8 font-medium pointer-coarse:min-h-10"
      />
      <p id="phones-hint" className="mt-1 text-muted">
        {isAdmin ? t("phonesOfAdmins") : mayShow ? t("phonesHint") : t("phonesNotYours")}
      </p>
    </fieldset>
  );
}
