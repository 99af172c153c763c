"use client";

import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import { useShelf } from "../../../../entities/conversations/flow/queries.ts";
import { StepDialog } from "../parts/step-dialog.tsx";

type Props = { flow: FlowDocument; id: string; onSave: (flow: FlowDocument) => void; onClose: () => void };

/** A step in its dialog, with what is on sale where it shows a picture of it. */
export function StepView(props: Props) {
  const isPicture = props.flow.nodes.some(({ id, kind }) => id === props.id && kind === "media");
  const shelf = useShelf(isPicture);
  return <StepDialog {...props} shelf={shelf.data?.items ?? []} />;
}
