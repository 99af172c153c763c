"use client";

import { compareFlows } from "@mauzo/chatflow/edit/compare-flows";
import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import type { FlowVersion } from "@mauzo/contract/conversations/flows";
import { Badge } from "@mauzo/ui/badge";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Skeleton } from "@mauzo/ui/skeleton";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { LoadMore } from "../../../../components/list/load-more.tsx";
import { ConfirmDialog } from "../../../../components/page/confirm-dialog.tsx";
import { RelativeTime } from "../../../../components/relative-time.tsx";
import { useRestore } from "../../../../entities/conversations/flow/actions/use-restore.ts";
import { useVersion, useVersions } from "../../../../entities/conversations/flow/queries.ts";
import { LoadFailed } from "../parts/load-failed.tsx";
import { useStepNames } from "../parts/use-step-names.ts";

type Props = { flow: FlowDocument; running: number; mayPublish: boolean; onRestored: () => void };

/** What was published, newest first: who, when, and how it differs from the draft; each can be brought back. */
export function VersionsView({ flow, running, mayPublish, onRestored }: Props) {
  const t = useTranslations("chatflow");
  const versions = useVersions();
  const restore = useRestore({ done: t("restored"), failed: t("restoreFailed") });
  const [asked, setAsked] = useState<FlowVersion>();
  const [compared, setCompared] = useState<string>();
  if (versions.isLoading) return <Skeleton className="h-40" />;
  if (!versions.data)
    return (
      <Card flush>
        <LoadFailed title={t("versionsFailed")} query={versions} />
      </Card>
    );
  const items = versions.data.pages.flatMap((page) => page.items);
  return (
    <Card title={t("versions")} description={t("versionsText")}>
      {items.length === 0 && <p className="text-muted">{t("noVersions")}</p>}
      <ol className="flex flex-col gap-4">
        {items.map((version) => (
          <li key={version.id} className="flex flex-col gap-1 border-line border-b pb-3 last:border-0">
            <div className="flex flex-wrap items-center gap-2">
              <span className="font-medium">{t("version", { number: `${version.number}` })}</span>
              {version.number === running && <Badge tone="primary">{t("runs")}</Badge>}
              {version.restores !== null && <Badge>{t("restores", { number: `${version.restores}` })}</Badge>}
            </div>
            <p className="text-muted">
              {version.by ?? t("firstFlow")} · <RelativeTime iso={version.at} />
            </p>
            {version.note !== "" && <p className="break-words">{version.note}</p>}
            <div className="flex flex-wrap gap-2">
              <Button
                variant="ghost"
                size="sm"
                aria-expanded={compared === version.id}
                onClick={() => setCompared(compared === version.id ? undefined : version.id)}
              >
                {t("compare")}
              </Button>
              {mayPublish && version.number !== running && (
                <Button variant="secondary" size="sm" onClick={() => setAsked(version)}>
                  {t("restore")}
                </Button>
              )}
            </div>
            {compared === version.id && <Differences id={version.id} flow={flow} />}
          </li>
        ))}
      </ol>
      <LoadMore list={versions} />
      <ConfirmDialog
        open={asked !== undefined}
        title={t("restoreTitle", { number: `${asked?.number ?? ""}` })}
        text={t("restoreText")}
        confirm={t("restore")}
        cancel={t("cancel")}
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked) restore.mutate(asked.id, { onSuccess: onRestored });
          setAsked(undefined);
        }}
      />
    </Card>
  );
}

/** What the draft has otherwise than a version, step by step. */
function Differences({ id, flow }: { id: string; flow: FlowDocument }) {
  const t = useTranslations("chatflow");
  const version = useVersion(id);
  const { data } = version;
  const [newer, older] = [useStepNames(flow), useStepNames(data?.document ?? flow)];
  if (!data && version.isError) return <LoadFailed title={t("versionsFailed")} query={version} />;
  if (!data) return <Skeleton className="h-12" />;
  const changes = compareFlows(data.document, flow);
  if (changes.length === 0) return <p className="text-muted">{t("noDifference")}</p>;
  return (
    <ul className="flex flex-col gap-1 rounded-card bg-sunken p-3">
      {changes.map(({ id: step, change }) => (
        <li key={step} className="flex flex-wrap items-center gap-2">
          <Badge tone={change === "added" ? "primary" : change === "removed" ? "danger" : "accent"}>
            {t(`differences.${change}`)}
          </Badge>
          <span className="min-w-0 truncate">{(change === "removed" ? older : newer).nameOfId(step)}</span>
        </li>
      ))}
    </ul>
  );
}
