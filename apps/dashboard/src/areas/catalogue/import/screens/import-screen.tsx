"use client";

import { readPriceList } from "@mauzo/format/price-list/read-price-list";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { PastImports } from "../../../../entities/shop/import/parts/past-imports.tsx";
import { useAccount } from "../../../../lib/session/account.tsx";
import { useErrorToast } from "../../../../lib/session/password/use-error-toast.ts";
import { useFormDraft } from "../../../../lib/storage/use-form-draft.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { useSingleFlight } from "../../../../lib/use-single-flight.ts";
import { useChangePrices } from "../data/use-change-prices.ts";
import { useCreateProducts } from "../data/use-create-products.ts";
import {
  downloadProducts,
  useFeedSummary,
  useFindProductsByName,
  useImports,
  useUploadFile,
} from "../data/use-imports.ts";
import { CsvCard } from "../parts/csv-card.tsx";
import { PriceListCard } from "../parts/list/paste-price-list-card.tsx";
import { ProposedProducts } from "../parts/list/proposed-products.tsx";
import { MetaFeedCard } from "../parts/meta-feed-card.tsx";
import type { KnownNames } from "../rules.ts";

const noneKnown: KnownNames = new Map();
const noText = { text: "" };

/** Adds many products at once, from a price list as written in a chat or from a file. */
export function ImportScreen() {
  const t = useTranslations("imports");
  const router = useRouter();
  const { shop } = useAccount();
  const [text, setText] = useState("");
  const [read, setRead] = useState(false);
  const { onTyped, onDone } = useFormDraft(`price-list:${shop.id}`, {
    pattern: noText,
    read: () => (text === "" ? undefined : { text }),
    fill: (kept) => setText(kept.text),
    clear: () => setText(""),
  });
  const [asked, setAsked] = useState(false);
  const feed = useFeedSummary(asked);
  const failureText = useFailureText();
  const told = useErrorToast();
  const upload = useUploadFile();
  const past = useImports().data?.pages.flatMap(({ items }) => items) ?? [];
  const { create, busy, done } = useCreateProducts();
  const changePrices = useChangePrices();
  const once = useSingleFlight();
  const list = readPriceList(read ? text : "");
  const known = useFindProductsByName();
  /** Shows what was read even if the lookup of the names failed. */
  const readList = () => {
    const names = new Set(readPriceList(text).offers.map(({ name }) => name));
    known.mutate([...names], { onSettled: () => setRead(true) });
  };
  const nothing = list.offers.length === 0;
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={t("title")} back={{ href: "/dashboard/products", label: t("back") }} />
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
            onExport={() => downloadProducts("table").catch(told(t("file.failed")))}
          />
          <MetaFeedCard
            summary={feed.data}
            busy={feed.isFetching}
            failure={feed.error ? failureText(feed.error) : undefined}
            onLook={() => (asked ? void feed.refetch() : setAsked(true))}
            onDownload={() => downloadProducts("meta").catch(told(t("file.failed")))}
          />
          {past.length > 0 && <PastImports imports={past} hrefOf={(id) => `/dashboard/products/import/${id}`} />}
        </div>
      ) : (
        <ProposedProducts
          list={list}
          known={known.data ?? noneKnown}
          busy={busy || changePrices.isPending}
          done={done}
          onAgain={() => setRead(false)}
          onTake={({ changes, proposals, all }, onFailed) =>
            once(async () => {
              // Prices first: if they cannot be changed, nothing else happens.
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
