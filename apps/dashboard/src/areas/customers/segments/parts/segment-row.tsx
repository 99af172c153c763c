"use client";

import { type Segment, segments } from "@mauzo/contract/customers/segments";
import { Button } from "@mauzo/ui/button";
import { buttonClass } from "@mauzo/ui/button-class";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useRemoveSegment } from "../../../../entities/customers/segment/actions/use-remove-segment.ts";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";
import { useSentence } from "./use-sentence.ts";

type Props = { segment: Segment; names: ReadonlyMap<string, string> };

/** A segment with its question in words, and what one can do with it. */
export function SegmentRow({ segment: { id, name, document }, names }: Props) {
  const t = useTranslations("segments");
  const say = useSentence();
  const mayEdit = useCanAccess(segments.update.access);
  const mayRemove = useCanAccess(segments.remove.access);
  const { mutate: remove, isPending: busy } = useRemoveSegment();
  return (
    <li className="border-line border-t px-4 py-3 first:border-0 md:px-5">
      <p className="wrap-anywhere font-medium">
        <bdi>{name}</bdi>
      </p>
      <p className="wrap-anywhere text-muted">{say(document, names)}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Link
          href={`/dashboard/customers?segment=${id}`}
          aria-label={t("membersOf", { name })}
          className={buttonClass("secondary", "sm")}
        >
          {t("members")}
        </Link>
        {mayEdit && (
          <Link
            href={`/dashboard/customers/customers-segments/${id}`}
            aria-label={t("editNamed", { name })}
            className={buttonClass("secondary", "sm")}
          >
            {t("edit")}
          </Link>
        )}
        {mayRemove && (
          <Button
            variant="ghost"
            size="sm"
            busy={busy}
            aria-label={t("removeNamed", { name })}
            onClick={() => remove(id)}
          >
            {t("remove")}
          </Button>
        )}
      </div>
    </li>
  );
}
