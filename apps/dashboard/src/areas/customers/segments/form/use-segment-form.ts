"use client";

import { errorCode } from "@mauzo/api-client/errors/error-code";
import { SegmentDocument, segmentRulesMost } from "@mauzo/contract/customers/segment-criteria";
import type { Segment } from "@mauzo/contract/customers/segments";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEditing } from "../../../../components/form/editing/use-editing.ts";
import { useNewestSegment } from "../../../../entities/customers/segment/queries.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { useAddSegment, useSaveSegment } from "../data.ts";
import { problemsOf, type ReadySegment, type SegmentForm, toDocument, toForm } from "./segment-form.ts";

/** The form that adds a segment, from a ready-made one or from nothing, or changes the given one. */
export function useSegmentForm(saved?: Segment, ready?: ReadySegment) {
  const t = useTranslations("segments");
  const failureText = useFailureText();
  const router = useRouter();
  const readNewest = useNewestSegment(saved?.id ?? "");
  const add = useAddSegment();
  const change = useSaveSegment(saved?.id ?? "");
  const start = ready && { name: t(`readyName.${ready}`), kind: ready };
  return useEditing({
    saved,
    toForm: (segment: Segment | undefined) => toForm(segment, start),
    toInput: (form: SegmentForm, base: Segment | undefined) => ({
      base,
      body: { name: form.name, document: SegmentDocument.parse(toDocument(form)) },
    }),
    problemsOf: (form) =>
      problemsOf(form).map(({ path, kind }) => ({
        path,
        text: kind === "tooMany" ? t("tooMany", { count: segmentRulesMost }) : t(kind),
      })),
    refusedFields: (error) =>
      errorCode(error) === "segment_name_taken" ? [{ path: "name", text: failureText(error) }] : [],
    save: ({ base, body }) => (base ? change.mutateAsync({ ...body, version: base.version }) : add.mutateAsync(body)),
    readNewest: saved && readNewest,
    isUndoable: () => saved !== undefined,
    saidSaved: ({ name }) => ({ title: t("saved"), text: name }),
    saidFailed: t("saveFailed"),
    onSaved: () => router.replace("/dashboard/customers/customers-segments"),
  });
}
