"use client";

import { fieldErrors } from "@mauzo/api-client/errors/field-errors";
import type { WhatsappCatalogue, WhatsappCatalogueState } from "@mauzo/contract/conversations/whatsapp-catalogue";
import { Button } from "@mauzo/ui/button";
import { Checkbox } from "@mauzo/ui/checkbox";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "../../../../components/page/confirm-dialog.tsx";
import { RelativeTime } from "../../../../components/relative-time.tsx";
import { useCatalogue, usePushAgain, useSaveCatalogue, useStopCatalogue } from "../data.ts";
import { useUnsaved } from "../form/use-unsaved.ts";
import { LoadedCard } from "../parts/loaded-card.tsx";

const counted = ["listed", "sent", "waiting", "refused"] as const;

/** How far the catalogue is: what WhatsApp has, what is on its way, and what it did not take. */
function Progress({ catalogue, mayChange }: { catalogue: WhatsappCatalogue; mayChange: boolean }) {
  const t = useTranslations("connect.catalogue");
  const again = usePushAgain();
  const reasonOf = (reason: string) =>
    reason === "no_picture" ? t("noPicture") : reason === "" ? t("noReason") : reason;
  const { counts, problems, refused_code, up_to_date_at } = catalogue;
  return (
    <div className="mb-4 flex flex-col gap-3">
      {refused_code !== null && <p role="alert">{t("refusedText", { code: String(refused_code) })}</p>}
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {counted.map((name) => (
          <div key={name}>
            <dt className="text-[0.8125rem] text-muted">{t(name)}</dt>
            <dd className="font-semibold tabular-nums">{counts[name]}</dd>
          </div>
        ))}
      </dl>
      <p className="text-[0.8125rem] text-muted">
        {up_to_date_at === null ? (
          t("notYet")
        ) : (
          <>
            {t("upToDate")}: <RelativeTime iso={up_to_date_at} />
          </>
        )}
      </p>
      {problems.length > 0 && (
        <div>
          <h3 className="font-medium">{t("problems")}</h3>
          <ul className="mt-1 flex flex-col gap-1">
            {problems.map(({ product_id, name, reason }) => (
              <li key={product_id} className="wrap-anywhere">
                <Link href={`/dashboard/products/${product_id}`} className="underline">
                  {name}
                </Link>
                : {reasonOf(reason)}
              </li>
            ))}
          </ul>
          {mayChange && (
            <Button variant="secondary" className="mt-2" busy={again.isPending} onClick={() => again.mutate()}>
              {t("again")}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

const formOf = ({ catalogue }: WhatsappCatalogueState) => ({
  catalogue_id: catalogue?.catalogue_id ?? "",
  is_visible: catalogue?.is_visible ?? true,
  has_cart: catalogue?.has_cart ?? true,
});

function CatalogueForm({ state }: { state: WhatsappCatalogueState }) {
  const t = useTranslations("connect.catalogue");
  const save = useSaveCatalogue();
  const stop = useStopCatalogue();
  const [asks, setAsks] = useState(false);
  const { base, form, change, onSaved, forget } = useUnsaved(state, formOf);
  const [problem] = fieldErrors(save.error);
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) save.mutate({ version: base.version, ...form }, { onSuccess: onSaved });
      }}
    >
      <Field label={t("id")} hint={t("idHint")} {...(problem && { error: problem.text })}>
        {(control) => (
          <Input
            {...control}
            value={form.catalogue_id}
            onChange={(event) => change({ ...form, catalogue_id: event.target.value })}
            inputMode="numeric"
            autoComplete="off"
          />
        )}
      </Field>
      <Checkbox
        label={t("visible")}
        checked={form.is_visible}
        onChange={(event) => change({ ...form, is_visible: event.target.checked })}
      />
      <Checkbox
        label={t("cart")}
        checked={form.has_cart}
        onChange={(event) => change({ ...form, has_cart: event.target.checked })}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="secondary" busy={save.isPending}>
          {t("save")}
        </Button>
        {state.catalogue && (
          <Button variant="ghost" onClick={() => setAsks(true)}>
            {t("stop")}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asks}
        title={t("stopTitle")}
        text={t("stopText")}
        confirm={t("stop")}
        cancel={t("keep")}
        onClose={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false);
          stop.mutate(undefined, { onSuccess: forget });
        }}
      />
    </form>
  );
}

/** The shop's products in its catalogue at WhatsApp. */
export function CatalogueCard({ mayChange }: { mayChange: boolean }) {
  const t = useTranslations("connect.catalogue");
  const query = useCatalogue();
  return (
    <LoadedCard title={t("title")} text={t("text")} failed={t("loadFailed")} query={query}>
      {(state) => (
        <>
          {state.catalogue && <Progress catalogue={state.catalogue} mayChange={mayChange} />}
          {mayChange && <CatalogueForm state={state} />}
        </>
      )}
    </LoadedCard>
  );
}
