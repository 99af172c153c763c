"use client";

import { maxRegisters, type PosSettings } from "@mauzo/contract/pos/registers";
import { Button } from "@mauzo/ui/button";
import { useTranslations } from "next-intl";
import { useEditing } from "../../../../components/form/editing/use-editing.ts";
import { FormPage } from "../../../../components/form/form-page.tsx";
import { DetailQueryState } from "../../../../components/page/detail-query-state.tsx";
import { useRegisters } from "../../../../entities/pos/register/queries.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { useNewestRegisters, useSaveRegisters } from "../data.ts";
import { RegisterCard } from "../parts/register-card.tsx";
import { newRegister, pattern, problemsOf, toForm, toInput } from "../rules.ts";

const back = "/dashboard/settings";

/** The registers at which the shop sells over the counter. */
export function RegistersScreen() {
  const t = useTranslations("posSettings");
  const query = useRegisters();
  if (query.data === undefined) {
    const up = { href: back, label: t("back") };
    return <DetailQueryState title={t("title")} back={up} side="right" words={{ failed: t("failed") }} query={query} />;
  }
  return <Registers saved={query.data} />;
}

function Registers({ saved }: { saved: PosSettings }) {
  const t = useTranslations("posSettings");
  const input = useTranslations("input.amountWrong");
  const { id, currency } = useAccount().shop;
  const editing = useEditing({
    ...{ saved, toForm, toInput },
    problemsOf: (form) =>
      problemsOf(form).map(({ path, key }) => ({ path, text: key === "amountWrong" ? input("money") : t(key) })),
    save: useSaveRegisters().mutateAsync,
    readNewest: useNewestRegisters(),
    draft: { name: `registers:${id}`, pattern },
    isUndoable: () => true,
    saidSaved: () => ({ title: t("saved") }),
    saidFailed: t("saveFailed"),
  });
  const { registers } = editing.form.watch();
  const set = (next: typeof registers) => editing.change({ registers: next });
  return (
    <FormPage editing={editing} title={t("title")} back={{ href: back, label: t("back") }} save={t("save")}>
      <p className="text-muted">{t(registers.length === 0 ? "none" : "text")}</p>
      {registers.map((register, at) => (
        <RegisterCard
          key={register.id}
          register={register}
          at={at}
          currency={currency}
          onChange={(part) => set(registers.map((each) => (each.id === register.id ? { ...each, ...part } : each)))}
          onRemove={() => set(registers.filter((each) => each.id !== register.id))}
        />
      ))}
      {registers.length < maxRegisters && (
        <div>
          <Button variant="secondary" onClick={() => set([...registers, newRegister("")])}>
            {t("add")}
          </Button>
        </div>
      )}
    </FormPage>
  );
}
