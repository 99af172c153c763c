"use client";

import { paymentNetworks, wayKinds } from "@mauzo/contract/shop/payment-networks";
import { kindsOf, type WayToPay } from "@mauzo/contract/shop/payment-settings";
import { networkName } from "@mauzo/format/way-text";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Checkbox } from "@mauzo/ui/checkbox";
import { Input } from "@mauzo/ui/input";
import { Select } from "@mauzo/ui/select";
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { DragHandle } from "../../../../components/drag/drag-handle.tsx";
import { ClashNote } from "../../../../components/form/editing/clash-note.tsx";
import { FormField } from "../../../../components/form/editing/form-field.tsx";
import { onNetwork } from "../rules.ts";

type Props = {
  way: WayToPay;
  /** Its place in the form. */
  at: number;
  onDrag: () => void;
  /** Undefined for the first way. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onChange: (part: Partial<WayToPay>) => void;
  onRemove: () => void;
};

/** One way to be paid: its network, the number money is sent to, the name on it, and whether customers see it. */
export function WayCard({ way, at, onDrag, onUp, onDown, onChange, onRemove }: Props) {
  const t = useTranslations("payments");
  const language = useLocale();
  const input = useTranslations("input");
  const number = String(at + 1);
  const path = `ways.${at}`;
  return (
    <Card
      title={t("way", { number })}
      action={
        <span className="flex">
          <DragHandle label={t("drag", { number })} onStart={onDrag} />
          <Button variant="ghost" size="icon" aria-label={t("up")} disabled={!onUp} onClick={onUp}>
            <ArrowUp aria-hidden="true" className="size-4" />
          </Button>
          <Button variant="ghost" size="icon" aria-label={t("down")} disabled={!onDown} onClick={onDown}>
            <ArrowDown aria-hidden="true" className="size-4" />
          </Button>
          <Button variant="ghost" size="icon" aria-label={t("remove", { number })} onClick={onRemove}>
            <Trash2 aria-hidden="true" className="size-4" />
          </Button>
        </span>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField name={`${path}.network`} label={t("network")}>
          {(control) => (
            <Select
              {...control}
              value={way.network}
              onChange={({ target }) => {
                const network = paymentNetworks.find((each) => each === target.value);
                if (network) onChange(onNetwork(way, network));
              }}
            >
              {paymentNetworks.map((network) => (
                <option key={network} value={network}>
                  {networkName(network, language)}
                </option>
              ))}
            </Select>
          )}
        </FormField>
        <FormField name={`${path}.kind`} label={t("kind")}>
          {(control) => (
            <Select
              {...control}
              value={way.kind}
              onChange={({ target }) => {
                const kind = wayKinds.find((each) => each === target.value);
                if (kind) onChange({ kind });
              }}
            >
              {kindsOf(way.network).map((kind) => (
                <option key={kind} value={kind}>
                  {t(`kinds.${kind}`)}
                </option>
              ))}
            </Select>
          )}
        </FormField>
        <FormField name={`${path}.number`} label={t("number")}>
          {(control) => (
            <Input
              {...control}
              maxLength={40}
              inputMode={way.kind === "account" ? "text" : "tel"}
              autoComplete="off"
              className="tabular-nums"
              value={way.number}
              onChange={({ target }) => onChange({ number: target.value })}
            />
          )}
        </FormField>
        <FormField name={`${path}.name`} label={t("name")} hint={t("nameHint")}>
          {(control) => (
            <Input
              {...control}
              maxLength={60}
              autoComplete="off"
              value={way.name}
              onChange={({ target }) => onChange({ name: target.value })}
            />
          )}
        </FormField>
        <FormField
          name={`${path}.note`}
          label={t("note")}
          aside={input("optional")}
          hint={t(way.network === "bank" ? "bankNoteHint" : "noteHint")}
          className="sm:col-span-2"
        >
          {(control) => (
            <Input
              {...control}
              maxLength={120}
              value={way.note}
              onChange={({ target }) => onChange({ note: target.value })}
            />
          )}
        </FormField>
        <div className="sm:col-span-2">
          <Checkbox
            label={t("on")}
            className="min-h-9 pointer-coarse:min-h-11"
            checked={way.on}
            onChange={({ target }) => onChange({ on: target.checked })}
          />
          <ClashNote at={`ways/${way.id}/on`} label={t("on")} />
        </div>
      </div>
    </Card>
  );
}
