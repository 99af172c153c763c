import Typebot from "@typebot.io/js/web";

Typebot.initBubble({ typebot: "shop", apiHost: location.origin });
