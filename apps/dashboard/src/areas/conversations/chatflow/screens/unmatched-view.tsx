"use client";

import { addAnswer, addWords } from "@mauzo/chatflow/edit/edit-flow";
import { newStep } from "@mauzo/chatflow/edit/new-step";
import { findKeyword } from "@mauzo/chatflow/engine/find-keyword";
import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import type { UnmatchedSentence } from "@mauzo/contract/conversations/flow-unmatched";
import { Badge } from "@mauzo/ui/badge";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Skeleton } from "@mauzo/ui/skeleton";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { RelativeTime } from "../../../../components/relative-time.tsx";
import { useDismissSentence } from "../../../../entities/conversations/flow/actions/use-dismiss-sentence.ts";
import { useUnmatched } from "../../../../entities/conversations/flow/queries.ts";
import { offerUndo } from "../../../../lib/offer-undo.ts";
import { toasts } from "../../../../lib/toasts.ts";
import { LoadFailed } from "../parts/load-failed.tsx";
import { LeadDialog } from "../parts/unmatched/lead-dialog.tsx";
import { useStepNames } from "../parts/use-step-names.ts";
import { keywordsOf, newId } from "../rules.ts";

type Props = {
  flow: FlowDocument;
  mayWrite: boolean;
  onEdit: (flow: FlowDocument) => void;
  /** Opens a step, once it is there. */
  onOpen: (id: string) => void;
};

/** What customers wrote that the bot did not understand: each leads to a step of the draft, gets an answer, or is left out. */
export function UnmatchedView({ flow, mayWrite, onEdit, onOpen }: Props) {
  const t = useTranslations("chatflow.unmatched");
  const languages = useTranslations("chatflow.languages");
  const undo = useTranslations("chatflow")("undo");
  const names = useStepNames(flow);
  const unmatched = useUnmatched();
  const dismiss = useDismissSentence();
  const [led, setLed] = useState<UnmatchedSentence>();
  if (unmatched.isLoading) return <Skeleton className="h-40" />;
  if (!unmatched.data)
    return (
      <Card flush>
        <LoadFailed title={t("failed")} query={unmatched} />
      </Card>
    );
  const { items } = unmatched.data;
  const leaveOut = ({ spellings, sentence }: UnmatchedSentence) =>
    dismiss.mutate(
      { spellings, dismissed: true },
      {
        onSuccess: () =>
          offerUndo({
            ...{ title: t("dismissed"), text: sentence, label: undo },
            onUndo: () => dismiss.mutate({ spellings, dismissed: false }),
          }),
      },
    );
  function answer({ spellings }: UnmatchedSentence) {
    const id = newId(flow, "n");
    const grown = addAnswer(flow, newStep("message", id), keywordsOf(spellings));
    if (edit(grown)) onOpen(id);
  }
  /** @returns whether there was room for it */
  function edit(grown: FlowDocument): boolean {
    if (grown === flow) toasts.push({ title: t("full"), text: t("fullText"), tone: "danger" });
    else onEdit(grown);
    return grown !== flow;
  }
  return (
    <Card title={t("title")} description={t("text")}>
      {items.length === 0 && <p className="text-muted">{t("none")}</p>}
      <ul className="flex flex-col gap-4">
        {items.map((item) => {
          const { sentence, spellings, count, last_at, language } = item;
          const to = findKeyword(flow, spellings[0] ?? "")?.to;
          const mayLead = keywordsOf(spellings).length > 0;
          return (
            <li key={spellings[0]} className="flex flex-col gap-2 border-line border-b pb-3 last:border-0">
              <p className="flex flex-wrap items-center gap-2">
                <span className="min-w-0 break-words font-medium">“{sentence}”</span>
                <Badge>{languages(language)}</Badge>
              </p>
              <p className="text-muted">
                {t("count", { count })} · <RelativeTime iso={last_at} />
              </p>
              {to ? (
                <p className="break-words">{t("leadsTo", { step: names.nameOfId(to) })}</p>
              ) : (
                mayWrite && (
                  <>
                    {!mayLead && <p className="text-muted">{t("unfit")}</p>}
                    <div className="flex flex-wrap gap-2">
                      {mayLead && (
                        <>
                          <Button
                            variant="secondary"
                            size="sm"
                            aria-label={t("answerNamed", { sentence })}
                            onClick={() => answer(item)}
                          >
                            {t("answer")}
                          </Button>
                          <Button
                            variant="secondary"
                            size="sm"
                            aria-label={t("leadNamed", { sentence })}
                            onClick={() => setLed(item)}
                          >
                            {t("lead")}
                          </Button>
                        </>
                      )}
                      <Button
                        variant="ghost"
                        size="sm"
                        aria-label={t("dismissNamed", { sentence })}
                        onClick={() => leaveOut(item)}
                      >
                        {t("dismiss")}
                      </Button>
                    </div>
                  </>
                )
              )}
            </li>
          );
        })}
      </ul>
      {led && (
        <LeadDialog
          flow={flow}
          sentence={led.sentence}
          onChoose={(id) => {
            edit(addWords(flow, id, keywordsOf(led.spellings)));
            setLed(undefined);
          }}
          onClose={() => setLed(undefined)}
        />
      )}
    </Card>
  );
}
