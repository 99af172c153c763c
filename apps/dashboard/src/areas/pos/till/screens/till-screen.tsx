"use client";

import { posSettings, type Register } from "@mauzo/contract/pos/registers";
import { type OpenShift, type Shift, shifts } from "@mauzo/contract/pos/shifts";
import { Button } from "@mauzo/ui/button";
import { buttonClass } from "@mauzo/ui/button-class";
import { Card } from "@mauzo/ui/card";
import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { EmptyState } from "@mauzo/ui/empty-state";
import { ErrorPanel } from "@mauzo/ui/error-panel";
import { Skeleton } from "@mauzo/ui/skeleton";
import { ShoppingBag } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { useRegisters } from "../../../../entities/pos/register/queries.ts";
import { useOpenShifts } from "../../../../entities/pos/shift/queries.ts";
import { lazyPart } from "../../../../lib/lazy/lazy-part.tsx";
import { useAccount } from "../../../../lib/session/account.tsx";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";
import { useStoredState } from "../../../../lib/storage/use-stored-state.ts";
import { useUnsentRows } from "../../../../lib/unsent-sales/use-unsent-sales.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { readText } from "../rules/sale.ts";
import { openHere } from "../rules/shifts-here.ts";
import { OpenShiftCard } from "./open-shift-card.tsx";
import { OwnShifts } from "./own-shifts.tsx";
import { Selling } from "./selling.tsx";
import { UnsentStrip } from "./unsent-strip.tsx";

const SalesDialog = lazyPart(async () => (await import("./sales-dialog.tsx")).SalesDialog);
const ClosedDialog = lazyPart(async () => (await import("./close-dialog.tsx")).ClosedDialog);

export { startTill } from "../../../../entities/pos/shift/queries.ts";

/** Sells over the counter: a register is chosen, a shift opened, and then products are sold. */
export function TillScreen() {
  const t = useTranslations("pos");
  const shell = useTranslations("shell");
  const failureText = useFailureText();
  const maySeeShifts = useCanAccess(shifts.list.access);
  const registers = useRegisters();
  const open = useOpenShifts();
  const [isSales, setSales] = useState(false);
  const failed = [registers, open].find(({ isError, data }) => isError && data === undefined);
  return (
    <>
      <PageHeader
        title={t("title")}
        actions={
          <>
            <Button variant="secondary" onClick={() => setSales(true)}>
              {t("sales.title")}
            </Button>
            {maySeeShifts && (
              <Link href="/dashboard/pos/shifts" className={buttonClass("secondary")}>
                {t("shiftsTitle")}
              </Link>
            )}
          </>
        }
      />
      <UnsentStrip />
      {failed && (
        <Card flush>
          <ErrorPanel
            title={t("failed")}
            message={failureText(failed.error)}
            retry={shell("retry")}
            onRetry={() => void failed.refetch()}
            busy={failed.isFetching}
          />
        </Card>
      )}
      {!failed && !(registers.data && open.data) && <Skeleton className="h-64" />}
      {registers.data && open.data && <Registers registers={registers.data.registers} open={open.data.items} />}
      {isSales && <SalesDialog onClose={() => setSales(false)} />}
    </>
  );
}

function Registers({ registers, open }: { registers: readonly Register[]; open: readonly OpenShift[] }) {
  const t = useTranslations("pos");
  const { shop } = useAccount();
  const maySet = useCanAccess(posSettings.save.access);
  const maySeeShifts = useCanAccess(shifts.list.access);
  const [chosen, setChosen] = useStoredState(`register:${shop.id}`, readText, "");
  const rows = useUnsentRows(shop.id);
  const [closed, setClosed] = useState<Shift>();
  const register = registers.find(({ id }) => id === chosen) ?? registers[0];
  if (!register)
    return (
      <Card flush>
        <EmptyState
          picture={<ShoppingBag className="size-6" />}
          title={t("emptyTitle")}
          text={t(maySet ? "emptyText" : "emptyAsk")}
          action={
            maySet && (
              <Link href="/dashboard/settings/pos" className={buttonClass()}>
                {t("addRegister")}
              </Link>
            )
          }
        />
      </Card>
    );
  const shift = openHere(open, rows).find(({ register_id }) => register_id === register.id);
  return (
    <>
      {registers.length > 1 && (
        <ChoiceChips
          label={t("register")}
          chips={registers.map(({ id, name }) => ({ value: id, text: name }))}
          value={register.id}
          onChoose={setChosen}
          className="mb-4 flex-wrap"
        />
      )}
      {shift ? (
        <Selling key={shift.id} open={shift} register={register} onClosed={setClosed} />
      ) : (
        <div className="max-w-md">
          <OpenShiftCard key={`${register.id} ${closed?.id ?? ""}`} register={register} />
          {!maySeeShifts && <OwnShifts />}
        </div>
      )}
      {closed && <ClosedDialog shift={closed} width={register.receipt_width} onClose={() => setClosed(undefined)} />}
    </>
  );
}
