"use client";

import { ErrorPanel } from "@mauzo/ui/error-panel";
import { Skeleton } from "@mauzo/ui/skeleton";
import { useTranslations } from "next-intl";
import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { toasts } from "../toasts.ts";

type Part<Props> = {
  now: () => ComponentType<Props> | undefined;
  subscribe: (listener: () => void) => () => void;
  fetch: () => Promise<void>;
  /** It shows messages itself, so it is prefetched for everyone and a failure to load it shows no message. */
  tells: boolean;
  /** The size, as classes, of its placeholder; without it, nothing shows until it is wanted. */
  place: string | undefined;
};
type Load<Props> = () => Promise<ComponentType<Props>>;

const parts = new Set<Pick<Part<never>, "fetch" | "tells">>();

/** Prefetches the lazy components that are not loaded yet. Those that fail are requested again when they are wanted. */
export const prefetchParts = (savesData: boolean) =>
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
type LazyProps<Props> = { part: Part<Props>; wanted: boolean; props: Props };

function Lazy<Props extends object>({ part, wanted, props }: LazyProps<Props>): ReactNode {
  const t = useTranslations("shell");
  const Here = useSyncExternalStore(part.subscribe, part.now, () => undefined);
  const missing = wanted && Here === undefined;
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!missing) return;
    const fail = () => {
      setFailed(true);
      if (!part.tells && part.place === undefined)
        toasts.push({ title: t("lateFailed"), text: t("lateFailedText"), tone: "danger" });
    };
    let [timer, waitMs] = [0, 1_000];
    // A phone reports that the network is back some seconds too early.
    const retry = () => {
      clearTimeout(timer);
      part.fetch().catch(() => {
        waitMs = Math.min(2 * waitMs, longestWaitMs);
        timer = window.setTimeout(retry, waitMs);
      });
    };
    part.fetch().catch(fail);
    addEventListener("online", retry);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", retry);
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
 * A lazy component that is not visible until the user opens it. Its code is prefetched once the page is idle
 * (`usePrefetchParts`), at the latest when it is `wanted`, which is the default on mount. Offline, the user gets a
 * message and the component shows once the network is back. With a `place`, the message is shown there and the rest of
 * the page keeps working.
 */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  { tells = false, place }: { tells?: boolean; place?: string } = {},
) {
  const part = partOf(load, tells, place);
  return (props: Props & { wanted?: boolean }) => <Lazy part={part} wanted={props.wanted ?? true} props={props} />;
}
