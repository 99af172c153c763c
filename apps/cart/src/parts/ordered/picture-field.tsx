"use client";

import { buttonClass } from "@mauzo/ui/button-class";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { pictureAccept } from "../../order/results/payment-claim-result.ts";
import { CartField } from "../cart-field.tsx";

type Props = { id: string; isRequired?: boolean };

/**
 * A form field to choose a picture from the device, in our words: a browser has its own, in its language. Without a script
 * it shows the name of the file itself.
 */
export function PictureField({ id, isRequired = false }: Props) {
  const t = useTranslations("ordered");
  const [hasScript, setHasScript] = useState(false);
  const [chosen, setChosen] = useState<string>();
  useEffect(() => setHasScript(true), []);
  return (
    <CartField
      id={id}
      label={t("claims.picture")}
      aside={isRequired ? undefined : `(${t("optional")})`}
      hint={t("claims.pictureHint")}
      className=""
    >
      {(control) => (
        <div className="relative flex flex-wrap items-center gap-x-3 gap-y-1">
          <input
            {...control}
            type="file"
            name="picture"
            accept={pictureAccept}
            required={isRequired}
            onChange={({ target }) => setChosen(target.files?.[0]?.name)}
            className={`peer order-last min-w-0 text-sm file:hidden ${hasScript ? "sr-only" : ""}`}
          />
          <label
            htmlFor={control.id}
            className={buttonClass(
              "tertiary",
              "lg",
              "cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2",
            )}
          >
            {t("claims.choosePicture")}
          </label>
          {hasScript && (
            <span aria-hidden="true" className="wrap-anywhere min-w-0 text-muted text-sm">
              {chosen ?? t("claims.noPicture")}
            </span>
          )}
        </div>
      )}
    </CartField>
  );
}
