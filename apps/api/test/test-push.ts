import { webPushServices } from "../src/gateways/push/web-push.ts";
import { httpWebhooks } from "../src/gateways/webhooks/http-webhooks.ts";

/** The key of every stack that says no other. */
export const usualPushKey = Buffer.alloc(32, 9).toString("base64url");

type Options = { /** The beginning of a stand-in's addresses. */ at?: string; key?: string };

/** Push services of which one, at an address on this machine, is a stand-in; by default nobody is there. */
export const testPush = ({ at = "http://127.0.0.1:9/", key = usualPushKey }: Options = {}) =>
  webPushServices(
    {
      ...{ privateKey: key, standIn: at, subject: "mailto:hello@mauzo.example" },
      services: ["fcm.googleapis.com", "*.notify.windows.com"],
    },
    httpWebhooks({ trusted: [at], own: [] }),
  );
