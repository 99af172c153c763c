"use client";

import { customerMerges } from "@mauzo/contract/customers/customer-merges";
import { isMaskedPhone } from "@mauzo/contract/customers/customers";
import { useTranslations } from "next-intl";
import { DetailQueryState } from "../../../../components/page/detail-query-state.tsx";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { CreditLimitCard } from "../../../../entities/customers/customer/parts/credit-limit-card.tsx";
import { OpenCartsCard } from "../../../../entities/customers/customer/parts/open-carts-card.tsx";
import { useCustomer, useMergeSuggestions } from "../../../../entities/customers/customer/queries.ts";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";
import { useCustomerCarts, useCustomerTimeline } from "../data.ts";
import { useCustomerName } from "../labels.ts";
import { ConsentCard } from "../parts/record/consent-card.tsx";
import { CustomerActions } from "../parts/record/customer-actions.tsx";
import { CustomerFigures } from "../parts/record/customer-figures.tsx";
import { DetailsCard } from "../parts/record/details-card.tsx";
import { DoublesCard } from "../parts/record/doubles-card.tsx";
import { HabitsCards } from "../parts/record/habits-cards.tsx";
import { RightsCard } from "../parts/record/rights-card.tsx";
import { useLeadToKept } from "../parts/record/use-lead-to-kept.ts";
import { TimelineCard } from "../parts/timeline/timeline-card.tsx";

export { startCustomer } from "../../../../entities/customers/customer/queries.ts";

/** One customer: what one can do now, figures, what is known, and what happened. */
export function CustomerScreen({ id }: { id: string }) {
  const t = useTranslations("customers");
  const nameOf = useCustomerName();
  const query = useCustomer(id);
  const timeline = useCustomerTimeline(id);
  const carts = useCustomerCarts(id);
  const doubles = useMergeSuggestions(id, useCanAccess(customerMerges.merge.access) && query.data !== undefined);
  useLeadToKept(query.error);
  const customer = query.data;
  const back = { href: "/dashboard/customers", label: t("back") };
  if (!customer) {
    const words = { failed: t("detailFailed"), missing: t("missing"), missingText: t("missingText") };
    return <DetailQueryState title={t("detailTitle")} back={back} side="right" words={words} query={query} />;
  }
  const { name, phone } = customer;
  const entries = timeline.data?.pages.flatMap(({ items }) => items);
  const conversationId = entries?.find(({ kind }) => kind === "conversation")?.id;
  return (
    <>
      <PageHeader
        title={customer.forgotten_at === null ? nameOf(customer) : t("rights.name")}
        back={back}
        {...(name !== "" && phone !== null && { subtitle: <bdi className="tabular-nums">{phone}</bdi> })}
        actions={customer.forgotten_at === null && <CustomerActions {...{ customer, conversationId }} />}
      />
      {phone !== null && isMaskedPhone(phone) && <p className="mb-4 text-[0.8125rem] text-muted">{t("masked")}</p>}
      {customer.forgotten_at !== null && <p className="mb-4 text-muted">{t("rights.isForgotten")}</p>}
      <CustomerFigures customer={customer} />
      <DoublesCard customerId={id} pairs={doubles.data?.items} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="min-w-0 max-lg:contents">
          <TimelineCard customerId={id} entries={entries} list={timeline} />
        </div>
        <div className="flex flex-col gap-4 max-lg:contents">
          <DetailsCard customer={customer} />
          <OpenCartsCard carts={carts ?? []} />
          <CreditLimitCard id={id} limit={customer.credit_limit} owed={customer.owed} />
          <ConsentCard customer={customer} />
          <HabitsCards customer={customer} />
          <RightsCard customer={customer} />
        </div>
      </div>
    </>
  );
}
