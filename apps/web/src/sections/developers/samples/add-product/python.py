import json
import os
import uuid
from urllib.error import HTTPError
from urllib.request import Request, urlopen

product = {
    "name": "Kikoi Pwani",
    "category": "clothing & accessories",
    "price_minor": 2_200_000,
    "stock": 12,
}
request = Request(
    f"{os.environ['MAUZO_API']}/products",
    method="POST",
    data=json.dumps(product).encode(),
    headers={
        "Authorization": f"Bearer {os.environ['MAUZO_TOKEN']}",
        "Content-Type": "application/json",
        # Keep the key until you have an answer, and repeat the call with it.
        "Idempotency-Key": str(uuid.uuid4()),
    },
)
try:
    with urlopen(request) as response:
        created = json.load(response)
        print(created["id"], created["name"])
except HTTPError as refusal:
    raise SystemExit(json.load(refusal)["detail"])
