"use client";

import { can, type Grants } from "@mauzo/permissions/permissions";
import { Checkbox } from "@mauzo/ui/checkbox";
import { useTranslations } from "next-intl";
import { type KeyRight, keyRights } from "../rules.ts";

type Props = {
  own: Grants;
  chosen: ReadonlySet<KeyRight>;
  problem?: string | undefined;
  onChange: (chosen: ReadonlySet<KeyRight>) => void;
};

/** What a key may do, one sentence each. Nobody gives more than they have. */
export function RightsFields({ own, chosen, problem, onChange }: Props) {
  const t = useTranslations("apiKeys");
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{t("rights")}</legend>
      <div className="grid grid-cols-1 gap-x-4 sm:grid-cols-2">
        {keyRights.map(({ name, need }) => (
          <Checkbox
            key={name}
            label={t(`right.${name}`)}
            className="min-h-9 pointer-coarse:min-h-11"
            checked={chosen.has(name)}
            disabled={!can(own, need)}
            onChange={({ target }) =>
              onChange(new Set(target.checked ? [...chosen, name] : [...chosen].filter((each) => each !== name)))
            }
          />
        ))}
      </div>
      {problem !== undefined && (
        <p role="alert" className="mt-1 text-danger-strong">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
