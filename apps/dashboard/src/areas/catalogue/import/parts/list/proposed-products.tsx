"use client";

import type { PriceList } from "@mauzo/format/price-list/read-price-list";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Checkbox } from "@mauzo/ui/checkbox";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { LeaveGuard } from "../../../../../components/page/leave-guard.tsx";
import { Progress } from "../../../../../components/progress.tsx";
import { useAccount } from "../../../../../lib/session/account.tsx";
import { toasts } from "../../../../../lib/toasts.ts";
import { useFailureText } from "../../../../../lib/use-failure-text.ts";
import {
  areNamesakes,
  type CommonValues,
  type Failed,
  fromUnread,
  type KnownNames,
  knownAs,
  mayReprice,
  mostStock,
  type PriceChange,
  type Proposal,
  priceChange,
  proposalsOf,
  readStock,
  wrongIn,
} from "../../rules.ts";
import { type Choices, CommonProductFields } from "./common-product-fields.tsx";
import { ProposedProductRow } from "./proposed-product-row.tsx";
import { UnrecognisedLines } from "./unrecognised-lines.tsx";

type Props = {
  list: PriceList;
  known: KnownNames;
  busy: boolean;
  /** How many of the taken ones are already created. */
  done: number;
  onAgain: () => void;
  /** Changes prices and creates the rest; `onFailed` receives what was not created. */
  onTake: (
    taken: { changes: PriceChange[]; proposals: Proposal[]; all: CommonValues },
    onFailed: (failed: Failed) => void,
  ) => void;
};

/** What was read from a price list, to check and create. */
export function ProposedProducts({ list, known, busy, done, onAgain, onTake }: Props) {
  const t = useTranslations("imports.list");
  const { shop } = useAccount();
  const failureText = useFailureText();
  const [rows, setRows] = useState(() => proposalsOf(list, known));
  const [unread, setUnread] = useState(list.unread);
  const [choices, setChoices] = useState<Choices>({ category: shop.category, stock: "", status: "published" });
  const [checked, setChecked] = useState(false);
  const [failures, setFailures] = useState<ReadonlyMap<string, unknown>>(new Map());
  const form = useRef<HTMLDivElement>(null);
  const taken = rows.filter((row) => row.taken);
  const stock = readStock(choices.stock);
  const stockWrong = stock === undefined ? "stock" : stock > mostStock ? "stockHigh" : undefined;
  // Under another name it is no longer the shop's existing product.
  const reprices = (row: Proposal) => row.reprices && mayReprice(row, knownAs(row, known));
  const fresh = taken.filter((row) => !reprices(row));
  const changeOf = (row: Proposal) => (reprices(row) ? priceChange(row, knownAs(row, known)) : undefined);
  const changes = taken.flatMap((row) => changeOf(row) ?? []).filter(({ to }) => to.length > 0);
  const twiceTaken = new Set(changes.map(({ product }) => product.id)).size < changes.length;
  const isTwice = (row: Proposal) => {
    const id = changeOf(row)?.product.id;
    return id !== undefined && rows.filter((other) => changeOf(other)?.product.id === id).length > 1;
  };
  const isNewTwice = (row: Proposal) =>
    !reprices(row) && rows.some((other) => other.key !== row.key && !reprices(other) && areNamesakes(row, other));
  const progress = { done: String(done), total: String(fresh.length) };
  const change = (changed: Proposal) => setRows((all) => all.map((row) => (row.key === changed.key ? changed : row)));

  const submit = () => {
    flushSync(() => setChecked(true));
    if ((fresh.length > 0 && stockWrong) || taken.some(wrongIn)) {
      form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
      return;
    }
    if (twiceTaken) return void toasts.push({ title: t("twice"), text: t("doubt.twice"), tone: "danger" });
    const all = { category: choices.category, stock: stock ?? 0, status: choices.status };
    onTake({ changes, proposals: fresh, all }, (failed) => {
      const left = new Map(failed.map(({ key, error }) => [key, error]));
      setFailures(left);
      setRows((now) => now.filter((row) => !row.taken || left.has(row.key)));
      toasts.push({ title: t("failed", { count: failed.length }), text: t("failedText"), tone: "danger" });
    });
  };

  return (
    <div ref={form} className="flex flex-col gap-4">
      <Card title={t("found", { count: rows.length })} description={t("foundText")} flush>
        <div className="px-4 pb-2 md:px-5">
          <Checkbox
            label={t("all")}
            checked={taken.length === rows.length}
            partial={taken.length > 0 && taken.length < rows.length}
            onChange={({ target }) => setRows((all) => all.map((row) => ({ ...row, taken: target.checked })))}
            className="min-h-9 pointer-coarse:min-h-11"
          />
        </div>
        <ul>
          {rows.map((row) => (
            <ProposedProductRow
              key={row.key}
              proposal={row}
              currency={shop.currency}
              checked={checked}
              failure={failures.has(row.key) ? failureText(failures.get(row.key)) : undefined}
              products={knownAs(row, known)}
              twice={isTwice(row)}
              newTwice={isNewTwice(row)}
              onChange={change}
            />
          ))}
        </ul>
      </Card>
      {unread.length > 0 && (
        <UnrecognisedLines
          lines={unread}
          onAdd={(index) => {
            setRows((all) => [...all, fromUnread(unread[index] ?? "")]);
            setUnread((lines) => lines.filter((_, at) => at !== index));
          }}
        />
      )}
      {fresh.length > 0 && (
        <Card title={changes.length > 0 ? t("forAllNew") : t("forAll")}>
          <CommonProductFields choices={choices} stockWrong={checked ? stockWrong : undefined} onChange={setChoices} />
        </Card>
      )}
      <div
        data-bottom-bar
        className="sticky bottom-(--above-bar) z-10 flex flex-wrap items-center justify-end gap-2 rounded-card border border-line bg-card p-2.5 shadow-float md:bottom-4 big-text:static"
      >
        {busy && (
          <div className="mr-auto w-40">
            <Progress label={t("creating", progress)} value={done} max={fresh.length} />
            <span className="text-muted text-xs">{t("creating", progress)}</span>
          </div>
        )}
        <Button variant="flat" onClick={onAgain}>
          {t("again")}
        </Button>
        <Button busy={busy} disabled={fresh.length + changes.length === 0} onClick={submit}>
          {changes.length === 0
            ? t("create", { count: fresh.length })
            : t("takeAll", { prices: changes.length, count: fresh.length })}
        </Button>
      </div>
      <LeaveGuard unsaved={rows.length > 0} />
    </div>
  );
}
