"use client";

import type { RestockCost } from "@mauzo/contract/expenses/restock-costs";
import type { Supplier } from "@mauzo/contract/expenses/suppliers";
import { formatMoney } from "@mauzo/format/money";
import { ErrorPanel } from "@mauzo/ui/error-panel";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { Select } from "@mauzo/ui/select";
import { Skeleton } from "@mauzo/ui/skeleton";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormDialog } from "../../../../components/form/form-dialog.tsx";
import { useBillRestock } from "../../../../entities/expenses/restock-cost/actions/use-restock-cost.ts";
import { useAddSupplier } from "../../../../entities/expenses/supplier/actions/use-add-supplier.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";

type Suppliers = {
  data: { items: readonly Supplier[] } | undefined;
  isError: boolean;
  error: unknown;
  refetch: () => unknown;
};
type Props = { offer: RestockCost; suppliers: Suppliers; onClose: () => void };

/** From whom a restock was bought on credit, one of the list or somebody new, and until when it is to be paid. */
export function CreditDialog({ offer, suppliers: list, onClose }: Props) {
  const t = useTranslations("restockCosts");
  const failureText = useFailureText();
  const [chosen, setChosen] = useState<string>();
  const [name, setName] = useState("");
  const [due, setDue] = useState("");
  const [isTried, setTried] = useState(false);
  const add = useAddSupplier();
  const bill = useBillRestock(offer);
  const known = list.data?.items;
  const supplier = chosen ?? known?.[0]?.id ?? "";
  const isUnnamed = supplier === "" && name.trim() === "";
  const error = add.error ?? bill.error;

  function write(supplierId: string) {
    const body = { supplier_id: supplierId, billed_on: offer.restocked_on, due_on: due || null };
    bill.mutate(body, { onSuccess: () => onClose() });
  }
  function save() {
    setTried(true);
    if (known === undefined || isUnnamed) return;
    if (supplier !== "") return write(supplier);
    add.mutate(
      { name },
      {
        onSuccess: ({ id }) => {
          setChosen(id);
          write(id);
        },
      },
    );
  }

  return (
    <FormDialog
      title={t("creditTitle", { cost: formatMoney(offer.cost) })}
      text={t("creditText")}
      save={t("save")}
      busy={add.isPending || bill.isPending}
      onSave={save}
      onClose={onClose}
    >
      {known === undefined && !list.isError && <Skeleton className="h-11" />}
      {known === undefined && list.isError && (
        <ErrorPanel message={failureText(list.error)} retry={t("retry")} onRetry={() => void list.refetch()} />
      )}
      {known !== undefined && known.length > 0 && (
        <Field label={t("supplier")}>
          {(control) => (
            <Select {...control} value={supplier} onChange={({ target }) => setChosen(target.value)}>
              {known.map((each) => (
                <option key={each.id} value={each.id}>
                  {each.name}
                </option>
              ))}
              <option value="">{t("newSupplier")}</option>
            </Select>
          )}
        </Field>
      )}
      {known !== undefined && supplier === "" && (
        <Field label={t("supplierName")} {...(isTried && isUnnamed && { error: t("nameMissing") })}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={80}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
      )}
      <Field label={t("dueOn")} hint={t("dueHint")} {...(error && { error: failureText(error) })}>
        {(control) => (
          <Input
            {...control}
            type="date"
            min={offer.restocked_on}
            value={due}
            onChange={({ target }) => setDue(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
