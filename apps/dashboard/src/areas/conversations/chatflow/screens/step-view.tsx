"use client";

import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import { segments } from "@mauzo/contract/customers/segments";
import { useShelf } from "../../../../entities/conversations/flow/queries.ts";
import { useSegments } from "../../../../entities/customers/segment/queries.ts";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";
import { StepDialog } from "../parts/step-dialog.tsx";

type Props = { flow: FlowDocument; id: string; onSave: (flow: FlowDocument) => void; onClose: () => void };

/** A step in its dialog, with what is on sale where it shows a picture of it, and the segments where it may ask for one. */
export function StepView(props: Props) {
  const kind = props.flow.nodes.find(({ id }) => id === props.id)?.kind;
  const shelf = useShelf(kind === "media");
  const mayReadSegments = useCanAccess(segments.list.access);
  const named = useSegments(kind === "condition" && mayReadSegments);
  return <StepDialog {...props} shelf={shelf.data?.items ?? []} segments={named.data?.items} />;
}
