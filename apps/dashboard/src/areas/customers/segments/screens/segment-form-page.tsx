"use client";

import { segmentRulesMost } from "@mauzo/contract/customers/segment-criteria";
import { type Segment, segmentLimits } from "@mauzo/contract/customers/segments";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Input } from "@mauzo/ui/input";
import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormField } from "../../../../components/form/editing/form-field.tsx";
import { FormPage } from "../../../../components/form/form-page.tsx";
import { useCustomerValues } from "../../../../entities/customers/customer/queries.ts";
import { newIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";
import { useFoundProducts, useNames, useSegmentCount, useSegmentReach } from "../data.ts";
import { countRules, emptyRule, type ReadySegment, toDocument } from "../form/segment-form.ts";
import { useSegmentForm } from "../form/use-segment-form.ts";
import { CountCard } from "../parts/count-card.tsx";
import { RuleList } from "../parts/rule-list.tsx";

const list = "/dashboard/customers/customers-segments";

type Props = { segment?: Segment; ready?: ReadySegment };

/** The form of a segment: its name, its conditions, and who fits while they are typed. */
export function SegmentFormPage({ segment, ready }: Props) {
  const t = useTranslations("segments");
  const editing = useSegmentForm(segment, ready);
  const form = editing.form.watch();
  const { match, rules, groups } = form;
  const isFull = countRules(form) >= segmentRulesMost;
  const document = toDocument(form);
  const count = useSegmentCount(document);
  const ways = useSegmentReach(document, count);
  const [search, setSearch] = useState("");
  const known = {
    ...useCustomerValues(),
    ...useNames([form]),
    found: useFoundProducts(search),
    onFind: setSearch,
  };
  const addGroup = () => {
    const key = newIdempotencyKey();
    editing.change({ groups: [...groups, { key, match: "any", rules: [emptyRule(`${key}r`)] }] });
  };
  return (
    <FormPage
      editing={editing}
      title={t(segment ? "editTitle" : "newTitle")}
      back={{ href: list, label: t("back") }}
      save={t(segment ? "save" : "create")}
      discard={list}
      always={!segment}
    >
      <Card>
        <FormField name="name" label={t("name")}>
          {(control) => (
            <Input {...control} autoComplete="off" maxLength={segmentLimits.name} {...editing.form.register("name")} />
          )}
        </FormField>
      </Card>
      <CountCard document={document} names={known.names} count={count} ways={ways} />
      <Card title={t("question")}>
        <RuleList
          path="rules"
          group={{ match, rules }}
          {...{ isFull, known }}
          onChange={(next) => editing.change(next)}
        />
      </Card>
      {groups.map((group, at) => {
        const replace = (next: typeof groups) => editing.change({ groups: next });
        return (
          <Card
            key={group.key}
            title={t("group")}
            action={
              <Button variant="ghost" size="sm" onClick={() => replace(groups.filter(({ key }) => key !== group.key))}>
                {t("removeGroup")}
              </Button>
            }
          >
            <RuleList
              path={`groups.${at}.rules`}
              group={group}
              {...{ isFull, known }}
              onChange={(next) => replace(groups.map((each) => (each.key === group.key ? { ...each, ...next } : each)))}
            />
          </Card>
        );
      })}
      <div>
        <Button variant="secondary" disabled={isFull} onClick={addGroup}>
          <Plus aria-hidden="true" className="size-4" />
          {t("addGroup")}
        </Button>
      </div>
    </FormPage>
  );
}
