"use client";

import type { Register } from "@mauzo/contract/pos/registers";
import { exactAmount, isUnreadable, type TypedAmount } from "@mauzo/format/amount/typed-amount";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { AmountField } from "../../../../components/form/amount-field.tsx";
import { newUuid } from "../../../../lib/ids/new-uuid.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { useOpenShift } from "../data/use-shift-here.ts";

/** Opens a shift at a register with what was counted in its drawer. */
export function OpenShiftCard({ register }: { register: Register }) {
  const t = useTranslations("pos");
  const failureText = useFailureText();
  const { currency } = useAccount().shop;
  const [id] = useState(newUuid);
  const [float, setFloat] = useState<TypedAmount | undefined>(register.float_minor);
  const { mutate, isPending, error } = useOpenShift(register.name);
  return (
    <Card title={t("openTitle", { register: register.name })} description={t("openText")}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isUnreadable(float) || isPending) return;
          mutate({ id, register_id: register.id, float_minor: exactAmount(float) ?? 0 });
        }}
      >
        <AmountField label={t("float")} unit={currency} value={float} onChange={setFloat} />
        {error && (
          <p role="alert" className="text-danger">
            {failureText(error)}
          </p>
        )}
        <Button type="submit" busy={isPending}>
          {t("openShift")}
        </Button>
      </form>
    </Card>
  );
}
