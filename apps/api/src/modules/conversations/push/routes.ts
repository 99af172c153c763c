import { pushDevices } from "@mauzo/contract/conversations/push-devices";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { addDevice } from "./add-device.ts";
import { removeDevice } from "./remove-device.ts";

export function pushRoutes(mount: Mount, deps: Pick<Deps, "push">) {
  mount(pushDevices.key, async () => ({ key: deps.push?.publicKey ?? null }));
  mount(pushDevices.add, ({ body }, context) => addDevice(deps, context, body));
  mount(pushDevices.remove, ({ params }, context) => removeDevice(context, params.id));
}
