import type { Deps } from "../../deps.ts";
import type { Mount } from "../../http/mount.ts";
import { autoMessageRoutes } from "./auto-messages/routes.ts";
import { cannedReplyRoutes } from "./canned-replies/routes.ts";
import { catalogueRoutes } from "./catalogue/routes.ts";
import { channelRoutes } from "./channels/routes.ts";
import { chatRoutes } from "./chat/routes.ts";
import { conversationRoutes } from "./conversations/routes.ts";
import { customerTimelineRoutes } from "./customer-timeline/routes.ts";
import { fileRoutes } from "./files/routes.ts";
import { flowRoutes } from "./flows/routes.ts";
import { inboundRoutes } from "./inbound/routes.ts";
import { inboxSettingsRoutes } from "./inbox-settings/routes.ts";
import { noteRoutes } from "./notes/routes.ts";
import { plannedRoutes } from "./planned/routes.ts";
import { priceRoutes } from "./prices/routes.ts";
import { profileRoutes } from "./profile/routes.ts";
import { sellingRoutes } from "./selling/routes.ts";
import { templateRoutes } from "./templates/routes.ts";

export function mountConversations(mount: Mount, deps: Deps) {
  autoMessageRoutes(mount);
  catalogueRoutes(mount, deps);
  cannedReplyRoutes(mount);
  channelRoutes(mount, deps);
  chatRoutes(mount, deps);
  conversationRoutes(mount, deps);
  customerTimelineRoutes(mount);
  fileRoutes(mount, deps);
  flowRoutes(mount, deps);
  inboundRoutes(mount, deps);
  inboxSettingsRoutes(mount);
  noteRoutes(mount, deps);
  plannedRoutes(mount, deps);
  sellingRoutes(mount, deps);
  priceRoutes(mount);
  profileRoutes(mount, deps);
  templateRoutes(mount, deps);
}
