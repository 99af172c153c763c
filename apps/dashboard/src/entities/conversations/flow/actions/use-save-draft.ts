import type { SavedFlowDraft } from "@mauzo/contract/conversations/flows";
import { flows } from "@mauzo/contract/conversations/flows";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../../../lib/session/api.ts";

/** Saves the draft; whoever shows the editor says how it went. */
export const useSaveDraft = () => useMutation({ mutationFn: (body: SavedFlowDraft) => api.call(flows.save, { body }) });
