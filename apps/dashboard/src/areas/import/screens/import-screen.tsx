"use client";

import { readPriceList } from "@mauzo/format/price-list/read-price-list";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { PageHead } from "../../../components/page/page-head.tsx";
import { useCreateAll } from "../data.ts";
import { PriceListCard } from "../parts/price-list-card.tsx";
import { Proposals } from "../parts/proposals.tsx";

/** Takes in many products at once: from a price list as it is written in a chat. */
export function ImportScreen() {
  const t = useTranslations("imports");
  const router = useRouter();
  const [text, setText] = useState("");
  const [read, setRead] = useState(false);
  const { create, busy, done } = useCreateAll();
  const list = readPriceList(read ? text : "");
  const nothing = list.offers.length === 0;
  return (
    <div className="mx-auto max-w-3xl">
      <PageHead title={t("title")} back={{ href: "/dashboard/products", label: t("back") }} />
      {nothing ? (
        <PriceListCard
          text={text}
          nothing={read}
          onChange={(typed) => {
            setText(typed);
            setRead(false);
          }}
          onRead={() => setRead(true)}
        />
      ) : (
        <Proposals
          list={list}
          busy={busy}
          done={done}
          onAgain={() => setRead(false)}
          onCreate={(proposals, all, onFailed) =>
            create(
              { proposals, all },
              {
                onSuccess: ({ failed }) => (failed.length > 0 ? onFailed(failed) : router.push("/dashboard/products")),
              },
            )
          }
        />
      )}
    </div>
  );
}
