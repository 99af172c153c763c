import { conversationNotes } from "@mauzo/contract/conversations/conversation-notes";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { addNote } from "./add-note.ts";
import { listNotes } from "./list-notes.ts";
import { removeNote } from "./remove-note.ts";

export function noteRoutes(mount: Mount, deps: Deps) {
  mount(conversationNotes.list, ({ params }, context) => listNotes(context, params.id));
  mount(conversationNotes.create, ({ params, body }, context) => addNote(deps, context, params.id, body));
  mount(conversationNotes.remove, ({ params }, context) => removeNote(deps, context, params.id));
}
