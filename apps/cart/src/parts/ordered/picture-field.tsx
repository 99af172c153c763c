import { useTranslations } from "next-intl";
import { pictureAccept } from "../../order/payment-claim-result.ts";

type Props = { id: string; isRequired?: boolean };

/** A plain form field to choose a picture from the device. */
export function PictureField({ id, isRequired = false }: Props) {
  const t = useTranslations("ordered");
  return (
    <div>
      <label htmlFor={id} className="block font-medium">
        {t("claims.picture")} {!isRequired && <span className="font-normal text-muted">({t("optional")})</span>}
      </label>
      <input
        id={id}
        type="file"
        name="picture"
        accept={pictureAccept}
        required={isRequired}
        aria-describedby={`${id}-hint`}
        className="mt-1 block min-h-12 w-full min-w-0 rounded-control border border-line-strong bg-paper p-2 text-sm file:mr-3 file:min-h-9 file:rounded-control file:border-0 file:bg-primary-soft file:px-3 file:font-medium file:text-primary-strong"
      />
      <p id={`${id}-hint`} className="mt-1 text-muted text-sm">
        {t("claims.pictureHint")}
      </p>
    </div>
  );
}
