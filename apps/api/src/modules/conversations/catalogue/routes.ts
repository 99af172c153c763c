import { whatsappCatalogue } from "@mauzo/contract/conversations/whatsapp-catalogue";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { getCatalogue } from "./get-catalogue.ts";
import { pushAgain } from "./push-again.ts";
import { saveAtProvider } from "./save-at-provider.ts";
import { saveCatalogue } from "./save-catalogue.ts";
import { stopCatalogue } from "./stop-catalogue.ts";

export function catalogueRoutes(mount: Mount, deps: Deps) {
  mount(whatsappCatalogue.get, (_, { shopId, tx }) => tx((tx) => getCatalogue(tx, shopId)));
  mount(
    whatsappCatalogue.save,
    ({ body }, context) => saveAtProvider(deps, context, body),
    ({ body }, context) => saveCatalogue(deps, context, body),
  );
  mount(whatsappCatalogue.push, (_, context) => pushAgain(deps, context));
  mount(whatsappCatalogue.stop, (_, context) => stopCatalogue(context));
}
