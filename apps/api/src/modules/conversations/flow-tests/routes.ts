import { flowTests } from "@mauzo/contract/conversations/flow-tests";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { acceptTest } from "./accept-test.ts";
import { createFromConversation } from "./create-from-conversation.ts";
import { createTest } from "./create-test.ts";
import { listTests } from "./list-tests.ts";
import { removeTest } from "./remove-test.ts";

export function flowTestRoutes(mount: Mount, deps: Deps) {
  mount(flowTests.list, ({ query }, context) => listTests(context, query.flow));
  mount(flowTests.create, ({ query, body }, context) => createTest(deps, context, { ...query, ...body }));
  mount(flowTests.createFromConversation, ({ params, body }, context) =>
    createFromConversation(deps, context, { conversationId: params.id, name: body.name }),
  );
  mount(flowTests.accept, ({ params, body }, context) => acceptTest(context, { testId: params.id, draft: body.draft }));
  mount(flowTests.remove, ({ params }, context) => removeTest(context, params.id));
}
