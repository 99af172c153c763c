import { messageTemplates } from "@mauzo/contract/conversations/message-templates";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { addReadyTemplates } from "./add-ready-templates.ts";
import { createTemplate } from "./create-template.ts";
import { listTemplates } from "./queries.ts";
import { queueQuestion } from "./queue-question.ts";
import { removeTemplate } from "./remove-template.ts";
import { saveTemplate } from "./save-template.ts";
import { getTemplate } from "./steps/get-template.ts";
import { submitTemplate } from "./submit-template.ts";

export function templateRoutes(mount: Mount, deps: Deps) {
  mount(messageTemplates.list, (_, { shopId, tx }) => tx(async (tx) => ({ items: await listTemplates(tx, shopId) })));
  mount(messageTemplates.get, ({ params }, { shopId, tx }) => tx((tx) => getTemplate(tx, shopId, params.id)));
  mount(messageTemplates.create, ({ body }, context) => createTemplate(context, body));
  mount(messageTemplates.save, ({ params, body }, context) => saveTemplate(context, params.id, body));
  mount(messageTemplates.submit, ({ params }, context) => submitTemplate(deps, context, params.id));
  mount(messageTemplates.remove, ({ params }, context) => removeTemplate(deps, context, params.id));
  mount(messageTemplates.addReady, (_, context) => addReadyTemplates(context));
  mount(messageTemplates.ask, (_, context) => queueQuestion(deps, context));
}
