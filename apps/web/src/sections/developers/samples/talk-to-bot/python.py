import json
import os
import time
from urllib.request import Request, urlopen

chat_id = str(int(time.time() * 1000))
visitor_token = None


def say(message):
    global visitor_token
    headers = {"Content-Type": "application/json"}
    if visitor_token:
        headers["X-Visitor-Token"] = visitor_token
    body = {"message": message, "chat_id": chat_id, "bot_id": os.environ["MAUZO_BOT"], "message_type": "text"}
    request = Request(
        f"{os.environ['MAUZO_API']}/plugin/conversation/{os.environ['MAUZO_BOT']}",
        method="POST",
        data=json.dumps(body).encode(),
        headers=headers,
    )
    with urlopen(request) as response:
        visitor_token = response.headers.get("X-Visitor-Token", visitor_token)
        said = json.load(response)["message"]
    return said if isinstance(said, str) else "\n".join(said)


print(say("Habari"))
print(say("bidhaa"))
