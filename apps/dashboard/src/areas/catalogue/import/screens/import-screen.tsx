"use client";

import { readPriceList } from "@mauzo/format/price-list/read-price-list";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { PageHead } from "../../../../components/page/page-head.tsx";
import { useKeptForm } from "../../../../lib/device/use-kept-form.ts";
import { saveFile } from "../../../../lib/files/send-file.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { useTold } from "../../../../lib/session/password/use-told.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { useOnce } from "../../../../lib/use-once.ts";
import { useChangePrices } from "../data/use-change-prices.ts";
import { useCreateAll } from "../data/use-create-all.ts";
import { exportPath, useFeedSummary, useImports, useKnownNames, useUploadFile } from "../data/use-imports.ts";
import { CsvCard } from "../parts/csv-card.tsx";
import { PriceListCard } from "../parts/list/price-list-card.tsx";
import { Proposals } from "../parts/list/proposals.tsx";
import { MetaCard } from "../parts/meta-card.tsx";
import { PastImports } from "../parts/past-imports.tsx";
import type { KnownNames } from "../rules.ts";

const noneKnown: KnownNames = new Map();
const noText = { text: "" };

/** Takes in many products at once: from a price list as it is written in a chat, or from a file. */
export function ImportScreen() {
  const t = useTranslations("imports");
  const router = useRouter();
  const { shop } = useAccount();
  const [text, setText] = useState("");
  const [read, setRead] = useState(false);
  const { onTyped, onDone } = useKeptForm(`price-list:${shop.id}`, {
    empty: noText,
    read: () => ({ text }),
    fill: (kept) => setText(kept.text),
  });
  const [asked, setAsked] = useState(false);
  const feed = useFeedSummary(asked);
  const failureText = useFailureText();
  const told = useTold();
  const upload = useUploadFile();
  const past = useImports().data?.pages.flatMap(({ items }) => items) ?? [];
  const { create, busy, done } = useCreateAll();
  const changePrices = useChangePrices();
  const once = useOnce();
  const list = readPriceList(read ? text : "");
  const known = useKnownNames();
  /** Whether the names could be looked up or not, what was understood is shown. */
  const readList = () => {
    const names = new Set(readPriceList(text).offers.map(({ name }) => name));
    known.mutate([...names], { onSettled: () => setRead(true) });
  };
  const nothing = list.offers.length === 0;
  return (
    <div className="mx-auto max-w-3xl">
      <PageHead title={t("title")} back={{ href: "/dashboard/products", label: t("back") }} />
      {nothing ? (
        <div className="flex flex-col gap-4">
          <PriceListCard
            text={text}
            nothing={read}
            onChange={(typed) => {
              setText(typed);
              setRead(false);
              onTyped();
            }}
            busy={known.isPending}
            onRead={readList}
          />
          <CsvCard
            busy={upload.isPending}
            failure={upload.error ? failureText(upload.error) : undefined}
            onFile={(file) =>
              upload.mutate(file, { onSuccess: ({ id }) => router.push(`/dashboard/products/import/${id}`) })
            }
            onExport={() => saveFile(exportPath("table")).catch(told(t("file.failed")))}
          />
          <MetaCard
            summary={feed.data}
            busy={feed.isFetching}
            failure={feed.error ? failureText(feed.error) : undefined}
            onLook={() => (asked ? void feed.refetch() : setAsked(true))}
            onDownload={() => saveFile(exportPath("meta")).catch(told(t("file.failed")))}
          />
          {past.length > 0 && <PastImports imports={past} />}
        </div>
      ) : (
        <Proposals
          list={list}
          known={known.data ?? noneKnown}
          busy={busy || changePrices.isPending}
          done={done}
          onAgain={() => setRead(false)}
          onTake={({ changes, proposals, all }, onFailed) =>
            once(async () => {
              // New prices first: what cannot be changed leaves everything as it stands.
              if (changes.length > 0) await changePrices.mutateAsync(changes);
              const { failed } = proposals.length > 0 ? await create({ proposals, all }) : { failed: [] };
              if (failed.length > 0) return onFailed(failed);
              onDone();
              router.push("/dashboard/products");
            })
          }
        />
      )}
    </div>
  );
}
