"use client";

import { type FlowTest, flowTests } from "@mauzo/contract/conversations/flow-tests";
import { Badge } from "@mauzo/ui/badge";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Skeleton } from "@mauzo/ui/skeleton";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "../../../../components/page/confirm-dialog.tsx";
import { useAcceptTest, useRemoveTest } from "../../../../entities/conversations/flow/actions/use-flow-tests.ts";
import { useFlowTests } from "../../../../entities/conversations/flow/queries.ts";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";
import { LoadFailed } from "../parts/load-failed.tsx";
import { TurnsCompared, tones } from "../parts/tests/turns-compared.tsx";

/** The saved conversations as they go with the draft: what differs is accepted, or the draft is changed. */
export function TestsView({ draft, isSaved }: { draft: number; isSaved: boolean }) {
  const t = useTranslations("chatflow.tests");
  const cancel = useTranslations("chatflow")("cancel");
  const tests = useFlowTests();
  const accept = useAcceptTest();
  const remove = useRemoveTest();
  const mayAccept = useCanAccess(flowTests.accept.access);
  const mayRemove = useCanAccess(flowTests.remove.access);
  const [shown, setShown] = useState<string>();
  const [asked, setAsked] = useState<FlowTest>();
  if (tests.isLoading) return <Skeleton className="h-40" />;
  if (!tests.data)
    return (
      <Card flush>
        <LoadFailed title={t("failed")} query={tests} />
      </Card>
    );
  const { items } = tests.data;
  return (
    <Card title={t("title")} description={t("text")}>
      {items.length === 0 && <p className="text-muted">{t("none")}</p>}
      {!isSaved && <p className="text-muted">{t("waits")}</p>}
      <ul className="flex flex-col gap-4">
        {items.map((test) => {
          const { id, name, outcome, by, turns } = test;
          return (
            <li key={id} className="flex flex-col gap-2 border-line border-b pb-3 last:border-0">
              <p className="flex flex-wrap items-center gap-2">
                <span className="min-w-0 break-words font-medium">{name}</span>
                <Badge tone={tones[outcome]}>{t(`outcomes.${outcome}`)}</Badge>
              </p>
              <p className="text-muted">{t("by", { name: by, count: turns.length })}</p>
              <div className="flex flex-wrap gap-2">
                <Button
                  variant="ghost"
                  size="sm"
                  aria-expanded={shown === id}
                  onClick={() => setShown(shown === id ? undefined : id)}
                >
                  {t("show")}
                </Button>
                {mayAccept && outcome !== "same" && (
                  <Button
                    variant="secondary"
                    size="sm"
                    disabled={!isSaved || tests.isFetching}
                    onClick={() => accept.mutate({ id, draft })}
                  >
                    {t("accept")}
                  </Button>
                )}
                {mayRemove && (
                  <Button variant="ghost" size="sm" onClick={() => setAsked(test)}>
                    {t("remove")}
                  </Button>
                )}
              </div>
              {shown === id && <TurnsCompared turns={turns} />}
            </li>
          );
        })}
      </ul>
      <ConfirmDialog
        open={asked !== undefined}
        title={t("removeTitle", { name: asked?.name ?? "" })}
        text={t("removeText")}
        confirm={t("remove")}
        cancel={cancel}
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked) remove.mutate(asked.id);
          setAsked(undefined);
        }}
      />
    </Card>
  );
}
