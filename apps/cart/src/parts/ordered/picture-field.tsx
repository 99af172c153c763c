import { controlClass } from "@mauzo/ui/control-class";
import { useTranslations } from "next-intl";
import { pictureAccept } from "../../order/payment-claim-result.ts";
import { CartField } from "../cart-field.tsx";

type Props = { id: string; isRequired?: boolean };

/** A plain form field to choose a picture from the device. */
export function PictureField({ id, isRequired = false }: Props) {
  const t = useTranslations("ordered");
  return (
    <CartField
      id={id}
      label={t("claims.picture")}
      aside={isRequired ? undefined : `(${t("optional")})`}
      hint={t("claims.pictureHint")}
      className=""
    >
      {(control) => (
        <input
          {...control}
          type="file"
          name="picture"
          accept={pictureAccept}
          required={isRequired}
          className={controlClass(
            "block min-h-12 min-w-0 p-2! text-sm! file:mr-3 file:min-h-9 file:rounded-control file:border-0 file:bg-primary-soft file:px-3 file:font-medium file:text-primary-strong",
          )}
        />
      )}
    </CartField>
  );
}
