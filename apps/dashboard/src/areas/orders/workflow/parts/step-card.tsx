"use client";

import type { Notice, OrderWorkflow, WorkflowEvent } from "@mauzo/contract/orders/order-workflow";
import { type StateAppearance, stateColours } from "@mauzo/contract/shop/order-appearance";
import { Badge } from "@mauzo/ui/badge";
import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { Input } from "@mauzo/ui/input";
import { ChevronDown } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { ClashNote } from "../../../../components/form/editing/clash-note.tsx";
import { FormField } from "../../../../components/form/editing/form-field.tsx";
import { NoticeFields } from "./notice-fields.tsx";

type Props = {
  event: WorkflowEvent;
  step: OrderWorkflow["steps"][WorkflowEvent];
  /** The label and colour of a status; "paid" has none of its own. */
  appearance: StateAppearance | undefined;
  onStep: (step: { customer: Notice; staff: Notice }) => void;
  onAppearance: (appearance: StateAppearance) => void;
};

/** One status of the workflow: its label and colour, and who gets which message when an order reaches it. */
export function StepCard({ event, step, appearance, onStep, onAppearance }: Props) {
  const t = useTranslations("workflow");
  const language = useLocale() === "sw" ? "sw" : "en";
  const goods = useTranslations("orders.goods");
  const own = event === "paid" ? t("paid") : goods(event);
  const told = (["customer", "staff"] as const).filter((audience) => step[audience].on);
  return (
    <details className="group rounded-card border border-line bg-card">
      <summary className="flex cursor-pointer list-none items-center gap-3 p-4 md:px-5">
        <Badge tone={appearance?.colour ?? "primary"}>{appearance?.label[language] || own}</Badge>
        <span className="min-w-0 grow text-[0.8125rem] text-muted">
          {told.length === 0 ? t("nobodyTold") : told.map((audience) => t(`told.${audience}`)).join(" · ")}
          {event === "cancelled" && <span className="block">{t("stockBack")}</span>}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-5 border-line border-t p-4 md:px-5">
        {appearance && (
          <>
            <div className="grid gap-3 sm:grid-cols-2">
              {(["en", "sw"] as const).map((each) => (
                <FormField
                  key={each}
                  name={`appearance.${event}.label.${each}`}
                  label={t(each === "en" ? "wordEnglish" : "wordSwahili")}
                >
                  {(control) => (
                    <Input
                      {...control}
                      lang={each}
                      autoComplete="off"
                      maxLength={24}
                      placeholder={own}
                      value={appearance.label[each]}
                      onChange={({ target }) =>
                        onAppearance({ ...appearance, label: { ...appearance.label, [each]: target.value } })
                      }
                    />
                  )}
                </FormField>
              ))}
            </div>
            <ChoiceChips
              label={t("colour")}
              chips={stateColours.map((value) => ({ value, text: t(`colours.${value}`) }))}
              value={appearance.colour}
              onChoose={(colour) => onAppearance({ ...appearance, colour })}
            />
            <ClashNote
              at={`appearance/${event}/colour`}
              label={t("colour")}
              say={(value) =>
                stateColours.filter((colour) => colour === value).map((colour) => t(`colours.${colour}`))[0]
              }
            />
          </>
        )}
        {(["customer", "staff"] as const).map((audience) => (
          <NoticeFields
            key={audience}
            name={`steps.${event}.${audience}`}
            label={t(`tell.${audience}`)}
            value={step[audience]}
            onChange={(notice) => onStep({ ...step, [audience]: notice })}
          />
        ))}
      </div>
    </details>
  );
}
