import { useMessages, useTranslations } from "next-intl";
import { keysOf } from "../../i18n/keys-of.ts";
import { SectionTitle } from "../../layout/text-page/section-title.tsx";

/** Who pays which fee; on a phone each row is a block. */
export function Fees() {
  const t = useTranslations("pricing.fees");
  const { rows } = useMessages().pricing.fees;
  return (
    <section>
      <SectionTitle>{t("heading")}</SectionTitle>
      <p className="mt-3 text-pretty text-lg text-muted">{t("text")}</p>
      <table className="mt-6 w-full text-left max-sm:block">
        <thead className="text-muted text-sm max-sm:sr-only">
          <tr>
            <th scope="col" className="w-2/5 py-2 pr-6 font-medium">
              {t("way")}
            </th>
            <th scope="col" className="py-2 font-medium">
              {t("payer")}
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {keysOf(rows).map((key) => (
            <tr key={key} className="border-line border-t align-top max-sm:block max-sm:py-4">
              <th scope="row" className="font-semibold max-sm:block sm:py-4 sm:pr-6">
                {t(`rows.${key}.way`)}
              </th>
              <td className="text-pretty max-sm:mt-1 max-sm:block max-sm:text-muted sm:py-4">
                {t(`rows.${key}.payer`)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
