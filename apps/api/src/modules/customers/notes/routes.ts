import { customerNotes } from "@mauzo/contract/customers/customer-notes";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { addNote } from "./add-note.ts";
import { removeOrRestoreNote } from "./remove-or-restore-note.ts";

export function noteRoutes(mount: Mount, deps: Deps) {
  mount(customerNotes.create, ({ params, body }, context) =>
    context.tx((tx) => addNote(tx, deps, context, { customerId: params.id, text: body.text })),
  );
  mount(customerNotes.remove, ({ params }, context) => removeOrRestoreNote(deps, context, params.id, true));
  mount(customerNotes.restore, ({ params }, context) => removeOrRestoreNote(deps, context, params.id, false));
}
