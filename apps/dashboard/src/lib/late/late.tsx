"use client";

import { ErrorPanel } from "@mauzo/ui/error-panel";
import { Skeleton } from "@mauzo/ui/skeleton";
import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { toasts } from "../toasts.ts";

type Part<Props> = {
  now: () => ComponentType<Props> | undefined;
  subscribe: (listener: () => void) => () => void;
  fetch: () => Promise<void>;
  /** It shows what somebody is told, so it is fetched for everyone and nobody is told when it does not arrive. */
  tells: boolean;
  /** The size, in classes, of what stands where it will be; without it nothing of it is seen before it is asked for. */
  place: string | undefined;
};
type Load<Props> = () => Promise<ComponentType<Props>>;

const parts = new Set<Pick<Part<never>, "fetch" | "tells">>();

/** Fetches the parts that are known and not here yet. What does not arrive is asked for again when it is wanted. */
export const fetchParts = (savesData: boolean) =>
  void Promise.allSettled([...parts].filter(({ tells }) => tells || !savesData).map(({ fetch }) => fetch()));

function partOf<Props>(load: Load<Props>, tells: boolean, place: string | undefined): Part<Props> {
  let here: ComponentType<Props> | undefined;
  const listeners = new Set<() => void>();
  const fetch = async () => {
    if (here) return;
    here = await load();
    for (const listener of listeners) listener();
  };
  parts.add({ fetch, tells });
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return { now: () => here, subscribe, fetch, tells, place };
}

const longestWaitMs = 60_000;
type Shown<Props> = { part: Part<Props>; wanted: boolean; props: Props };

function Late<Props extends object>({ part, wanted, props }: Shown<Props>): ReactNode {
  const t = useTranslations("shell");
  const Here = useSyncExternalStore(part.subscribe, part.now, () => undefined);
  const missing = wanted && Here === undefined;
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!missing) return;
    const tell = () => {
      setFailed(true);
      if (!part.tells && part.place === undefined)
        toasts.push({ title: t("lateFailed"), text: t("lateFailedText"), tone: "danger" });
    };
    let [timer, waitMs] = [0, 1_000];
    // A phone says that the network is back some seconds before it is.
    const askAgain = () => {
      clearTimeout(timer);
      part.fetch().catch(() => {
        waitMs = Math.min(2 * waitMs, longestWaitMs);
        timer = window.setTimeout(askAgain, waitMs);
      });
    };
    part.fetch().catch(tell);
    addEventListener("online", askAgain);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", askAgain);
    };
  }, [missing, part, t]);
  if (Here) return <Here {...props} />;
  if (part.place !== undefined)
    return missing && failed ? (
      <ErrorPanel
        title={t("lateFailed")}
        message={t("lateFailedText")}
        retry={t("retry")}
        onRetry={() => void part.fetch().catch(() => undefined)}
      />
    ) : (
      missing && <Skeleton className={part.place} />
    );
  return (
    missing &&
    !failed &&
    !part.tells && (
      <span role="status" className="fixed inset-x-0 top-0 z-50 h-1 animate-pulse bg-primary">
        <span className="sr-only">{t("loading")}</span>
      </span>
    )
  );
}

/**
 * A part of the page that nobody sees before they ask for it. Its code is fetched ahead once the page is at rest
 * (`useFetchAhead`), at the latest when it is `wanted`, which it is as soon as it stands there unless said otherwise.
 * Without the network somebody is told, and what was asked for shows when the network is back. What has a `place` is
 * told of there, and the rest of the page goes on.
 */
export function late<Props extends object>(
  load: Load<Props>,
  { tells = false, place }: { tells?: boolean; place?: string } = {},
) {
  const part = partOf(load, tells, place);
  return (props: Props & { wanted?: boolean }) => <Late part={part} wanted={props.wanted ?? true} props={props} />;
}
