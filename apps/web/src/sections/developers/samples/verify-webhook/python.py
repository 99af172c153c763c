import base64
import hashlib
import hmac
import json
import os
import time
from http.server import BaseHTTPRequestHandler, HTTPServer

key = base64.b64decode(os.environ["MAUZO_WEBHOOK_SECRET"].removeprefix("whsec_"))
seen = set()


def is_from_mauzo(headers, body):
    sent = headers.get("webhook-timestamp", "")
    # Who recorded a message cannot send it again later.
    if not sent.isdigit() or abs(time.time() - int(sent)) > 300:
        return False
    signed = f"{headers['webhook-id']}.{sent}.".encode() + body
    expected = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    # While a secret is renewed there are two.
    signatures = headers.get("webhook-signature", "").split(" ")
    return any(hmac.compare_digest(f"v1,{expected}", signature) for signature in signatures)


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        genuine = is_from_mauzo(self.headers, body)
        self.send_response(204 if genuine else 400)
        self.end_headers()
        # The same message may come more than once: its id tells.
        if genuine and self.headers["webhook-id"] not in seen:
            seen.add(self.headers["webhook-id"])
            print(json.loads(body)["type"], flush=True)

    def log_message(self, *_):
        pass


HTTPServer(("", int(os.environ["PORT"])), Receiver).serve_forever()
