import { openSmsGateway } from "../src/gateways/sms/open-sms-gateway.ts";

/** Browsers and servers leave this port alone, and nobody listens there. */
const nowhere = "http://127.0.0.1:9";

/** Providers of SMS of whom nobody is there. */
export const noSms = () => openSmsGateway({ beem: nowhere, nextsms: nowhere, africas_talking: nowhere });
