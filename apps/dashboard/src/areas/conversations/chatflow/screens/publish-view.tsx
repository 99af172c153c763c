"use client";

import { useFlowTests } from "../../../../entities/conversations/flow/queries.ts";
import { PublishDialog } from "../parts/publishing/publish-dialog.tsx";

/** Publishing, with what the saved conversations say to it. */
export function PublishView(props: { draft: number; onDone: () => void; onClose: () => void }) {
  const tests = useFlowTests();
  const differing = tests.data?.items.filter(({ outcome }) => outcome !== "same") ?? [];
  return <PublishDialog {...props} differing={differing} isPlaying={tests.isFetching} />;
}
